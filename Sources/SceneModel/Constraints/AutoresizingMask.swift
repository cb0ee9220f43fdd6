/// The parts of a view's place that take up what its superview gains or loses (UIView.AutoresizingMask).
public struct AutoresizingMask: Hashable, Sendable {
  /// A part of the place, along one axis.
  public enum Part: String, CaseIterable, Sendable, SceneChoice {
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
    case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
  }

  /// The parts that are flexible.
  public var parts: Set<Part>

  /// Collects parts.
  public init(_ parts: Set<Part> = []) {
    self.parts = parts
  }
}

extension AutoresizingMask: SceneValue {
  static let form = ValueForm.any([Part.form, .array(Part.form)])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> AutoresizingMask? {
    switch json.value {
    case .string: return Part.read(json, &reader).map { AutoresizingMask([$0]) }
    case .array: return [Part].read(json, &reader).map { AutoresizingMask(Set($0)) }
    default: return reader.reject(json, expected: "a flexible part or a list of them")
    }
  }
}

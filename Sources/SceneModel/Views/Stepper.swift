/// Minus and plus side by side (UIStepper): always 94 × 29 points, whatever its frame says.
public struct Stepper: Control {
  /// Where it stands; at an end of its range, the side that leads beyond is pale.
  public var value = 0.0
  /// The least value.
  public var minimumValue = 0.0
  /// The greatest value.
  public var maximumValue = 100.0
  /// Whether it goes on at the other end of its range, so that neither side is ever pale.
  public var wraps = false
  /// Whether it can be touched; if not, it is pale.
  public var state = ControlState()

  /// Makes a stepper from 0 to 100 that stands at 0.
  public init() {}
}

extension Stepper: SceneObject {
  static let typeName = "stepper"
  static let summary = "Minus and plus side by side, 94 × 29 points."
  static let keys: [Key<Stepper>] = [
    Key("value", \.value, default: "0", "Where it stands; at an end of its range, one side is pale."),
    Key("minimumValue", \.minimumValue, default: "0", "The least value."),
    Key("maximumValue", \.maximumValue, default: "100", "The greatest value."),
    Key("wraps", \.wraps, default: "false", "Whether it goes on at the other end of its range."),
    isEnabledKey,
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    reader.checkRange(minimumValue, maximumValue, in: json)
  }
}

extension Stepper: ValueHolder {
  static let valueSummary = "A number as its `value`; beyond its range it stands at the nearer end, with a warning."
  var bindingUse: BindingUse { .number(minimumValue...max(minimumValue, maximumValue)) }

  mutating func hold(_ value: BoundValue) { self.value = value.number ?? self.value }
}

/// How far a content is scrolled (UIScrollView's `contentOffset`): its place that lies at the top left of the view.
public struct ScrollOffset: Hashable, Sendable {
  /// The distance from the content's left edge.
  public var x: Double
  /// The distance from the content's upper edge.
  public var y: Double

  /// Names a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The greatest distance: a million rows are higher than any single length of a scene.
  static let greatest = 1e9
}

extension ScrollOffset: SceneValue {
  static let form = ValueForm.numbers(["x", "y"], least: [:])

  static func read(_ json: JSON, _ reader: inout SceneReader) -> ScrollOffset? {
    guard case .array(let elements) = json.value else { return reader.reject(json, expected: "[x, y]") }
    guard elements.count == 2 else {
      reader.report(.wrongCount(found: elements.count, expected: "2 numbers [x, y]"), at: json.offset)
      return nil
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      reader.descend(intoElement: index) { reader in
        switch element.value {
        case .number(let number) where number.magnitude <= greatest: numbers.append(number)
        case .number(let number):
          reader.report(.outOfRange(found: number, range: "-1,000,000,000 to 1,000,000,000"), at: element.offset)
        default: reader.report(.wrongType(expected: "a number", found: element.kind), at: element.offset)
        }
      }
    }
    return numbers.count == 2 ? ScrollOffset(x: numbers[0], y: numbers[1]) : nil
  }
}

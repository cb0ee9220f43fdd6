import Geometry

/// A value that a scene writes as a list of numbers in UIKit's order.
protocol NumberList: SceneValue {
  static var names: [String] { get }
  /// What is asked for in a message: `[x, y]`.
  init?(numbers: [Double])
}

extension NumberList {
  static var form: ValueForm { .numbers(names, least: ["width": 0, "height": 0]) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Self? {
    let expected = "[" + names.joined(separator: ", ") + "]"
    guard case .array(let elements) = json.value else { return reader.reject(json, expected: expected) }
    guard elements.count == names.count else {
      reader.report(.wrongCount(found: elements.count, expected: "\(names.count) numbers \(expected)"), at: json.offset)
      return nil
    }
    guard let numbers = [Double].read(json, &reader), numbers.count == names.count else { return nil }
    if let value = Self(numbers: numbers) { return value }
    reader.report(.outOfRange(found: numbers.suffix(2).min() ?? 0, range: "a size is 0 to 1,000,000"), at: json.offset)
    return nil
  }
}

extension Point: NumberList {
  static let names = ["x", "y"]
  init?(numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension Size: NumberList {
  static let names = ["width", "height"]
  init?(numbers: [Double]) {
    guard numbers[0] >= 0, numbers[1] >= 0 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension Rect: NumberList {
  static let names = ["x", "y", "width", "height"]
  init?(numbers: [Double]) {
    guard numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Insets: NumberList {
  static let names = ["top", "left", "bottom", "right"]
  init?(numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

/// Something that a scene can say: it knows how it is written and how it is read.
protocol SceneValue: Sendable {
  /// How the value is written, for the schema and the manual.
  static var form: ValueForm { get }
  /// Reads the value; nil after a report of what is wrong with it.
  static func read(_ json: JSON, _ reader: inout SceneReader) -> Self?
}

/// The ways in which a value may be written.
indirect enum ValueForm: Sendable {
  case null
  case boolean
  case number(ClosedRange<Double>?)
  case integer(ClosedRange<Double>?)
  case string
  /// A string that a regular expression describes.
  case pattern(String)
  /// A string out of a list.
  case choice([String])
  /// A list of any length.
  case array(ValueForm)
  /// An object whose keys a regular expression describes, all with one form of value.
  case dictionary(key: String, ValueForm)
  /// A list of as many numbers as it has names; some may have a least value.
  case numbers([String], least: [String: Double])
  /// An object with a key table, by the name of its type.
  case object(ObjectForm)
  /// Any of these.
  case any([ValueForm])
  /// A form whose parts share one definition in the schema.
  case named(String, summary: String, ValueForm)
}

/// A type with a key table, as the schema sees it.
///
/// The keys are asked for only when needed, since types may nest.
struct ObjectForm: Sendable {
  var name: String
  var summary: String
  var keys: @Sendable () -> [KeyForm]
}

/// One row of a key table, as the schema sees it.
struct KeyForm: Sendable {
  var name: String
  var form: ValueForm
  var defaultText: String?
  var summary: String
  var isRequired: Bool
}

/// A number that a key can hold within limits.
protocol RangedNumber: SceneValue {
  static func form(in range: ClosedRange<Double>) -> ValueForm
}

extension Double: RangedNumber {
  static func form(in range: ClosedRange<Double>) -> ValueForm { .number(range) }
}

extension Int: RangedNumber {
  static func form(in range: ClosedRange<Double>) -> ValueForm { .integer(range) }
}

extension Optional: RangedNumber where Wrapped: RangedNumber {
  static func form(in range: ClosedRange<Double>) -> ValueForm { Wrapped.form(in: range) }
}

extension Bool: SceneValue {
  static let form = ValueForm.boolean

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Bool? {
    guard case .bool(let value) = json.value else { return reader.reject(json, expected: "true or false") }
    return value
  }
}

extension Double: SceneValue {
  static let form = ValueForm.number(nil)

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Double? {
    guard case .number(let value) = json.value else { return reader.reject(json, expected: "a number") }
    guard value.magnitude <= Scene.greatestLength else {
      reader.report(.outOfRange(found: value, range: Scene.lengthRange), at: json.offset)
      return nil
    }
    return value
  }
}

extension Int: SceneValue {
  static let form = ValueForm.integer(nil)

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Int? {
    guard case .number(let value) = json.value else { return reader.reject(json, expected: "a whole number") }
    guard let whole = Int(exactly: value) else {
      reader.report(.wrongType(expected: "a whole number", found: value.shortText), at: json.offset)
      return nil
    }
    return whole
  }
}

extension String: SceneValue {
  static let form = ValueForm.string

  static func read(_ json: JSON, _ reader: inout SceneReader) -> String? {
    guard case .string(let value) = json.value else { return reader.reject(json, expected: "a string") }
    return value
  }
}

extension Optional: SceneValue where Wrapped: SceneValue {
  static var form: ValueForm { Wrapped.form }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Wrapped?? {
    if case .null = json.value { return .some(nil) }
    return Wrapped.read(json, &reader).map { $0 }
  }
}

extension Array: SceneValue where Element: SceneValue {
  static var form: ValueForm { .array(Element.form) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> [Element]? {
    guard case .array(let elements) = json.value else { return reader.reject(json, expected: "an array") }
    var values: [Element] = []
    for (index, element) in elements.enumerated() {
      let value = reader.descend(intoElement: index) { Element.read(element, &$0) }
      if let value { values.append(value) }
    }
    return values
  }
}

/// A value that is one word out of a list: UIKit's enumerations in Swift spelling.
protocol SceneChoice: SceneValue, CaseIterable, RawRepresentable where RawValue == String {}

extension SceneChoice {
  static var form: ValueForm { .choice(allCases.map(\.rawValue)) }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Self? {
    let known = allCases.map(\.rawValue)
    guard case .string(let text) = json.value else {
      reader.report(
        .wrongType(expected: "one of " + known.joined(separator: ", "), found: reader.foundWords(json, known)),
        at: json.offset)
      return nil
    }
    if let value = Self(rawValue: text) { return value }
    reader.report(.unknownChoice(found: text, known: known), at: json.offset)
    return nil
  }
}

extension SceneReader {
  /// What stands where a word should: a number with the word that it stands for in UIKit.
  fileprivate func foundWords(_ json: JSON, _ words: [String]) -> String {
    guard case .number(let number) = json.value else { return json.kind }
    let word = key.flatMap { ChoiceNumbers.word(number, of: words, for: $0) }
    return number.shortText + (word.map { ", which is \($0.quoted) in UIKit" } ?? "")
  }
}

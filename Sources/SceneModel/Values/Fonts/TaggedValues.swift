/// Numbers by the tags of four letters that OpenType gives to features and axes.
public struct TaggedValues<Value: Hashable & Sendable>: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One tag with its number.
  public struct Entry: Hashable, Sendable {
    /// The tag.
    public var tag: String
    /// The number.
    public var value: Value
  }

  /// The tags in alphabetical order, each once.
  public private(set) var entries: [Entry] = []

  /// Takes numbers over.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements)
  }

  init(_ pairs: [(String, Value)]) {
    entries = pairs.map { Entry(tag: $0.0, value: $0.1) }.sorted { $0.tag < $1.tag }
  }

  /// Whether no tag is named.
  public var isEmpty: Bool { entries.isEmpty }

  /// The number of a tag; nil if it is not named.
  public subscript(tag: String) -> Value? { entries.first { $0.tag == tag }?.value }
}

/// A kind of number that tags can have in a scene.
protocol TaggedNumber: RangedNumber, Hashable {
  /// What the tags name, for messages.
  static var tagName: String { get }
  static var range: ClosedRange<Double> { get }
  /// What a tag means that stands in a list, without a number; nil if there must be one.
  static var listed: Self? { get }
}

extension Int: TaggedNumber {
  static let tagName = "feature"
  static let range = 0.0...65535.0
  static let listed: Int? = 1
}

extension Double: TaggedNumber {
  static let tagName = "axis"
  /// OpenType writes places on an axis as 16 bits and a fraction.
  static let range = -32768.0...32767.0
  static let listed: Double? = nil
}

extension TaggedValues: SceneValue where Value: TaggedNumber {
  static var form: ValueForm {
    let object = ValueForm.dictionary(key: tagPattern, Value.form(in: Value.range))
    return Value.listed == nil ? object : .any([object, .array(.pattern(tagPattern))])
  }

  private static var tagPattern: String { "^[A-Za-z0-9]{4}$" }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> TaggedValues<Value>? {
    if let listed = Value.listed, case .array(let elements) = json.value {
      var tags: [String] = []
      for (index, element) in elements.enumerated() {
        reader.descend(into: "[\(index)]") { reader in
          guard let tag = String.read(element, &reader) else { return }
          if tags.contains(tag) {
            reader.report(.duplicateKey, at: element.offset)
          } else if checkTag(tag, at: element.offset, &reader) {
            tags.append(tag)
          }
        }
      }
      return TaggedValues(tags.map { ($0, listed) })
    }
    let kinds = Value.listed == nil ? "an object" : "an object or a list"
    guard let members = reader.members(of: json, expected: "\(kinds) of \(Value.tagName) tags") else { return nil }
    var pairs: [(String, Value)] = []
    for member in members where checkTag(member.key, at: member.keyOffset, &reader) {
      reader.descend(into: member.key) { reader in
        if case .number(let number) = member.value.value, !Value.range.contains(number) {
          reader.report(.outOfRange(found: number, range: Value.range.words), at: member.value.offset)
        } else if let value = Value.read(member.value, &reader) {
          pairs.append((member.key, value))
        }
      }
    }
    return TaggedValues(pairs)
  }

  private static func checkTag(_ tag: String, at offset: Int, _ reader: inout SceneReader) -> Bool {
    let isTag =
      tag.utf8.count == 4
      && tag.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    if !isTag { reader.report(.notATag(tag, of: Value.tagName), at: offset) }
    return isTag
  }
}

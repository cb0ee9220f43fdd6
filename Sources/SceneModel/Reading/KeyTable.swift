/// One row of a type's key table: decoding, the check for unknown keys, the schema and the manual all come from it.
struct Key<Root>: Sendable {
  let name: String
  let summary: String
  let defaultText: String?
  let isRequired: Bool
  let form: @Sendable () -> ValueForm
  let read: @Sendable (JSON, inout Root, inout SceneReader) -> Void

  /// A key that sets a property; `default` is the JSON text of the value that the property has without it.
  init<Value: SceneValue>(
    _ name: String, _ property: WritableKeyPath<Root, Value> & Sendable, default defaultText: String? = nil,
    isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.defaultText = defaultText
    self.isRequired = isRequired
    form = { Value.form }
    read = { json, root, reader in
      if let value = Value.read(json, &reader) { root[keyPath: property] = value }
    }
  }

  /// A key for a number within limits.
  init<Value: RangedNumber>(
    _ name: String, _ property: WritableKeyPath<Root, Value> & Sendable, in range: ClosedRange<Double>,
    default defaultText: String? = nil, isRequired: Bool = false, _ summary: String
  ) {
    self.init(name, summary, defaultText, isRequired, { Value.form(in: range) }) { json, root, reader in
      if case .number(let number) = json.value, !range.contains(number) {
        reader.report(.outOfRange(found: number, range: range.words), at: json.offset)
      } else if let value = Value.read(json, &reader) {
        root[keyPath: property] = value
      }
    }
  }

  /// A key that is accepted and changes nothing, such as `$schema`.
  init<Value: SceneValue>(
    ignored name: String, as type: Value.Type, default defaultText: String? = nil, _ summary: String
  ) {
    self.init(name, summary, defaultText, false, { Value.form }) { json, _, reader in _ = Value.read(json, &reader) }
  }

  /// A key whose value is read elsewhere, with others.
  init(
    _ name: String, form: @escaping @Sendable () -> ValueForm, default defaultText: String? = nil, _ summary: String
  ) {
    self.init(name, summary, defaultText, false, form) { _, _, _ in }
  }

  fileprivate init(
    _ name: String, _ summary: String, _ defaultText: String?, _ isRequired: Bool,
    _ form: @escaping @Sendable () -> ValueForm,
    _ read: @escaping @Sendable (JSON, inout Root, inout SceneReader) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.defaultText = defaultText
    self.isRequired = isRequired
    self.form = form
    self.read = read
  }

  /// The same key for a type that has the value in one of its properties.
  func lifted<Outer>(to property: WritableKeyPath<Outer, Root> & Sendable) -> Key<Outer> {
    Key<Outer>(name, summary, defaultText, isRequired, form) { json, outer, reader in
      read(json, &outer[keyPath: property], &reader)
    }
  }

  /// The same key by another name.
  func named(_ name: String) -> Key { Key(name, summary, defaultText, isRequired, form, read) }

  /// The row as the schema sees it.
  var keyForm: KeyForm {
    KeyForm(name: name, form: form(), defaultText: defaultText, summary: summary, isRequired: isRequired)
  }
}

/// A value that is written as an object with keys out of a table.
protocol SceneObject: SceneValue {
  /// The name of the type in the schema and in messages.
  static var typeName: String { get }
  /// Its name where it is a part of something else, with its own heading in the reference.
  static var partName: String { get }
  /// One sentence about the type.
  static var summary: String { get }
  /// The keys.
  static var keys: [Key<Self>] { get }
  /// The value that an empty object stands for.
  init()
  /// Reports what no single key can know: keys that exclude each other, an index beyond a list.
  mutating func check(_ json: JSON, _ reader: inout SceneReader)
}

extension SceneObject {
  static var form: ValueForm { .object(objectForm) }
  static var partName: String { typeName }

  static var objectForm: ObjectForm {
    ObjectForm(name: typeName, summary: summary) { keys.map(\.keyForm) }
  }

  static func read(_ json: JSON, _ reader: inout SceneReader) -> Self? {
    readObject(json, &reader)
  }

  /// Reads the value as an object, for types that have a short form as well.
  static func readObject(_ json: JSON, _ reader: inout SceneReader) -> Self? {
    readObject(json, keys, &reader)
  }

  /// Reads the value as an object with another table, for types that are a part of something else as well.
  static func readObject(_ json: JSON, _ table: [Key<Self>], _ reader: inout SceneReader) -> Self? {
    guard let members = reader.members(of: json, expected: expectedWords) else { return nil }
    var value = Self()
    for member in members where !value.take(member, table, &reader) {
      reader.reportUnknown(member) { KnownKeys(of: partName, own: table.map(\.name)) }
    }
    reader.reportMissing(table, members, at: json.offset)
    value.check(json, &reader)
    return value
  }

  mutating func check(_ json: JSON, _ reader: inout SceneReader) {}

  /// What a message asks for where something else stands: an object, and the short forms that stand for one.
  private static var expectedWords: String {
    guard case .any(let forms) = form else { return "an object (\(typeName))" }
    let short = forms.compactMap { form -> String? in
      switch form {
      case .string: "a string"
      case .number: "a number"
      case .array: "an array"
      default: nil
      }
    }
    return (short + ["an object (\(typeName))"]).joined(separator: " or ")
  }

  /// Reads a member into the value; false if the table has no such key.
  mutating func take(_ member: JSON.Member, _ table: [Key<Self>], _ reader: inout SceneReader) -> Bool {
    guard let key = table.first(where: { $0.name == member.key }) else { return false }
    reader.descend(into: member.key) { key.read(member.value, &self, &$0) }
    return true
  }
}

extension SceneReader {
  /// The members of an object, each key once; nil after a report if the value is no object.
  mutating func members(of json: JSON, expected: @autoclosure () -> String) -> [JSON.Member]? {
    guard case .object(let members) = json.value else { return reject(json, expected: expected()) }
    var seen: Set<String> = []
    var unique: [JSON.Member] = []
    for member in members {
      if seen.insert(member.key).inserted {
        unique.append(member)
      } else {
        report(.duplicateKey, at: member.keyOffset, under: member.key)
      }
    }
    return unique
  }

  /// Reports the keys of a table that must be there and are not.
  mutating func reportMissing<Root>(_ table: [Key<Root>], _ members: [JSON.Member], at offset: Int) {
    for key in table where key.isRequired && !members.contains(where: { $0.key == key.name }) {
      report(.missingKey(key.name), at: offset)
    }
  }

  /// Reports a key that no table has.
  mutating func reportUnknown(_ member: JSON.Member, known: () -> KnownKeys) {
    report(lazily: { .unknownKey(member.key, known: known()) }, at: member.keyOffset, under: member.key.excerpt)
  }
}

extension ClosedRange<Double> {
  /// The range in words, with both its ends: `0 to 1`, `0 to 1,000,000`.
  var words: String {
    if lowerBound == upperBound { return "only \(lowerBound.shortText)" }
    return "\(lowerBound.groupedText) to \(upperBound.groupedText)"
  }
}

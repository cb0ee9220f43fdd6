extension SceneReader {
  /// The value of an object's `type` key, if it has one that is a string.
  func typeName(of json: JSON) -> String? {
    guard case .object(let members) = json.value,
      case .string(let name) = members.first(where: { $0.key == "type" })?.value.value
    else { return nil }
    return name
  }

  /// The index of the type that an object's `type` key names, 0 without the key; nil after a report if there is no such
  /// type.
  ///
  /// An object whose type has been forgotten is reported and read as what it most likely is; where it may be any of
  /// several kinds, what only they know is passed over. The other names are valid where the object stands, but not here.
  mutating func typeIndex(
    of json: JSON, _ members: inout [JSON.Member], among names: [String], of family: KindFamily,
    also others: [String] = []
  ) -> Int? {
    guard let member = members.first(where: { $0.key == "type" }) else {
      guard let guess = family.guess(members), guess.kinds.count <= KindFamily.Guess.most else { return 0 }
      report(.missingType(guess.kinds, keys: guess.keys), at: json.offset)
      if guess.kinds.count == 1, let index = names.firstIndex(of: guess.kinds[0]) { return index }
      members.removeAll { guess.keys.contains($0.key) }
      return 0
    }
    guard let name = descend(into: "type", { String.read(member.value, &$0) }) else { return nil }
    if let index = names.firstIndex(of: name) { return index }
    report(.unknownChoice(found: name, known: names + others), at: member.value.offset, under: "type")
    return nil
  }

  /// Reads an object that has the keys which a whole family shares, and those of its own type; the content has still to
  /// be checked.
  mutating func read<Root, Content: SceneObject>(
    _ members: [JSON.Member], of json: JSON, shared: [Key<Root>], into root: inout Root
  ) -> Content where Root: KeyPathHolder {
    var content = Content()
    let own = Content.keys
    for member in members where member.key != "type" {
      // The type's own key wins: it may narrow a shared one.
      if content.take(member, own, &self) { continue }
      if let key = shared.first(where: { $0.name == member.key }) {
        descend(into: member.key) { key.read(member.value, &root, &$0) }
      } else {
        reportUnknown(member) {
          let others = ["type"] + shared.map(\.name) + Root.keyPaths(to: member.key)
          var known = KnownKeys(of: Content.typeName, own: own.map(\.name), shared: others)
          known.holders = Root.kinds.names(having: member.key)
          return known
        }
      }
    }
    return content
  }

  /// Reports what is wrong with a content as a whole, once all that says something of it is read.
  mutating func check<Content: SceneObject>(_ content: inout Content, _ members: [JSON.Member], of json: JSON) {
    reportMissing(Content.keys, members, at: json.offset)
    content.check(json, &self)
  }
}

/// A type some of whose properties have keys that people look for in the type itself.
protocol KeyPathHolder {
  /// The kinds that the type comes in.
  static var kinds: KindFamily { get }
  /// The paths to keys of a name, or one like it, in what the type holds.
  static func keyPaths(to name: String) -> [String]
}

extension KeyPathHolder {
  static func keyPaths(to name: String) -> [String] { [] }
}

extension ViewController: KeyPathHolder {}
extension Sublayer: KeyPathHolder {}

extension KeyForm {
  /// The key that tells the types of a family apart.
  static func type(_ name: String, isRequired: Bool) -> KeyForm {
    KeyForm(name: "type", form: .choice([name]), defaultText: nil, summary: "The type.", isRequired: isRequired)
  }
}

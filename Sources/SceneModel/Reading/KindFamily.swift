/// The kinds that an object can be; the first is the one that it is without a `type`.
struct KindFamily: Sendable {
  /// A kind, and whether it may have a key.
  ///
  /// Its table is looked into only when that is asked: a scene without faults needs those of few kinds.
  struct Kind: Sendable {
    var name: String
    var has: @Sendable (_ key: String) -> Bool
  }

  /// What an object without a type most likely is.
  struct Guess {
    /// The kinds that know most of its keys, in the order of the family.
    var kinds: [String]
    /// The keys that tell so, in the order of the object.
    var keys: [String]

    /// So many kinds can be told apart by a person; of more, any would be a guess.
    static let most = 4
  }

  private let kinds: [Kind]
  /// The kinds that came with another family; the first of them stands for all that fit no better.
  private let guests: [Kind]

  init(_ kinds: [Kind], guests: [Kind] = []) {
    self.kinds = kinds + guests
    self.guests = guests
  }

  /// The family with the kinds of another but for one.
  func with(_ other: KindFamily, without name: String) -> KindFamily {
    KindFamily(kinds, guests: other.kinds.filter { $0.name != name })
  }

  /// The kinds that have a key.
  func names(having key: String) -> [String] { kinds.filter { $0.has(key) }.map(\.name) }

  /// What an object is meant to be whose type is missing; nil if it has one, or if no kind knows more of its keys than
  /// the one that it is without.
  func guess(_ members: [JSON.Member]) -> Guess? {
    guard let standard = kinds.first, !members.contains(where: { $0.key == "type" }) else { return nil }
    let foreign = members.map(\.key).filter { !standard.has($0) }
    guard !foreign.isEmpty else { return nil }
    let counts = kinds.map { kind in members.count { kind.has($0.key) } }
    guard let most = counts.max(), let least = counts.first, most > least else { return nil }
    var best = zip(kinds, counts).filter { $0.1 == most }.map(\.0)
    if best.contains(where: { $0.name == guests.first?.name }) {
      best.removeAll { kind in guests.dropFirst().contains { $0.name == kind.name } }
    }
    return Guess(kinds: best.map(\.name), keys: foreign.filter { key in best.contains { $0.has(key) } })
  }
}

extension SceneObject {
  /// The kind as its family has it, with the keys that all of the family share.
  static func kind<Root>(sharing shared: [Key<Root>]) -> KindFamily.Kind {
    KindFamily.Kind(name: typeName) { name in
      keys.contains { $0.name == name } || shared.contains { $0.name == name }
    }
  }
}

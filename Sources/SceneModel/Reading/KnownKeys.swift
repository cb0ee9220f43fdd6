/// The keys that an object may have, for the message about one that it may not.
public struct KnownKeys: Hashable, Sendable {
  /// The object's type, which is its heading in the reference; nil for an object of a data file.
  public var type: String?
  /// The keys of the type itself.
  public var own: [String]
  /// The keys that all types of its family have, and paths to keys of what the object holds.
  public var shared: [String]
  /// Other types of the family that have the key.
  public var holders: [String] = []

  /// Collects keys.
  public init(of type: String?, own: [String], shared: [String] = []) {
    self.type = type
    self.own = own
    self.shared = shared
  }

  /// All keys.
  public var all: [String] { own + shared }

  /// A pair of brackets with what could be there where no name is near: the types that have the key, all keys if they are
  /// few, and else some of the type's own and where all of them stand.
  var words: String {
    if !holders.isEmpty, holders.count <= KindFamily.Guess.most {
      return " (it is a key of \(holders.map(\.withArticle).joined(with: "or")))"
    }
    guard let type, all.count > Self.few else { return all.isEmpty ? "" : " (valid: \(all.listed(upTo: Self.few)))" }
    let telling = (own.isEmpty ? shared : own).filter { $0 != "type" && !$0.hasPrefix("$") }.prefix(Self.some)
    return
      " (valid: \(telling.joined(separator: ", ")) and \(all.count - telling.count) more: see \"\(type)\" in FORMAT.md "
      + "or `uirender schema`)"
  }

  /// As many keys as anybody reads.
  private static let few = 10
  /// So many that tell what kind of keys the others are.
  private static let some = 8
}

extension [String] {
  /// The names with commas between them, at most so many, and how many more there are; a file's own names may hold
  /// anything.
  func listed(upTo most: Int) -> String {
    let shown = prefix(most).map(\.excerpt).joined(separator: ", ")
    return count > most ? shown + " and \((count - most).grouped) more" : shown
  }

  /// The names as a sentence has them: `a, b or c`.
  func joined(with word: String) -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(word) " + (last ?? "")
  }
}

/// A line of a text that was compared with another.
public struct LineChange: Equatable, Sendable {
  /// Whether the line is in both texts, only in the golden or only in the new one.
  public enum Kind: String, Sendable {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  /// In which text the line is.
  public var kind: Kind
  /// The line without its end.
  public var text: String

  /// States a line.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The changes between two texts with three lines around each, or nothing if they are equal.
  public static func between(_ old: String, _ new: String) -> [LineChange] {
    guard old != new else { return [] }
    let changes = all(old.split(separator: "\n"), new.split(separator: "\n"))
    let near = changes.indices.filter { changes[$0].kind != .same }
    var shown: [LineChange] = []
    var last = -1
    for index in changes.indices where isNear(index, near) {
      if last >= 0, index > last + 1 { shown.append(LineChange(.same, "…")) }
      shown.append(changes[index])
      last = index
      if shown.count >= 400 { break }
    }
    return shown
  }

  private static func isNear(_ index: Int, _ changed: [Int]) -> Bool {
    var low = 0, high = changed.count
    while low < high {
      let middle = (low + high) / 2
      if changed[middle] < index - 3 { low = middle + 1 } else { high = middle }
    }
    return low < changed.count && changed[low] <= index + 3
  }

  /// All lines of both texts: what they share at both ends, and between those the longest common subsequence.
  private static func all(_ old: [Substring], _ new: [Substring]) -> [LineChange] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let before = Array(old[head..<(old.count - tail)]), after = Array(new[head..<(new.count - tail)])
    let middle = common(before, after)
    return old[..<head].map { LineChange(.same, String($0)) } + middle
      + old[(old.count - tail)...].map { LineChange(.same, String($0)) }
  }

  private static func common(_ old: [Substring], _ new: [Substring]) -> [LineChange] {
    // The table would be too large: the parts then stand below each other.
    guard old.count * new.count <= 4_000_000 else {
      return old.map { LineChange(.removed, String($0)) } + new.map { LineChange(.added, String($0)) }
    }
    let width = new.count + 1
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * width + j] =
          old[i] == new[j]
          ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var changes: [LineChange] = []
    var i = 0, j = 0
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        changes.append(LineChange(.same, String(old[i])))
        i += 1
        j += 1
      } else if i < old.count, j == new.count || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        changes.append(LineChange(.removed, String(old[i])))
        i += 1
      } else {
        changes.append(LineChange(.added, String(new[j])))
        j += 1
      }
    }
    return changes
  }
}

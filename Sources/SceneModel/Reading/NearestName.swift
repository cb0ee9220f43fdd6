/// The name that somebody who wrote `text` most likely meant, or nil if no name is near.
///
/// Near means: at most a third of the letters must be changed, added, dropped or swapped with their neighbour. Capitals
/// do not count, so that `navigationbar` finds `navigationBar`. Among equals the first name wins.
public func nearestName(to text: String, among names: [String]) -> String? {
  let written = Array(text.lowercased().unicodeScalars)
  let longest = 64
  guard !written.isEmpty, written.count <= longest else { return nil }
  var best: (name: String, distance: Int)?
  for name in names where !name.isEmpty {
    // A name half as long again is not near, nor one of less than two thirds. Its bytes are counted already, and a letter
    // has up to four.
    let bytes = name.utf8.count
    guard bytes / 4 <= written.count * 3 / 2 + 1, 3 * (bytes + 1) >= 2 * written.count else { continue }
    let letters = Array(name.lowercased().unicodeScalars)
    let most = min(max(1, max(written.count, letters.count) / 3), (best?.distance ?? .max) - 1)
    // As many letters are added or dropped at least as the lengths differ.
    guard abs(written.count - letters.count) <= most else { continue }
    let distance = editDistance(written, letters)
    if distance <= most { best = (name, distance) }
  }
  return best?.name
}

/// The number of single-letter edits between two words, a swap of neighbours counting as one.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](), last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}

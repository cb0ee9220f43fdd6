import SceneModel

/// Follows the path to the rows through a document, and knows where it was lost.
struct XMLTrail {
  /// The names that lead to the rows.
  let path: [String]
  /// How many elements are open.
  private var depth = 0
  /// How many of those, from the root, are the path's.
  private var matched = 0
  /// The longest way along the path that was ever found.
  private var farthest = 0
  /// The byte at which the element at the end of that way starts: the root at first.
  private var lostAt = 0
  /// What stands where the path's next name should; few suffice for a message.
  private var others: [String] = []

  init(path: [String]) {
    self.path = path
  }

  /// Whether the place is inside a row.
  var isInRow: Bool { !path.isEmpty && matched == path.count }

  /// Goes into an element; true if that is a row.
  mutating func descend(into name: String, at offset: Int) -> Bool {
    defer { depth += 1 }
    guard depth == matched, matched < path.count else { return false }
    if name == path[matched] {
      matched += 1
      if matched > farthest { (farthest, lostAt, others) = (matched, offset, []) }
      return matched == path.count
    }
    if matched == farthest {
      if matched == 0 { lostAt = offset }
      if others.count < 12, !others.contains(name) { others.append(name) }
    }
    return false
  }

  /// Goes out of an element.
  mutating func ascend() {
    depth -= 1
    matched = min(matched, depth)
  }

  /// The name that nothing has where it should be, and the byte of the element around it.
  ///
  /// An element without any others is an empty list, and no fault if the rows would be right in it.
  var missing: (Fault, Int)? {
    guard farthest < path.count, !others.isEmpty || farthest < path.count - 1 else { return nil }
    return (.unknownElement(path[farthest], known: others), lostAt)
  }
}

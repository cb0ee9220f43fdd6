/// A tree of views by numbers, and the ids by which constraints name them; the outermost view is the first.
public struct ViewNames: Sendable {
  /// The superview of each view.
  public private(set) var parents: [Int?] = []
  /// The number after the last view inside each one: those in it follow it.
  private var ends: [Int] = []
  /// The numbers of the views of each id, rising.
  private var ids: [String: [Int]] = [:]

  /// Makes a tree without views.
  public init() {}

  /// Takes up the next view after all that is in the one before it in its superview; returns its number.
  public mutating func add(_ id: String?, below parent: Int?) -> Int {
    if let id { ids[id, default: []].append(parents.count) }
    parents.append(parent)
    ends.append(parents.count)
    var outer = parent
    while let view = outer {
      ends[view] = parents.count
      outer = parents[view]
    }
    return parents.count - 1
  }

  /// The views that an id may mean to the holder of a constraint: none, one, or several that are equally near.
  ///
  /// Of several with one id those count that share the innermost superview with the holder, so that the cells of a list
  /// may all use the same ids.
  public func views(named id: String, from owner: Int) -> ArraySlice<Int> {
    guard let all = ids[id] else { return [] }
    var view: Int? = owner
    while let outer = view {
      let found = all.from(outer, below: ends[outer])
      if !found.isEmpty { return found }
      view = parents[outer]
    }
    return []
  }

  /// Whether a view lies in another, at whatever depth.
  public func isAncestor(_ node: Int, of other: Int) -> Bool { node < other && other < ends[node] }

  /// The innermost view that holds both.
  public func commonAncestor(_ one: Int, _ other: Int) -> Int {
    var view = one
    while view != other, !isAncestor(view, of: other), let parent = parents[view] { view = parent }
    return view
  }
}

extension [Int] {
  /// The rising numbers that are not below the first one and below the second.
  fileprivate func from(_ first: Int, below end: Int) -> ArraySlice<Int> {
    let start = firstIndex(notBelow: first)
    return self[start..<Swift.max(start, firstIndex(notBelow: end))]
  }

  private func firstIndex(notBelow number: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

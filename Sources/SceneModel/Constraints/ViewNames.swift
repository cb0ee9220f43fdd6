/// A tree of views by numbers, and the ids by which constraints name them; the outermost view is the first.
public struct ViewNames: Sendable {
  /// The superview of each view.
  public private(set) var parents: [Int?] = []
  private var ids: [String: [Int]] = [:]

  /// Makes a tree without views.
  public init() {}

  /// Takes up the next view, whose superview was taken up before; returns its number.
  public mutating func add(_ id: String?, below parent: Int?) -> Int {
    if let id { ids[id, default: []].append(parents.count) }
    parents.append(parent)
    return parents.count - 1
  }

  /// The views that an id may mean to the holder of a constraint: none, one, or several that are equally near.
  ///
  /// Of several with one id those count that share the innermost superview with the holder, so that the cells of a list
  /// may all use the same ids.
  public func views(named id: String, from owner: Int) -> [Int] {
    guard let found = ids[id], found.count > 1 else { return ids[id] ?? [] }
    let chain = chain(of: owner)
    let depths = found.map { sharedDepth(self.chain(of: $0), chain) }
    let nearest = depths.max()
    return zip(found, depths).filter { $0.1 == nearest }.map(\.0)
  }

  /// Whether a view lies in another, at whatever depth.
  public func isAncestor(_ node: Int, of other: Int) -> Bool {
    var current = parents[other]
    while let parent = current {
      if parent == node { return true }
      current = parents[parent]
    }
    return false
  }

  /// The innermost view that holds both.
  public func commonAncestor(_ one: Int, _ other: Int) -> Int {
    let chain = chain(of: one)
    return chain[max(0, sharedDepth(chain, self.chain(of: other)) - 1)]
  }

  /// The view and its superviews, from the outermost.
  private func chain(of node: Int) -> [Int] {
    var chain = [node]
    while let parent = chain.last.flatMap({ parents[$0] }) { chain.append(parent) }
    return chain.reversed()
  }

  private func sharedDepth(_ one: [Int], _ other: [Int]) -> Int { zip(one, other).prefix { $0 == $1 }.count }
}

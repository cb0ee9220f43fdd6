import Geometry

/// An SVG file as far as it must be known before it is handed to the library that draws it.
///
/// The library draws whatever a file says, for as long as it takes, and looks for fonts where the system has them. So
/// what would depend on the machine, come from elsewhere or move is refused here by name, and what the rest costs is
/// counted.
package struct SVGStructure {
  /// The greatest size of an SVG file, in bytes.
  package static let byteLimit = 4 << 20

  private var nodes: [SVGNode] = []
  private var targets: [String: Int] = [:]
  private var style = ""

  /// Reads a file; throws if it is cut off or has something that is not drawn.
  package init(_ bytes: [UInt8]) throws(ImageFault) {
    guard bytes.count <= Self.byteLimit else {
      throw .tooCostly(.svg, "over \(Self.byteLimit.grouped) bytes")
    }
    var scanner = SVGScanner(bytes)
    var open: [Int] = []
    var depth = 0
    while let token = try scanner.next() {
      switch token {
      case .open(let name, let attributes, let isEmpty):
        let node = try SVGNode(name: name, attributes: attributes, isRoot: nodes.isEmpty)
        if let parent = open.last { nodes[parent].children.append(nodes.count) }
        guard open.count < Self.depthLimit else { throw .tooCostly(.svg, "nested over \(Self.depthLimit) deep") }
        if let id = node.id { targets[id] = nodes.count }
        if !isEmpty { open.append(nodes.count) }
        depth = max(depth, open.count)
        nodes.append(node)
      case .close:
        guard open.popLast() != nil else { throw .broken(.svg, "an end stands without its beginning") }
      case .text(let text):
        if let last = open.last, nodes[last].name == "style" { style += text }
      }
    }
    guard let root = nodes.first, open.isEmpty else { throw .truncated(.svg) }
    guard root.hasNamespace else {
      throw .broken(.svg, "it lacks its namespace, xmlns=\"\(SVGNode.namespace)\"")
    }
    try addStyleSheet(depth: depth)
  }

  private static let depthLimit = 200

  /// Throws if drawing the picture at a size in pixels would cost too much.
  package func check(width: Int, height: Int) throws(ImageFault) {
    try Bitmap.requireSize(width: width, height: height)
    var walk = SVGWalk(nodes: nodes, targets: targets)
    let dash = nodes.compactMap(\.shortestDash).min() ?? .infinity
    try walk.weight(of: 0, chain: 0).check(width: width, height: height, shortestDash: dash)
  }

  private mutating func addStyleSheet(depth: Int) throws(ImageFault) {
    var sheet = try SVGStyleSheet(style) { id in targets[id].map { !nodes[$0].isGradient } ?? false }
    try sheet.check(elements: nodes.count, depth: depth)
    for index in nodes.indices { try sheet.apply(to: &nodes[index]) }
  }
}

/// The counting of weights, each element once.
private struct SVGWalk {
  let nodes: [SVGNode]
  let targets: [String: Int]
  private var known: [Int: SVGWeight] = [:]
  private var isOpen: Set<Int> = []

  init(nodes: [SVGNode], targets: [String: Int]) {
    self.nodes = nodes
    self.targets = targets
  }

  /// The weight of an element with what is in it and what it refers to.
  mutating func weight(of index: Int, chain: Int) throws(ImageFault) -> SVGWeight {
    if let weight = known[index] { return weight }
    guard chain < 400 else { throw .tooCostly(.svg, "references that lead on and on") }
    guard isOpen.insert(index).inserted else { throw .broken(.svg, "a reference leads back to itself") }
    let node = nodes[index]
    var weight = SVGWeight(elements: 1, outline: node.outline, length: node.length)
    for child in node.children { weight.add(try self.weight(of: child, chain: chain + 1)) }
    let own = weight
    for reference in node.references {
      guard let target = targets[reference], !nodes[target].isGradient else { continue }
      let drawn = try self.weight(of: target, chain: chain + 1)
      // A pattern is inherited, and drawn anew for every shape that it fills.
      weight.add(drawn, times: nodes[target].name == "pattern" ? 2 * own.elements : 1)
    }
    weight.layers += node.layerCost
    if node.isLayer { weight.depth += 1 }
    isOpen.remove(index)
    known[index] = weight
    return weight
  }
}

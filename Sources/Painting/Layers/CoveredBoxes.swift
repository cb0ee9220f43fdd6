import Geometry
import SceneLayout

/// The parts of the picture that opaque rectangles cover, seen from the front.
private struct Covers {
  private var rects: [Rect] = []

  /// A few large ones cover nearly all that is covered at all.
  private static let limit = 8

  /// Whether nothing of a rectangle is seen.
  func hide(_ rect: Rect) -> Bool {
    // The same edge may come out of several sums.
    let inner = rect.expanded(by: -1e-6)
    return rects.contains {
      $0.minX <= inner.minX && $0.minY <= inner.minY && $0.maxX >= inner.maxX && $0.maxY >= inner.maxY
    }
  }

  mutating func add(_ rect: Rect) {
    if rects.count < Self.limit { return rects.append(rect) }
    func area(_ index: Int) -> Double { rects[index].width * rects[index].height }
    let smallest = rects.indices.min { area($0) < area($1) } ?? 0
    if area(smallest) < rect.width * rect.height { rects[smallest] = rect }
  }

  /// Forgets all of them: what lies below is seen by glass.
  mutating func removeAll() { rects.removeAll() }
}

extension PaintingPlan {
  /// Marks what is wholly covered by opaque rectangles that are painted later, so that it need not be painted at all.
  ///
  /// What is drawn onto layers is left alone: it is covered as a whole or not at all, and covers nothing.
  mutating func markCovered(in root: Box, scale: Double) {
    var covers = Covers()
    let screen = Rect(origin: .zero, size: root.frame.size)
    let origin = Point(x: -root.frame.minX, y: -root.frame.minY)
    markCovered(root, at: 0, origin, clip: screen, PixelGrid(scale: scale), &covers)
  }

  private mutating func markCovered(
    _ box: Box, at place: Int, _ outer: Point, clip: Rect, _ grid: PixelGrid, _ covers: inout Covers
  ) {
    guard box.opacity > 0, let ink = ink(of: box, place, stages: box.stageCount),
      let shown = ink.inParent(of: box).rect.offset(by: outer).intersection(clip)
    else { return }
    if covers.hide(shown) {
      boxes[place].isCovered = true
      return
    }
    guard box.opacity == 1, box.blendMode == .normal, box.transform == nil, box.effects.isEmpty else {
      if boxes[place].seesBelow { covers.removeAll() }
      return
    }
    let frame = box.frame.offset(by: outer)
    guard let inner = box.clipsToBounds ? clip.intersection(frame) : clip else { return }
    markCoveredChildren(of: box, at: place, frame.origin, clip: inner, grid, &covers)
    guard let content = boxes[place].content?.offset(by: frame.origin).intersection(inner) else { return }
    if covers.hide(content) {
      boxes[place].content = nil
    } else if case .backdrop = box.content {
      covers.removeAll()
    } else if case .fill(let color) = box.content, color.alpha == 1, grid.holds(content) {
      covers.add(content)
    }
  }

  private mutating func markCoveredChildren(
    of box: Box, at place: Int, _ origin: Point, clip: Rect, _ grid: PixelGrid, _ covers: inout Covers
  ) {
    var places: [Int] = []
    places.reserveCapacity(box.children.count)
    var next = place + 1
    for _ in box.children {
      places.append(next)
      next += boxes[next].count
    }
    for (child, place) in zip(box.children, places).reversed() {
      markCovered(child, at: place, origin, clip: clip, grid, &covers)
    }
  }
}

extension PixelGrid {
  /// Whether the edges of a rectangle lie on pixels, so that it covers all that it touches.
  fileprivate func holds(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-3 }
  }
}

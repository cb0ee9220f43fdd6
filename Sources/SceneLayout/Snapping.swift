public import Geometry
import Typesetting

extension Box {
  /// The tree with every edge on a device pixel.
  ///
  /// Edges are rounded in the coordinates of the whole screen, so that boxes which meet still meet and nothing is
  /// rounded twice. Baselines land on whole pixels (all that were measured do), and a box of text keeps its size, which
  /// rounding might make too small for it.
  public func snapped(to grid: PixelGrid) -> Box {
    snapped(to: grid, parent: .zero, snappedParent: .zero)
  }

  private func snapped(to grid: PixelGrid, parent: Point, snappedParent: Point) -> Box {
    let exact = frame.offset(by: parent)
    var rect = grid.round(exact)
    var box = self
    if transform != nil {
      // Inside of a turned or stretched box there is no grid; only texts stand on that of their own labels, as the
      // bitmaps do that Core Animation turns.
      box.frame = frame.offset(by: Point(x: parent.x - snappedParent.x, y: parent.y - snappedParent.y))
      box.alignTexts(to: grid)
      return box
    }
    if let content, !content.isProjected, var text = content.typesetText {
      rect.size = Size(width: grid.ceil(frame.width), height: grid.ceil(frame.height))
      for index in text.lines.indices {
        let baseline = grid.round(exact.minY + text.lines[index].origin.y)
        text.lines[index].origin.y = baseline - rect.minY
        text.lines[index].origin.x += exact.minX - rect.minX
      }
      box.content?.typesetText = text
    }
    box.frame = rect.offset(by: Point(x: -snappedParent.x, y: -snappedParent.y))
    box.children = children.map { $0.snapped(to: grid, parent: exact.origin, snappedParent: rect.origin) }
    if !effects.isEmpty { box.snapMasks(to: grid, parent: exact.origin, snappedParent: rect.origin) }
    return box
  }

  private mutating func snapMasks(to grid: PixelGrid, parent: Point, snappedParent: Point) {
    for index in effects.indices {
      guard case .mask(let mask) = effects[index] else { continue }
      effects[index] = .mask(mask.snapped(to: grid, parent: parent, snappedParent: snappedParent))
    }
  }

  /// Puts the baselines of all texts on pixels counted from the tops of their boxes.
  private mutating func alignTexts(to grid: PixelGrid) {
    if let content, !content.isProjected, var text = content.typesetText {
      for index in text.lines.indices { text.lines[index].origin.y = grid.round(text.lines[index].origin.y) }
      self.content?.typesetText = text
    }
    for index in children.indices { children[index].alignTexts(to: grid) }
  }
}

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
    return box
  }
}

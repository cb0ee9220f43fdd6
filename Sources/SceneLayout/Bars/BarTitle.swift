import Geometry
import SceneModel
import Typesetting

/// A title in a bar: one line, written with attributes.
struct BarTitle {
  let text: TypesetText
  private let color: Color
  private let shadow: TextShadow?
  private let site: Site?

  /// Sets a title; it is cut off where it is wider than the given width.
  init(
    _ title: Text, _ font: Font, _ color: Color, _ attributes: TextAttributes = TextAttributes(),
    width: Double = .infinity, _ context: LayoutContext
  ) {
    text = context.line(title, attributes.font ?? font, width: width)
    self.color = attributes.foregroundColor ?? color
    shadow = attributes.shadow
    site = title.site
  }

  var width: Double { text.size.width }
  var isEmpty: Bool { text.lines.isEmpty }

  /// The title and its shadow in the middle of a rectangle's height: the baseline is at 28 in a bar of 44.
  func boxes(
    _ name: String, in rect: Rect, alignment: TextAlignment = .left, movedBy offset: Point = .zero, _ grid: PixelGrid
  ) -> [Box] {
    guard !isEmpty else { return [] }
    var box = text.box(name, centredIn: rect, alignment: alignment, color: color, site: site, grid)
    box.frame = box.frame.offset(by: offset)
    guard let shadow, case .text(let text, _) = box.content else { return [box] }
    var below = box
    below.name += ".shadow"
    below.frame = box.frame.offset(by: shadow.shadowOffset)
    below.content = .text(text, shadow.shadowColor)
    return [below, box]
  }
}

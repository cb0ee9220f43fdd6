import Geometry
import SceneModel
import Typesetting

/// A title in a bar: one line, written with attributes.
struct BarTitle {
  let width: Double
  let height: Double
  let isEmpty: Bool
  private var label = Label()

  /// Sets a title; it is cut off where it is wider than the given width.
  init(
    _ title: Text, _ font: Font, _ color: Color, _ attributes: TextAttributes = TextAttributes(),
    width: Double = .infinity, _ context: LayoutContext
  ) {
    if attributes == TextAttributes() {
      label.text = title
    } else {
      label.attributedText = AttributedText([TextRun(title, attributes)])
    }
    label.font = font
    label.textColor = color
    let text = label.typeset(width: width, height: .infinity, context)
    self.width = text.size.width
    height = text.size.height
    isEmpty = text.lines.isEmpty
  }

  /// The title in the middle of a rectangle's height: the baseline is at 28 in a bar of 44.
  ///
  /// The rectangle is at least as wide as the title.
  func boxes(
    _ name: String, in rect: Rect, alignment: TextAlignment = .left, movedBy offset: Point = .zero,
    _ context: LayoutContext
  ) -> [Box] {
    guard !isEmpty else { return [] }
    var label = label
    label.textAlignment = alignment
    // A width that is just the title's own must not cut it off by a rounding error.
    let room = Insets(top: 0, left: alignment == .center ? -Self.slack : 0, bottom: 0, right: -Self.slack)
    return label.textBoxes(in: rect.inset(by: room).offset(by: offset), name: name, context)
  }

  private static let slack = 0.01
}

import Geometry

/// The parts of an alert or an action sheet from top to bottom: its texts, its buttons, and a button that always shows.
///
/// A panel stays inside the screen (UIAlertController): what has no room scrolls, and shows its top. Buttons stay whole
/// if they need no more than half of the room, and so do the texts.
struct PanelStack {
  /// A part with its boxes, which count from its top.
  struct Part {
    var name: String
    var height = 0.0
    var boxes: [Box] = []
  }

  var texts: Part
  var buttons: Part
  /// What stands below what scrolls.
  var fixed = Part(name: "")

  /// The boxes in a panel of a width, and the height that they take out of a greatest one.
  func boxes(width: Double, within greatest: Double) -> (boxes: [Box], height: Double) {
    let room = max(0, greatest - fixed.height)
    let shownButtons = min(buttons.height, room - min(texts.height, room / 2))
    let shownTexts = min(texts.height, room - shownButtons)
    var y = 0.0
    var boxes: [Box] = []
    for (part, shown) in [(texts, shownTexts), (buttons, shownButtons), (fixed, fixed.height)] {
      let frame = Rect(x: 0, y: y, width: width, height: shown)
      boxes +=
        shown < part.height
        ? [Box(part.name, frame: frame, clipsToBounds: true, children: part.boxes)]
        : part.boxes.map { box in
          var box = box
          box.frame.origin.y += y
          return box
        }
      y += shown
    }
    return (boxes, y)
  }
}

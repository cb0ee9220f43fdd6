import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Paints the whole tree; the root's top left is the canvas's.
  func paint(root: Box) throws(PaintingFault) {
    plan = PaintingPlan(root)
    plan.markCovered(in: root, scale: scale)
    cairo_translate(cairo, -root.frame.minX, -root.frame.minY)
    try paint(root, at: 0)
    try context.check()
  }

  /// Paints a box and what is inside, from back to front.
  ///
  /// Boxes to which nothing is done need one small frame of the stack each: they nest by the hundred.
  /// - Parameter place: Where its plan is.
  func paint(_ box: Box, at place: Int) throws(PaintingFault) {
    if plan.boxes[place].isCovered { return }
    guard box.isUntreated else { return try paintTreated(box, at: place) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, box.frame.minX, box.frame.minY)
    try paintInside(box, at: place)
  }

  private func paintTreated(_ box: Box, at place: Int) throws(PaintingFault) {
    guard box.opacity > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard enter(box) else { return }
    let outer = site
    site = box.site ?? site
    defer { site = outer }
    try paint(box, at: place, stages: box.stageCount)
  }

  /// Makes a box's coordinates the canvas's; false if it is too small or too large for any picture.
  func enter(_ box: Box) -> Bool {
    cairo_translate(cairo, box.frame.minX, box.frame.minY)
    return box.transform.map { apply($0) } ?? true
  }

  /// Paints a box before any stage.
  func paintInside(_ box: Box, at place: Int) throws(PaintingFault) {
    if let ink = plan.boxes[place].content { try paintContent(of: box, within: ink) }
    var next = place + 1
    for index in box.children.indices {
      try paint(box.children[index], at: next)
      next += plan.boxes[next].count
    }
  }

  private func paintContent(of box: Box, within ink: Rect) throws(PaintingFault) {
    guard let content = box.content, let visible, visible.intersection(ink) != nil else { return }
    try paint(content, in: Rect(origin: .zero, size: box.frame.size))
  }

  private func paint(_ content: Primitive, in rect: Rect) throws(PaintingFault) {
    switch content {
    case .fill(let color): fill(rect, color)
    case .rounded(let color, let corners, let inset): fill(rect, color, corners, inset: inset)
    case .gradient(let gradient): paint(gradient, in: rect)
    case .border(let border): paint(border, in: rect)
    case .path(let path): paint(path)
    case .image(let image): try paint(image, in: rect)
    case .shadow(let shadow): try paint(shadow)
    case .backdrop(let backdrop): try paint(backdrop, in: rect)
    case .text, .lettering, .projectedText:
      guard isOnGrid else {
        return try stretched(within: content.ink(in: rect.size)) { (canvas: Canvas) throws(PaintingFault) in
          try canvas.paintText(content)
        }
      }
      try paintText(content)
    }
  }

  private func paintText(_ content: Primitive) throws(PaintingFault) {
    switch content {
    case .text(let text, let color): try paint(text, color)
    case .lettering(let text, let lettering): try paint(text, lettering)
    case .projectedText(let text): try paint(text)
    case .fill, .rounded, .gradient, .border, .path, .image, .shadow, .backdrop: break
    }
  }
}

extension Box {
  /// Whether its content and its children are painted just as they are.
  fileprivate var isUntreated: Bool {
    opacity == 1 && blendMode == .normal && transform == nil && effects.isEmpty && !clipsToBounds
  }
}

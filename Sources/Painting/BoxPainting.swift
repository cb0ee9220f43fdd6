import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Paints the whole tree; the root's top left is the canvas's.
  func paint(root: Box) throws(PaintingFault) {
    cairo_translate(cairo, -root.frame.minX, -root.frame.minY)
    try paint(root)
    try context.check()
  }

  /// Paints a box and what is inside, from back to front.
  ///
  /// Boxes to which nothing is done need one small frame of the stack each: they nest by the hundred.
  func paint(_ box: Box) throws(PaintingFault) {
    guard box.isUntreated else { return try paintTreated(box) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, box.frame.minX, box.frame.minY)
    try paintContent(of: box)
    for index in box.children.indices { try paint(box.children[index]) }
  }

  private func paintTreated(_ box: Box) throws(PaintingFault) {
    guard box.opacity > 0 else { return }
    try saved { () throws(PaintingFault) in
      cairo_translate(cairo, box.frame.minX, box.frame.minY)
      if let transform = box.transform, !apply(transform) { return }
      guard box.opacity < 1 || box.blendMode != .normal else { return try paint(box, box.effects[...]) }
      guard let ink = box.ink else { return }
      try grouped(opacity: box.opacity, blendMode: box.blendMode, within: ink) { () throws(PaintingFault) in
        try paint(box, box.effects[...])
      }
    }
  }

  /// Paints a box with some of its effects, of which the last one is done to what the others made.
  private func paint(_ box: Box, _ effects: ArraySlice<Effect>) throws(PaintingFault) {
    guard let effect = effects.last else { return try paintClipped(box) }
    try paint(box, effect) { () throws(PaintingFault) in try paint(box, effects.dropLast()) }
  }

  private func paintClipped(_ box: Box) throws(PaintingFault) {
    guard box.clipsToBounds else { return try paintInside(box) }
    let bounds = Rect(origin: .zero, size: box.frame.size)
    guard isOnGrid else {
      return try clipped(to: .rect(bounds), bounds) { () throws(PaintingFault) in try paintInside(box) }
    }
    try saved { () throws(PaintingFault) in
      clip(to: bounds)
      if visible != nil { try paintInside(box) }
    }
  }

  private func paintInside(_ box: Box) throws(PaintingFault) {
    try paintContent(of: box)
    for index in box.children.indices { try paint(box.children[index]) }
  }

  private func paintContent(of box: Box) throws(PaintingFault) {
    guard let content = box.content, let visible, visible.intersection(content.ink(in: box.frame.size)) != nil else {
      return
    }
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

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
  private func paint(_ box: Box) throws(PaintingFault) {
    guard box.opacity > 0 else { return }
    try saved { () throws(PaintingFault) in
      cairo_translate(cairo, box.frame.minX, box.frame.minY)
      if box.clipsToBounds {
        clip(to: Rect(origin: .zero, size: box.frame.size))
        guard visible != nil else { return }
      }
      guard box.opacity < 1 else { return try paintInside(box) }
      guard let ink = box.ink else { return }
      try grouped(opacity: box.opacity, within: ink) { () throws(PaintingFault) in try paintInside(box) }
    }
  }

  private func paintInside(_ box: Box) throws(PaintingFault) {
    if let content = box.content, let visible, visible.intersection(content.ink(in: box.frame.size)) != nil {
      try paint(content, in: Rect(origin: .zero, size: box.frame.size))
    }
    for child in box.children { try paint(child) }
  }

  private func paint(_ content: Primitive, in rect: Rect) throws(PaintingFault) {
    switch content {
    case .fill(let color): fill(rect, color)
    case .path(let path): paint(path)
    case .text(let text, let color): try paint(text, color)
    case .lettering(let text, let lettering): try paint(text, lettering)
    case .projectedText(let text): try paint(text)
    case .image(let image): try paint(image, in: rect)
    case .shadow(let shadow): try paint(shadow)
    case .backdrop(let backdrop): try paint(backdrop, in: rect)
    }
  }
}

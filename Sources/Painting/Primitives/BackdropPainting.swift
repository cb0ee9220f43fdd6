import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Paints glass over what lies under a rectangle whose edges lie on device pixels.
  ///
  /// Where nothing was painted yet, white shines through. In a translucent group the glass sees what lies under the
  /// group too, as if the group were opaque.
  func paint(_ backdrop: BackdropContent, in rect: Rect) throws(PaintingFault) {
    guard let pixels = visiblePixels(of: rect) else { return }
    let sigma = backdrop.blurRadius * meanScale
    let glass = Glass(backdrop)
    guard let below = pixels.expanded(by: Int(min(3 * sigma, 32_767).rounded(.up))).intersection(bounds) else { return }
    var pane = try ImageSurface(CAIRO_FORMAT_RGB24, width: pixels.width, height: pixels.height)
    try withBackground(of: below) { words, isOpaque in
      if let word = words.onlyWord {
        return pane.withWords { $0.fill(glass.word(over: isOpaque ? word : word.onWhite)) }
      }
      let place = KnownPanes.Place(pixels: pixels, below: below, sigma: sigma, content: backdrop, isOpaque: isOpaque)
      if let known = panes.pane(at: place, over: words) {
        pane = known
        return
      }
      pane.withWords { target in
        BlurredBackdrop(words, isOpaque: isOpaque, sigma: sigma, glass: glass)
          .write(to: target, x: pixels.x - below.x, y: pixels.y - below.y)
      }
      panes.keep(pane, at: place, over: words)
    }
    if !isOnGrid {
      return try saved { () throws(PaintingFault) in
        let kept = matrix
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, pane.pointer, Double(pixels.x), Double(pixels.y))
        matrix = kept
        cairo_new_path(cairo)
        Path.roundedRect(rect, radius: backdrop.cornerRadius).trace(on: cairo)
        cairo_fill(cairo)
      }
    }
    let outline = device(rect)
    try savedInDevicePixels { () throws(PaintingFault) in
      cairo_set_source_surface(cairo, pane.pointer, Double(pixels.x), Double(pixels.y))
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_new_path(cairo)
      if backdrop.cornerRadius > 0 {
        Path.roundedRect(outline, radius: backdrop.cornerRadius * scale).trace(on: cairo)
      } else {
        cairo_rectangle(cairo, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
      }
      cairo_fill(cairo)
    }
  }

  /// Lends what lies below some pixels: the picture itself, or a copy of all layers as they lie over each other on white.
  private func withBackground(
    of pixels: PixelRect, _ body: (_ words: PixelWords, _ isOpaque: Bool) -> Void
  ) throws(PaintingFault) {
    guard layers.count > 1 else {
      return ImageSurface(sharing: layers[0]).withWords { body($0.part(pixels), false) }
    }
    try snapshot(of: pixels).withWords { body($0, true) }
  }

  /// All layers as they lie over each other on white.
  private func snapshot(of pixels: PixelRect) throws(PaintingFault) -> ImageSurface {
    let snapshot = try ImageSurface(CAIRO_FORMAT_RGB24, width: pixels.width, height: pixels.height)
    let context = try Context(snapshot)
    cairo_set_source_rgb(context.pointer, 1, 1, 1)
    cairo_paint(context.pointer)
    for layer in layers {
      cairo_set_source_surface(context.pointer, layer, -Double(pixels.x), -Double(pixels.y))
      cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
      cairo_paint(context.pointer)
    }
    try context.check()
    return snapshot
  }
}

extension UInt32 {
  /// The word of a pixel as it lies on white.
  fileprivate var onWhite: UInt32 { self &+ (255 - self >> 24) &* 0x01_0101 }
}

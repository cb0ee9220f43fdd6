import CCairo
import Geometry
import SceneModel

/// The picture while it is painted: Cairo's context, whose unit is the point and whose origin is that of a box.
final class Canvas {
  let context: Context
  let fonts: OpenedFonts
  /// Device pixels for each point.
  let scale: Double
  /// All pixels of the picture.
  let bounds: PixelRect
  /// The surface of the picture, then those of the open groups, which Cairo owns.
  private(set) var layers: [OpaquePointer]
  /// The pixels of all open groups.
  private var layerPixels = 0

  var cairo: OpaquePointer { context.pointer }

  init(_ surface: ImageSurface, scale: Double, fonts: OpenedFonts) throws(PaintingFault) {
    self.fonts = fonts
    self.scale = scale
    context = try Context(surface)
    layers = [surface.pointer]
    bounds = surface.bounds
    cairo_scale(cairo, scale, scale)
    cairo_set_miter_limit(cairo, 10)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  /// Draws with Cairo's state put back afterwards.
  func saved(_ body: () throws(PaintingFault) -> Void) throws(PaintingFault) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    try body()
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  // MARK: What shows

  /// What the clip lets through, in the box's points; nil if nothing does.
  var visible: Rect? {
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part of a rectangle that may show, or nil if none does.
  func visiblePart(of rect: Rect) -> Rect? { visible?.intersection(rect) }

  /// Lets only a rectangle through, whose edges lie on device pixels or go to the nearest.
  func clip(to rect: Rect) {
    cairo_new_path(cairo)
    // Clipped first to what shows, for Cairo's coordinates end at some millions.
    if let rect = visiblePart(of: rect) { cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height) }
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_clip(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
  }

  // MARK: Device pixels

  /// The device pixels that the visible part of a rectangle touches, or nil if none shows.
  func visiblePixels(of rect: Rect) -> PixelRect? {
    guard let rect = visiblePart(of: rect) else { return nil }
    let pixels = PixelRect(touching: device(rect))
    return pixels.width > 0 && pixels.height > 0 ? pixels : nil
  }

  /// A rectangle of the box in device space.
  func device(_ rect: Rect) -> Rect {
    var x = rect.minX, y = rect.minY
    cairo_user_to_device(cairo, &x, &y)
    return Rect(x: x, y: y, width: rect.width * scale, height: rect.height * scale)
  }

  /// A rectangle of the box made larger, so that its edges lie on device pixels.
  func touchedPixels(of rect: Rect) -> Rect {
    let device = device(rect), pixels = PixelRect(touching: device)
    return Rect(
      x: rect.minX + (Double(pixels.x) - device.minX) / scale, y: rect.minY + (Double(pixels.y) - device.minY) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// Draws in device pixels with Cairo's state put back afterwards.
  func savedInDevicePixels(_ body: () throws(PaintingFault) -> Void) throws(PaintingFault) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    try body()
  }

  // MARK: Groups

  /// Draws what lies within a rectangle onto a layer of its own, which is then laid over the picture with an opacity.
  func grouped(
    opacity: Double, within ink: Rect, _ body: () throws(PaintingFault) -> Void
  ) throws(PaintingFault) {
    guard opacity < 1 else { return try body() }
    guard opacity > 0, let part = visiblePart(of: ink) else { return }
    let rect = touchedPixels(of: part)
    // Only so many layers fit into any memory, and Cairo would take all of it.
    let pixels = Int(rect.width * scale * rect.height * scale)
    guard layerPixels + pixels <= 1 << 28 else { throw .memory }
    try saved { () throws(PaintingFault) in
      clip(to: rect)
      layerPixels += pixels
      cairo_push_group(cairo)
      layers.append(cairo_get_group_target(cairo))
      defer {
        layers.removeLast()
        layerPixels -= pixels
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, opacity)
      }
      try body()
    }
  }
}

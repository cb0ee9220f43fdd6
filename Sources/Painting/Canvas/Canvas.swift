import CCairo
import Geometry
import SceneModel

/// The picture while it is painted: Cairo's context, whose unit is the point and whose origin is that of a box.
final class Canvas {
  /// Of the picture, or of the layer that is being drawn.
  private(set) var context: Context
  let fonts: OpenedFonts
  /// Device pixels for each point.
  let scale: Double
  /// All pixels of the picture.
  let bounds: PixelRect
  /// The surface of the picture, then those of the open groups, which Cairo owns.
  private(set) var layers: [OpaquePointer]
  /// The memory of all open layers.
  let layerMemory: LayerMemory
  /// What is known of the boxes that are painted.
  var plan = PaintingPlan()
  /// The layers that were drawn before those that they will lie on.
  var readyLayers: [ReadyLayer: ImageSurface] = [:]
  /// Whence the layer that is being drawn is looked at.
  var view: LayerView
  /// Where the scene says what is being painted, for what goes wrong.
  var site: Site?
  let shadows: KnownShadows
  let panes = KnownPanes()

  var cairo: OpaquePointer { context.pointer }

  init(
    _ surface: ImageSurface, scale: Double, fonts: OpenedFonts, shadows: KnownShadows, layerLimit: Int
  ) throws(PaintingFault) {
    self.fonts = fonts
    self.shadows = shadows
    layerMemory = LayerMemory(limit: layerLimit)
    view = LayerView(bounds: surface.bounds)
    self.scale = scale
    context = try Context(surface)
    layers = [surface.pointer]
    bounds = surface.bounds
    cairo_scale(cairo, scale, scale)
    context.prepare()
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
    cairo_set_antialias(cairo, isOnGrid ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
  }

  // MARK: Turned and stretched boxes

  /// What takes the box's points to device pixels.
  var matrix: cairo_matrix_t {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      return matrix
    }
    set {
      var matrix = newValue
      cairo_set_matrix(cairo, &matrix)
    }
  }

  /// Whether nothing is turned or stretched, so that edges lie on device pixels.
  var isOnGrid: Bool {
    let matrix = matrix
    return matrix.xx == scale && matrix.yy == scale && matrix.xy == 0 && matrix.yx == 0
  }

  /// Device pixels for each point of the box, on average over all directions.
  var meanScale: Double {
    let matrix = matrix
    return isOnGrid ? scale : abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  // MARK: Device pixels

  /// The device pixels that the visible part of a rectangle touches, or nil if none shows.
  func visiblePixels(of rect: Rect) -> PixelRect? {
    guard let rect = visiblePart(of: rect) else { return nil }
    let pixels = PixelRect(touching: device(rect))
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    // What shows of a sheared box is a rectangle in its points, around which one in pixels may be of any size.
    return isOnGrid ? pixels : visiblePixels.flatMap { pixels.intersection($0) }
  }

  /// The device pixels that the clip lets through, or nil if there are none.
  var visiblePixels: PixelRect? {
    if isOnGrid { return visible.map { PixelRect(touching: device($0)) } }
    let kept = matrix
    cairo_identity_matrix(cairo)
    defer { matrix = kept }
    return visible.map { PixelRect(touching: $0) }
  }

  /// A rectangle of the box in device space.
  func device(_ rect: Rect) -> Rect {
    var x = rect.minX, y = rect.minY
    guard isOnGrid else {
      let matrix = matrix
      let map = Transform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
      return map.hull(of: rect)
    }
    cairo_user_to_device(cairo, &x, &y)
    return Rect(x: x, y: y, width: rect.width * scale, height: rect.height * scale)
  }

  /// Draws in device pixels with Cairo's state put back afterwards.
  func savedInDevicePixels(_ body: () throws(PaintingFault) -> Void) throws(PaintingFault) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    try body()
  }

  /// Lets only some device pixels through.
  func clip(to pixels: PixelRect) {
    let kept = matrix
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
    cairo_clip(cairo)
    matrix = kept
  }

  // MARK: Groups

  /// Draws what lies within a rectangle onto a layer of its own, which is then laid over the picture with an opacity
  /// and mixed with it.
  func grouped(
    opacity: Double, blendMode: BlendMode = .normal, within ink: Rect, _ body: () throws(PaintingFault) -> Void
  ) throws(PaintingFault) {
    guard opacity < 1 || blendMode != .normal else { return try body() }
    guard opacity > 0, let pixels = visiblePixels(of: ink) else { return }
    lay(try layer(over: pixels, body), over: pixels, opacity: opacity, blendMode)
  }

  /// Lays a layer over what is there with an opacity and mixes it with that.
  func lay(_ layer: ImageSurface, over pixels: PixelRect, opacity: Double, _ blendMode: BlendMode = .normal) {
    cairo_save(cairo)
    clip(to: pixels)
    setSource(layer)
    cairo_set_operator(cairo, cairo_operator_t(blendMode))
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
  }

  /// Draws onto a surface of its own that lies over some device pixels, visible or not.
  ///
  /// - Parameters:
  ///   - matrix: What takes points to the layer's pixels; nil is the picture's, so that the layer lies over it.
  ///   - view: Whence it is looked at, if that is not just all of it.
  func layer(
    over pixels: PixelRect, matrix: cairo_matrix_t? = nil, view: LayerView? = nil,
    _ body: () throws(PaintingFault) -> Void
  ) throws(PaintingFault) -> ImageSurface {
    let memory = try layerMemory.lease(pixels.count, for: site)
    let surface = try ImageSurface(over: pixels, memory)
    layers.append(surface.pointer)
    defer { layers.removeLast() }
    try onContext(try Context(surface), matrix: matrix, view: view ?? LayerView(bounds: pixels), body)
    return surface
  }

  /// Goes through what would be drawn onto a layer over some pixels, with no memory for it.
  func measured(over pixels: PixelRect, view: LayerView, _ body: () throws(PaintingFault) -> Void) throws(PaintingFault)
  {
    try onContext(try Context(measuring: pixels), view: view, body)
  }

  private func onContext(
    _ inner: Context, matrix: cairo_matrix_t? = nil, view: LayerView, _ body: () throws(PaintingFault) -> Void
  ) throws(PaintingFault) {
    let (outer, outerMatrix, outerView) = (context, self.matrix, self.view)
    context = inner
    context.prepare()
    self.matrix = matrix ?? outerMatrix
    self.view = view
    defer { (context, self.view) = (outer, outerView) }
    try body()
    try context.check()
  }

  /// Makes a layer that lies over the picture the source of what is drawn next.
  func setSource(_ layer: ImageSurface) {
    let kept = matrix
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, layer.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    matrix = kept
  }
}

extension cairo_operator_t {
  fileprivate init(_ blendMode: BlendMode) {
    switch blendMode {
    case .normal: self = CAIRO_OPERATOR_OVER
    case .multiply: self = CAIRO_OPERATOR_MULTIPLY
    case .screen: self = CAIRO_OPERATOR_SCREEN
    }
  }
}

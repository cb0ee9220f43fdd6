import CCairo
import Geometry
import SceneLayout
import SceneModel

/// Where the layer of a stage lies, and what is made of it.
struct LayerArea {
  var pixels: PixelRect
  var view: LayerView
  var shadow: ShadowArea?
}

/// Where a shadow falls.
struct ShadowArea {
  var shadow: BoxShadow
  /// The standard deviation of its blur, in pixels.
  var sigma: Double
  /// How far it is moved, in pixels.
  var offset: Point
  /// The pixels into which it may fall.
  var view: PixelRect
  /// Whether what throws it is seen on the same layer.
  var isNear: Bool

  /// How far it is moved, in whole pixels.
  var moved: (right: Int, down: Int) { (Int(offset.x.rounded()), Int(offset.y.rounded())) }
}

extension Canvas {
  /// Where the layer of a stage lies; nil if nothing of it shows.
  func area(of box: Box, at place: Int, _ number: Int) -> LayerArea? {
    guard let ink = plan.ink(of: box, place, stages: number) else { return nil }
    switch box.stage(number) {
    case .effect(.shadow(let shadow)): return area(of: shadow, within: ink.rect)
    case .bounds, .effect(.clip), .effect(.mask), .group:
      guard let ink = plan.ink(of: box, place, stages: number + 1), let pixels = visiblePixels(of: ink.rect) else {
        return nil
      }
      return LayerArea(pixels: pixels, view: LayerView(bounds: pixels))
    }
  }

  private func area(of shadow: BoxShadow, within ink: Rect) -> LayerArea? {
    guard let shown = visiblePixels else { return nil }
    let sigma = shadow.radius * meanScale
    // What lies beyond the pixels that show of this layer is there only to be blurred.
    let outer = shown == view.bounds ? view : LayerView(bounds: shown)
    let drawn = PixelRect(touching: device(ink))
    var offset = shadow.offset
    cairo_user_to_device_distance(cairo, &offset.x, &offset.y)
    var area = ShadowArea(shadow: shadow, sigma: sigma, offset: offset, view: shown, isNear: true)
    let (right, down) = area.moved
    // What stands outside of the picture throws a shadow into it, from as far as its blur reaches.
    let source = outer.pixels.moved(x: -right, y: -down).expanded(by: 2), variance = outer.variance + sigma * sigma
    let throwing = drawn.intersection(LayerView(bounds: source, variance: variance).shown)
    let seen = drawn.intersection(shown)
    guard let all = throwing.map({ seen?.union($0) ?? $0 }) ?? seen else { return nil }
    // What is seen is drawn once more where the shadow comes from so far that one layer would be too large.
    area.isNear = all.count <= 2 * ((throwing?.count ?? 0) + shown.count)
    let pixels = area.isNear ? all : throwing ?? all
    let inner = LayerView(
      bounds: pixels, pixels: area.isNear ? source.union(outer.pixels) : source, variance: variance)
    return LayerArea(pixels: pixels, view: inner, shadow: area)
  }

  /// Lays the layer of a stage over what is there.
  func lay(_ layer: ImageSurface, _ area: LayerArea, of box: Box, _ number: Int) throws(PaintingFault) {
    switch box.stage(number) {
    case .bounds: cut(layer, to: .rect(Rect(origin: .zero, size: box.frame.size)))
    case .effect(.clip(let corners)): cut(layer, to: .rect(Rect(origin: .zero, size: box.frame.size), corners))
    case .effect(.mask): lay(layer, over: area.pixels, opacity: 1)
    case .effect(.shadow): if let shadow = area.shadow { try lay(layer, at: area.pixels, with: shadow) }
    case .group: lay(layer, over: area.pixels, opacity: box.opacity, box.blendMode)
    }
  }

  /// Lays what is inside of an outline over what is there.
  ///
  /// All that is cut out was drawn on one layer, so that nothing shines through the half-covered pixels.
  private func cut(_ layer: ImageSurface, to outline: Path) {
    cairo_save(cairo)
    setSource(layer)
    cairo_new_path(cairo)
    outline.trace(on: cairo)
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Lays a layer over its shadow.
  private func lay(_ layer: ImageSurface, at pixels: PixelRect, with area: ShadowArea) throws(PaintingFault) {
    let blurred = BlurredAlpha(of: layer, at: pixels, sigma: area.sigma)
    let (right, down) = area.moved
    if let target = blurred.pixels.intersection(area.view.moved(x: -right, y: -down).expanded(by: 1)) {
      let mask = try blurred.mask(of: target)
      try savedInDevicePixels { () throws(PaintingFault) in
        setSource(area.shadow.color)
        cairo_mask_surface(cairo, mask.pointer, Double(target.x) + area.offset.x, Double(target.y) + area.offset.y)
      }
    }
    guard area.isNear else { return }
    try saved { () throws(PaintingFault) in
      setSource(layer)
      cairo_paint(cairo)
    }
  }
}

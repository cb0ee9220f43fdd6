import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Paints the blurred shadow of an outline.
  func paint(_ shadow: ShadowContent) throws(PaintingFault) {
    let sigma = shadow.radius * meanScale
    // What lies outside of the clip by more than the blur's reach does not show: it needs no memory.
    guard let view = visiblePixels,
      let pixels = PixelRect(touching: device(shadow.path.hull.offset(by: shadow.offset)))
        .intersection(view.expanded(by: BlurredAlpha.reach(sigma: sigma)))
    else { return }
    let outline = try ImageSurface(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
    try fill(shadow, on: outline, at: pixels)
    guard let (mask, target) = try shadows.mask(of: outline, at: pixels, sigma: sigma, in: view) else { return }
    try savedInDevicePixels { () throws(PaintingFault) in
      setSource(shadow.color)
      cairo_mask_surface(cairo, mask.pointer, Double(target.x), Double(target.y))
    }
  }

  /// Fills the outline, moved by the shadow's offset, on a mask that lies over some of the canvas's pixels.
  private func fill(_ shadow: ShadowContent, on mask: ImageSurface, at pixels: PixelRect) throws(PaintingFault) {
    let context = try Context(mask)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_translate(context.pointer, -Double(pixels.x), -Double(pixels.y))
    cairo_transform(context.pointer, &matrix)
    cairo_translate(context.pointer, shadow.offset.x, shadow.offset.y)
    shadow.path.trace(on: context.pointer)
    cairo_fill(context.pointer)
    try context.check()
  }
}

extension ImageSurface {
  /// Blurs a surface of bytes.
  func blur(_ blur: GaussianBlur) {
    let (width, height) = (bounds.width, bounds.height)
    withBytes { start, stride in
      var plane = Plane<Float>(width: width, height: height, filler: 0)
      plane.samples.withUnsafeMutableBufferPointer { samples in
        for y in 0..<height {
          let row = (start + y * stride).assumingMemoryBound(to: UInt8.self)
          for x in 0..<width { samples[y * width + x] = Float(row[x]) }
        }
      }
      plane.blurred(blur).samples.withUnsafeBufferPointer { samples in
        for y in 0..<height {
          let row = (start + y * stride).assumingMemoryBound(to: UInt8.self)
          for x in 0..<width { row[x] = UInt8(max(0, min(255, samples[y * width + x] + 0.5))) }
        }
      }
    }
  }
}

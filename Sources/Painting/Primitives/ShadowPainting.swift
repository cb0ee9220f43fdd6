import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Paints the blurred shadow of an outline.
  func paint(_ shadow: ShadowContent) throws(PaintingFault) {
    let blur = GaussianBlur(sigma: shadow.radius * scale)
    // What lies outside of the clip by more than the blur's reach does not show: it needs no memory.
    guard let visible,
      let outline = visible.expanded(by: Double(blur.reach) / scale)
        .intersection(shadow.path.hull.offset(by: shadow.offset))
    else { return }
    let pixels = PixelRect(touching: device(outline)).expanded(by: blur.reach)
    guard pixels.width > 0, pixels.height > 0 else { return }
    let mask = try ImageSurface(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
    try fill(shadow, on: mask, at: pixels)
    mask.blur(blur)
    try savedInDevicePixels { () throws(PaintingFault) in
      setSource(shadow.color)
      cairo_mask_surface(cairo, mask.pointer, Double(pixels.x), Double(pixels.y))
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

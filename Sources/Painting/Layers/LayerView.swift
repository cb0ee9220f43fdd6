/// What shows of a layer.
struct LayerView {
  /// The pixels of the layer.
  let bounds: PixelRect
  /// Those that the picture would show if nothing of the layer was blurred.
  var pixels: PixelRect
  /// Of the Gaussians that the layer's pixels go through until they are in the picture, in square pixels.
  var variance: Double

  /// Looks at a layer as it is, or blurred.
  init(bounds: PixelRect, pixels: PixelRect? = nil, variance: Double = 0) {
    self.bounds = bounds
    self.pixels = pixels ?? bounds
    self.variance = variance
  }

  /// All pixels of which something may show.
  var shown: PixelRect {
    guard variance > 0 else { return pixels }
    return pixels.expanded(by: BlurredAlpha.reach(sigma: Ink.reach / 3.5 * variance.squareRoot()))
  }
}

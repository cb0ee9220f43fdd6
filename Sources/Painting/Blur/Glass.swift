import SceneLayout

/// The colour change of a backdrop, for samples of blue, green, red and alpha from 0 to 255.
///
/// It is linear, so it may come before an interpolation.
struct Glass {
  private let own: Float
  private let luma: SIMD4<Float>
  private let tint: SIMD4<Float>

  init(_ content: BackdropContent) {
    own = Float(content.weight * content.saturation)
    // Rec. 709, as Core Animation's filters weigh the colours.
    luma = SIMD4(0.0722, 0.7152, 0.2126, 0) * Float(content.weight * (1 - content.saturation))
    let color = SIMD3(content.tint.blue, content.tint.green, content.tint.red) * 255 * (1 - content.weight)
    tint = SIMD4(SIMD3<Float>(color), 0)
  }

  /// The colour of the glass over a colour, not yet within 0 to 255.
  func color(over below: SIMD4<Float>) -> SIMD4<Float> {
    below * own + tint + (below * luma).sum()
  }

  /// The opaque pixel of the glass over an opaque pixel.
  func word(over word: UInt32) -> UInt32 {
    UInt32(opaque: color(over: SIMD4(SIMD4<UInt8>(word: word))))
  }
}

extension SIMD4<UInt8> {
  /// The blue, green, red and alpha of a word.
  init(word: UInt32) { self = unsafeBitCast(word.littleEndian, to: SIMD4<UInt8>.self) }
}

extension UInt32 {
  /// The word of a colour, rounded and opaque.
  init(opaque color: SIMD4<Float>) {
    // From 2²³ on a Float has no places after the point: the addition rounds, and the low bits are the integer.
    let shifted = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 8_388_608
    let rounded = SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(shifted, to: SIMD4<UInt32>.self))
    self = UInt32(littleEndian: unsafeBitCast(rounded, to: UInt32.self)) | 0xFF00_0000
  }
}

/// How far two premultiplied ARGB words are apart for the eye, 0 to 100; 100 is the distance of black and white.
///
/// Colours that let something shine through are compared on white and on black, and the greater distance counts.
func colorDistance(_ one: UInt32, _ two: UInt32) -> Double {
  if one == two { return 0 }
  let onBlack = squaredDistance(one, two, over: 0)
  guard one >> 24 != 255 || two >> 24 != 255 else { return percent(onBlack) }
  return percent(max(onBlack, squaredDistance(one, two, over: 255)))
}

/// The squared distance in YIQ with the weights of Kotsarenko and Ramos (2010), on a grey.
private func squaredDistance(_ one: UInt32, _ two: UInt32, over grey: UInt32) -> Double {
  func channel(_ word: UInt32, _ shift: UInt32) -> Double {
    Double((word >> shift & 0xFF) + grey * (255 - word >> 24) / 255)
  }
  let red = channel(one, 16) - channel(two, 16)
  let green = channel(one, 8) - channel(two, 8)
  let blue = channel(one, 0) - channel(two, 0)
  let y = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23
  let i = red * 0.595_977_99 - green * 0.274_171_76 - blue * 0.321_801_89
  let q = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
}

private func percent(_ squared: Double) -> Double {
  // 0.5053 × 255² is the square for black and white; saturated colours can be a little farther apart.
  min((squared / 32_857.132_5).squareRoot() * 100, 100)
}

extension UInt32 {
  /// How bright a premultiplied word is on white, 0 to 255 in steps of 1/256: the luma of BT.709.
  var brightness: UInt32 {
    let red = self >> 16 & 0xFF, green = self >> 8 & 0xFF, blue = self & 0xFF
    return red * 54 + green * 183 + blue * 19 + (255 - self >> 24) << 8
  }
}

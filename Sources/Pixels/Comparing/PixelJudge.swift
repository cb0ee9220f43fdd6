/// Decides pixel by pixel whether a difference counts.
struct PixelJudge {
  /// What becomes of a pixel that is not the same in both pictures.
  enum Judgement {
    case counts, tolerated, antialiased, masked
  }

  let one: Bitmap
  let two: Bitmap
  let tolerance: Tolerance

  /// Judges a pixel whose words differ, or that only one of the pictures has (a word is nil).
  func judge(_ mine: UInt32?, _ theirs: UInt32?, x: Int, y: Int) -> Judgement {
    if tolerance.isExact { return .counts }
    if tolerance.masks.contains(where: { $0.contains(x: x, y: y) }) { return .masked }
    guard let mine, let theirs else { return .counts }
    if tolerance.distance > 0, colorDistance(mine, theirs) <= tolerance.distance { return .tolerated }
    if tolerance.ignoresAntialiasing,
      one.isAntialiased(x: x, y: y, otherwise: two) || two.isAntialiased(x: x, y: y, otherwise: one)
    {
      return .antialiased
    }
    return .counts
  }
}

extension PictureDifference.Box {
  func contains(x: Int, y: Int) -> Bool {
    // Distances from 0 up always fit a number without a sign, whatever the box says.
    x >= self.x && y >= self.y && UInt(bitPattern: x &- self.x) < UInt(max(0, width))
      && UInt(bitPattern: y &- self.y) < UInt(max(0, height))
  }
}

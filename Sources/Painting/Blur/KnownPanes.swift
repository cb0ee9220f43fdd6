import SceneLayout

/// The pane of glass that was painted last, and what lay below: panes that lie on each other soon see the same.
///
/// What lies below is only kept once there was glass in the same place before, for most pictures have none there.
final class KnownPanes {
  private var place: Place?
  private var below: [UInt32] = []
  private var pane: ImageSurface?

  /// Where glass lies, and of which kind it is.
  struct Place: Equatable {
    var pixels: PixelRect
    var below: PixelRect
    var sigma: Double
    var content: BackdropContent
    var isOpaque: Bool
  }

  /// The pane that was painted in a place over the same pixels.
  func pane(at place: Place, over words: PixelWords) -> ImageSurface? {
    guard place == self.place, let pane, words.isSame(as: below) else { return nil }
    return pane
  }

  /// Keeps a pane.
  func keep(_ pane: ImageSurface, at place: Place, over words: PixelWords) {
    let isKnownPlace = place == self.place
    self.place = place
    self.pane = isKnownPlace ? pane : nil
    below.removeAll(keepingCapacity: isKnownPlace)
    if isKnownPlace { words.append(to: &below) }
  }
}

extension PixelWords {
  /// Whether these are the words, row by row.
  fileprivate func isSame(as words: [UInt32]) -> Bool {
    guard words.count == width * height else { return false }
    return words.withUnsafeBufferPointer { words in
      for y in 0..<height {
        let row = self[y], other = UnsafeBufferPointer(rebasing: words[(y * width)..<((y + 1) * width)])
        var difference: UInt32 = 0
        for x in 0..<width { difference |= row[x] ^ other[x] }
        if difference != 0 { return false }
      }
      return true
    }
  }

  fileprivate func append(to words: inout [UInt32]) {
    words.reserveCapacity(width * height)
    for row in 0..<height { words += self[row] }
  }
}

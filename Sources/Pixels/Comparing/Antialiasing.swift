extension Bitmap {
  /// Whether a pixel looks as if it smooths an edge: it lies on a slope of brightness that begins or ends in a plain
  /// colour.
  ///
  /// After Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): among its neighbours at most two are
  /// as bright as it is, one is darker and one brighter, and the darkest or the brightest of them has three neighbours
  /// of its own colour in this picture and in the other.
  func isAntialiased(x: Int, y: Int, otherwise other: Bitmap) -> Bool {
    let own = Int(pixels[y * width + x].brightness)
    // The rim of a picture has neighbours beyond it that nobody sees: they count as equal.
    var equal = isAtRim(x: x, y: y) ? 1 : 0
    var darkest = (delta: 0, x: 0, y: 0), brightest = (delta: 0, x: 0, y: 0)
    var isSlope = true
    forNeighbours(x: x, y: y) { column, row in
      let delta = Int(pixels[row * width + column].brightness) - own
      if delta == 0 { equal += 1 }
      if equal > 2 { isSlope = false }
      if delta < darkest.delta { darkest = (delta, column, row) }
      if delta > brightest.delta { brightest = (delta, column, row) }
    }
    guard isSlope, darkest.delta < 0, brightest.delta > 0 else { return false }
    return [darkest, brightest].contains { end in
      isPlain(x: end.x, y: end.y) && other.isPlain(x: end.x, y: end.y)
    }
  }

  /// Whether a pixel has at least three neighbours of its own colour.
  private func isPlain(x: Int, y: Int) -> Bool {
    guard x < width, y < height else { return false }
    var same = isAtRim(x: x, y: y) ? 1 : 0
    forNeighbours(x: x, y: y) { column, row in
      if pixels[row * width + column] == pixels[y * width + x] { same += 1 }
    }
    return same >= 3
  }

  private func isAtRim(x: Int, y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  private func forNeighbours(x: Int, y: Int, _ body: (Int, Int) -> Void) {
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) where column != x || row != y { body(column, row) }
    }
  }
}

extension Bitmap {
  /// What is different in this picture from another one, or nil if they are equal.
  ///
  /// Pictures of two sizes are compared from the top left; all that only one of them has counts as different.
  public func difference(from other: Bitmap) -> PictureDifference? {
    let common = (width: min(width, other.width), height: min(height, other.height))
    var tally = Tally()
    pixels.withUnsafeBufferPointer { mine in
      other.pixels.withUnsafeBufferPointer { others in
        for y in 0..<common.height {
          let row = UnsafeBufferPointer(rebasing: mine[(y * width)..<(y * width + common.width)])
          let start = y * other.width
          tally.add(row, UnsafeBufferPointer(rebasing: others[start..<(start + common.width)]), y: y)
        }
      }
    }
    let total = width * height + other.width * other.height - common.width * common.height
    let outside = total - common.width * common.height
    for picture in [self, other] {
      if picture.width > common.width {
        tally.include(columns: common.width..<picture.width, rows: 0..<picture.height)
      }
      if picture.height > common.height {
        tally.include(columns: 0..<picture.width, rows: common.height..<picture.height)
      }
    }
    guard tally.count + outside > 0 else { return nil }
    return PictureDifference(
      count: tally.count + outside, total: total, boundingBox: tally.box, greatestDelta: Int(tally.delta),
      sizes: width == other.width && height == other.height
        ? nil : .init(width: width, height: height, otherWidth: other.width, otherHeight: other.height))
  }
}

/// What was found so far, row by row.
private struct Tally {
  var count = 0
  var delta: UInt32 = 0
  private var left = Int.max, right = Int.min, top = Int.max, bottom = Int.min

  /// The rectangle around all that was found.
  var box: PictureDifference.Box { .init(x: left, y: top, width: right - left, height: bottom - top) }

  mutating func include(columns: Range<Int>, rows: Range<Int>) {
    left = min(left, columns.lowerBound)
    right = max(right, columns.upperBound)
    top = min(top, rows.lowerBound)
    bottom = max(bottom, rows.upperBound)
  }

  mutating func add(_ mine: UnsafeBufferPointer<UInt32>, _ others: UnsafeBufferPointer<UInt32>, y: Int) {
    guard !isSame(mine, others) else { return }
    var first = Int.max, last = 0
    for x in mine.indices where mine[x] != others[x] {
      count += 1
      first = min(first, x)
      last = x
      for shift: UInt32 in [0, 8, 16, 24] {
        let one = mine[x] >> shift & 0xFF, two = others[x] >> shift & 0xFF
        delta = max(delta, one > two ? one - two : two - one)
      }
    }
    include(columns: first..<(last + 1), rows: y..<(y + 1))
  }
}

/// Whether two rows are equal, as nearly all rows are: 16 pixels at a time, for that is as fast as memory is read.
private func isSame(_ mine: UnsafeBufferPointer<UInt32>, _ others: UnsafeBufferPointer<UInt32>) -> Bool {
  let one = UnsafeRawBufferPointer(mine), two = UnsafeRawBufferPointer(others)
  let stride = MemoryLayout<SIMD16<UInt32>>.size
  var changes = SIMD16<UInt32>.zero
  var offset = 0
  while offset + stride <= one.count {
    changes |=
      one.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
      ^ two.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
    offset += stride
  }
  return changes == .zero && one[offset...].elementsEqual(two[offset...])
}

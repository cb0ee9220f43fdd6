extension Bitmap {
  /// What is different in this picture from another one, or nil if they are equal.
  ///
  /// Pictures of two sizes are compared from the top left; all that only one of them has counts as different. With a
  /// tolerance the difference may be one of which nothing counts.
  public func difference(from other: Bitmap, tolerance: Tolerance = .exact) -> PictureDifference? {
    let common = (width: min(width, other.width), height: min(height, other.height))
    var tally = Tally(one: self, two: other, tolerance: tolerance)
    pixels.withUnsafeBufferPointer { mine in
      other.pixels.withUnsafeBufferPointer { others in
        for y in 0..<common.height {
          let row = UnsafeBufferPointer(rebasing: mine[(y * width)..<(y * width + common.width)])
          let start = y * other.width
          tally.add(row, UnsafeBufferPointer(rebasing: others[start..<(start + common.width)]), y: y)
        }
      }
    }
    for picture in [self, other] {
      for y in 0..<picture.height {
        for x in (y < common.height ? common.width : 0)..<picture.width {
          tally.addOutside(x: x, y: y)
        }
      }
    }
    let total = width * height + other.width * other.height - common.width * common.height
    return tally.difference(
      total: total,
      sizes: width == other.width && height == other.height
        ? nil : .init(width: width, height: height, otherWidth: other.width, otherHeight: other.height))
  }
}

/// What was found so far, row by row.
private struct Tally {
  private let judge: PixelJudge
  private let isExact: Bool
  private var regions: ChangedRegions
  private var count = 0, outside = 0, tolerated = 0, antialiased = 0, masked = 0
  /// The rectangle around what only one of the pictures has.
  private var rim: PictureDifference.Box?
  private var greatest: UInt32 = 0
  private var sum = 0
  private var compared = 0

  init(one: Bitmap, two: Bitmap, tolerance: Tolerance) {
    judge = PixelJudge(one: one, two: two, tolerance: tolerance)
    isExact = tolerance.isExact
    regions = ChangedRegions(width: max(one.width, two.width), height: max(one.height, two.height))
  }

  mutating func add(_ mine: UnsafeBufferPointer<UInt32>, _ others: UnsafeBufferPointer<UInt32>, y: Int) {
    guard !isSame(mine, others) else { return }
    for x in mine.indices where mine[x] != others[x] {
      switch isExact ? .counts : judge.judge(mine[x], others[x], x: x, y: y) {
      case .counts:
        count += 1
        compared += 1
        let delta = greatestDelta(mine[x], others[x])
        greatest = max(greatest, delta)
        sum += Int(delta)
        regions.add(x: x, y: y)
      case .tolerated: tolerated += 1
      case .antialiased: antialiased += 1
      case .masked: masked += 1
      }
    }
  }

  /// Adds a pixel that only one of the pictures has.
  mutating func addOutside(x: Int, y: Int) {
    if !isExact, case .masked = judge.judge(nil, nil, x: x, y: y) {
      masked += 1
    } else {
      count += 1
      outside += 1
      let pixel = PictureDifference.Box(x: x, y: y, width: 1, height: 1)
      rim = rim.map { $0.union(pixel) } ?? pixel
    }
  }

  func difference(total: Int, sizes: PictureDifference.Sizes?) -> PictureDifference? {
    guard count + tolerated + antialiased + masked > 0 else { return nil }
    let boxes = regions.boxes
    let box = boxes.reduce(rim ?? boxes.first) { $0?.union($1) } ?? .init(x: 0, y: 0, width: 0, height: 0)
    var difference = PictureDifference(
      count: count, total: total, tolerated: tolerated, masked: masked, boundingBox: box, regions: boxes,
      greatestDelta: Int(greatest), meanDelta: compared == 0 ? 0 : Double(sum) / Double(compared), sizes: sizes)
    difference.antialiased = antialiased
    difference.outside = outside
    return difference
  }
}

/// The greatest difference of a channel of two words.
private func greatestDelta(_ one: UInt32, _ two: UInt32) -> UInt32 {
  var delta: UInt32 = 0
  for shift: UInt32 in [0, 8, 16, 24] {
    let a = one >> shift & 0xFF, b = two >> shift & 0xFF
    delta = max(delta, a > b ? a - b : b - a)
  }
  return delta
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

/// Finds what comes again in the rows of a flat picture, a pixel at a time.
///
/// A picture of a user interface is mostly runs of one colour, rows like the row above, and letters that come again. So
/// a match begins and ends at pixels, and only four places are tried: the pixel before, the pixel above, and where the
/// same two pixels, or the same one, came last. Nothing is copied: equal words of the picture are equal bytes of the
/// file.
struct FlatMatcher: ~Copyable {
  /// The words of the picture, which are compared.
  let pixels: UnsafePointer<UInt32>
  let width: Int
  /// How many bytes of the file a pixel has, and a row with the byte of its filter.
  let pixelSize: Int, stride: Int
  /// How far back in the file the last row that was said pixel by pixel, or by matches, lies.
  var aboveDistance = 0

  /// How many pixels are like none before; those among them whose neighbour has nearly the same colour; and all others.
  ///
  /// Where the former outweigh the latter there are gradients or photographs, which filters shrink better.
  private(set) var smoothCount = 0, sharpCount = 0

  /// Where in the picture a pair of pixels, or a single one, came last, by a hash.
  private let pairs: UnsafeMutablePointer<UInt32>
  private let singles: UnsafeMutablePointer<UInt32>
  private static let tableBits: UInt32 = 13

  /// Prepares for a picture.
  init(pixels: UnsafePointer<UInt32>, width: Int, pixelSize: Int) {
    self.pixels = pixels
    self.width = width
    self.pixelSize = pixelSize
    stride = 1 + width * pixelSize
    let size = 1 << Int(Self.tableBits)
    pairs = .allocate(capacity: size)
    singles = .allocate(capacity: size)
    pairs.initialize(repeating: 0, count: size)
    singles.initialize(repeating: 0, count: size)
  }

  deinit {
    pairs.deallocate()
    singles.deallocate()
  }

  /// Adds a row; `packed` are its bytes in the file, with the filter's.
  mutating func addRow(_ y: Int, packed: UnsafePointer<UInt8>, to stream: inout DeflateStream) {
    let start = y &* width
    let row = pixels + start
    let seesAbove = y > 0 && aboveDistance <= DeflateBlock.window
    // The byte of the filter is the same in both rows, so the first match may begin there.
    var x = seesAbove ? equalCount(row, row - width, limit: width) : 0
    if 1 &+ x &* pixelSize >= DeflateBlock.shortestMatch {
      stream.addMatch(length: 1 &+ x &* pixelSize, distance: aboveDistance)
    } else {
      x = 0
      stream.addLiteral(packed[0])
    }
    while x < width {
      let match = match(x: x, y: y, seesAbove: seesAbove)
      if match.length &* pixelSize >= DeflateBlock.shortestMatch {
        stream.addMatch(length: match.length &* pixelSize, distance: match.distance)
        // The inside of long matches is not worth remembering: it can be found by its beginning.
        let end = x &+ match.length
        if match.length < 16 {
          x &+= 1
          while x < end {
            remember(start &+ x, rest: width &- x)
            x &+= 1
          }
        }
        x = end
      } else {
        addPixel(packed + (1 &+ x &* pixelSize), to: &stream)
        x &+= 1
      }
    }
    aboveDistance = stride
  }

  /// The best match of what begins at a pixel, in pixels, and how many bytes back it lies; the pixel is remembered.
  @inline(__always)
  private mutating func match(x: Int, y: Int, seesAbove: Bool) -> (length: Int, distance: Int) {
    let index = y &* width &+ x, rest = width &- x
    let place = pixels + index, word = place[0]
    var length = 0, distance = 0
    if x > 0 && place[-1] == word {
      length = equalCount(place, place - 1, limit: rest)
      distance = pixelSize
    }
    if seesAbove && place[-width] == word {
      let count = equalCount(place, place - width, limit: rest)
      // A run's distance takes fewer bits, which weigh as much as a pixel.
      if count > length &+ (length > 0 ? 1 : 0) {
        length = count
        distance = aboveDistance
      }
    }
    if length == 0 { judge(place, x: x, y: y) }
    if length < 24 && rest > 1 {
      let candidate = Int(pairs[hash(pairAt: place)])
      if let back = distanceBack(to: candidate, from: index, y: y, word: word) {
        let count = equalCount(place, pixels + candidate, limit: min(rest, width &- candidate % width))
        if count > length &+ (distance == pixelSize ? 1 : 0) {
          length = count
          distance = back
        }
      }
    }
    if length == 0 {
      let candidate = Int(singles[hash(word)])
      if let back = distanceBack(to: candidate, from: index, y: y, word: word) {
        length = 1
        distance = back
      }
    }
    remember(index, rest: rest)
    return (length, distance)
  }

  /// How many bytes lie between a pixel and an earlier one of the same colour; nil if it has another or is too far away.
  @inline(__always)
  private func distanceBack(to candidate: Int, from index: Int, y: Int, word: UInt32) -> Int? {
    guard candidate < index && pixels[candidate] == word else { return nil }
    let back = (index &- candidate) &* pixelSize &+ (y &- candidate / width)
    return back <= DeflateBlock.window ? back : nil
  }

  /// Keeps in mind where a pixel and the pair that it begins were seen.
  @inline(__always)
  private func remember(_ index: Int, rest: Int) {
    let place = pixels + index
    singles[hash(place[0])] = UInt32(truncatingIfNeeded: index)
    if rest > 1 { pairs[hash(pairAt: place)] = UInt32(truncatingIfNeeded: index) }
  }

  /// Counts a pixel that is neither like the one before nor like the one above.
  @inline(__always)
  private mutating func judge(_ place: UnsafePointer<UInt32>, x: Int, y: Int) {
    guard x > 0 && y > 0 else { return }
    if place[0].isNear(place[-1]) || place[0].isNear(place[-width]) { smoothCount &+= 1 } else { sharpCount &+= 1 }
  }

  @inline(__always)
  private func addPixel(_ bytes: UnsafePointer<UInt8>, to stream: inout DeflateStream) {
    if pixelSize == 1 { return stream.addLiteral(bytes[0]) }
    stream.addLiterals(bytes[0], bytes[1], bytes[2])
    if pixelSize == 4 { stream.addLiteral(bytes[3]) }
  }

  @inline(__always)
  private func hash(pairAt place: UnsafePointer<UInt32>) -> Int { hash(place[0] &* 0x9E37_79B1 ^ place[1]) }

  @inline(__always)
  private func hash(_ word: UInt32) -> Int { Int((word &* 0x9E37_79B1) &>> (32 &- Self.tableBits)) }

  /// How many pixels from two places on are the same.
  @inline(__always)
  private func equalCount(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, limit: Int) -> Int {
    var count = 0
    // Four at a time: most matches are long.
    while count &+ 4 <= limit, four(one + count) == four(other + count) { count &+= 4 }
    while count < limit && one[count] == other[count] { count &+= 1 }
    return count
  }

  @inline(__always)
  private func four(_ place: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD4<UInt32>.self)
  }
}

extension UInt32 {
  /// Whether no channel of two colours differs by more than 8.
  @inline(__always)
  func isNear(_ other: UInt32) -> Bool {
    func isNear(_ shift: UInt32) -> Bool {
      let difference = Int32(self &>> shift & 0xFF) &- Int32(other &>> shift & 0xFF)
      return difference &+ 8 >= 0 && difference <= 8
    }
    return isNear(16) && isNear(8) && isNear(0)
  }
}

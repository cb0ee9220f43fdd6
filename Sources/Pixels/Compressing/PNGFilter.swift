/// How the bytes of a row are said in a PNG file: as they are, or as the difference from what neighbours foretell.
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Takes a row through the filter.
  /// - Parameters:
  ///   - row: The bytes of the row.
  ///   - above: Those of the row above; zeros for the first.
  ///   - pixelSize: How many bytes a pixel has, at least 1.
  ///   - filtered: Takes as many bytes.
  func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelSize: Int,
    into filtered: UnsafeMutablePointer<UInt8>
  ) {
    let first = min(pixelSize, count)
    switch self {
    case .none: filtered.update(from: row, count: count)
    case .sub:
      filtered.update(from: row, count: first)
      for index in first..<count { filtered[index] = row[index] &- row[index &- pixelSize] }
    case .up:
      for index in 0..<count { filtered[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<first { filtered[index] = row[index] &- above[index] / 2 }
      for index in first..<count {
        let sum = UInt16(row[index &- pixelSize]) &+ UInt16(above[index])
        filtered[index] = row[index] &- UInt8(truncatingIfNeeded: sum / 2)
      }
    case .paeth:
      for index in 0..<first { filtered[index] = row[index] &- above[index] }
      for index in first..<count {
        let left = Int16(row[index &- pixelSize]), top = Int16(above[index])
        let corner = Int16(above[index &- pixelSize])
        filtered[index] = row[index] &- UInt8(truncatingIfNeeded: Self.nearest(left, top, corner))
      }
    }
  }

  /// The one of three neighbours that lies nearest to left + top - corner, in this order if two do.
  @inline(__always)
  private static func nearest(_ left: Int16, _ top: Int16, _ corner: Int16) -> Int16 {
    let toLeft = abs(top &- corner), toTop = abs(left &- corner), toCorner = abs(left &+ top &- 2 &* corner)
    if toLeft <= toTop && toLeft <= toCorner { return left }
    return toTop <= toCorner ? top : corner
  }

  /// How hard filtered bytes seem to compress: the sum of their distances from 0, as libpng judges them.
  static func cost(of filtered: UnsafePointer<UInt8>, count: Int) -> Int {
    var sum: UInt32 = 0
    for index in 0..<count { sum &+= UInt32(Int8(bitPattern: filtered[index]).magnitude) }
    return Int(sum)
  }
}

/// How the rows and columns of a stored picture lie in the picture that is seen (EXIF's tag 0x0112, UIImageOrientation).
enum Orientation: UInt8, CaseIterable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Reads the tag from an APP1 segment; nil if the segment has none that makes sense, as UIKit then takes the rows as
  /// they are.
  init?(exif segment: ArraySlice<UInt8>) {
    guard segment.starts(with: "Exif\0\0".utf8) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    let isLittleEndian = tiff.starts(with: "II*\0".utf8)
    guard isLittleEndian || tiff.starts(with: "MM\0*".utf8) else { return nil }
    func number(_ offset: Int, _ size: Int) -> Int? {
      guard offset <= tiff.count - size else { return nil }
      let bytes = tiff[offset..<(offset + size)]
      return (isLittleEndian ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2), let type = number(entry + 2, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      // A short number; some programs write a long one.
      guard let value = number(entry + 8, type == 4 ? 4 : 2), (1...8).contains(value) else { return nil }
      self.init(rawValue: UInt8(value))
      return
    }
    return nil
  }

  /// Whether rows become columns.
  fileprivate var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
}

extension Bitmap {
  /// The picture as it is seen.
  func seen(in orientation: Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let size = orientation.swapsSides ? (width: height, height: width) : (width: width, height: height)
    let (right, bottom) = (width - 1, height - 1)
    let turned = [UInt32](unsafeUninitializedCapacity: pixels.count) { words, count in
      count = pixels.count
      pixels.withUnsafeBufferPointer { stored in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let (column, row): (Int, Int) =
              switch orientation {
              case .up: (x, y)
              case .upMirrored: (right - x, y)
              case .down: (right - x, bottom - y)
              case .downMirrored: (x, bottom - y)
              case .leftMirrored: (y, x)
              case .right: (y, bottom - x)
              case .rightMirrored: (right - y, bottom - x)
              case .left: (right - y, x)
              }
            words[y * size.width + x] = stored[row * width + column]
          }
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: turned)
  }
}

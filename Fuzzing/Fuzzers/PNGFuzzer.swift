@testable import Pixels

/// Any bytes as a PNG file: as they are, with right checksums, and as the chunks of a whole file.
final class PNGFuzzer: Fuzzer {
  static let name = "png"

  static func seeds(_ package: String) -> [[UInt8]] {
    let pictures = files(below: package + "/Examples/images", ".png", limit: 8 << 10).map(\.bytes)
    return pictures.flatMap { [[0] + $0, [1] + $0] }
      + (0..<64).map { place in [2, UInt8(place), 5, 7] + (0..<120).map { UInt8(truncatingIfNeeded: $0 &* place) } }
  }

  static func words() -> [String] {
    ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "bKGD", "sBIT", "acTL", "pHYs", "CgBI"]
  }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    var decisions = Decisions(bytes)
    let file: [UInt8]
    switch decisions.number(below: 3) {
    case 0: file = decisions.rest()
    case 1: file = withRightChecksums(decisions.rest())
    default: file = decisions.png()
    }
    do {
      // What large pictures cost is known.
      let size = try Bitmap.pngSize(of: file)
      guard size.width * size.height <= 1 << 18 else { return }
      let bitmap = try Bitmap(png: file)
      require(bitmap.width == size.width && bitmap.height == size.height, "another size")
      require(bitmap.pixels.allSatisfy(\.isPremultiplied), "a colour brighter than its alpha")
      let again = try Bitmap(png: bitmap.png(scale: 2))
      require(again.pixels.map { $0 >> 24 } == bitmap.pixels.map { $0 >> 24 }, "written otherwise")
    } catch { _ = error.message }
  }

  private func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var offset = 8
    while bytes.count - offset >= 12 {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      let end = offset + 8 + length
      let sum = bytes.withUnsafeBytes { PNG.checksum(UnsafeRawBufferPointer(rebasing: $0[(offset + 4)..<end])) }
      for place in 0..<4 { bytes[end + place] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * place)) }
      offset = end + 4
    }
    return bytes
  }
}

extension UInt32 {
  fileprivate var isPremultiplied: Bool {
    let alpha = self >> 24
    return (self >> 16) & 0xFF <= alpha && (self >> 8) & 0xFF <= alpha && self & 0xFF <= alpha
  }
}

extension Decisions {
  /// A file with a frame in order, whose header, other chunks and pixels are choices.
  fileprivate mutating func png() -> [UInt8] {
    let kinds: [(type: UInt8, depths: [UInt8])] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    let kind = one(of: kinds)
    let depth = one(of: kind.depths), interlaced = UInt8(number(below: 2))
    let width = UInt8(1 + number(below: 40)), height = UInt8(1 + number(below: 40))
    var file = PNG.signature
    file += PNG.chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, depth, kind.type, 0, 0, interlaced])
    if kind.type == 3 { file += PNG.chunk("PLTE", Array(repeating: 77, count: 3 * (1 + number(below: 16)))) }
    for _ in 0..<number(below: 3) {
      let name = one(of: ["tRNS", "gAMA", "sRGB", "cHRM", "bKGD", "sBIT", "iCCP", "zTXt", "tIME", "oFFs"])
      file += PNG.chunk(name, take(number(below: 40)))
    }
    // As many bytes as the picture may want; those that are not chosen are 0.
    var rows = rest()
    let room = (Int(width) * Int(depth) * 4 / 8 + 2) * Int(height) * 2
    if rows.count < room { rows += Array(repeating: 0, count: room - rows.count) }
    return file + PNG.chunk("IDAT", stored(rows)) + PNG.chunk("IEND", [])
  }

  /// A zlib stream of stored blocks.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var low: UInt32 = 1, high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)], size = UInt16(block.count)
      stream += [block.endIndex == bytes.count ? 1 : 0, UInt8(size & 0xFF), UInt8(size >> 8)]
      stream += [UInt8(~size & 0xFF), UInt8(~size >> 8)] + block
    }
    return stream + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: (high << 16 | low) >> $0) }
  }
}

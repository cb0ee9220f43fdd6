import Geometry

/// The frame of a PNG file: its header, and whether its chunks are whole.
///
/// libpng stops reading at the last pixel, so it would not miss what a cut-off file has lost behind it, and it only
/// drops a damaged ancillary chunk, although such a chunk may hold the transparency. Both are faults here.
struct PNGStructure {
  /// The number of pixels in a row, 1 or more.
  let width: Int
  /// The number of rows, 1 or more.
  let height: Int

  /// Reads the header; throws if the bytes are not those of a PNG file, or if the picture is too large.
  init(header bytes: [UInt8]) throws(ImageFault) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.starts(with: PNG.signature) else {
      if PNG.signature.starts(with: bytes) { throw .truncated(.png) }
      if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) { throw .lfsPointer }
      throw .other(ImageKind(bytes), wanted: [.png])
    }
    guard bytes.count >= 16 else { throw .truncated(.png) }
    if Self.name(in: bytes, at: 8) == "CgBI" { throw .xcodeOptimized }
    guard Self.name(in: bytes, at: 8) == "IHDR", Self.number(in: bytes, at: 8) == 13 else {
      throw .broken(.png, "it does not begin with a header")
    }
    guard bytes.count >= 33 else { throw .truncated(.png) }
    let width = Self.number(in: bytes, at: 16), height = Self.number(in: bytes, at: 20)
    guard width > 0, height > 0 else { throw .broken(.png, "its size is \(width.grouped) x \(height.grouped) pixels") }
    try Bitmap.requireSize(width: width, height: height)
    self.width = width
    self.height = height
  }

  /// Goes through all chunks up to the last; throws if one is missing, cut off or does not match its checksum.
  static func checkChunks(of bytes: [UInt8]) throws(ImageFault) {
    var offset = PNG.signature.count
    while bytes.count - offset >= 12 {
      let length = number(in: bytes, at: offset), name = name(in: bytes, at: offset)
      guard length <= Int32.max else { throw .broken(.png, "chunk \(name) is longer than any file") }
      guard length <= bytes.count - offset - 12 else { throw .truncated(.png) }
      let end = offset + 8 + length
      let checksum = bytes.withUnsafeBytes { PNG.checksum(UnsafeRawBufferPointer(rebasing: $0[(offset + 4)..<end])) }
      guard number(in: bytes, at: end) == Int(checksum) else {
        throw .broken(.png, "chunk \(name) does not match its checksum")
      }
      if name == "acTL" { throw .animated(.png) }
      if name == "IEND" { return }
      offset = end + 4
    }
    throw .truncated(.png)
  }

  /// The chunks of a file that was checked, up to the last.
  static func chunks(of bytes: [UInt8]) -> [(name: String, contents: Range<Int>)] {
    var chunks: [(name: String, contents: Range<Int>)] = []
    var offset = PNG.signature.count
    while bytes.count - offset >= 12 {
      let end = offset + 8 + number(in: bytes, at: offset)
      chunks.append((Self.name(in: bytes, at: offset), (offset + 8)..<end))
      if chunks.last?.name == "IEND" { break }
      offset = end + 4
    }
    return chunks
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The name of the chunk at an offset; a byte that is no letter shows as a question mark.
  private static func name(in bytes: [UInt8], at offset: Int) -> String {
    String(
      bytes[(offset + 4)..<(offset + 8)].map {
        let character = Character(Unicode.Scalar($0))
        return character.isASCII && character.isLetter ? character : "?"
      })
  }
}

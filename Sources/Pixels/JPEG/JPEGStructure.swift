import Geometry

/// The frame of a JPEG file: what its markers say about the picture before anything is decoded.
struct JPEGStructure {
  /// The size of the picture as it is stored, in pixels.
  private(set) var width = 0, height = 0
  /// The number of colour components: 1 grey, 3 colour, 4 ink.
  private(set) var components = 0
  /// Whether Adobe's marker says that inks are stored inverted.
  private(set) var isAdobe = false
  /// How the camera was held.
  private(set) var orientation = Orientation.up
  /// How many passes the picture is stored in; a progressive one has about ten.
  private var scans = 0

  /// Goes through the markers up to the end; throws if one is missing or cut off, or if the picture is too large.
  init(_ bytes: [UInt8]) throws(ImageFault) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .other(ImageKind(bytes), wanted: [.jpeg]) }
    var offset = 2
    while true {
      guard let marker = Self.nextMarker(in: bytes, from: &offset) else { throw .truncated(.jpeg) }
      if marker == 0xD9 { break }
      guard bytes.count - offset >= 2 else { throw .truncated(.jpeg) }
      let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      guard length >= 2 else { throw .broken(.jpeg, "a segment has no length") }
      guard length <= bytes.count - offset else { throw .truncated(.jpeg) }
      try take(marker, bytes[(offset + 2)..<(offset + length)])
      offset += length
    }
    guard components > 0, scans > 0 else { throw .broken(.jpeg, "it has no picture") }
    // Each pass touches every pixel, and a pass may take a few bytes.
    guard scans * width * height <= Self.effortLimit else { throw .tooCostly(.jpeg, "\(scans.grouped) passes") }
  }

  private static let effortLimit = 1 << 30

  private mutating func take(_ marker: UInt8, _ segment: ArraySlice<UInt8>) throws(ImageFault) {
    switch marker {
    case 0xC4, 0xC8, 0xCC: break
    case 0xC0...0xCF: try takeHeader(segment)
    case 0xDA: scans += 1
    case 0xE1: if let found = Orientation(exif: segment) { orientation = found }
    case 0xEE: if segment.starts(with: "Adobe".utf8) { isAdobe = true }
    default: break
    }
  }

  private mutating func takeHeader(_ segment: ArraySlice<UInt8>) throws(ImageFault) {
    guard components == 0 else { throw .broken(.jpeg, "it has two headers") }
    guard segment.count >= 6 else { throw .broken(.jpeg, "its header is too short") }
    let bytes = Array(segment.prefix(6))
    height = Int(bytes[1]) << 8 | Int(bytes[2])
    width = Int(bytes[3]) << 8 | Int(bytes[4])
    components = Int(bytes[5])
    guard width > 0, height > 0 else {
      throw .broken(.jpeg, "its size is \(width.grouped) x \(height.grouped) pixels")
    }
    guard [1, 3, 4].contains(components) else {
      throw .unsupported(.jpeg, "\(components) colour components, not 1, 3 or 4")
    }
    try Bitmap.requireSize(width: width, height: height)
  }

  /// The next marker that begins a segment or ends the file, past compressed data and restart markers.
  private static func nextMarker(in bytes: [UInt8], from offset: inout Int) -> UInt8? {
    while offset + 1 < bytes.count {
      let (byte, next) = (bytes[offset], bytes[offset + 1])
      offset += 1
      guard byte == 0xFF else { continue }
      switch next {
      // An escaped byte of data, a filler, a marker within data.
      case 0x00, 0x01, 0xFF, 0xD0...0xD8: continue
      default:
        offset += 1
        return next
      }
    }
    return nil
  }
}

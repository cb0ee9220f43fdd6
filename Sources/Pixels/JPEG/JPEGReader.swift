import CTurboJPEG

extension Bitmap {
  /// Reads a JPEG file of 8 bits: grey, colour or ink, baseline or progressive, turned as its EXIF data say.
  ///
  /// A file that is damaged or cut off is a fault, never half a picture. Inks become colours by subtraction; colour
  /// profiles are not heeded, as iOS 7 and 8 match no colours.
  public init(jpeg bytes: [UInt8]) throws(ImageFault) {
    let structure = try JPEGStructure(bytes)
    let decoder = try JPEGDecoder()
    var fault: ImageFault?
    let pixels = [UInt32](unsafeUninitializedCapacity: structure.width * structure.height) { words, count in
      fault = decoder.decode(bytes, structure, into: words)
      count = fault == nil ? words.count : 0
    }
    if let fault { throw fault }
    self = Bitmap(width: structure.width, height: structure.height, pixels: pixels).seen(in: structure.orientation)
  }
}

extension Bitmap {
  /// The size of the picture in a JPEG file as it is stored, in pixels; throws if its markers are not in order.
  public static func jpegSize(of bytes: [UInt8]) throws(ImageFault) -> (width: Int, height: Int) {
    let structure = try JPEGStructure(bytes)
    return (structure.width, structure.height)
  }
}

/// libjpeg-turbo behind its interface that returns codes.
private struct JPEGDecoder {
  private let makeDecoder: TJInitDecompress
  private let decompress: TJDecompress2
  private let errorText: TJGetErrorStr2
  private let destroy: TJDestroy

  init() throws(ImageFault) {
    let library = try DynamicLibrary("libturbojpeg.so.0", package: "libturbojpeg0")
    makeDecoder = try library.function("tjInitDecompress", as: TJInitDecompress.self)
    decompress = try library.function("tjDecompress2", as: TJDecompress2.self)
    errorText = try library.function("tjGetErrorStr2", as: TJGetErrorStr2.self)
    destroy = try library.function("tjDestroy", as: TJDestroy.self)
  }

  func decode(
    _ bytes: [UInt8], _ structure: JPEGStructure, into words: UnsafeMutableBufferPointer<UInt32>
  ) -> ImageFault? {
    guard let decoder = makeDecoder() else { return .broken(.jpeg, "the decoder does not start") }
    defer { _ = destroy(decoder) }
    let isInk = structure.components == 4
    // The exact transform gives the same numbers with every processor.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING
    let status = words.withMemoryRebound(to: UInt8.self) { target in
      decompress(
        decoder, bytes, UInt(bytes.count), target.baseAddress, Int32(structure.width), 0, Int32(structure.height),
        Int32((isInk ? TJPF_CMYK : argbWords).rawValue), flags)
    }
    guard status == 0 else { return .broken(.jpeg, message(of: decoder)) }
    if isInk {
      for index in words.indices { words[index] = word(ofInks: words[index], isInverted: structure.isAdobe) }
    }
    return nil
  }

  /// What the library says, without the names of its functions and in lower case.
  private func message(of decoder: tjhandle) -> String {
    guard let text = errorText(decoder) else { return "it cannot be decoded" }
    let words = String(cString: text).replacing("Corrupt JPEG data: ", with: "")
    return (words.split(separator: ": ", maxSplits: 1).last.map { words.hasPrefix("tj") ? String($0) : words } ?? words)
      .lowercased()
  }
}

/// The order of bytes that makes ARGB words on this machine.
private var argbWords: TJPF { UInt32(1).littleEndian == 1 ? TJPF_BGRA : TJPF_ARGB }

/// The opaque colour of four inks that lie in memory in the order cyan, magenta, yellow, black.
private func word(ofInks inks: UInt32, isInverted: Bool) -> UInt32 {
  // Light that comes through: what is stored, or the rest of it.
  let light = isInverted ? inks.bigEndian : ~inks.bigEndian
  let black = light & 0xFF
  func channel(_ shift: UInt32) -> UInt32 { ((light >> shift & 0xFF) * black + 127) / 255 }
  return 0xFF00_0000 | channel(24) << 16 | channel(16) << 8 | channel(8)
}

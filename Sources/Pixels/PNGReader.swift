import CPNG

extension Bitmap {
  /// The greatest width and height that a picture may have, in pixels.
  public static let sideLimit = 16_384
  /// The greatest number of pixels that a picture which is read may have.
  public static let areaLimit = 64_000_000

  /// Reads a PNG file of any colour type and depth; colours are taken to sRGB, 16 bits rounded to 8.
  ///
  /// A file's gamma (`gAMA`) is heeded as the format asks, unless it says that it is sRGB. Its primaries (`cHRM`) and its
  /// profile (`iCCP`) are not: iOS 7 and 8 match no colours and show an image's numbers as they are.
  ///
  /// A file that is damaged or cut off is a fault, never half a picture. Throws also if the bytes are no PNG, or if the
  /// picture exceeds the limits; then nothing has been allocated for it.
  public init(png bytes: [UInt8]) throws(ImageFault) {
    let structure = try PNGStructure(header: bytes)
    try PNGStructure.checkChunks(of: bytes)
    let bytes = try PNGStructure.inOrder(bytes)
    var fault: ImageFault?
    let pixels = [UInt32](unsafeUninitializedCapacity: structure.width * structure.height) { words, count in
      fault = readPNG(bytes, into: words, width: structure.width, height: structure.height)
      count = fault == nil ? words.count : 0
    }
    if let fault { throw fault }
    self.init(width: structure.width, height: structure.height, pixels: pixels)
  }

  /// Throws if a picture of a size is over the limits.
  package static func requireSize(width: Int, height: Int) throws(ImageFault) {
    guard width <= sideLimit, height <= sideLimit, width * height <= areaLimit else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// The size of the picture in a PNG file, in pixels, from its header alone; throws if that is not in order.
  public static func pngSize(of bytes: [UInt8]) throws(ImageFault) -> (width: Int, height: Int) {
    let structure = try PNGStructure(header: bytes)
    return (structure.width, structure.height)
  }
}

extension Bitmap {
  /// How many pixels a point has in a PNG file that can be read, by its density; 1 if it says none.
  public static func pngScale(of bytes: [UInt8]) -> Double {
    guard let density = PNGStructure.chunks(of: bytes).first(where: { $0.name == "pHYs" })?.contents,
      density.count == 9
    else { return 1 }
    let perMetre = bytes[density.prefix(4)].reduce(0) { $0 << 8 | Int($1) }
    return perMetre > 0 ? Double(perMetre) / 2835 : 1
  }
}

/// Decodes by libpng's simplified interface, which reports errors as values and prints nothing.
private func readPNG(
  _ bytes: [UInt8], into words: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int
) -> ImageFault? {
  var image = png_image()
  image.version = png_uint_32(PNG_IMAGE_VERSION)
  defer { png_image_free(&image) }
  return bytes.withUnsafeBytes { source in
    guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
      return .broken(.png, libpngMessage(image))
    }
    guard image.width == width, image.height == height else { return .broken(.png, "it has two headers") }
    image.format = argbWords
    // Without this, libpng takes 16-bit samples of a file without a colour space as linear light.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    guard png_image_finish_read(&image, nil, words.baseAddress, Int32(width * 4), nil) != 0 else {
      return .broken(.png, libpngMessage(image))
    }
    for index in words.indices { words[index] = words[index].premultiplied }
    return nil
  }
}

/// Eight-bit samples in the order in which they make ARGB words on this machine.
private var argbWords: png_uint_32 {
  let color = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
  let isLittleEndian = UInt32(1).littleEndian == 1
  return color | (isLittleEndian ? UInt32(PNG_FORMAT_FLAG_BGR) : UInt32(PNG_FORMAT_FLAG_AFIRST))
}

/// What libpng says about a file, in lower case.
private func libpngMessage(_ image: png_image) -> String {
  withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self).lowercased() }
}

extension UInt32 {
  /// An ARGB word with its colour multiplied by its alpha, each channel rounded to the nearest.
  var premultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha != 255 else { return self }
    func channel(_ shift: UInt32) -> UInt32 { ((((self >> shift) & 0xFF) * alpha + 127) / 255) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

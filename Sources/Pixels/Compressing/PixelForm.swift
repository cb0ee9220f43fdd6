/// How a PNG file stores its pixels.
enum PixelForm: Equatable {
  /// One byte or less: shades of grey, of so many bits.
  case grey(bits: Int)
  /// One byte or less: the place of a colour in a list, of so many bits. The colours are premultiplied words.
  case palette([UInt32], bits: Int)
  /// Three bytes.
  case rgb
  /// Four bytes; the colours are as they are before the alpha.
  case rgba

  /// The number of the format's specification.
  var colorType: UInt8 {
    switch self {
    case .grey: 0
    case .palette: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  /// How many bits a sample has.
  var bitDepth: Int {
    switch self {
    case .grey(let bits), .palette(_, let bits): bits
    case .rgb, .rgba: 8
    }
  }

  /// How many bytes a pixel has; 1 also if it has less than one.
  var pixelSize: Int {
    switch self {
    case .grey, .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Whether the bytes of a pixel are its colour, so that like colours have like bytes.
  var hasChannels: Bool {
    if case .palette = self { return false }
    return true
  }

  /// How many bytes a row has, without that of its filter.
  func rowLength(width: Int) -> Int { (width * pixelSize * bitDepth + 7) / 8 }
}

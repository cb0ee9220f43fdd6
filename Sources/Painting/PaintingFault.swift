import CFreeType
public import SceneModel
import Typesetting

/// Why there is no picture although the scene is right.
public enum PaintingFault: Error, Hashable, Sendable {
  /// The canvas has no pixels, or more in a row or column than Cairo can count.
  case size
  /// There is no memory for the picture or a part of it.
  case memory
  /// More layers have to be open at the same time than allowed; the scene says there what needs the last of them.
  case layers(Site?)
  /// FreeType could not be started.
  case freeType
  /// A font file is not there or may not be read.
  case fontFile(path: String)
  /// There is no memory to open a font with, or to draw its glyphs.
  case fontMemory(path: String)
  /// A file is no font that FreeType understands.
  case fontFormat(path: String)
  /// A font file is damaged: a glyph of it can't be drawn.
  case glyph(path: String)
  /// Cairo reports an error, in its own words.
  case cairo(String)

  /// What happened, in words that fit after a colon.
  public var message: String {
    switch self {
    case .size: return "a picture has 1 to 32767 pixels in each direction"
    case .memory: return "no memory for the picture"
    case .layers: return "more layers are open at the same time than allowed"
    case .freeType: return "FreeType can't be started"
    case .fontFile(let path): return "the font file \(path) can't be opened"
    case .fontMemory(let path): return "no memory for the font file \(path)"
    case .fontFormat(let path): return "the font file \(path) is in no format that FreeType reads"
    case .glyph(let path): return "the font file \(path) is damaged"
    case .cairo(let words): return "cairo: \(words)"
    }
  }

  /// The file of the font that is at fault, if one is.
  public var fontPath: String? {
    switch self {
    case .fontFile(let path), .fontFormat(let path), .glyph(let path): path
    case .size, .memory, .fontMemory, .layers, .freeType, .cairo: nil
    }
  }

  /// What happened, in words that fit behind the name of the file.
  public var reason: String {
    switch self {
    case .fontFile: "the font can't be opened"
    case .fontFormat: "a font in no format that FreeType reads"
    case .glyph: "the font is damaged"
    case .size, .memory, .fontMemory, .layers, .freeType, .cairo: message
    }
  }

  /// What FreeType's error of a font means: that there was no memory, if that may be why.
  static func font(_ error: Int32, path: String, otherwise fault: PaintingFault) -> PaintingFault {
    if error == Int32(FT_Err_Cannot_Open_Resource) { return .fontFile(path: path) }
    let isStarved = error == Int32(FT_Err_Out_Of_Memory) || MemoryRoom.mayHaveLacked(forFile: path)
    return isStarved ? .fontMemory(path: path) : fault
  }
}

/// The kinds of picture files that are read.
public enum ImageFormat: String, CaseIterable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case svg = "SVG"

  /// The format that the first bytes of a file speak for, whatever it is called; nil for none of these.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: PNG.signature) {
      self = .png
      return
    }
    switch ImageKind(bytes) {
    case .jpeg: self = .jpeg
    case .svg: self = .svg
    default: return nil
    }
  }
}

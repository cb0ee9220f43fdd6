/// The kinds of files that are met in place of a PNG picture.
public enum ImageKind: Equatable, Sendable {
  case jpeg, gif, webP, bmp, tiff, heif, avif, jpegXL, icon, photoshop, pdf, svg, html

  /// The kind that the first bytes of a file speak for, or nil if they are of no kind known here.
  public init?(_ bytes: [UInt8]) {
    func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if has("BM") {
      self = .bmp
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if has("ftypavif", at: 4) || has("ftypavis", at: 4) {
      self = .avif
    } else if has("ftyphe", at: 4) || has("ftypmif1", at: 4) {
      self = .heif
    } else if bytes.starts(with: [0xFF, 0x0A]) || has("JXL ", at: 4) {
      self = .jpegXL
    } else if bytes.starts(with: [0, 0, 1, 0]) {
      self = .icon
    } else if has("8BPS") {
      self = .photoshop
    } else if has("%PDF") {
      self = .pdf
    } else {
      self.init(markup: bytes)
    }
  }

  /// The kind of a text: its first element may come after a byte order mark, a prolog and comments.
  private init?(markup bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    guard text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "<" else { return nil }
    let tags = text.split(separator: "<").map { $0.prefix { $0.isLetter || $0 == "!" } }
    if tags.contains("svg") {
      self = .svg
    } else if tags.contains("html") || text.contains("<!doctype html") {
      self = .html
    } else {
      return nil
    }
  }
}

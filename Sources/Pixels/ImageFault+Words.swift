extension ImageFault {
  /// The fault in words: lower case, without a period and without the name of the file.
  public var message: String {
    switch self {
    case .empty:
      "the file is empty"
    case .lfsPointer:
      "not a picture but a Git LFS pointer; fetch the picture with `git lfs pull`"
    case .notPNG(let kind?):
      "not a PNG file; it looks like \(kind.words)"
    case .notPNG(nil):
      "not a PNG file"
    case .xcodeOptimized:
      "a PNG file in Xcode's own variant (CgBI); use the picture from before the app was built"
    case .truncated:
      "the PNG file is cut off"
    case .broken(let how):
      "the PNG file is broken: \(how)"
    case .tooLarge(let width, let height):
      "the picture has \(width.grouped) × \(height.grouped) pixels; at most "
        + "\(Bitmap.sideLimit.grouped) a side and \(Bitmap.areaLimit.grouped) in all are accepted"
    }
  }
}

extension ImageKind {
  fileprivate var words: String {
    switch self {
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .webP: "a WebP picture"
    case .bmp: "a BMP picture"
    case .tiff: "a TIFF picture"
    case .heif: "a HEIF picture"
    case .avif: "an AVIF picture"
    case .jpegXL: "a JPEG XL picture"
    case .icon: "a Windows icon"
    case .photoshop: "a Photoshop document"
    case .pdf: "a PDF document"
    case .svg: "an SVG picture"
    case .html: "an HTML page"
    }
  }
}

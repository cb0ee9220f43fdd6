import Geometry

extension ImageFault {
  /// The fault in words: lower case, without a period and without the name of the file.
  public var message: String {
    switch self {
    case .empty:
      "the file is empty"
    case .lfsPointer:
      "not a picture but a Git LFS pointer; fetch the picture with `git lfs pull`"
    case .other(let kind, let wanted):
      "not \(words(for: wanted)) file" + (kind.map { "; it looks like \($0.words)" } ?? "")
    case .xcodeOptimized:
      "a PNG file in Xcode's own variant (CgBI); use the picture from before the app was built"
    case .animated(let format):
      "the \(format.rawValue) file is animated; only still pictures are drawn"
    case .truncated(let format):
      "the \(format.rawValue) file is cut off"
    case .broken(let format, let how):
      "the \(format.rawValue) file is broken: \(how)"
    case .unsupported(let format, let what):
      "the \(format.rawValue) file has \(what)"
    case .tooLarge(let width, let height):
      "the picture has \(width.grouped) × \(height.grouped) pixels; at most "
        + "\(Bitmap.sideLimit.grouped) a side and \(Bitmap.areaLimit.grouped) in all are accepted"
    case .tooManyPixels(let total, let limit):
      "with it the images of the scene have \(total.grouped) pixels; at most \(limit.grouped) in all are "
        + "accepted (the limit \"image-pixels\")"
    case .tooCostly(let format, let what):
      "the \(format.rawValue) file is too costly to draw: \(what)"
    case .missingLibrary(let file, let package):
      "\(file) cannot be loaded; install the package \(package)"
    case .unloadedLibrary(let file, let reason):
      "\(file) cannot be loaded: \(reason)"
    }
  }

  /// `a PNG`, or `a PNG, JPEG or SVG`.
  private func words(for formats: [ImageFormat]) -> String {
    let names = formats.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return "a " + (names.first ?? "picture") }
    return "a " + names.dropLast().joined(separator: ", ") + " or " + last
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

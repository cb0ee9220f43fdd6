import Pixels
import Painting
import SceneLayout
import SceneModel

/// The file of an image that a scene names, as it was found: its bytes, and what is known of them from its place.
struct ImageFile: Equatable {
  /// The name of the file as messages call it.
  var name: String
  /// Its path from the current folder.
  var path: String
  /// The contents.
  var bytes: [UInt8]
  /// Pixels for each point, if its place says so.
  var scale: Double?
  /// How a catalogue cuts it for stretching, in its pixels.
  var slices: ImageSetContents.Slices?
  /// What a catalogue says of templates.
  var renderingMode = ImageReference.RenderingMode.automatic

  /// Reads a file within a scene's reach.
  static func read(_ name: String, at path: String, _ reach: Reach, scale: Double?) throws(FileFault) -> ImageFile {
    let bytes = try reach.read(path, limit: \.imageBytes)
    return ImageFile(name: name, path: path, bytes: bytes, scale: scale)
  }

  /// The picture in the file, for a device of a scale; the first bytes say what format it is.
  func image(deviceScale: Double, budget: inout DecodingBudget) throws(Fault) -> ImageSet.Image {
    do {
      var image = try decoded(deviceScale: deviceScale, &budget)
      if let slices { image.cut(slices, scale: scale ?? 1) }
      image.renderingMode = renderingMode
      return image
    } catch {
      throw error.isMachineProblem
        ? .machine(reason: "\(name.excerpt): \(error.message)") : .file(name, reason: error.message)
    }
  }

  private func decoded(deviceScale: Double, _ budget: inout DecodingBudget) throws(ImageFault) -> ImageSet.Image {
    switch ImageFormat(bytes) {
    case .jpeg:
      let size = try Bitmap.jpegSize(of: bytes)
      try budget.take(width: size.width, height: size.height)
      return ImageSet.Image(bitmap: try Bitmap(jpeg: bytes), scale: scale ?? 1)
    case .svg:
      let picture = try SVGPicture(bytes, scale: deviceScale, budget: &budget)
      return ImageSet.Image(bitmap: picture.bitmap, size: picture.size)
    case .png:
      let size = try Bitmap.pngSize(of: bytes)
      try budget.take(width: size.width, height: size.height)
      return ImageSet.Image(bitmap: try Bitmap(png: bytes), scale: scale ?? 1)
    case nil:
      do throws(ImageFault) {
        return ImageSet.Image(bitmap: try Bitmap(png: bytes), scale: scale ?? 1)
      } catch {
        // The reader of PNG files knows best what else it may be.
        if case .other(let kind, _) = error { throw .other(kind, wanted: ImageFormat.allCases) }
        throw error
      }
    }
  }
}

import Pixels
import SceneLayout
import SceneModel

/// The images of earlier scenes, decoded: scenes of one app show the same icons again and again.
///
/// A file is read anew for each scene, and an image is taken from here only if the bytes are the same. What is kept is
/// bounded by its pixels, not by the number of scenes.
final class DecodedImages {
  private struct Entry {
    let file: ImageFile
    let deviceScale: Double
    let image: ImageSet.Image
  }

  private var entries: [String: Entry] = [:]
  private var pixels = 0

  /// 16 MB.
  private static let pixelLimit = 4_000_000

  /// The picture in a file, for a device of a scale.
  func image(
    of file: ImageFile, deviceScale: Double, budget: inout DecodingBudget
  ) throws(Fault) -> ImageSet.Image {
    if let known = entries[file.path], known.deviceScale == deviceScale, known.file == file {
      do { try budget.take(width: known.image.bitmap.width, height: known.image.bitmap.height) } catch {
        throw .file(file.name, reason: error.message)
      }
      return known.image
    }
    let image = try file.image(deviceScale: deviceScale, budget: &budget)
    keep(Entry(file: file, deviceScale: deviceScale, image: image))
    return image
  }

  private func keep(_ entry: Entry) {
    let count = entry.image.bitmap.width * entry.image.bitmap.height
    guard count <= Self.pixelLimit else { return }
    if pixels + count > Self.pixelLimit || entries.count >= 1024 {
      entries.removeAll()
      pixels = 0
    }
    if let old = entries.updateValue(entry, forKey: entry.file.path) {
      pixels -= old.image.bitmap.width * old.image.bitmap.height
    }
    pixels += count
  }
}

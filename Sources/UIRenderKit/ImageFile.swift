import Pixels
import SceneLayout
import SceneModel

/// Finding and reading the file of an image that a scene names.
enum ImageFile {
  /// The greatest size of an image file, in bytes.
  static let limit = 64 << 20

  /// Loads the variant for a scale: `logo@2x.png` for 2, else the next finer one, else the finest; tells its path too.
  static func load(
    _ name: String, for scene: SceneFile, scale: Double
  ) throws(Fault) -> (image: ImageSet.Image, path: String) {
    let variants = candidates(for: name, scale: scale)
    for (variant, variantScale) in variants {
      let path = scene.path(of: variant)
      let bytes: [UInt8]
      do {
        bytes = try readRegularFile(path, limit: limit)
      } catch {
        if error == .noSuchFile { continue }
        throw .file(variant, reason: error.message)
      }
      do {
        return (ImageSet.Image(bitmap: try Bitmap(png: bytes), scale: variantScale), path)
      } catch {
        throw .file(variant, reason: error.message)
      }
    }
    throw .file(name, reason: "no such file" + (variants.count > 1 ? ", nor its @2x and @3x variants" : ""))
  }

  /// The files that may hold an image, best first.
  ///
  /// A name that says its scale means that file and no other.
  private static func candidates(for name: String, scale: Double) -> [(name: String, scale: Double)] {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, ending) = (name[..<dot], name[dot...])
    for known in [2.0, 3.0] where stem.hasSuffix("@\(Int(known))x") { return [(name, known)] }
    let wanted = Int(scale.rounded(.up))
    let order = [1, 2, 3].sorted { a, b in
      (a < wanted ? 1 : 0, a < wanted ? -a : a) < (b < wanted ? 1 : 0, b < wanted ? -b : b)
    }
    return order.map { ($0 == 1 ? name : "\(stem)@\($0)x\(ending)", Double($0)) }
  }
}

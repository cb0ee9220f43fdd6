import Pixels
import SceneLayout
import SceneModel

/// Finds images by their names: as files beside the scene, then in its folders, then in the catalogues of all of these.
///
/// Nothing is listed as long as files are found by name, so that a large folder costs nothing.
struct ImageFinder {
  private let scene: SceneFile
  private let reach: Reach
  private let scale: Double
  /// The folders from the scene, with the scene's own first.
  private let folders: [String]
  /// The catalogues, once they were needed.
  private var catalogues: [Catalogue]?

  /// Prepares a search for the variants of a scale.
  init(_ scene: SceneFile, _ reach: Reach, folders: [String], scale: Double) {
    self.scene = scene
    self.reach = reach
    self.scale = scale
    var known: Set<String> = []
    self.folders = ([""] + folders).filter { known.insert($0).inserted }
  }

  /// The file for a name; throws with the nearest names if there is none.
  mutating func find(_ name: String) throws(Fault) -> ImageFile {
    guard !name.isEmpty, !name.utf8.contains(0) else { throw .file(name, reason: "not a usable path") }
    var obstacle: Fault?
    for folder in folders {
      for candidate in ImageName(name).candidates(scale: scale) {
        let file = Self.join(folder, candidate.name)
        do throws(FileFault) {
          return try ImageFile.read(file, at: scene.path(of: file), reach, scale: candidate.scale)
        } catch {
          switch error {
          case .noSuchFile: continue
          // In another folder, or in a catalogue, the same name may be that of a picture.
          case .outOfReach: obstacle = obstacle ?? Fault(error, of: name)
          case .isFolder: obstacle = obstacle ?? Fault(error, of: file)
          default: throw Fault(error, of: file)
          }
        }
      }
    }
    for catalogue in allCatalogues() {
      if let found = try catalogue.find(name, for: scene, reach, scale: scale) { return found }
    }
    if let obstacle { throw obstacle }
    // It may be where nobody could look.
    if let fault = allCatalogues().lazy.compactMap(\.fault).first { throw fault }
    throw .unknownImage(name, known: names(near: ImageName(name)))
  }

  private mutating func allCatalogues() -> [Catalogue] {
    if let catalogues { return catalogues }
    let found = folders.flatMap { folder -> [Catalogue] in
      if folder.hasSuffix(Catalogue.ending) { return [Catalogue(folder, of: scene, reach)] }
      return contents(folder, endingIn: Catalogue.ending).map { Catalogue(Self.join(folder, $0), of: scene, reach) }
    }
    catalogues = found
    return found
  }

  /// The names that would find something in the folders where a name was looked for.
  private mutating func names(near name: ImageName) -> [String] {
    var names: [String] = []
    for folder in folders {
      for file in contents(Self.join(folder, name.folder)) {
        guard let known = ImageName(file).plain(withEnding: name.ending != nil) else { continue }
        let found = name.folder.isEmpty ? known : Self.join(name.folder, known)
        if !names.contains(found) { names.append(found) }
      }
    }
    return names + allCatalogues().flatMap { $0.names }.filter { !names.contains($0) }
  }

  /// What is in a folder of the scene; nothing if it cannot be listed.
  private func contents(_ folder: String, endingIn ending: String = "") -> [String] {
    let path = scene.path(of: folder)
    return (try? reach.contents(path.isEmpty ? "." : path, endingIn: ending)) ?? []
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || name.isAbsolutePath ? name : folder.asFolder + name
  }
}

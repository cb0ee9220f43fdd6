import Pixels
import SceneModel

/// An Xcode catalogue of images: a folder whose folders are image sets and groups of them.
struct Catalogue {
  /// The ending of a catalogue's name.
  static let ending = ".xcassets"

  /// The folder of each image set, from the scene, by the name that finds it.
  private var sets: [String: String] = [:]
  /// The names of the sets, in the order of their folders.
  private(set) var names: [String] = []
  /// What the machine has kept from being read, so that a set may be missing here.
  private(set) var fault: Fault?

  /// Walks through a catalogue, whose folder is named from the scene's.
  init(_ folder: String, of scene: SceneFile, _ reach: Reach) {
    var seen: Set<FileStatus.Identity> = []
    walk(folder, prefix: "", depth: 0, &seen, scene, reach)
  }

  /// How many folders are looked into: far beyond any app's.
  private static let folderLimit = 10_000

  /// How much is looked at in each folder.
  private static let entryLimit = 1_000_000

  private mutating func walk(
    _ folder: String, prefix: String, depth: Int, _ seen: inout Set<FileStatus.Identity>, _ scene: SceneFile,
    _ reach: Reach
  ) {
    guard depth < 16, seen.count < Self.folderLimit else { return }
    // Links may lead in circles.
    if let status = try? FileStatus.of(scene.path(of: folder)), !seen.insert(status.identity).inserted { return }
    let contents: [String]
    do throws(FileFault) { contents = try reach.contents(scene.path(of: folder), limit: Self.entryLimit) } catch {
      if error.isMachineProblem { fault = fault ?? Fault(error, of: folder) }
      return
    }
    for entry in contents where entry != Self.contents {
      let path = folder + "/" + entry
      if entry.hasSuffix(".imageset") {
        let name = prefix + entry.dropLast(".imageset".count)
        if sets[name] == nil { names.append(name) }
        sets[name] = sets[name] ?? path
      } else if !entry.hasSuffix("set") {
        walk(path, prefix: prefix + namespace(entry, path, scene, reach), depth: depth + 1, &seen, scene, reach)
      }
    }
  }

  private static let contents = "Contents.json"

  /// What a group puts before the names of its sets.
  private func namespace(_ name: String, _ path: String, _ scene: SceneFile, _ reach: Reach) -> String {
    let file = scene.path(of: path + "/" + Self.contents)
    guard let bytes = try? reach.read(file, limit: Self.contentsLimit) else { return "" }
    return ImageSetContents.providesNamespace(bytes) ? name + "/" : ""
  }

  private static let contentsLimit = 1 << 20

  /// The file of the set of a name for a scale; nil if the catalogue has no such set.
  func find(_ name: String, for scene: SceneFile, _ reach: Reach, scale: Double) throws(Fault) -> ImageFile? {
    guard let folder = sets[name] else { return nil }
    let listName = folder + "/" + Self.contents
    let contents: ImageSetContents
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try reach.read(scene.path(of: listName), limit: Self.contentsLimit)
    } catch {
      throw Fault(error, of: listName)
    }
    do throws(Fault) { contents = try ImageSetContents(bytes) } catch {
      throw .file(listName, reason: error.message)
    }
    guard let file = contents.file(for: scale) else {
      throw .file(listName, reason: "it names no file for an iPhone")
    }
    let path = folder + "/" + file.name
    var found: ImageFile
    do throws(FileFault) {
      found = try ImageFile.read(path, at: scene.path(of: path), reach, scale: file.scale)
    } catch {
      throw Fault(error, of: path)
    }
    found.slices = file.slices
    found.renderingMode = contents.renderingMode
    return found
  }
}

extension ImageSetContents {
  /// The file for an iPhone of a scale: those for iPhones go before those for all devices, then the scale decides.
  fileprivate func file(for scale: Double) -> File? {
    for isForPhone in [true, false] {
      let files = files.filter { $0.isForPhone == isForPhone }
      for best in ImageName.order(for: scale, among: files.compactMap(\.scale)) {
        if let file = files.first(where: { $0.scale == best }) { return file }
      }
      if let file = files.first(where: { $0.scale == nil }) { return file }
    }
    return nil
  }
}

import Pixels
import SceneLayout
import SceneModel
import Typesetting

/// What a scene needs from the disk: its images and its fonts, or why they cannot be had.
struct SceneAssets {
  let file: SceneFile
  private(set) var images = ImageSet()
  private(set) var fonts = FontSet.pinned
  /// The paths of the files that were read, from the current folder.
  private(set) var files: [String] = []
  private var findings: [(site: Site?, fault: Fault)] = []

  /// Loads what a scene names, images in the variant for a scale.
  init(_ document: SceneDocument, scale: Double) {
    file = document.file
    loadImages(document, scale: scale)
    loadFonts(document)
  }

  /// The faults that were met, in reading order.
  var faults: [Diagnostic] { file.diagnostics(.error, findings) }

  private mutating func loadImages(_ document: SceneDocument, scale: Double) {
    var folders: [String] = []
    for folder in document.scene.images {
      do {
        _ = try folderContents(file.path(of: folder.path), limit: 0)
        folders.append(folder.path)
      } catch {
        findings.append((folder.site, .file(folder.path, reason: error.message)))
      }
    }
    var finder = ImageFinder(file, folders: folders, scale: scale)
    var loaded: [String: ImageSet.Image] = [:]
    var failed: [String: Fault] = [:]
    for reference in document.images where loaded[reference.name] == nil {
      if let fault = failed[reference.name] {
        findings.append((reference.site, fault))
        continue
      }
      do {
        let found = try finder.find(reference.name)
        loaded[reference.name] = try found.image(deviceScale: scale)
        files.append(found.path)
      } catch {
        failed[reference.name] = error
        findings.append((reference.site, error))
      }
    }
    images = ImageSet(loaded)
  }

  private mutating func loadFonts(_ document: SceneDocument) {
    for font in document.scene.fonts {
      let path = file.path(of: font.path)
      // The libraries that read fonts would wait for a pipe.
      do { try requireRegularFile(path) } catch {
        findings.append((font.site, .file(font.path, reason: error.message)))
        continue
      }
      do {
        fonts = try fonts.adding([path])
        files.append(path)
      } catch {
        findings.append((font.site, .file(font.path, reason: error.message)))
      }
    }
    guard !document.families.isEmpty else { return }
    let known = fonts.families
    for family in document.families where !known.contains(family.name) {
      findings.append((family.site, .unknownFamily(family.name, known: known)))
    }
  }
}

extension SceneFile {
  /// A path of the scene, from the current folder.
  func path(of name: String) -> String {
    name.hasPrefix("/") || folder.isEmpty ? name : folder + "/" + name
  }
}

import Pixels
import SceneModel

extension Invocation {
  /// How much a scene may take, and the folders beside its own that it may use.
  func limits() throws(Problem) -> Limits {
    var limits = Limits()
    for text in all(.limit) {
      do throws(LimitError) { try limits.set(text) } catch { throw .usage(.badLimit(error.message)) }
    }
    limits.folders = all(.allowPath)
    for path in limits.folders {
      do throws(FileFault) {
        // Scenes would be told that files there are out of their reach, as if it had not been said.
        guard try FileStatus.of(path)?.isFolder != true else { continue }
      } catch {
        throw .unreadable(path, error)
      }
      throw .usage(.noSuchAllowedPath(path, nearest: existingPath(nearestTo: path)))
    }
    return limits
  }

  /// How many seconds a scene may take; nil is as long as it likes.
  var timeout: Double? {
    let seconds = number(.timeout) ?? 60
    return seconds > 0 ? seconds : nil
  }

  /// How many scenes are drawn at once.
  var jobs: Int { count(.jobs) ?? processorCount() }
}

/// The folder that is most likely meant by the name of one that does not exist.
private func existingPath(nearestTo path: String) -> String? {
  var folder = path
  while folder.endsInSlash, folder.parentFolder != folder { folder = folder.parentFolder }
  let part = folder.folderPart
  let isFolder = { (path: String) in ((try? FileStatus.of(path)) ?? nil)?.isFolder ?? false }
  var place = part
  if !part.isEmpty, !isFolder(part) {
    // What stands before may be misspelt, too.
    guard let nearest = existingPath(nearestTo: part) else { return nil }
    place = nearest + "/"
  }
  let name = folder.namePart
  let folders = ((try? folderContents(place.isEmpty ? "." : place)) ?? []).filter { isFolder(place + $0) }
  if let nearest = folders.contains(name) ? name : nearestName(to: name, among: folders) { return place + nearest }
  return place == part ? nil : String(place.dropLast())
}

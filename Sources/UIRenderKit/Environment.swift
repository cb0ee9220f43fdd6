import Painting
import Pixels
import Typesetting

/// What the bytes of a picture depend on besides the scene, without paths, so that it is the same text on all machines
/// that draw the same pictures: the versions of the libraries, and size and CRC-32 of each pinned font.
public func environmentText() -> String {
  var lines = (Painter.versions + Typesetter.versions).map { "\($0.name) \($0.version)" }
  for path in FontSet.pinned.files {
    let name = path.namePart
    if let (size, checksum) = try? fileChecksum(path) {
      lines.append("\(name) \(size) \(String(checksum, radix: 16))")
    } else {
      lines.append("\(name) missing")
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

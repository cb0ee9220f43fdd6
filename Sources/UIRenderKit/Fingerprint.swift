import Painting
import SceneModel
import Typesetting

/// What the bytes of a picture depend on besides the scene: the versions of the libraries and the pinned fonts.
public func fingerprint() -> String {
  (Painter.versions + Typesetter.versions).map { "\($0.name) \($0.version)" }.joined(separator: "\n")
    + "\nfonts:\n" + FontSet.pinned.files.map { "  \($0)" }.joined(separator: "\n")
}

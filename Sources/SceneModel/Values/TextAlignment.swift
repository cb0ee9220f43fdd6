/// How lines stand between the left and the right edge (NSTextAlignment).
public enum TextAlignment: String, CaseIterable, Sendable, SceneChoice {
  case left, center, right
  /// Lines fill the width by wider spaces; the last line of a paragraph stands where it begins to be read.
  case justified
  /// Lines stand where they begin to be read: left, or right where the writing runs to the left.
  case natural
}

/// Which way a paragraph is written (NSWritingDirection).
public enum WritingDirection: String, CaseIterable, Sendable, SceneChoice {
  /// As its first letter with a direction says, else as the scene's layout direction.
  case natural
  case leftToRight, rightToLeft
}

/// How lines stand between the left and the right edge (NSTextAlignment).
public enum TextAlignment: String, CaseIterable, Sendable, SceneChoice {
  case left, center, right
}

/// What becomes of a text that is too long (NSLineBreakMode).
public enum LineBreakMode: String, CaseIterable, Sendable, SceneChoice {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

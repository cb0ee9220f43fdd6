/// How a picture fills its view (UIViewContentMode).
public enum ContentMode: String, CaseIterable, Sendable, SceneChoice {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center
}

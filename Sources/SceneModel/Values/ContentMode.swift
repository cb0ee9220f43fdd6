/// How a picture fills its view (UIViewContentMode).
public enum ContentMode: String, CaseIterable, Sendable, SceneChoice {
  case scaleToFill, scaleAspectFit, scaleAspectFill
  /// As `scaleToFill`, for what can be drawn at any size.
  case redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

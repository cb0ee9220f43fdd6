import SceneModel

extension ControlState {
  /// How strongly a control shows that is pale as a whole when it is disabled (RN: switches).
  func opacity(_ theme: Theme) -> Double { isEnabled ? 1 : theme.disabledControlOpacity }
}

import SceneModel

/// A stack view draws nothing itself; its rules are those of its row.
extension StackView: ViewLayout {
  var intrinsicAxes: IntrinsicAxes { [] }
}

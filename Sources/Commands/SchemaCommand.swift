import SceneModel

/// `uirender schema`: the JSON Schema of scene files.
func schema(_ report: inout Report) {
  printText(sceneSchema().endingItsLine, &report)
}

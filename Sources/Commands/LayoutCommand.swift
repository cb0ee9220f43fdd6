import SceneModel
import UIRenderKit

/// `uirender layout SCENE... [-o OUT]`: each scene becomes the text of its box tree.
func layout(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  try Conversion(invocation, ending: "txt").run(&report) {
    let renderer = Renderer()
    return { file throws(Diagnostics) in
      let (text, warnings, files) = try renderer.layoutText(
        file, scale: invocation.number(.scale), findsAmbiguity: invocation.has(.check))
      let isSound = !invocation.has(.check) || !warnings.contains(where: \.isAboutConstraints)
      return Conversion.Product(
        bytes: Array(text.utf8), warnings: warnings, files: files, status: isSound ? .done : .picturesDiffer)
    }
  }
}

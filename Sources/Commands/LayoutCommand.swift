import SceneModel
import UIRenderKit

/// `uirender layout SCENE... [-o OUT]`: each scene becomes the text of its box tree.
func layout(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  let conversion = try Conversion(invocation, ending: "txt")
  let renderer = Renderer()
  var isFirst = true
  var isSound = true
  conversion.run(&report) { file throws(Diagnostics) in
    var (text, warnings, files) = try renderer.layoutText(
      file, scale: invocation.number(.scale), findsAmbiguity: invocation.has(.check))
    if warnings.contains(where: \.isAboutConstraints) { isSound = false }
    // Several texts on one stream need their names.
    if conversion.isJoined { text = "\(isFirst ? "" : "\n")\(file.path):\n\(text)" }
    isFirst = false
    return Conversion.Product(bytes: Array(text.utf8), warnings: warnings, files: files)
  }
  if invocation.has(.check), !isSound { report.note(.picturesDiffer) }
}

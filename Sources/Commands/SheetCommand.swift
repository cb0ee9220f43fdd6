import Pixels
import SceneModel
import UIRenderKit

/// `uirender sheet SCENE... -o OUT`: each scene with its variants on one picture, each labelled.
func sheet(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  let conversion = try Conversion(picturesOf: invocation)
  let variants = try invocation.variants()
  conversion.run(&report) {
    let renderer = Renderer()
    return { file throws(Diagnostics) in
      let document = try SceneDocument(reading: file)
      var sheet = ContactSheet(renderer: renderer)
      var warnings: [Diagnostic] = [], files: [String] = []
      let all = [nil] + (document.scene.variants + variants).map(Optional.some)
      for variant in all {
        let rendering = try renderer.render(document, scale: invocation.number(.scale), variant: variant)
        try sheet.add(rendering, name: variant?.name ?? "as it is")
        for warning in rendering.warnings where !warnings.contains(warning) { warnings.append(warning) }
        files += rendering.files
      }
      return Conversion.Product(bytes: try sheet.picture(for: file).png(scale: 2), warnings: warnings, files: files)
    }
  }
}

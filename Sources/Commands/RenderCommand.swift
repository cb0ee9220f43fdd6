import Pixels
import SceneModel
import UIRenderKit

/// `uirender [render] SCENE... -o OUT`: each scene becomes a picture.
func render(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  let compression = invocation[.compression].flatMap(PNGCompression.init) ?? .fast
  try Conversion(picturesOf: invocation).run(&report) {
    let renderer = Renderer()
    return { file throws(Diagnostics) in
      let rendering = try renderer.render(file, scale: invocation.number(.scale))
      return Conversion.Product(
        bytes: rendering.png(compression: compression), warnings: rendering.warnings, files: rendering.files)
    }
  }
}

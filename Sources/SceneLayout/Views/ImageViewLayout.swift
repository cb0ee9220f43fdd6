import Geometry
import SceneModel

extension ImageView: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    image.flatMap { context.images[$0]?.size }
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    guard let image, let loaded = context.images[image] else { return [] }
    let rect = view.contentMode.rect(for: loaded.size, in: bounds)
    return [loaded.box("image", frame: rect, templateTint: context.tintColor)]
  }
}

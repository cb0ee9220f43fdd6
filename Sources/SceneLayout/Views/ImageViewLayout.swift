import Geometry
import SceneModel

extension ImageView: ViewLayout {
  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? {
    image.flatMap { context.images[$0]?.size }
  }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    guard let image, let loaded = context.images[image] else { return [] }
    let rect = view.contentMode.rect(for: loaded.size, in: bounds)
    return [loaded.box("image", frame: rect)]
  }
}

extension ImageSet.Image {
  /// A box that the picture fills; with a tint, only the picture's alpha counts.
  func box(_ name: String, frame: Rect, tint: Color? = nil) -> Box {
    Box(name, frame: frame, content: .image(ImageContent(bitmap: bitmap, tint: tint)))
  }
}

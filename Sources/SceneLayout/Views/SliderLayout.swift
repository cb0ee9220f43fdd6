import Geometry
import SceneModel

extension Slider: ViewLayout {
  func opacity(_ theme: Theme) -> Double { state.opacity(theme) }

  func sizeThatFits(_ size: Size, _ context: LayoutContext) -> Size? { context.theme.slider.size }

  func boxes(in bounds: Size, of view: View, _ context: LayoutContext) -> [Box] {
    let theme = context.theme.slider
    let track = trackRect(in: bounds, context)
    let thumb = thumbRect(on: track, context)
    let tint = view.tintColor ?? context.tintColor
    let line = Track(frame: track, radius: theme.trackRadius, split: thumb.midX)
    var boxes = line.boxes(
      ("minimumTrack", "maximumTrack"), minimumTrackTintColor ?? tint, maximumTrackTintColor ?? theme.trackColor
    ).map { part in
      let reference = part.name == "minimumTrack" ? minimumTrackImage : maximumTrackImage
      return reference.flatMap { context.images[$0] }.map { trackBox($0, inPlaceOf: part, tint: tint) } ?? part
    }
    let middle = track.midY - theme.lift
    func add(_ reference: ImageReference?, _ name: String, x: (Size) -> Double) {
      guard let image = reference.flatMap({ context.images[$0] }) else { return }
      let origin = Point(x: x(image.size), y: middle - image.size.height / 2)
      boxes.append(image.box(name, frame: Rect(origin: origin, size: image.size), templateTint: tint))
    }
    add(minimumValueImage, "minimumValueImage") { _ in 0 }
    add(maximumValueImage, "maximumValueImage") { bounds.width - $0.width }
    if thumbImage != nil {
      add(thumbImage, "thumb") { _ in thumb.minX }
    } else {
      boxes += Thumb(frame: thumb, color: thumbTintColor)
        .boxes(in: Rect(origin: .zero, size: bounds), context.theme.thumb)
    }
    return boxes
  }

  /// The track reaches from edge to edge but for 2 points (SL), or to 13 points from an image (HIG).
  private func trackRect(in bounds: Size, _ context: LayoutContext) -> Rect {
    let theme = context.theme.slider
    func margin(_ image: ImageReference?) -> Double {
      image.flatMap { context.images[$0] }.map { $0.size.width + theme.imageSpacing } ?? theme.trackInset
    }
    let left = margin(minimumValueImage)
    return Rect(
      x: left, y: (bounds.height - theme.trackHeight) / 2,
      width: max(0, bounds.width - left - margin(maximumValueImage)), height: theme.trackHeight)
  }

  /// A picture is stretched over a part of the track and keeps its height, around the line's middle.
  private func trackBox(_ image: ImageSet.Image, inPlaceOf part: Box, tint: Color) -> Box {
    let frame = Rect(
      x: part.frame.minX, y: part.frame.midY - image.size.height / 2, width: part.frame.width,
      height: image.size.height)
    return image.box(part.name, frame: frame, templateTint: tint)
  }

  /// The thumb's edges move from end to end, and so does not quite its middle; it stands a point higher than the track
  /// (SL, RN).
  private func thumbRect(on track: Rect, _ context: LayoutContext) -> Rect {
    let theme = context.theme.slider
    let diameter = context.theme.thumb.diameter
    let size = thumbImage.flatMap { context.images[$0]?.size } ?? Size(width: diameter, height: diameter)
    let start = track.minX - theme.thumbOverhang.left
    let travel = max(0, track.maxX + theme.thumbOverhang.right - size.width - start)
    let range = maximumValue - minimumValue
    let share = range > 0 ? max(0, min(1, (value - minimumValue) / range)) : 0
    return Rect(
      x: start + travel * share, y: track.midY - theme.lift - size.height / 2, width: size.width, height: size.height)
  }
}

import Geometry
import Pixels
import SceneModel

extension ImageSet.Image {
  /// A box that the picture fills.
  ///
  /// A place that takes pictures as templates gives their colour as `tint`; elsewhere only a picture that is a template
  /// by itself is coloured, with `templateTint` (UIImageRenderingMode).
  func box(_ name: String, frame: Rect, tint: Color? = nil, templateTint: Color? = nil) -> Box {
    let color: Color? =
      switch renderingMode {
      case .automatic: tint
      case .alwaysTemplate: tint ?? templateTint
      case .alwaysOriginal: nil
      }
    guard let capInsets, frame.size != size else {
      return Box(name, frame: frame, content: .image(ImageContent(bitmap: bitmap, tint: color)))
    }
    return Box(name, frame: frame, children: parts(capInsets, in: frame.size, tint: color))
  }

  /// Up to nine parts: the corners keep their size, the edges grow along themselves, the middle grows both ways
  /// (`resizableImage(withCapInsets:resizingMode:)`).
  private func parts(_ caps: Insets, in room: Size, tint: Color?) -> [Box] {
    let columns = spans(size.width, bitmap.width, caps.left, caps.right, in: room.width)
    let rows = spans(size.height, bitmap.height, caps.top, caps.bottom, in: room.height)
    return rows.flatMap { row in
      columns.map { column in
        let content = ImageContent(
          bitmap: bitmap, tint: tint,
          part: .init(x: column.first, y: row.first, width: column.count, height: row.count),
          tile: resizingMode == .tile ? Size(width: column.natural, height: row.natural) : nil)
        return Box(
          "part", frame: Rect(x: column.start, y: row.start, width: column.extent, height: row.extent),
          content: .image(content))
      }
    }
  }

  /// What of a row of pixels goes where: `count` pixels from `first` on, `natural` points long, fill `extent` points
  /// from `start` on.
  private struct Span {
    var first: Int, count: Int
    var natural: Double
    var start: Double, extent: Double
  }

  /// The caps and what lies between them, without parts that have no pixels or no room.
  ///
  /// Where the caps alone are longer than the room, they shrink by the same factor. Of caps that leave nothing between
  /// them the last pixel before the second one is stretched.
  private func spans(_ length: Double, _ pixels: Int, _ near: Double, _ far: Double, in room: Double) -> [Span] {
    let density = Double(pixels) / length
    let first = Int((min(near, length) * density).rounded())
    let last = max(first, pixels - Int((min(far, length) * density).rounded()))
    let middle = last > first ? first..<last : min(first, pixels - 1)..<min(first, pixels - 1) + 1
    let (nearLength, farLength) = (Double(first) / density, Double(pixels - last) / density)
    let shrink = min(1, room / max(nearLength + farLength, .leastNormalMagnitude))
    let start = nearLength * shrink, end = room - farLength * shrink
    let all = [
      Span(first: 0, count: first, natural: nearLength * shrink, start: 0, extent: start),
      Span(
        first: middle.lowerBound, count: middle.count, natural: Double(middle.count) / density, start: start,
        extent: end - start),
      Span(first: last, count: pixels - last, natural: farLength * shrink, start: end, extent: farLength * shrink),
    ]
    return all.filter { $0.count > 0 && $0.extent > 1e-6 }
  }
}

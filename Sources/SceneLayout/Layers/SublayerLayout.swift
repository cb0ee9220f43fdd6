import Geometry
import SceneModel

/// What a kind of layer draws.
protocol LayerContentLayout: LayerContent {
  /// The content in a layer of a size; nil if there is none.
  func content(in size: Size) -> Primitive?
}

extension PlainLayer: LayerContentLayout {
  func content(in size: Size) -> Primitive? { nil }
}

extension GradientLayer: LayerContentLayout {
  func content(in size: Size) -> Primitive? {
    let stops = colors.enumerated().map { index, color in
      let place = locations?[index] ?? Double(index) / Double(max(1, colors.count - 1))
      return GradientContent.Stop(place: place, color: color)
    }
    return .gradient(
      GradientContent(stops: stops, start: startPoint, end: endPoint, isRadial: type == .radial))
  }
}

extension ShapeLayer: LayerContentLayout {
  func content(in size: Size) -> Primitive? {
    var content = PathContent(path.path, fill: fillColor, stroke: lineWidth > 0 ? strokeColor : nil)
    (content.lineWidth, content.fillRule, content.strokeStyle) = (lineWidth, fillRule, strokeStyle)
    return .path(content)
  }
}

extension Sublayer {
  /// The layer and its sublayers as boxes, in a layer of a size; nil if it is hidden.
  func box(in host: Size, _ context: LayoutContext) -> Box? {
    guard !isHidden, layer.transform.map({ abs($0.determinant) >= 1e-9 }) ?? true else { return nil }
    let frame = frame ?? Rect(origin: .zero, size: host)
    var box = Box(type(of: content).name, frame: frame, opacity: layer.opacity ?? 1)
    box.clipsToBounds = layer.masksToBounds ?? false
    let own = (content as? any LayerContentLayout)?.content(in: frame.size)
    if let color = backgroundColor, let own {
      box.content = .fill(color)
      box.children.append(Box("content", frame: Rect(origin: .zero, size: frame.size), content: own))
    } else {
      box.content = backgroundColor.map { .fill($0) } ?? own
    }
    box.children += layer.sublayerBoxes(in: frame.size, context).stacked
    layer.dress(&box, masks: box.clipsToBounds)
    layer.place(&box, nil, context)
    return box
  }
}

extension Layer {
  /// The sublayers as boxes.
  func sublayerBoxes(in size: Size, _ context: LayoutContext) -> [(box: Box, zPosition: Double)] {
    sublayers.compactMap { sublayer in
      sublayer.box(in: size, context).map { ($0, sublayer.layer.zPosition) }
    }
  }
}

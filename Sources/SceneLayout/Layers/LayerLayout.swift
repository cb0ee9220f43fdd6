import Geometry
import SceneModel

extension Layer {
  /// The round corners of the layer.
  private var corners: Corners {
    var places: Corners.Places = []
    for corner in maskedCorners {
      switch corner {
      case .topLeft: places.insert(.topLeft)
      case .topRight: places.insert(.topRight)
      case .bottomLeft: places.insert(.bottomLeft)
      case .bottomRight: places.insert(.bottomRight)
      }
    }
    return Corners(radius: cornerRadius, places: places)
  }

  /// Does to a box what the layer does to all that is in it.
  ///
  /// The sheet, section 10: the corners shape background and border, and children only where the layer clips; the border
  /// is inside of the bounds, over all; the shadow is that of all that is drawn, and a layer that clips throws none.
  /// - Parameter masks: Whether the layer cuts off what goes beyond its bounds; the box does so already.
  func dress(_ box: inout Box, masks: Bool) {
    let corners = corners
    let border = borderWidth > 0 && borderColor.alpha > 0 ? borderWidth : 0
    var cutsCorners = false
    if !corners.areSquare {
      if masks, !box.children.isEmpty || !box.isPlain {
        cutsCorners = true
        box.clipsToBounds = false
        box.effects.append(.clip(corners))
      } else {
        // Below an opaque border the background ends in the middle of the line, or it would shine through at the edge.
        box.round(corners, inset: borderColor.alpha == 1 ? border / 2 : 0)
      }
    }
    if border > 0 {
      let line = BorderContent(color: borderColor, width: border, corners: corners, isClipped: cutsCorners)
      box.children.append(Box("border", frame: Rect(origin: .zero, size: box.frame.size), content: .border(line)))
    }
    if !masks, shadowOpacity > 0, shadowColor.alpha > 0 {
      let shadow = BoxShadow(
        color: shadowColor.faded(to: shadowOpacity), offset: shadowOffset, radius: shadowRadius,
        path: shadowPath?.path)
      box.effects.append(.shadow(shadow))
    }
    box.blendMode = compositingFilter ?? .normal
  }

  /// Masks a box, turns it, and moves it to where it stands.
  func place(_ box: inout Box, _ transform: Transform?, _ context: LayoutContext) {
    if let mask = mask?.box(in: box.frame.size, context) { box.effects.append(.mask(mask)) }
    guard let transform = self.transform ?? transform else { return }
    if transform.isTranslation {
      // What is only moved stays sharp: its edges go to the nearest pixels.
      box.frame = box.frame.offset(by: Point(x: transform.tx, y: transform.ty))
    } else {
      let size = box.frame.size
      box.transform = transform.around(Point(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height))
    }
  }
}

extension Box {
  /// Whether it is empty or of one colour.
  fileprivate var isPlain: Bool {
    switch content {
    case nil, .fill: true
    default: false
    }
  }

  /// Makes its background round.
  fileprivate mutating func round(_ corners: Corners, inset: Double) {
    switch content {
    case .fill(let color): content = .rounded(color, corners, inset: inset)
    case .gradient(var gradient):
      gradient.corners = corners
      content = .gradient(gradient)
    default: break
    }
    if children.first?.name == Box.patternName { children[0].effects.append(.clip(corners)) }
  }

  /// The name of a box with a picture that is repeated as a background.
  static let patternName = "pattern"
}

extension [(box: Box, zPosition: Double)] {
  /// The boxes from back to front: by their z positions, and otherwise as they come.
  var stacked: [Box] {
    guard contains(where: { $0.zPosition != 0 }) else { return map(\.box) }
    let order = indices.sorted { (self[$0].zPosition, $0) < (self[$1].zPosition, $1) }
    return order.map { self[$0].box }
  }
}

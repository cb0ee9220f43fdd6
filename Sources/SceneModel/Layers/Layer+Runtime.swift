import Geometry

extension Layer {
  /// The key paths that Core Animation has for the parts of a transform; angles are radians.
  static let transformKeys: [Key<Layer>] = [
    Key("layer.transform.rotation", \.rotation, ""), Key("layer.transform.rotation.z", \.rotation, ""),
    Key("layer.transform.scale", \.scale, ""), Key("layer.transform.scale.x", \.scaleX, ""),
    Key("layer.transform.scale.y", \.scaleY, ""), Key("layer.transform.translation.x", \.translationX, ""),
    Key("layer.transform.translation.y", \.translationY, ""),
  ]

  /// The round corners as the bits of a CACornerMask.
  var cornerMask: Int {
    get { maskedCorners.reduce(0) { $0 | $1.bit } }
    set { maskedCorners = MaskedCorner.allCases.filter { newValue & $0.bit != 0 } }
  }

  /// The anchor point of a layer that has its place already: the layer moves so that the point stands where the old one
  /// stood.
  var movedAnchorPoint: Point {
    get { anchorPoint }
    set { (anchorPoint, movesToAnchorPoint) = (newValue, true) }
  }

  /// The transform as a turn after a scaling, and a move.
  private var parts: (scaleX: Double, scaleY: Double, rotation: Double, offset: Point) {
    get {
      let now = transform ?? .identity
      let scaleX = (now.a * now.a + now.b * now.b).squareRoot()
      let rotation = angle(of: Point(x: now.a, y: now.b))
      return (scaleX, scaleX > 0 ? now.determinant / scaleX : 1, rotation, Point(x: now.tx, y: now.ty))
    }
    set {
      transform = Transform.scale(x: newValue.scaleX, y: newValue.scaleY)
        .followed(by: .rotation(degrees: newValue.rotation * 180 / .pi)).followed(by: .translation(newValue.offset))
    }
  }

  private var rotation: Double {
    get { parts.rotation }
    set { parts.rotation = newValue }
  }

  private var scale: Double {
    get { parts.scaleX }
    set { (parts.scaleX, parts.scaleY) = (newValue, newValue) }
  }

  private var scaleX: Double {
    get { parts.scaleX }
    set { parts.scaleX = newValue }
  }

  private var scaleY: Double {
    get { parts.scaleY }
    set { parts.scaleY = newValue }
  }

  private var translationX: Double {
    get { parts.offset.x }
    set { parts.offset.x = newValue }
  }

  private var translationY: Double {
    get { parts.offset.y }
    set { parts.offset.y = newValue }
  }
}

extension MaskedCorner {
  fileprivate var bit: Int {
    switch self {
    case .topLeft: 1
    case .topRight: 2
    case .bottomLeft: 4
    case .bottomRight: 8
    }
  }
}

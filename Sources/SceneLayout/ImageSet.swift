public import Geometry
public import Pixels
public import SceneModel

/// The pictures that a scene names, decoded.
public struct ImageSet: Sendable {
  /// A picture and how many of its pixels make a point.
  public struct Image: Sendable {
    /// The pixels.
    public var bitmap: Bitmap
    /// Pixels for each point.
    public var scale: Double

    /// Takes a picture.
    public init(bitmap: Bitmap, scale: Double) {
      self.bitmap = bitmap
      self.scale = scale
    }

    /// The size in points.
    public var size: Size { Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale) }
  }

  private var images: [String: Image]

  /// Takes pictures by the names that the scene gives them.
  public init(_ images: [String: Image] = [:]) {
    self.images = images
  }

  /// The picture that a scene names.
  public subscript(_ reference: ImageReference) -> Image? { images[reference.name] }
}

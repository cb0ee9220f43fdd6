public import Geometry
public import Pixels
public import SceneModel

/// The pictures that a scene names, decoded.
public struct ImageSet: Sendable {
  /// A picture with its size in points, and how it may be stretched and coloured.
  public struct Image: Sendable {
    /// The pixels.
    public var bitmap: Bitmap
    /// The size in points.
    public var size: Size
    /// The edges that keep their size when the picture is drawn larger, in points; nil if all of it is stretched.
    public var capInsets: Insets?
    /// How what lies between the edges fills the room.
    public var resizingMode = ImageReference.ResizingMode.tile
    /// Whether only its alpha counts.
    public var renderingMode = ImageReference.RenderingMode.automatic

    /// Takes a picture of a size in points.
    public init(bitmap: Bitmap, size: Size) {
      self.bitmap = bitmap
      self.size = size
    }

    /// Takes a picture that has so many pixels for each point.
    public init(bitmap: Bitmap, scale: Double) {
      self.init(bitmap: bitmap, size: Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale))
    }
  }

  private var images: [String: Image]

  /// Takes pictures by the names that the scene gives them.
  public init(_ images: [String: Image] = [:]) {
    self.images = images
  }

  /// The picture that a scene names, with what the scene says of it going before what its catalogue says.
  public subscript(_ reference: ImageReference) -> Image? {
    guard var image = images[reference.name] else { return nil }
    if let capInsets = reference.capInsets {
      image.capInsets = capInsets
      image.resizingMode = reference.resizingMode ?? .tile
    } else if let mode = reference.resizingMode {
      // Without edges all of the picture is what fills the room.
      image.capInsets = image.capInsets ?? .zero
      image.resizingMode = mode
    }
    if reference.renderingMode != .automatic { image.renderingMode = reference.renderingMode }
    return image
  }
}

import CCairo
import CRSVG
public import Geometry
public import Pixels

/// A drawing of an SVG file, by librsvg, which is loaded when the first one is needed.
public struct SVGPicture {
  /// The pixels.
  public let bitmap: Bitmap
  /// The size in points: an SVG pixel is a point.
  public let size: Size

  /// Draws a file at its natural size on a device of a scale.
  ///
  /// The size is what `width` and `height` of the root element say, else that of its `viewBox`.
  public init(_ bytes: [UInt8], scale: Double) throws(ImageFault) {
    var budget = DecodingBudget()
    try self.init(bytes, scale: scale, budget: &budget)
  }

  /// Draws a file as one of several that are kept at the same time.
  public init(_ bytes: [UInt8], scale: Double, budget: inout DecodingBudget) throws(ImageFault) {
    let structure = try SVGStructure(bytes)
    let drawing = try SVGDrawing(bytes)
    size = try drawing.size
    let width = max(1, (size.width * scale).rounded()), height = max(1, (size.height * scale).rounded())
    guard width <= 1e6, height <= 1e6 else {
      throw .broken(.svg, "its size is over a million pixels")
    }
    try structure.check(width: Int(width), height: Int(height))
    try budget.take(width: Int(width), height: Int(height))
    bitmap = try drawing.bitmap(width: Int(width), height: Int(height))
  }
}

/// A file that librsvg has read.
private final class SVGDrawing {
  private let library: SVGLibrary
  private let handle: UnsafeMutableRawPointer

  init(_ bytes: [UInt8]) throws(ImageFault) {
    library = try SVGLibrary()
    var error: UnsafeMutablePointer<RSVGError>?
    // Without the name of a file the library looks for nothing beside it.
    guard let handle = library.newFromData(bytes, UInt(bytes.count), &error) else { throw library.fault(error) }
    self.handle = handle
    // The inch of CSS, by which a pixel is a pixel and a point of print is 4/3 of it.
    library.setDPI(handle, 96)
  }

  deinit { library.unref(handle) }

  /// The natural size in pixels of CSS.
  var size: Size {
    get throws(ImageFault) {
      var width = 0.0, height = 0.0
      if library.sizeInPixels(handle, &width, &height) == 0 {
        var hasBox: Int32 = 0
        var box = RSVGRectangle()
        library.dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
        guard hasBox != 0 else { throw .unsupported(.svg, "no size; give it a width and a height, or a viewBox") }
        (width, height) = (box.width, box.height)
      }
      guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .broken(.svg, "its size is nothing") }
      // The library reads numbers with half the digits.
      return Size(width: (width * 1000).rounded() / 1000, height: (height * 1000).rounded() / 1000)
    }
  }

  func bitmap(width: Int, height: Int) throws(ImageFault) -> Bitmap {
    var fault: ImageFault?
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      words.initialize(repeating: 0)
      count = width * height
      do {
        let surface = try ImageSurface(over: words, width: width, height: height)
        defer { surface.finish() }
        let context = try Context(surface)
        var error: UnsafeMutablePointer<RSVGError>?
        var viewport = RSVGRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        let cairo = UnsafeMutableRawPointer(context.pointer)
        if library.render(handle, cairo, &viewport, &error) == 0 { fault = library.fault(error) }
        try context.check()
      } catch {
        fault = fault ?? .broken(.svg, "cairo does not draw it")
      }
    }
    if let fault { throw fault }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

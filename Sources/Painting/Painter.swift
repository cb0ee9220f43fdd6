import CCairo
public import Pixels
public import SceneLayout
public import SceneModel

/// Turns laid-out boxes into pixels.
///
/// It keeps the fonts that it opened; use one on each thread.
public final class Painter {
  private let fonts = OpenedFonts()
  private let shadows = KnownShadows()

  /// Makes a painter; fonts are opened when the first text needs them.
  public init() {}

  /// The names and versions of the libraries that decide about pixels.
  public static var versions: [(name: String, version: String)] {
    [
      ("cairo", String(cString: cairo_version_string())), ("freetype", FontLibrary.version),
      ("librsvg", SVGLibrary.version), ("pixman", pixmanVersion),
    ]
  }

  /// Paints a tree of boxes on a canvas as large as the root.
  /// - Parameters:
  ///   - root: The boxes, whose frames lie on device pixels.
  ///   - scale: Device pixels for each point.
  ///   - background: What lies under the root; nil is transparent.
  ///   - layerLimit: The most pixels of layers that are open at the same time.
  /// - Throws: A fault if there is no memory, a font file can't be used, or Cairo stumbles.
  public func paint(
    _ root: Box, scale: Double, background: Color?, layerLimit: Int = 1 << 28
  ) throws(PaintingFault) -> Bitmap {
    let width = try Self.pixels(root.frame.width * scale), height = try Self.pixels(root.frame.height * scale)
    // Swift stops the process when an array finds no memory; Cairo says so and goes on, so it is asked first.
    _ = try ImageSurface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    var fault: PaintingFault?
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { memory, count in
      memory.initialize(repeating: background?.premultiplied ?? 0)
      count = width * height
      do throws(PaintingFault) {
        let surface = try ImageSurface(over: memory, width: width, height: height)
        let canvas = try Canvas(surface, scale: scale, fonts: fonts, shadows: shadows, layerLimit: layerLimit)
        try canvas.paint(root: root)
        surface.finish()
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A side of the canvas; Cairo counts its pixels in 16 bits.
  private static func pixels(_ length: Double) throws(PaintingFault) -> Int {
    let rounded = length.rounded()
    guard rounded >= 1, rounded <= 32_767 else { throw .size }
    return Int(rounded)
  }
}

extension Color {
  /// The colour as a word of a bitmap.
  fileprivate var premultiplied: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32((max(0, min(1, component)) * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
  }
}

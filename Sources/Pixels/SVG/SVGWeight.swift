import Geometry

/// What drawing a part of an SVG picture costs at most, with all that it draws again by reference.
struct SVGWeight: Equatable {
  /// Elements, each once for each time that it is drawn.
  var elements = 0
  /// Layers that elements are drawn on, for an opacity or a clip; a mask and a filter count as several.
  var layers = 0
  /// How many layers lie within each other.
  var depth = 0
  /// The bytes of outlines.
  var outline = 0
  /// The lengths of outlines, in their own units.
  var length = 0.0

  /// Takes on what is drawn besides; sums stay far from overflow.
  mutating func add(_ other: SVGWeight, times count: Int = 1) {
    elements = min(Self.ceiling, elements + other.elements * count)
    layers = min(Self.ceiling, layers + other.layers * count)
    outline = min(Self.ceiling, outline + other.outline * count)
    length += other.length * Double(count)
    depth = max(depth, other.depth)
  }

  private static let ceiling = 1 << 30

  /// Throws if drawing at a size would take more than some seconds or a quarter of a gigabyte.
  ///
  /// The limits are from measurements of the worst drawings, in which everything covers the whole picture.
  func check(width: Int, height: Int, shortestDash: Double) throws(ImageFault) {
    let area = width * height
    guard elements <= 100_000 else { throw .tooCostly(.svg, "over 100,000 elements, counting repeated ones") }
    guard elements * area <= 1 << 32 else {
      throw .tooCostly(.svg, "too many elements for \(width.grouped) × \(height.grouped) pixels")
    }
    guard layers * area <= 1 << 29, depth * area <= 1 << 26 else {
      throw .tooCostly(
        .svg, "too many layers (opacities, masks, clips, filters) at \(width.grouped) × \(height.grouped) pixels")
    }
    guard outline / 4 * height <= 1 << 25 else {
      throw .tooCostly(.svg, "outlines too long at \(width.grouped) × \(height.grouped) pixels")
    }
    guard length <= shortestDash * 1e6 else { throw .tooCostly(.svg, "over a million dashes") }
  }
}

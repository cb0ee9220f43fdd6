/// How a text is to look, in the measures that shaping uses.
struct TextStyle {
  /// The face.
  let face: FontFace
  /// The size, in points; greater than 0.
  let size: Double
  /// The space after each glyph, in Pango's units.
  let spacing: Int32
  /// The width of a line, in points; nil if there is no limit.
  let width: Double?

  /// Takes over what can be set: the width is at least 0, and no limit if it is wider than Pango can count.
  init(face: FontFace, size: Double, width: Double) {
    self.face = face
    self.size = size
    let tracking = face.tracking.points(at: size) / size
    spacing = tracking.isFinite ? Int32(max(-10, min(10, tracking)) * ShapingContext.unitsPerEm) : 0
    self.width = width / size < Self.greatestWidth ? max(0, width) : width.isNaN ? 0 : nil
  }

  /// The limit in Pango's units; a text that was measured fits the width that it was measured to have.
  var limit: Int32? {
    width.map { Int32((($0 + Self.tolerance) / size * ShapingContext.unitsPerEm).rounded(.up)) }
  }

  /// Whether a line is no wider than the limit.
  func fits(_ line: TypesetLine) -> Bool {
    width.map { line.width <= $0 + Self.tolerance } ?? true
  }

  /// Layout rounds lengths to the pixel grid and forgives a thousandth of a pixel.
  private static let tolerance = 0.002
  /// In em; Pango counts in 32 bits.
  private static let greatestWidth = 16_000.0
}

public import Geometry
public import SceneModel
public import Typesetting

/// How large a text is and how it is broken: what `size(withAttributes:)` and `boundingRect(with:)` say, and more.
public struct TextMeasurement: Hashable, Sendable {
  /// The width of the widest line and the height of all, in points, not rounded.
  public var size: Size
  /// The lines, from top to bottom.
  public var lines: [Line]
  /// The factor by which the fonts were made smaller to fit; 1 if they were not.
  public var scale: Double

  /// One line.
  public struct Line: Hashable, Sendable {
    /// The part of the text that it shows, in UTF-16 units, as NSRange counts.
    public var range: Range<Int>
    /// The characters of that part.
    public var text: String
    /// Where it begins, from the left of the text, in points.
    public var x: Double
    /// The advance of its letters without white space at its end, in points.
    public var width: Double
    /// How far it reaches above its baseline, in points.
    public var ascent: Double
    /// The distance of its baseline from the top of the text, in points.
    public var baseline: Double
    /// Whether an ellipsis stands for a part of it.
    public var isTruncated: Bool
  }

  /// Whether an ellipsis stands for a part of the text.
  public var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}

extension Scene {
  /// Measures a label's text as it would be set in the scene.
  ///
  /// - Parameters:
  ///   - label: The label; its frame takes no part.
  ///   - width: The greatest width, in points.
  ///   - height: The greatest height, in points; one line is always set.
  public func measurement(
    of label: Label, width: Double, height: Double, typesetter: Typesetter, images: ImageSet
  ) -> (measurement: TextMeasurement, missing: [Unicode.Scalar]) {
    let context = context(typesetter: typesetter, images: images)
    let scale = label.fittingScale(width: width, context)
    let looked = label.looked(scaledBy: scale, context)
    let text = looked.typeset(width: width, height: height, numberOfLines: label.numberOfLines, context)
    return (TextMeasurement(text, of: looked.styled.string, scale: scale), text.missing)
  }
}

extension TextMeasurement {
  fileprivate init(_ text: TypesetText, of string: String, scale: Double) {
    let bytes = Array(string.utf8)
    var counted = (byte: 0, unit: 0)
    /// The UTF-16 offset of a byte; lines come in order, so that the text is walked through once.
    func unit(at byte: Int) -> Int {
      if byte < counted.byte { counted = (0, 0) }
      for byte in bytes[counted.byte..<byte] { counted.unit += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
      counted.byte = byte
      return counted.unit
    }
    size = text.size
    self.scale = scale
    lines = text.lines.map { line in
      Line(
        range: unit(at: line.range.lowerBound)..<unit(at: line.range.upperBound),
        text: String(decoding: bytes[line.range], as: UTF8.self), x: line.origin.x, width: line.width,
        ascent: line.ascent, baseline: line.origin.y, isTruncated: line.isTruncated)
    }
  }
}

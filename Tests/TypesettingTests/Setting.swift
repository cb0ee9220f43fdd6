import Geometry
import SceneModel
import Typesetting

/// The look's regular face as the tests use it: Helvetica Neue's line metrics on Nimbus Sans' outlines.
let plain = FontFace(
  family: "Nimbus Sans", metrics: LineMetrics(ascender: 0.952, descender: 0.213, leading: 0.028))

extension FontFace {
  /// The face with the same tracking at all sizes.
  func tracked(_ em: Double) -> FontFace {
    var face = self
    face.tracking = Tracking([Tracking.Stop(size: 17, em: em)])
    return face
  }
}

/// Sets a text with a typesetter of its own.
func typeset(
  _ string: String, _ face: FontFace = plain, size: Double = 17, width: Double = .infinity, lines: Int = 1,
  _ mode: LineBreakMode = .byTruncatingTail, scale: Double = 2, fonts: FontSet = .pinned
) throws -> TypesetText {
  try Typesetter(fonts: fonts).typeset(
    string, face: face, size: size, width: width, numberOfLines: lines, lineBreakMode: mode,
    pitchGrid: PixelGrid(scale: scale))
}

/// The parts of a string that the lines show.
func shown(_ text: TypesetText, of string: String) -> [String] {
  text.lines.map { String(decoding: Array(string.utf8)[$0.range], as: UTF8.self) }
}

/// The names of the files that a text's glyphs come from, in visual order.
func files(_ text: TypesetText) -> [String] {
  text.lines.flatMap(\.runs).map { $0.file.path.split(separator: "/").last.map(String.init) ?? "" }
}

/// A span of the look's regular face.
func span(_ string: String, size: Double = 17, _ change: (inout TextSpan) -> Void = { _ in }) -> TextSpan {
  var span = TextSpan(string, face: plain, size: size)
  change(&span)
  return span
}

/// Sets spans with a typesetter of its own.
func typeset(
  _ spans: [TextSpan], width: Double = .infinity, height: Double = .infinity, lines: Int = 0, scale: Double = 2,
  _ change: (inout ParagraphDefaults) -> Void = { _ in }
) throws -> TypesetText {
  var defaults = ParagraphDefaults()
  change(&defaults)
  return try Typesetter().typeset(
    StyledText(spans: spans, paragraph: defaults), width: width, height: height, numberOfLines: lines,
    pitchGrid: PixelGrid(scale: scale))
}

/// Sets a text of one paragraph style.
func typeset(
  _ string: String, width: Double, lines: Int = 0, style change: (inout ParagraphStyle) -> Void
) throws -> TypesetText {
  var style = ParagraphStyle()
  change(&style)
  return try typeset([span(string) { $0.paragraph = style }], width: width, lines: lines)
}

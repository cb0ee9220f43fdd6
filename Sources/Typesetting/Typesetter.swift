public import Geometry
public import SceneModel

/// Turns strings into lines of placed glyphs; one belongs to one thread.
public final class Typesetter {
  /// The fonts that it sets in.
  public let fonts: FontSet
  private var patterns: [FontFile: FontPattern?] = [:]
  private var contexts: [ContextKey: ShapingContext] = [:]
  private var known: [Request: TypesetText] = [:]

  /// Makes a typesetter; no font is opened yet.
  ///
  /// Throws if a file of the set is missing.
  public init(fonts: FontSet = .pinned) throws(FontSetFault) {
    Isolation.ensure()
    try fonts.check()
    self.fonts = fonts
  }

  /// Sets a text as UILabel does.
  ///
  /// The result does not depend on the scale of the screen but for the line pitch.
  ///
  /// - Parameters:
  ///   - string: The text. Newlines start lines; one at the end starts none. Control characters are left out.
  ///   - face: The font and what is done to it; a family that is not in the set is replaced by the first one.
  ///   - size: The font size, in points; a text of size 0 or less is empty, and 10,000 is the largest.
  ///   - width: The greatest width of a line, in points.
  ///   - numberOfLines: The greatest number of lines of the whole text; 0 for as many as any screen shows, 10,000.
  ///   - lineBreakMode: What becomes of text that is too long. Several lines are broken between words; only the last
  ///     permitted one is truncated, or with `byClipping` left as wide as it is.
  ///   - pitchGrid: The pixel grid on which the lines of a text of several lines lie.
  public func typeset(
    _ string: String, face: FontFace, size: Double, width: Double = .infinity, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, pitchGrid: PixelGrid
  ) -> TypesetText {
    guard size > 0, !string.isEmpty else { return TypesetText() }
    let request = Request(
      string: string, byteCount: string.utf8.count, face: face, size: min(size, 10_000),
      width: width.isNaN ? 0 : width,
      numberOfLines: numberOfLines > 0 ? min(numberOfLines, Self.mostLines) : Self.mostLines,
      lineBreakMode: lineBreakMode, pitchGrid: pitchGrid)
    if let text = known[request] { return text }
    var text = set(request)
    text.source = TypesetText.Source(string: string, face: face, size: request.size)
    // A text is asked for when it is measured and again when it is placed, rarely later.
    if request.byteCount <= 4096 {
      if known.count >= 1024 { known.removeAll() }
      known[request] = text
    }
    return text
  }

  /// The vertical measures of a face, in em: those that it gives, or its font's own.
  public func lineMetrics(of face: FontFace) -> LineMetrics {
    if let metrics = face.metrics { return metrics }
    guard let font = fonts.font(for: face), let own = pattern(of: font.file),
      let context = context(for: font.file, own: own, fallbacks: [], isBold: false)
    else { return LineMetrics(ascender: 0.8, descender: 0.2, leading: 0) }
    return context.ownMetrics
  }

  private static let mostLines = 10_000

  private struct Request: Hashable {
    var string: String
    /// Strings that only spell their accents in another way are equal, but the lines' ranges are not.
    var byteCount: Int
    var face: FontFace
    var size: Double
    var width: Double
    var numberOfLines: Int
    var lineBreakMode: LineBreakMode
    var pitchGrid: PixelGrid
  }

  private struct ContextKey: Hashable {
    var font: FontFile
    var fallbacks: [Int]
    var isBold: Bool
  }

  private func set(_ request: Request) -> TypesetText {
    let style = TextStyle(face: request.face, size: request.size, width: request.width)
    guard let font = fonts.font(for: request.face), let own = pattern(of: font.file) else { return TypesetText() }
    let isBold = request.face.weight >= 600
    let text = SourceText(request.string, font: own)
    let choice = FallbackChoice(text, own: own, fallbacks: fonts.fallbacks) { place in
      pattern(of: fallbackFile(place, isBold: isBold))
    }
    guard let context = context(for: font.file, own: own, fallbacks: choice.places, isBold: isBold) else {
      return TypesetText(missing: choice.missing)
    }
    let setting = LineSetting(text: text, style: style, context: context, foreign: choice.foreign)
    let lines = LineBreaking(setting: setting, mode: request.lineBreakMode).lines(atMost: request.numberOfLines)
    return stacked(lines, of: text, request, missing: choice.missing)
  }

  /// Puts lines below each other: one alone has its own height, several have a pitch of whole pixels, as measured on
  /// iOS 7 (13 pt: 16.0, 14 pt: 17.0; the sheet's section 0).
  private func stacked(
    _ lines: [TypesetLine], of text: SourceText, _ request: Request, missing: [Unicode.Scalar]
  ) -> TypesetText {
    let metrics = lineMetrics(of: request.face)
    let lineHeight = metrics.lineHeight * request.size
    let pitch = lines.count > 1 ? request.pitchGrid.ceil(lineHeight) : lineHeight
    var result = TypesetText(missing: missing)
    for (index, line) in lines.enumerated() {
      var line = line
      line.origin = Point(x: 0, y: Double(index) * pitch + metrics.ascender * request.size)
      line.range = text.original(line.range.lowerBound)..<text.original(line.range.upperBound)
      result.size.width = max(result.size.width, line.width)
      result.lines.append(line)
    }
    result.size.height = pitch * Double(lines.count)
    return result
  }

  private func fallbackFile(_ place: Int, isBold: Bool) -> FontFile {
    let fallback = fonts.fallbacks[place]
    return isBold ? fallback.bold ?? fallback.regular : fallback.regular
  }

  private func pattern(of file: FontFile) -> FontPattern? {
    if let known = patterns[file] { return known }
    let pattern = FontPattern(file)
    patterns[file] = .some(pattern)
    return pattern
  }

  private func context(for font: FontFile, own: FontPattern, fallbacks: [Int], isBold: Bool) -> ShapingContext? {
    let key = ContextKey(font: font, fallbacks: fallbacks, isBold: isBold && !fallbacks.isEmpty)
    if let known = contexts[key] { return known }
    let patterns = fallbacks.compactMap { pattern(of: fallbackFile($0, isBold: isBold)) }
    guard let context = try? ShapingContext(own: own, fallbacks: patterns) else { return nil }
    // Scripts mix in few ways; a scene that mixes them in every way must not keep a font map for each.
    if contexts.count >= 32 { contexts.removeAll() }
    contexts[key] = context
    return context
  }
}

public import Geometry
public import SceneModel

/// Turns strings into lines of placed glyphs; one belongs to one thread.
public final class Typesetter {
  /// The fonts that it sets in.
  public let fonts: FontSet
  private var patterns: [FontFile: FontPattern?] = [:]
  private var contexts: [ContextKey: ShapingContext] = [:]
  private var known: [Request: TypesetText] = [:]
  private var fault: FontSetFault?

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
  /// If the machine fails, letters are missing and ``throwFault()`` says why.
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
    let paragraph = ParagraphDefaults(lineBreakMode: lineBreakMode)
    return typeset(
      StyledText(string, face: face, size: size, paragraph: paragraph), width: width, numberOfLines: numberOfLines,
      pitchGrid: pitchGrid)
  }

  /// Sets a text of several styles as UILabel does.
  ///
  /// The result does not depend on the scale of the screen but for the heights of lines.
  ///
  /// - Parameters:
  ///   - text: The text. Newlines end paragraphs; one at the end starts none. Control characters are left out, and so
  ///     are spans of size 0 or less; 10,000 is the largest size.
  ///   - width: The greatest width of a line, in points; lines are aligned in it, or in the widest if it is infinite.
  ///   - height: The greatest height, in points: lines that do not fit are left out, and the last one that does is cut
  ///     off as its paragraph's break mode says. One line is always set.
  ///   - numberOfLines: The greatest number of lines of the whole text; 0 for as many as any screen shows, 10,000.
  ///   - pitchGrid: The pixel grid on which the lines of a text of several lines lie.
  public func typeset(
    _ text: StyledText, width: Double, height: Double = .infinity, numberOfLines: Int = 1, pitchGrid: PixelGrid
  ) -> TypesetText {
    guard let first = text.spans.first(where: { $0.size > 0 && !$0.string.isEmpty }) else { return TypesetText() }
    let request = Request(
      text: text, byteCounts: text.spans.map(\.string.utf8.count), width: width.isNaN ? 0 : width,
      height: height.isNaN ? 0 : height,
      numberOfLines: numberOfLines > 0 ? min(numberOfLines, Self.mostLines) : Self.mostLines, pitchGrid: pitchGrid)
    if let text = known[request] { return text }
    var result = set(request)
    result.source = TypesetText.Source(string: text.string, face: first.face, size: min(first.size, 10_000))
    // A text is asked for when it is measured and again when it is placed, rarely later.
    if fault == nil, request.byteCounts.reduce(0, +) <= 4096 {
      if known.count >= 1024 { known.removeAll() }
      known[request] = result
    }
    return result
  }

  /// Throws what has kept fonts from being opened or Pango from setting a text since the last time.
  ///
  /// Then letters are missing from what was set. The typesetter begins anew after that.
  public func throwFault() throws(FontSetFault) {
    guard let fault else { return }
    self.fault = nil
    patterns.removeAll()
    contexts.removeAll()
    throw fault
  }

  /// The vertical measures of a face, in em: those that it gives, or its font's own.
  public func lineMetrics(of face: FontFace) -> LineMetrics {
    if let metrics = face.metrics { return metrics }
    guard let font = fonts.font(for: face), let own = pattern(of: font.file),
      let context = context(for: font.file, own: own, fallbacks: [])
    else { return LineMetrics(ascender: 0.8, descender: 0.2, leading: 0) }
    defer { note(context.fault) }
    return context.ownMetrics
  }

  private static let mostLines = 10_000

  private struct Request: Hashable {
    var text: StyledText
    /// Strings that only spell their accents in another way are equal, but the lines' ranges are not.
    var byteCounts: [Int]
    var width: Double
    var height: Double
    var numberOfLines: Int
    var pitchGrid: PixelGrid
  }

  private struct ContextKey: Hashable {
    var font: FontFile
    var fallbacks: [FontFile]
  }

  private func set(_ request: Request) -> TypesetText {
    let (source, missing) = source(of: request.text.spans.filter { $0.size > 0 && !$0.string.isEmpty })
    guard let source else { return TypesetText(missing: missing) }
    // No line has so many letters as to be so wide.
    let width = request.width / (source.styles.map(\.size).max() ?? 1) < 1e6 ? max(0, request.width) : nil
    let setting = TextSetting(
      source: source, defaults: request.text.paragraph, width: width, height: request.height,
      numberOfLines: request.numberOfLines, grid: request.pitchGrid)
    var text = setting.typeset()
    for style in source.styles { note(style.context.fault) }
    text.missing = missing
    return text
  }

  /// Finds the fonts of a text, and what characters they lack.
  private func source(of spans: [TextSpan]) -> (StyledSource?, missing: [Unicode.Scalar]) {
    var fonts: [(file: FontFile, pattern: FontPattern, isBold: Bool, isItalic: Bool)] = []
    for span in spans {
      guard let font = self.fonts.font(for: span.face), let own = pattern(of: font.file) else { return (nil, []) }
      fonts.append((font.file, own, span.face.weight >= 600, span.face.isItalic))
    }
    let (text, starts) = SourceText.joining(zip(spans, fonts).map { ($0.string, $1.pattern) })
    let ends = starts.dropFirst() + [text.bytes.count]
    let ranges = zip(starts, ends).map { $0..<$1 }
    var contexts: [Int: ShapingContext] = [:]
    var missing: [(offset: Int, scalar: Unicode.Scalar)] = []
    for (place, font) in fonts.enumerated() where contexts[place] == nil {
      let same = fonts.indices.filter {
        fonts[$0].file == font.file && fonts[$0].isBold == font.isBold && fonts[$0].isItalic == font.isItalic
      }
      let choice = FallbackChoice(
        text, same.map { ranges[$0] }, own: font.pattern,
        fallbacks: self.fonts.fallbacks(isBold: font.isBold, isItalic: font.isItalic),
        rareFallbacks: self.fonts.rareFallbacks
      ) { pattern(of: $0.file(isBold: font.isBold)) }
      missing += choice.missing
      let fallbacks = choice.fonts.map { $0.file(isBold: font.isBold) }
      guard let context = context(for: font.file, own: font.pattern, fallbacks: fallbacks) else {
        return (nil, missing.map(\.scalar))
      }
      for place in same { contexts[place] = context }
    }
    var styles: [SpanStyle] = [], spanStyles: [Int] = []
    for (place, span) in spans.enumerated() {
      if place == 0 || !span.isShaped(like: spans[place - 1]), let context = contexts[place] {
        styles.append(SpanStyle(span, font: fonts[place].file, context: context))
      }
      spanStyles.append(styles.count - 1)
    }
    var seen: Set<Unicode.Scalar> = []
    let report = missing.sorted { $0.offset < $1.offset }.map(\.scalar).filter { seen.insert($0).inserted }
    return (StyledSource(text: text, spans: spans, spanStarts: starts, styles: styles, spanStyles: spanStyles), report)
  }

  private func pattern(of file: FontFile) -> FontPattern? {
    if let known = patterns[file] { return known }
    let pattern = FontPattern(file)
    if pattern == nil { note(unopened(file)) }
    patterns[file] = .some(pattern)
    return pattern
  }

  private func unopened(_ file: FontFile) -> FontSetFault {
    do { try fonts.check([file]) } catch { return error }
    return FontSetFault.unopenedFont(path: file.path).orNoMemory
  }

  private func note(_ new: FontSetFault?) { fault = fault ?? new }

  private func context(for font: FontFile, own: FontPattern, fallbacks: [FontFile]) -> ShapingContext? {
    let key = ContextKey(font: font, fallbacks: fallbacks)
    if let known = contexts[key] { return known }
    let patterns = fallbacks.compactMap { pattern(of: $0) }
    let context: ShapingContext
    do { context = try ShapingContext(own: own, fallbacks: patterns) } catch {
      note(error)
      return nil
    }
    // Scripts mix in few ways; a scene that mixes them in every way must not keep a font map for each.
    if contexts.count >= 32 { contexts.removeAll() }
    contexts[key] = context
    return context
  }
}

public import Geometry
public import SceneModel
extension Typesetter {
  /// Sets a text of spans, for now side by side; the typesetter is about to do this by itself.
  public func typeset(
    _ text: StyledText, width: Double, height: Double = .infinity, numberOfLines: Int = 1, pitchGrid: PixelGrid
  ) -> TypesetText {
    guard let s = text.spans.first else { return TypesetText() }
    var r: TypesetText
    if text.spans.count == 1 {
      r = typeset(
        text.string, face: s.face, size: s.size, width: width, numberOfLines: numberOfLines,
        lineBreakMode: text.paragraph.lineBreakMode, pitchGrid: pitchGrid)
      if r.lines.count > 1, r.size.height > height {
        r = typeset(
          text.string, face: s.face, size: s.size, width: width,
          numberOfLines: max(1, Int(height / (r.size.height / Double(r.lines.count)))),
          lineBreakMode: text.paragraph.lineBreakMode, pitchGrid: pitchGrid)
      }
      for i in r.lines.indices {
        r.lines[i].ascent = s.size * 0.95; r.lines[i].descent = s.size * 0.24;
        for k in r.lines[i].runs.indices { r.lines[i].runs[k].slant = s.slant; r.lines[i].runs[k].stretch = s.stretch };
        r.lines[i].parts = [LinePart(span: 0, x: 0, width: r.lines[i].width)]
      }
    } else {
      r = TypesetText(); var x = 0.0; var line = TypesetLine(origin: .zero, width: 0, runs: [], range: 0..<0)
      for (k, s) in text.spans.enumerated() {
        let one = typeset(s.string + "\u{200B}", face: s.face, size: s.size, pitchGrid: pitchGrid)
        let w =
          s.attachment?.width ?? (one.lines.first?.width ?? 0)
          + (s.string.hasSuffix(" ") || s.string == " " ? s.size * 0.278 : 0)
        for var run in one.lines.first?.runs ?? [] {
          run.span = k; run.slant = s.slant; run.stretch = s.stretch;
          for g in run.glyphs.indices { run.glyphs[g].position.x += x; run.glyphs[g].position.y -= s.baselineOffset };
          if s.attachment == nil { line.runs.append(run) }
        }
        line.parts.append(LinePart(span: k, x: x, width: w)); x += w
        line.ascent = max(line.ascent, s.size * 0.952); line.descent = max(line.descent, s.size * 0.241)
      }
      line.width = x; line.origin.y = line.ascent
      r.lines = [line]; r.size = Size(width: x, height: line.ascent + line.descent)
    }
    let share: Double = text.paragraph.alignment == .center ? 0.5 : text.paragraph.alignment == .right ? 1 : 0
    if width.isFinite { for i in r.lines.indices { r.lines[i].origin.x = (width - r.lines[i].width) * share } }
    return r
  }
}

import Geometry
import SceneModel
import Testing
import Typesetting

@testable import SceneLayout

@Suite("Labels with attributed texts")
struct AttributedLabelTests {
  private func label(_ text: String, _ keys: String = "") throws -> Screen {
    try Screen(
      view: """
        { "subviews": [{ "type": "label", "frame": [10, 10, 300, 60], "attributedText": \(text)\(keys.isEmpty ? "" : ", ")\(keys) }] }
        """)
  }

  @Test("what the attributes leave open is as the label says")
  func openAttributes() throws {
    let screen = try label(#"["a", { "text": "b", "foregroundColor": "red" }]"#, #""textColor": "blue", "font": 20"#)
    #expect(screen.colors("text") == [Color(hex: 0x0000FF), Color(hex: 0xFF0000)])
    let sizes = screen.boxes("text").compactMap { $0.content?.typesetText?.lines.first?.runs.first?.size }
    #expect(sizes == [20, 20])
  }

  @Test("\"Run backgrounds are per-run rectangles\", as high as the line; the space between has none")
  func backgrounds() throws {
    let screen = try label(
      #"[{ "text": "iOS", "backgroundColor": "black" }, " ", { "text": "SDK", "backgroundColor": "red" }]"#,
      #""font": "boldSystem:60""#)
    let frames = screen.frames("background")
    #expect(frames.count == 2 && frames[0].maxX < frames[1].minX)
    #expect(near(frames[0].height, 71.6, within: 0.5))
    #expect(screen.colors("background") == [.black, Color(hex: 0xFF0000)])
  }

  @Test("neighbours of one background are one rectangle")
  func joinedBackgrounds() throws {
    let screen = try label(
      #"[{ "text": "a", "backgroundColor": "red" }, { "text": "b", "backgroundColor": "red", "font": 30 }]"#)
    #expect(screen.frames("background").count == 1)
  }

  @Test("\"stroke +3 -> hollow letters; -3 -> filled and outlined; 0 -> filled\"")
  func strokes() throws {
    func drawn(_ width: Int) throws -> (text: Int, outline: Int) {
      let screen = try label("{ \"text\": \"a\", \"strokeWidth\": \(width) }")
      return (screen.boxes("text").count { $0.content != nil }, screen.boxes("outline").count)
    }
    #expect(try drawn(3) == (0, 1))
    #expect(try drawn(-3) == (1, 1))
    #expect(try drawn(0) == (1, 0))
  }

  @Test("\"Value is percent of the font size\"; the stroke's colour is the letters' unless it is given")
  func strokeWidth() throws {
    let screen = try label(
      #"[{ "text": "a", "strokeWidth": 5, "foregroundColor": "red" }, { "text": "b", "strokeWidth": -8, "strokeColor": "blue" }]"#
    )
    let letterings = screen.boxes("outline").compactMap { box -> Lettering? in
      if case .lettering(_, let lettering) = box.content { return lettering }
      return nil
    }
    #expect(
      letterings == [.outline(Color(hex: 0xFF0000), width: 0.05), .outline(Color(hex: 0x0000FF), width: 0.08)])
  }

  @Test("a line under a text is under the baseline, one through it above; a thick one is twice as thick")
  func lines() throws {
    let screen = try label(
      #"[{ "text": "a", "underlineStyle": "single" }, { "text": "b", "underlineStyle": "thick" }, { "text": "c", "strikethroughStyle": "single" }]"#
    )
    let baseline = try #require(screen.baselines("text").first)
    let under = screen.frames("underline"), through = try screen.frame("strikethrough")
    #expect(under.count == 2)
    #expect(under[1].height == 2 * under[0].height && under[0].height == through.height)
    #expect(under[0].minY > baseline && through.maxY < baseline)
  }

  @Test("a line by word leaves out the spaces")
  func byWord() throws {
    let screen = try label(#"{ "text": "two words", "underlineStyle": ["single", "byWord"] }"#)
    guard case .path(let path) = try #require(screen.boxes("underline").first).content else {
      Issue.record("the line is not broken up")
      return
    }
    #expect(path.path.elements.count { if case .move = $0 { true } else { false } } == 2)
  }

  @Test("a link has the tint's colour, whatever colour it is given")
  func link() throws {
    let screen = try label(
      #"{ "text": "a", "link": "http://example.com", "foregroundColor": "red" }"#, #""tintColor": "green""#)
    #expect(screen.colors("text") == [Color(hex: 0x00FF00)])
  }

  @Test("a shadow of a run lies behind all letters, those of the next run included")
  func shadows() throws {
    let screen = try label(#"["a", { "text": "b", "shadow": { "offset": [4, 4], "color": "red", "blurRadius": 6 } }]"#)
    let shadow = try #require(screen.boxes("shadow").first)
    guard case .lettering(_, let lettering) = shadow.content else { throw CancellationError() }
    // Core Graphics blurs by half the radius that it is given.
    #expect(lettering == .shadow(Color(hex: 0xFF0000), radius: 3))
    let text = try #require(screen.boxes("text").last)
    #expect(near(shadow.frame.minX - text.frame.minX, 4) && near(shadow.frame.minY - text.frame.minY, 4))
  }

  @Test("the label's shadow is for the runs that have none of their own")
  func labelShadow() throws {
    let screen = try label(
      #"["a", { "text": "b", "shadow": { "color": "red" } }]"#, #""shadowColor": "blue", "shadowOffset": [0, 2]"#)
    #expect(screen.colors("shadow") == [Color(hex: 0x0000FF), Color(hex: 0xFF0000)])
  }

  @Test("an attachment stands in the line, raised from the baseline by its bounds, which count upward")
  func attachment() throws {
    let screen = try label(#"["a", { "attachment": { "image": "icon", "bounds": [0, -4, 20, 30] } }, "b"]"#)
    let picture = try screen.frame("attachment")
    let baseline = try #require(screen.baselines("text").first)
    #expect(picture.size == Size(width: 20, height: 30))
    #expect(near(picture.maxY - baseline, 4, within: 0.5))
  }

  @Test("without bounds an attachment has its own size and stands on the baseline")
  func plainAttachment() throws {
    let screen = try label(#"["a", { "attachment": "icon" }]"#)
    let picture = try screen.frame("attachment"), baseline = try #require(screen.baselines("text").first)
    #expect(picture.size == Size(width: 22, height: 22) && near(picture.maxY, baseline, within: 0.5))
  }

  @Test("a dimmed label is one picture, letters and grounds together")
  func disabled() throws {
    let screen = try label(#"["a", { "text": "b", "backgroundColor": "red" }]"#, #""isEnabled": false"#)
    #expect(screen.boxes("text").first?.opacity == 0.45)
  }

  @Test("a highlighted label has the highlighted colour in all its parts")
  func highlighted() throws {
    let screen = try label(
      #"["a", { "text": "b", "foregroundColor": "red" }]"#, #""isHighlighted": true, "highlightedTextColor": "white""#)
    #expect(Set(screen.colors("text")) == [.white])
  }

  @Test("all sizes of a text shrink by one factor")
  func shrinks() throws {
    let screen = try label(
      #"[{ "text": "A long text in two sizes ", "font": 40 }, { "text": "which has to fit", "font": 20 }]"#,
      #""adjustsFontSizeToFitWidth": true"#)
    let sizes = screen.boxes("text").flatMap { $0.content?.typesetText?.lines.first?.runs.map(\.size) ?? [] }
    #expect(sizes.count == 2 && sizes[0] < 40 && near(sizes[0], 2 * sizes[1]))
  }

  @Test("`minimumFontSize` is a floor in points")
  func minimumFontSize() throws {
    let screen = try label(
      #"{ "text": "A text that is far too long for its label, and never ends, however small it gets", "font": 40 }"#,
      #""adjustsFontSizeToFitWidth": true, "minimumFontSize": 21"#)
    #expect(screen.boxes("text").first?.content?.typesetText?.lines.first?.runs.first?.size == 21)
  }

  @Test("`sizeOf` is the label's text without rounding, in the width of the label")
  func sizeOf() throws {
    let screen = try Screen(
      view: """
        { "subviews": [
          { "type": "label", "id": "title", "frame": [10, 10, 200, 40], "text": "A title", "font": 25 },
          { "id": "box", "frame": [10, 60, 0, 0], "sizeOf": "title", "subviews": [{ "frame": [0, 0, 1, 1] }] }
        ] }
        """)
    let text = try #require(screen.boxes("text").first?.content?.typesetText)
    let box = try #require(screen.boxes("view").first { $0.id == "box" })
    #expect(near(box.frame.width, text.size.width, within: 0.5) && near(box.frame.height, 25 * 1.193, within: 0.5))
  }

  @Test("a label's own size breaks lines at `preferredMaxLayoutWidth`")
  func preferredWidth() throws {
    let screen = try Screen(
      view: """
        { "subviews": [{ "type": "label", "numberOfLines": 0, "preferredMaxLayoutWidth": 80, "sizeToFit": true,
          "text": "Several words in several lines" }] }
        """)
    let frame = try screen.frame("label")
    #expect(frame.width <= 80 && frame.height > 50)
  }

  @Test("`sizeToFit()` fits several lines into the width that the label has, and one line into none")
  func sizeToFit() throws {
    func size(_ lines: Int) throws -> Size {
      try Screen(
        view: """
          { "subviews": [{ "type": "label", "frame": [0, 0, 150, 0], "numberOfLines": \(lines), "sizeToFit": true,
            "text": "The quick brown fox jumps over the lazy dog" }] }
          """
      ).frame("label").size
    }
    #expect(try size(0).width <= 150 && size(0).height > 60)
    #expect(try size(1).width > 300 && size(1).height == 20.5)
  }

  @Test("a label's own size is as high as its lines, whatever its superview is")
  func ownHeight() throws {
    let screen = try Screen(
      view: """
        { "subviews": [{ "frame": [0, 0, 100, 50], "subviews": [
          { "type": "label", "numberOfLines": 0, "text": "a\\nb\\nc\\nd\\ne" }] }] }
        """)
    #expect(try screen.frame("label").height == 102.5)
  }

  @Test("`sizeOf` and the label agree on where lines are broken")
  func sizeOfLines() throws {
    let screen = try Screen(
      view: """
        { "subviews": [{ "frame": [0, 0, 150, 400], "subviews": [
          { "type": "label", "id": "a", "numberOfLines": 0, "text": "The quick brown fox jumps over the lazy dog" },
          { "id": "box", "sizeOf": "a" }] }] }
        """)
    let label = try screen.frame("label")
    let box = try #require(screen.boxes("view").first { $0.id == "box" }).frame
    #expect(near(box.width, label.width, within: 0.5) && near(box.height, label.height, within: 0.5))
  }

  @Test("an attachment without an image is room")
  func room() throws {
    let screen = try label(#"["a", { "attachment": { "bounds": [0, 0, 50, 20] } }, "b"]"#)
    let text = try #require(screen.boxes("text").last?.content?.typesetText)
    #expect(text.missing.isEmpty && text.lines[0].width > 60)
    #expect(text.lines[0].runs.reduce(0) { $0 + $1.glyphs.count } == 2)
  }

  @Test("a text without end that should shrink gets the least size at once")
  func endless() throws {
    let text = String(repeating: "ก", count: 300_000)
    let screen = try label("\"\(text)\"", #""adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.5"#)
    #expect(screen.boxes("text").first?.content?.typesetText?.lines.first?.runs.first?.size == 8.5)
  }
}

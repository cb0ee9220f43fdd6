import Geometry
import Testing

@testable import SceneLayout

@Suite("Stack views") struct StackViewTests {
  /// A stack of boxes, pinned to the left top; what it gives and what pins it can be said.
  private func screen(_ keys: String, _ views: String, pins: String = #""H:|[s(300)]", "V:|[s(60)]""#) throws -> Screen
  {
    try Screen(
      view: """
        { "constraints": [\(pins)], "subviews": [
          { "type": "stackView", "id": "s", \(keys) "arrangedSubviews": [\(views)] } ] }
        """)
  }

  private func box(_ id: String, _ width: Double? = nil, _ height: Double? = nil, _ more: String = "") -> String {
    let sizes = [width.map { "\"width == \($0)\"" }, height.map { "\"height == \($0)\"" }].compactMap { $0 }
    return "{ \"id\": \"\(id)\", \(more) \"constraints\": [\(sizes.joined(separator: ", "))] }"
  }

  private func frames(_ screen: Screen, _ ids: String = "abc") throws -> [Rect] {
    try ids.map { try screen.view(String($0)) }
  }

  @Test("fill: the view that can grow takes what the others leave")
  func fill() throws {
    let screen = try screen(#""spacing": 10,"#, "\(box("a", 50)), \(box("b")), \(box("c", 30))")
    let frames = try frames(screen)
    #expect(
      near(frames[0], [0, 0, 50, 60]) && near(frames[1], [60, 0, 200, 60]) && near(frames[2], [270, 0, 30, 60]))
  }

  @Test("fillEqually: all views have the same length")
  func fillEqually() throws {
    let screen = try screen(#""distribution": "fillEqually", "spacing": 15,"#, "\(box("a")), \(box("b")), \(box("c"))")
    let frames = try frames(screen)
    #expect(
      near(frames[0], [0, 0, 90, 60]) && near(frames[1], [105, 0, 90, 60]) && near(frames[2], [210, 0, 90, 60]))
  }

  @Test("fillProportionally: lengths are in proportion to the content's, and spacing is kept")
  func fillProportionally() throws {
    let views = ["A", "Abcdef"].map {
      #"{ "type": "label", "id": "\#($0.prefix(1).lowercased() + String($0.count))", "text": "\#($0)" }"#
    }
    let own = try Screen(view: "{ \"subviews\": [\(views.joined(separator: ","))] }")
    let (one, six) = try (own.view("a1").width, own.view("a6").width)
    let screen = try screen(#""distribution": "fillProportionally", "spacing": 20,"#, views.joined(separator: ","))
    let width = try screen.view("a1").width
    #expect(near(width, 280 * one / (one + six), within: 0.5))
    #expect(try near(screen.view("a6").minX, width + 20, within: 0.5))
  }

  @Test("equalSpacing: the distances are equal and no less than the spacing")
  func equalSpacing() throws {
    let screen = try screen(#""distribution": "equalSpacing","#, "\(box("a", 20)), \(box("b", 100)), \(box("c", 40))")
    let frames = try frames(screen)
    #expect(near(frames[1].minX, 90) && near(frames[2].minX, 260))
    let tight = try self.screen(
      #""distribution": "equalSpacing", "spacing": 12,"#, "\(box("a", 20)), \(box("b", 20))",
      pins: #""H:|[s]", "V:|[s(10)]""#)
    #expect(try near(tight.view("s").width, 52))
  }

  @Test("equalCentering: the middles have equal distances, while the spacing allows it")
  func equalCentering() throws {
    let screen = try screen(#""distribution": "equalCentering","#, "\(box("a", 20)), \(box("b", 100)), \(box("c", 40))")
    let frames = try frames(screen)
    #expect(near(frames[1].midX - frames[0].midX, frames[2].midX - frames[1].midX))
    let tight = try self.screen(
      #""distribution": "equalCentering", "spacing": 30,"#, "\(box("a", 20)), \(box("b", 180)), \(box("c", 40))")
    let tightFrames = try self.frames(tight)
    #expect(near(tightFrames[1].minX, 50) && near(tightFrames[2].minX, 260))
  }

  @Test(
    "alignments across the row: the near edge, the middle, the far edge",
    arguments: [("top", 0.0), ("center", 20), ("bottom", 40)])
  func alignment(_ name: String, _ top: Double) throws {
    let screen = try screen(#""alignment": "\#(name)","#, "\(box("a", 50, 20)), \(box("b", nil, 60))")
    #expect(try near(screen.view("a"), [0, top, 50, 20]))
  }

  @Test("in a column leading and trailing are the sides")
  func column() throws {
    for (name, left) in [("leading", 0.0), ("trailing", 250)] {
      let screen = try screen(#""axis": "vertical", "alignment": "\#(name)","#, "\(box("a", 50, 20)), \(box("b", 10))")
      #expect(try near(screen.view("a"), [left, 0, 50, 20]))
      #expect(try near(screen.view("b").maxY, 60))
    }
  }

  @Test("a row may stand on its first or last baselines")
  func baselines() throws {
    let labels =
      #"{ "type": "label", "id": "a", "text": "Big", "font": 30 }, { "type": "label", "id": "b", "text": "x", "font": 12 }"#
    for name in ["firstBaseline", "lastBaseline"] {
      let screen = try screen(#""alignment": "\#(name)","#, labels, pins: #""H:|[s]", "V:|[s]""#)
      let lines = screen.baselines("text")
      #expect(near(lines[0], lines[1], within: 0.5))
      #expect(try near(screen.view("a").minY, 0))
    }
  }

  @Test("a vertical stack of three labels, spacing 8: its height is the sum of theirs and 16")
  func height() throws {
    let labels = "abc".map { #"{ "type": "label", "id": "\#($0)", "text": "Text" }"# }.joined(separator: ",")
    let screen = try screen(#""axis": "vertical", "spacing": 8,"#, labels, pins: #""H:|[s]", "V:|[s]""#)
    let frames = try frames(screen)
    let heights = frames.map(\.height)
    #expect(near(frames[1].minY, heights[0] + 8) && near(frames[2].minY, heights[0] + heights[1] + 16))
    #expect(try near(screen.view("s").height, heights.reduce(16, +)))
  }

  @Test("a custom spacing follows its view, and a hidden view has no place in the row")
  func customSpacing() throws {
    let screen = try screen(
      #""spacing": 5, "customSpacing": { "a": 30 },"#,
      "\(box("a", 20)), \(box("h", 50, nil, "\"isHidden\": true,")), \(box("b", 20)), \(box("c", 20))",
      pins: #""H:|[s]", "V:|[s(10)]""#)
    let frames = try frames(screen)
    #expect(near(frames[1].minX, 50) && near(frames[2].minX, 75))
    #expect(try near(screen.view("s").width, 95))
    #expect(screen.allBoxes.contains { $0.id == "h" } == false)
  }

  @Test("the row keeps to the margins if asked to, and a column counts from baseline to baseline")
  func options() throws {
    let margins = try screen(
      #""isLayoutMarginsRelativeArrangement": true, "layoutMargins": [5, 10, 15, 20],"#, box("a"))
    #expect(try near(margins.view("a"), [10, 5, 270, 40]))
    let lines = try screen(
      #""axis": "vertical", "isBaselineRelativeArrangement": true, "spacing": 40,"#,
      #"{ "type": "label", "id": "a", "text": "A" }, { "type": "label", "id": "b", "text": "B", "font": 30 }"#,
      pins: #""H:|[s]", "V:|[s]""#
    ).baselines("text")
    #expect(near(lines[1] - lines[0], 40, within: 0.5))
  }

  @Test("stacks nest: a row in a column is as large as its content")
  func nested() throws {
    let row =
      #"{ "type": "stackView", "id": "r", "spacing": 4, "arrangedSubviews": [\#(box("a", 30, 20)), \#(box("b", 40))] }"#
    let screen = try screen(
      #""axis": "vertical", "alignment": "leading", "spacing": 6,"#, "\(row), \(box("c", 100, 10))",
      pins: #""H:|[s]", "V:|[s]""#)
    #expect(try near(screen.view("r"), [0, 0, 74, 20]))
    #expect(try near(screen.view("b"), [34, 0, 40, 20]))
    #expect(try near(screen.view("c"), [0, 26, 100, 10]))
    #expect(try near(screen.view("s"), [0, 0, 100, 36]))
  }

  @Test("subviews of a stack that are not arranged keep their frames, and an unpinned stack has its content's size")
  func notArranged() throws {
    let screen = try Screen(
      view: """
        { "subviews": [ { "type": "stackView", "id": "s", "frame": [10, 10, 100, 50], "arrangedSubviews": [\(box("a"))],
          "subviews": [ { "id": "b", "frame": [1, 2, 3, 4] } ] } ] }
        """)
    #expect(try near(screen.view("a"), [10, 10, 100, 50]))
    #expect(try near(screen.view("b"), [11, 12, 3, 4]))
  }

  @Test("rows run to the left where the language does")
  func rightToLeft() throws {
    let screen = try Screen(
      """
      { "layoutDirection": "rightToLeft", "statusBar": { "isHidden": true }, "root": { "constraints": ["H:|[s(100)]", "V:|[s(10)]"],
        "subviews": [ { "type": "stackView", "id": "s", "spacing": 10, "arrangedSubviews": [\(box("a", 30)), \(box("b"))] } ] } }
      """)
    #expect(try near(screen.view("s"), [220, 0, 100, 10]))
    #expect(try near(screen.view("a"), [290, 0, 30, 10]))
    #expect(try near(screen.view("b"), [220, 0, 60, 10]))
  }

  @Test("with neither a frame nor constraints a stack is as large as its views ask for, wherever it lies")
  func ownSize() throws {
    let labels = #"{ "type": "label", "text": "One" }, { "type": "label", "text": "Two two" }"#
    let row = { (more: String) in
      #"{ "type": "stackView", "id": "s", "spacing": 5, \#(more) "arrangedSubviews": [\#(labels)] }"#
    }
    let first = try Screen(view: #"{ "subviews": [\#(row(""))] }"#)
    let own = try first.view("s")
    let widths = first.boxes("label").map(\.frame.width)
    #expect(near(own, [0, 0, widths[0] + widths[1] + 5, 20.5]))
    let fitted = try Screen(view: #"{ "subviews": [\#(row(#""frame": [10, 20, 0, 0], "sizeToFit": true,"#))] }"#)
    #expect(try near(fitted.view("s"), [10, 20, own.width, 20.5]))
    let nested = try Screen(
      view: #"{ "subviews": [{ "frame": [7, 8, 200, 100], "subviews": [\#(row(#""center": [100, 50],"#))] }] }"#)
    #expect(try near(nested.view("s").midX, 107, within: 0.26))
    #expect(try near(nested.view("s").size.width, own.width))
    let title = try Screen(
      #"{ "root": { "type": "navigationController", "viewControllers": [{ "navigationItem": { "titleView": \#(row("")) } }] } }"#
    )
    #expect(try near(title.view("s").size.width, own.width, within: 0.5))
  }

  @Test("a stack with its own size is no wider than its superview: labels of several lines break theirs")
  func room() throws {
    let screen = try Screen(
      view: """
        { "subviews": [{ "frame": [0, 0, 100, 300], "subviews": [{ "type": "stackView", "id": "s", "axis": "vertical",
          "arrangedSubviews": [{ "type": "label", "id": "a", "numberOfLines": 0, "text": "Several words that wrap here" }] }] }] }
        """)
    #expect(try screen.view("s").width <= 100)
    #expect(try screen.view("a").height > 60)
  }

  @Test("stacks in stacks in views cost no more for each level")
  func nesting() throws {
    var view = #"{ "type": "label", "id": "l", "text": "A" }"#
    for _ in 0..<24 {
      view =
        #"{ "type": "stackView", "arrangedSubviews": [{ "subviews": [{ "type": "stackView", "arrangedSubviews": [\#(view)] }] }] }"#
    }
    #expect(try Screen(view: #"{ "subviews": [\#(view)] }"#).view("l").height == 20.5)
  }

  @Test("a frame in a stack's row has no effect, which is told unless the view gets just that size")
  func frames() throws {
    let screen = try Screen(
      view: """
        { "constraints": ["H:|[s]", "V:|[s]"], "subviews": [{ "type": "stackView", "id": "s", "arrangedSubviews": [
          { "id": "a", "frame": [0, 0, 50, 50] },
          { "id": "b", "frame": [0, 0, 40, 30], "constraints": ["width == 40", "height == 30"] } ] }] }
        """)
    #expect(
      screen.remarks == [
        "a stack view gives its views frames of its own, so that the frame has no effect and the view is 0 × 30 points "
          + "large; size it by constraints: \"width == 50\""
      ])
  }

  @Test("what a constraint says already, and what the stack leaves to no view, is not advised")
  func framesWithConstraints() throws {
    func said(_ stack: String, _ view: String) throws -> [String] {
      try Screen(
        view: """
          { "constraints": ["H:|[s(200)]", "V:|[s(80)]"], "subviews": [{ "type": "stackView", "id": "s", \(stack)
            "arrangedSubviews": [{ "frame": [0, 0, 50, 50]\(view) }, {}] }] }
          """
      ).remarks.filter { $0.contains("has no effect") }.map {
        $0.split(separator: "so that").last.map(String.init) ?? $0
      }
    }
    let effect = " the frame has no effect and the view is "
    let top = #""alignment": "top","#
    #expect(try said(top, #", "constraints": ["width == 30", "height == 20"]"#) == [effect + "30 × 20 points large"])
    #expect(
      try said(top, #", "constraints": ["width == 30"]"#)
        == [effect + "30 × 0 points large; size it by constraints: \"height == 50\""])
    #expect(
      try said(#""distribution": "fillEqually","#, "") == [effect + "100 × 80 points large"])
  }
}

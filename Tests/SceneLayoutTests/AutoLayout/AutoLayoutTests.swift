import Geometry
import Testing

@testable import SceneLayout

@Suite("Auto Layout") struct AutoLayoutTests {
  private func screen(_ constraints: String, _ subviews: String, more: String = "") throws -> Screen {
    try Screen(view: "{ \(more) \"constraints\": [\(constraints)], \"subviews\": [\(subviews)] }")
  }

  @Test("a view is placed by equations with its superview and with a sibling")
  func equations() throws {
    let screen = try screen(
      """
      "a.centerX == superview.centerX", "a.top == 20", "a.width == 100", "a.height == 40",
      "b.leading == a.leading + 8", "b.top == a.bottom + 10", "b.width == 2 * a.width - 10", "b.height == a.height / 2"
      """.replacing("\"a.top == 20\"", with: "\"a.top == superview.top + 20\""),
      #"{ "id": "a" }, { "id": "b" }"#)
    #expect(try near(screen.view("a"), [110, 20, 100, 40]))
    #expect(try near(screen.view("b"), [118, 70, 190, 20]))
  }

  @Test("a view may hold its own constraints")
  func ownConstraints() throws {
    let screen = try Screen(
      view: """
        { "subviews": [ { "id": "a", "constraints": [
          "centerX == superview.centerX", "centerY == superview.centerY", "width == 50", "height == width"] } ] }
        """)
    #expect(try near(screen.view("a"), [135, 259, 50, 50]))
  }

  @Test("a factor works on coordinates of the view that holds both: 0.5 of a superview's centre is a quarter in")
  func factorOfPlace() throws {
    let screen = try screen(
      #""H:|-100-[box(100)]", "V:|-100-[box(100)]""#,
      """
      { "id": "box", "subviews": [ { "id": "a", "constraints": [
        "centerX == 0.5 * superview.centerX", "centerY == superview.centerY * 1.5", "width == 10", "height == 10"] } ] }
      """)
    #expect(try near(screen.view("a"), [120, 170, 10, 10]))
  }

  @Test("a view that constraints refer to from outside keeps its frame if they only place what is in it")
  func container() throws {
    let screen = try screen(
      "",
      #"{ "id": "box", "frame": [20, 30, 100, 50], "constraints": ["H:|-5-[a]-5-|", "V:|-5-[a]-5-|"], "subviews": [{ "id": "a" }] }"#
    )
    #expect(try near(screen.view("box"), [20, 30, 100, 50]))
    #expect(try near(screen.view("a"), [25, 35, 90, 40]))
  }

  @Test("translatesAutoresizingMaskIntoConstraints keeps the frame of a view that constraints name")
  func translates() throws {
    let screen = try screen(
      #""b.leading == a.trailing + 8", "b.top == a.top", "b.width == a.width", "b.height == a.height""#,
      """
      { "id": "a", "frame": [10, 20, 30, 40], "translatesAutoresizingMaskIntoConstraints": true }, { "id": "b" }
      """)
    #expect(try near(screen.view("a"), [10, 20, 30, 40]))
    #expect(try near(screen.view("b"), [48, 20, 30, 40]))
  }

  @Test("an optional constraint gives way to a required one, and the stronger of two holds")
  func priorities() throws {
    let screen = try screen(
      #""H:|[a(<=100,==300@750)]", "V:|[a(10)]", "b.width == 40 @250", "b.width == 60 @251", "H:|[b]", "V:[a][b(10)]""#,
      #"{ "id": "a" }, { "id": "b" }"#)
    #expect(try near(screen.view("a").width, 100))
    #expect(try near(screen.view("b").width, 60))
    #expect(screen.remarks == [])
  }

  @Test("a label is as large as its text, hugs it by 250 and gives way by 750")
  func contentSize() throws {
    let own = try Screen(view: #"{ "subviews": [{ "type": "label", "id": "a", "text": "Hello" }] }"#).view("a")
    let screen = try screen(
      #""H:|-8-[a]", "V:|-8-[a]", "H:|-8-[b(200@251)]", "V:[a]-[b]", "H:|-8-[c(10@749)]", "V:[b]-[c]""#,
      #"{ "type": "label", "id": "a", "text": "Hello" }, { "type": "label", "id": "b", "text": "Hello" }, "#
        + #"{ "type": "label", "id": "c", "text": "Hello" }"#)
    #expect(try near(screen.view("a"), [8, 8, own.width, own.height]))
    #expect(try near(screen.view("b").width, 200))
    #expect(try near(screen.view("c").width, own.width))
  }

  @Test("of two labels the one that hugs less firmly grows, and the one that resists less is cut off")
  func hugging() throws {
    let screen = try screen(
      #""H:|-[a]-[b]-|", "V:|[a]", "V:|[b]", "H:|-[c]-[d]-|", "V:[a][c]", "V:[a][d]""#,
      """
      { "type": "label", "id": "a", "text": "A", "contentHuggingPriority": 251 }, { "type": "label", "id": "b", "text": "B" },
      { "type": "label", "id": "c", "text": "A long text that does not fit", "contentCompressionResistancePriority": { "horizontal": 751 } },
      { "type": "label", "id": "d", "text": "Another long text that must give way" }
      """)
    #expect(try screen.view("a").width < 20)
    #expect(try near(screen.view("b").maxX, 304))
    #expect(try screen.view("c").width > 200)
    #expect(try near(screen.view("d").maxX, 304))
  }

  @Test("a label of several lines is as high as the width asks for that the layout gives it")
  func severalLines() throws {
    let text = "A text that is long enough to be broken into more than one line on a screen of this width."
    let screen = try screen(
      #""H:|-20-[a]-20-|", "V:|-20-[a]-10-[b(10)]", "H:|-20-[b(10)]""#,
      #"{ "type": "label", "id": "a", "numberOfLines": 0, "text": "\#(text)" }, { "id": "b" }"#)
    let label = try screen.view("a")
    #expect(near(label.minX, 20) && near(label.width, 280))
    #expect(label.height > 40 && label.height < 90)
    #expect(try near(screen.view("b").minY, label.maxY + 10, within: 0.5))
  }

  @Test("label and switch both with trailing 16: the label ends at W - 16, the switch 2 further right, frame 51")
  func switchWidth() throws {
    let screen = try screen(
      #""label.trailing == superview.trailing - 16", "V:|[label]", "s.trailing == superview.trailing - 16", "V:[label][s]""#,
      #"{ "type": "label", "id": "label", "text": "A" }, { "type": "switch", "id": "s" }"#)
    #expect(try near(screen.view("label").maxX, 304))
    #expect(try near(screen.view("s").maxX, 306))
    #expect(try near(screen.view("s").width, 51))
  }

  @Test("a slider pinned 20 to both sides starts at 18 and ends at W - 18")
  func sliderEdges() throws {
    let screen = try screen(#""H:|-20-[s]-20-|", "V:|-20-[s]""#, #"{ "type": "slider", "id": "s" }"#)
    #expect(try near(screen.view("s"), [18, 20, 284, 31]))
  }

  @Test("margins: 8 on each side, 16 at the sides of a controller's view, 20 on a wide one, or what the view says")
  func margins() throws {
    let tree = """
      { "constraints": ["H:|-[box]-|", "V:|-[box(80)]"], "subviews": [ { "id": "box",
        "constraints": ["H:|-[a]-|", "V:|-[a]-|"], "subviews": [ { "id": "a" } ] } ] }
      """
    let narrow = try Screen(view: tree)
    #expect(try near(narrow.view("box"), [16, 0, 288, 80]))
    #expect(try near(narrow.view("a"), [24, 8, 272, 64]))
    let wide = try Screen(
      #"{ "device": "iPhone 6 Plus", "statusBar": { "isHidden": true }, "root": \#(tree) }"#)
    #expect(try near(wide.view("box").minX, 20))
    let own = try Screen(
      view: """
        { "layoutMargins": [10, 20, 30, 40], "subviews": [ { "id": "a", "constraints": [
          "leading == superview.leadingMargin", "right == superview.layoutMarginsGuide.right", "top == superview.topMargin",
          "bottom == superview.bottomMargin"] } ] }
        """)
    #expect(try near(own.view("a"), [20, 10, 260, 528]))
  }

  @Test("layout guides and the safe area end where the bars do")
  func guides() throws {
    let screen = try Screen(
      """
      { "root": { "type": "tabBarController", "viewControllers": [ { "type": "navigationController", "viewControllers": [
        { "title": "T", "view": { "constraints": ["V:[topLayoutGuide]-8-[a]-8-[bottomLayoutGuide]", "H:|[a]|",
          "b.top == safeAreaLayoutGuide.top", "b.bottom == safeAreaLayoutGuide.bottom", "H:|[b(10)]"],
          "subviews": [ { "id": "a" }, { "id": "b" } ] } } ] } ] } }
      """)
    #expect(try near(screen.view("a"), [0, 72, 320, 439]))
    #expect(try near(screen.view("b"), [0, 64, 10, 455]))
  }

  @Test("baselines are those of the text that is drawn; a view without text has its lower edge")
  func baselines() throws {
    let screen = try screen(
      """
      "H:|-[a]-[b]-[c(10)]", "V:|-40-[a]", "b.firstBaseline == a.firstBaseline", "c.lastBaseline == a.baseline", "V:[c(10)]",
      "H:|-[d]", "d.firstBaseline == a.lastBaseline + 40"
      """,
      """
      { "type": "label", "id": "a", "text": "Big", "font": 40 }, { "type": "label", "id": "b", "text": "small", "font": 12 },
      { "id": "c" }, { "type": "label", "id": "d", "text": "One\\nTwo", "numberOfLines": 2 }
      """)
    let lines = screen.baselines("text")
    #expect(near(lines[0], lines[1], within: 0.5))
    #expect(try near(screen.view("c").maxY, lines[0], within: 0.5))
    #expect(near(lines[2], lines[0] + 40, within: 0.5))
  }

  @Test("where the language is written to the left, leading is the right side")
  func rightToLeft() throws {
    let screen = try Screen(
      """
      { "layoutDirection": "rightToLeft", "statusBar": { "isHidden": true }, "root": {
        "constraints": ["H:|-20-[a(50)]-8-[b(>=30,<=30)]", "V:|[a(10)]", "V:|[b(10)]", "c.left == superview.left + 5",
          "c.width == 10", "V:|[c(10)]", "d.leading == 0.5 * superview.centerX", "d.width == 20", "V:|[d(10)]"],
        "subviews": [ { "id": "a" }, { "id": "b" }, { "id": "c" }, { "id": "d" } ] } }
      """)
    #expect(try near(screen.view("a"), [250, 0, 50, 10]))
    #expect(try near(screen.view("b"), [212, 0, 30, 10]))
    #expect(try near(screen.view("c"), [5, 0, 10, 10]))
    #expect(try near(screen.view("d").maxX, 240))
  }

  @Test("of several views with one id the nearest is meant")
  func nearest() throws {
    let row = { (y: Int) in
      #"{ "frame": [0, \#(y), 320, 40], "constraints": ["H:|-5-[a(10)]", "V:|-5-[a(10)]"], "subviews": [{ "id": "a" }] }"#
    }
    let screen = try Screen(view: "{ \"subviews\": [\(row(0)), \(row(100))] }")
    let tops = screen.allBoxes.filter { $0.id == "a" }.map(\.frame.minY)
    #expect(tops == [5, 105])
  }

  @Test("required constraints that contradict: the one said last is broken, and the others are named with their places")
  func conflict() throws {
    let screen = try screen(
      #""H:|-10-[a(100)]", "a.width >= 120", "V:|[a(10)]""#, #"{ "id": "a" }"#)
    #expect(try near(screen.view("a"), [10, 0, 100, 10]))
    #expect(
      screen.remarks == [
        "unable to simultaneously satisfy constraints: \"a.width >= 120\" is broken, for it contradicts "
          + "\"H:|-10-[a(100)]: a.width == 100\" (root.constraints[0])"
      ])
  }

  @Test("a constraint that contradicts a frame is broken, and so are cycles that cannot be")
  func frameConflict() throws {
    let screen = try screen(
      #""a.width == b.width", "b.width == a.width + 10", "H:|[a(20)]", "V:|[a(1)]", "H:|[b]", "V:|[b(1)]", "c.width == 5""#,
      #"{ "id": "a" }, { "id": "b" }, { "id": "c", "frame": [0, 0, 9, 9], "translatesAutoresizingMaskIntoConstraints": true }"#
    )
    #expect(screen.remarks.count == 2)
    #expect(screen.remarks.last?.contains("the frame of c") == true)
    #expect(try near(screen.view("c").width, 9))
  }

  @Test("a view that a constraint only refers to keeps its frame and its mask")
  func referred() throws {
    let screen = try Screen(
      view: """
        { "designSize": [160, 568], "constraints": ["a.top == hdr.bottom + 8", "H:|-16-[a]-16-|", "a.height == 20"],
          "subviews": [
            { "id": "hdr", "frame": [0, 0, 160, 50], "autoresizingMask": "flexibleWidth" }, { "id": "a" } ] }
        """)
    #expect(try near(screen.view("hdr"), [0, 0, 320, 50]))
    #expect(try near(screen.view("a"), [16, 58, 288, 20]))
  }

  @Test("along the axis that no constraint is about, the frame and the mask hold")
  func otherAxis() throws {
    let screen = try Screen(
      view: """
        { "designSize": [320, 100], "constraints": ["H:|-5-[a]-5-|", "b.firstBaseline == a.bottom", "c.width == 44"],
          "subviews": [
            { "id": "a", "frame": [0, 10, 9, 50], "autoresizingMask": ["flexibleHeight"] },
            { "type": "label", "id": "b", "text": "A", "frame": [100, 0, 70, 40] },
            { "id": "c", "frame": [7, 300, 10, 20] } ] }
        """)
    #expect(try near(screen.view("a"), [5, 10, 310, 518]))
    let label = try screen.view("b")
    #expect(near(label.minX, 100) && near(label.width, 70))
    #expect(try near(screen.view("c"), [7, 300, 44, 20]))
  }

  @Test("what constraints leave open along their axis the frame makes up for: first the length, then the place")
  func openParts() throws {
    let screen = try screen(
      #""a.leading == superview.leading + 30", "b.trailing == superview.trailing - 20", "c.centerX == superview.centerX", "d.left == superview.left", "d.right == superview.right""#,
      """
      { "id": "a", "frame": [10, 10, 50, 50] }, { "id": "b", "frame": [10, 70, 60, 50] }, { "id": "c", "frame": [0, 130, 40, 5] },
      { "id": "d", "frame": [1, 140, 2, 3] }, { "type": "label", "id": "e", "text": "AB", "frame": [1, 150, 200, 20], "constraints": ["left == superview.left + 9"] }
      """)
    #expect(try near(screen.view("a"), [30, 10, 50, 50]))
    #expect(try near(screen.view("b"), [240, 70, 60, 50]))
    #expect(try near(screen.view("c"), [140, 130, 40, 5]))
    #expect(try near(screen.view("d"), [0, 140, 320, 3]))
    // A text knows its length better than the frame does.
    #expect(try screen.view("e").width < 30)
    #expect(screen.remarks == [])
  }

  @Test("with its mask not translated a view has no frame to fall back on, which is told where nothing is left of it")
  func frameDropped() throws {
    let screen = try screen(
      #""a.left == superview.left", "a.height == 5""#,
      #"{ "id": "a", "frame": [10, 10, 50, 50], "translatesAutoresizingMaskIntoConstraints": false }"#)
    #expect(try near(screen.view("a").size.width, 0))
    #expect(
      screen.remarks == ["constraints place the view and not its frame, and nothing says its width, which is 0"])
  }

  @Test("frames are on device pixels before a text is set in them, as in a label that has that frame")
  func pixels() throws {
    let solved = try screen(
      #""l.centerX == superview.centerX + 0.25", "l.top == superview.top + 10.25""#,
      #"{ "type": "label", "id": "l", "text": "Half pixel text" }"#)
    let frame = try solved.view("l")
    #expect(near(frame.minY, 10.5) && frame.minX * 2 == (frame.minX * 2).rounded())
    let framed = try Screen(
      view: """
        { "subviews": [{ "type": "label", "id": "l", "text": "Half pixel text",
          "frame": [\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)] }] }
        """)
    let (one, other) = (try #require(solved.boxes("text").first), try #require(framed.boxes("text").first))
    #expect(one.frame == other.frame)
    #expect(one.content?.typesetText?.lines.map(\.origin) == other.content?.typesetText?.lines.map(\.origin))
  }

  @Test("a constraint that contradicts itself, a length below 0, and a long visual format are named in full")
  func words() throws {
    let itself = try screen(#""a.width == a.width + 10", "H:|[a(5)]", "V:|[a(5)]""#, #"{ "id": "a" }"#)
    #expect(
      itself.remarks == [
        "unable to simultaneously satisfy constraints: \"a.width == a.width + 10\" is broken, for it contradicts itself"
      ])
    let negative = try screen(#""a.right == a.left - 10", "V:|[a(5)]""#, #"{ "id": "a" }"#)
    #expect(negative.remarks.first?.hasSuffix("for it contradicts \"a.width >= 0\"") == true)
    let names = (0..<40).map { "view\($0)" }
    let format = "H:|" + names.map { "[\($0)]" }.joined() + "-7-|"
    let long = try screen(
      "\"\(format)\", \"view39.right == superview.right - 8\"",
      names.map { "{ \"id\": \"\($0)\" }" }.joined(separator: ","))
    #expect(long.remarks.first?.contains("superview.trailing == view39.trailing + 7\"") == true)
  }

  @Test("a constraint may be held by any view: what counts is that the views have a superview in common")
  func holder() throws {
    let screen = try screen(
      "",
      """
      { "id": "p", "frame": [0, 0, 100, 100], "constraints": ["d.left == c.right + 5", "d.width == 10", "V:|[d(9)]", "H:|-20-[c(10)]", "V:|[c(9)]"],
        "subviews": [{ "id": "c" }] },
      { "id": "q", "frame": [0, 100, 100, 100], "subviews": [{ "id": "d" }] }
      """)
    #expect(try near(screen.view("d"), [35, 100, 10, 9]))
  }

  @Test("[superview] in a visual format is the superview of the views in it: the way to centre a view by options")
  func centredByOptions() throws {
    let screen = try screen(
      #"{ "visualFormat": "V:[superview]-(<=1)-[a(20)]", "options": ["alignAllCenterX"] }, { "visualFormat": "H:[superview]-(<=1)-[a(30)]", "options": ["alignAllCenterY"] }"#,
      #"{ "id": "a" }"#)
    #expect(try near(screen.view("a"), [145, 274, 30, 20]))
  }

  @Test("baselines and stacks follow the widths that labels of several lines get")
  func secondPass() throws {
    let text = String(repeating: "words that wrap ", count: 8)
    let screen = try screen(
      #""H:|-10-[a(150)]", "V:|-10-[a]", "b.top == a.lastBaseline + 20", "H:|[b(5)]", "b.height == 5", "V:[a]-30-[s]", "H:|[s(200)]""#,
      """
      { "type": "label", "id": "a", "numberOfLines": 0, "text": "\(text)" }, { "id": "b" },
      { "type": "stackView", "id": "s", "axis": "vertical", "distribution": "fillProportionally", "arrangedSubviews": [
        { "type": "label", "id": "c", "numberOfLines": 0, "text": "\(text)" }, { "type": "label", "id": "e", "text": "x" } ] }
      """)
    let label = try screen.view("a")
    let last = try #require(screen.boxes("text").first?.content?.typesetText?.lines.last?.origin.y)
    #expect(try near(screen.view("b").minY, label.minY + last + 20, within: 0.6))
    #expect(try near(screen.view("s").minY, label.maxY + 30))
    #expect(try screen.view("c").height > 3 * screen.view("e").height)
  }
}

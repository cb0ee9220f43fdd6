import Testing

@testable import SceneModel

@Suite("The Visual Format Language") struct VisualFormatTests {
  private func spelled(
    _ text: String, _ options: [VisualFormat.Option] = [], _ metrics: [String: Double] = [:]
  ) throws -> [String] {
    try VisualFormat.parse(text, options: options, metrics: metrics).map(\.spelled)
  }

  private func fault(_ text: String) -> String {
    do throws(ConstraintFault) {
      _ = try VisualFormat.parse(text, options: [], metrics: ["gap": 4])
      return ""
    } catch {
      return error.message
    }
  }

  @Test("views stand at their distances; without an H or a V across")
  func line() throws {
    #expect(try spelled("[a]-12-[b]") == ["b.leading == a.trailing + 12"])
    #expect(try spelled("V:[a][b]") == ["b.top == a.bottom"])
    #expect(try spelled("H:[a]-(-3)-[b]") == ["b.leading == a.trailing - 3"])
  }

  @Test("the standard distance is 8 between views, and the margin at an edge, as in iOS 8")
  func standardDistance() throws {
    #expect(
      try spelled("|-[a]-[b]-|") == [
        "a.leading == superview.leadingMargin", "b.leading == a.trailing + 8",
        "superview.trailingMargin == b.trailing",
      ])
    #expect(try spelled("V:|-20-[a]|") == ["a.top == superview.top + 20", "superview.bottom == a.bottom"])
  }

  @Test("predicates say how, how much and how firmly; another view's name is its length")
  func predicates() throws {
    #expect(
      try spelled("H:[a(>=70,<=100,==80@250)]") == ["a.width >= 70", "a.width <= 100", "a.width == 80 @250"])
    #expect(try spelled("V:[a(b)]-(>=gap@low)-[b]", [], ["gap": 4, "low": 9]).first == "a.height == b.height")
    #expect(try spelled("V:[a(b)]-(>=gap@low)-[b]", [], ["gap": 4, "low": 9]).last == "b.top >= a.bottom + 4 @9")
    #expect(try spelled("[a(gap)]-gap-[b]", [], ["gap": 4]) == ["a.width == 4", "b.leading == a.trailing + 4"])
  }

  @Test("options align all views, and choose the direction")
  func options() throws {
    #expect(
      try spelled("[a][b][c]", [.alignAllTop]) == [
        "b.leading == a.trailing", "c.leading == b.trailing", "b.top == a.top", "c.top == b.top",
      ])
    #expect(try spelled("|-5-[a]-6-[b]", [.directionLeftToRight]).last == "b.left == a.right + 6")
    #expect(
      try spelled("|-5-[a]-6-[b]", [.directionRightToLeft]) == [
        "superview.right == a.right + 5", "a.left == b.right + 6",
      ])
  }

  @Test("layout guides may stand in the line")
  func guides() throws {
    #expect(try spelled("V:[topLayoutGuide]-8-[a]") == ["a.top == topLayoutGuide.bottom + 8"])
  }

  @Test("a format that breaks off or goes on wrongly says where")
  func faults() {
    #expect(fault("X:[a]") == "expected H or V at character 1 of the constraint")
    #expect(fault("H:|") == "expected [, the begin of a view at character 4 of the constraint")
    #expect(fault("[a]-") == "expected a number or the name of a metric or a view at character 5 of the constraint")
    #expect(fault("[a") == "expected ] or ( at character 3 of the constraint")
    #expect(fault("[a(]") == "expected a number or the name of a metric or a view at character 4 of the constraint")
    #expect(fault("[a]-gpa-[b]") == "no metric or view is called \"gpa\" (did you mean \"gap\"?)")
    #expect(fault("[a]|[b]") == "expected the end after the superview's edge at character 5 of the constraint")
    #expect(fault("|-|") == "expected a view between the edges at character 4 of the constraint")
    let views = [VisualFormat.Option.alignAllLeft]
    #expect(throws: ConstraintFault.alignmentAlongLine(.left)) {
      try VisualFormat.parse("H:[a][b]", options: views, metrics: [:])
    }
  }
}

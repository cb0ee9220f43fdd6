import Testing

@testable import SceneModel

@Suite("The text of constraints") struct ConstraintTextTests {
  private func faults(_ constraint: String) throws -> [String] {
    let text = #"{ "root": { "subviews": [ { "id": "label" }, { "id": "icon", "constraints": [\#(constraint)] } ] } }"#
    let file = SceneFile(path: "test", bytes: Array(text.utf8), folder: "")
    return try SceneDocument(reading: file).faults.map(\.fault.message)
  }

  private func fault(_ text: String) throws -> String { try faults("\"\(text)\"").joined(separator: "; ") }

  @Test("an equation has an attribute, a relation, and a sum of numbers and one attribute")
  func equation() throws {
    let constraint = try ConstraintText.parse("label.leading == 0.5 * icon.trailing + 8 - 2 @750")
    #expect(constraint.first == .init(.view("label"), .leading))
    #expect(constraint.second == .init(.view("icon"), .trailing))
    #expect(constraint.multiplier == 0.5 && constraint.constant == 6 && constraint.priority == 750)
  }

  @Test("factors may stand before or behind, and signs may be spelled as people do")
  func forms() throws {
    #expect(try ConstraintText.parse("width == superview.width / 4").multiplier == 0.25)
    #expect(try ConstraintText.parse("width == -2 + 3 * height").constant == -2)
    #expect(try ConstraintText.parse("a.top == 10 - b.top * 2").multiplier == -2)
    #expect(try ConstraintText.parse("height ≥ 44 @defaultHigh").relation == .greaterThanOrEqual)
    #expect(try ConstraintText.parse("height ≥ 44 @defaultHigh").priority == 750)
    #expect(
      try ConstraintText.parse("left == superview.layoutMarginsGuide.left").second == .init(.superview, .leftMargin))
    #expect(try ConstraintText.parse("top == topLayoutGuide.bottom").second == .init(.topLayoutGuide, .bottom))
  }

  @Test("a text that breaks off or goes on wrongly says where and what was expected")
  func syntax() throws {
    #expect(try fault("") == "expected an attribute, such as label.leading at character 1 of the constraint")
    #expect(try fault("width = 4") == "expected a name, a number, ==, <= or >= at character 7 of the constraint")
    #expect(try fault("width == ") == "expected a number or an attribute at character 10 of the constraint")
    #expect(try fault("width == 4 5") == "expected +, -, @ or the end at character 12 of the constraint")
    #expect(
      try fault("label.leding == 4")
        == "expected an attribute, not \"leding\" (did you mean \"leading\"?) at character 1 of the constraint")
  }

  @Test("what UIKit refuses is an error: pairs that cannot be compared, lines with a number alone, a multiplier of 0")
  func refused() throws {
    #expect(try fault("left == label.top") == "left cannot be compared with top")
    #expect(try fault("left == label.trailing") == "left cannot be compared with trailing")
    #expect(try fault("top == label.width") == "top cannot be compared with width")
    #expect(
      try fault("top == 4")
        == "top cannot be compared with a number alone; only width and height can (did you mean \"top == superview.top + 4\"?)"
    )
    #expect(
      try fault("width == 0 * label.width")
        == "a multiplier of 0 is out of range (0.000001 to 1,000,000, or the same below 0)")
    #expect(try fault("width == 5 @0") == "0 is out of range (a priority is above 0 and at most 1000)")
    #expect(try fault("width == 5 @1001") == "1001 is out of range (a priority is above 0 and at most 1000)")
    #expect(try fault("width == 99999999") == "99999999 is out of range (-1,000,000 to 1,000,000)")
    #expect(try fault("width == topLayoutGuide.width") == "a topLayoutGuide has no width")
  }

  @Test("an id that no view of the tree has is an error with the nearest one")
  func unknownView() throws {
    #expect(try fault("left == lable.left") == "no view has the id \"lable\" (did you mean \"label\"?)")
    #expect(try fault("H:|[icno]|").hasPrefix("no view has the id \"icno\" (did you mean \"icon\"?)"))
  }

  @Test("objects say the parts, and exclude a visual format")
  func objects() throws {
    #expect(
      try faults(#"{ "attribute": "width", "toItem": "label", "multiplier": 2, "constant": 5, "priority": 10 }"#) == [])
    #expect(try faults(#"{ "constant": 5 }"#) == ["the key \"attribute\" is missing"])
    #expect(
      try faults(#"{ "visualFormat": "H:|[icon]", "constant": 5 }"#)
        == ["\"visualFormat\" and \"constant\" exclude each other"])
    #expect(try faults(#"{ "attribute": "width", "metrics": {} }"#) == ["the key \"visualFormat\" is missing"])
    #expect(try faults(#"{ "attribute": "width", "toItem": "label", "multiplier": 0 }"#).count == 1)
  }
}

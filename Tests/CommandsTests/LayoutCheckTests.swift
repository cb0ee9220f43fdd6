import Foundation
import Testing

@Suite("Warnings about constraints") struct LayoutCheckTests {
  private static let loose = """
    { "root": { "subviews": [
      { "type": "label", "id": "a", "text": "Hello", "constraints": ["top == topLayoutGuide.bottom"] } ] } }
    """
  private static let conflicting = """
    { "root": {
      "constraints": ["H:|-10-[a(100)]", "V:|[a(10)]", "a.width >= 120"],
      "subviews": [{ "id": "a" }] } }
    """

  @Test("a view that nothing places is reported only when asked for, and is drawn all the same")
  func ambiguous() throws {
    let folder = try TemporaryFolder(["a.json": Self.loose])
    #expect(try uirender("layout", "a.json", in: folder).errors == "")
    let run = try uirender("layout", "--check", "a.json", in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "a.json:2:3: warning: root.subviews[0]: the layout is ambiguous: nothing settles left\n")
  }

  @Test("contradicting constraints are named with their places, and the picture lacks the broken one")
  func conflict() throws {
    let folder = try TemporaryFolder(["a.json": Self.conflicting])
    let run = try uirender("a.json", "-o", "a.png", in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "a.json:2:52: warning: root.constraints[2]: unable to simultaneously satisfy constraints: \"a.width >= 120\" "
        + "is broken, for it contradicts \"H:|-10-[a(100)]: a.width == 100\" (root.constraints[0])\n")
    #expect(FileManager.default.fileExists(atPath: folder.path("a.png")))
  }

  @Test("--check ends with 1 where constraints contradict each other, and with 0 where nothing is to be said")
  func status() throws {
    let folder = try TemporaryFolder([
      "a.json": Self.conflicting, "b.json": #"{ "root": { "backgroundColor": "red" } }"#,
    ])
    #expect(try uirender("layout", "a.json", in: folder).status == 0)
    #expect(try uirender("layout", "--check", "a.json", in: folder).status == 1)
    #expect(try uirender("layout", "--check", "b.json", in: folder).status == 0)
  }

  @Test("a frame that makes up for what no constraint says does not keep the ambiguity from being told")
  func guesses() throws {
    let folder = try TemporaryFolder([
      "a.json": """
      { "root": { "subviews": [
        { "id": "a", "frame": [10, 10, 50, 50], "constraints": ["left == superview.left"] } ] } }
      """
    ])
    let run = try uirender("layout", "--check", "a.json", in: folder)
    #expect(run.errors == "a.json:2:3: warning: root.subviews[0]: the layout is ambiguous: nothing settles width\n")
    #expect(String(decoding: run.output, as: UTF8.self).contains("#a [0 10 50 50]"))
  }

  @Test("two labels of equal priorities in a row share the room as they please, and the words say what helps")
  func contested() throws {
    let folder = try TemporaryFolder([
      "a.json": """
      { "root": { "constraints": ["H:|-[a]-[b]-|", "V:|[a]", "V:|[b]"], "subviews": [
        { "type": "label", "id": "a", "text": "A" }, { "type": "label", "id": "b", "text": "B" } ] } }
      """
    ])
    let run = try uirender("layout", "--check", "a.json", in: folder)
    #expect(
      run.errors.contains("nothing settles width, for views with equal priorities share the room; give one another"))
    #expect(run.errors.contains("contentHuggingPriority"))
  }

  @Test("a conflict with a stack names its arrangement once, and constraints apart from what only follows from frames")
  func stacks() throws {
    let folder = try TemporaryFolder([
      "a.json": """
      { "root": { "subviews": [
        { "type": "stackView", "id": "col", "frame": [0, 100, 300, 400], "axis": "vertical", "arrangedSubviews": [
          { "id": "d", "constraints": ["height == 100"] },
          { "id": "e", "constraints": ["height == 10"] } ] } ] } }
      """
    ])
    #expect(
      try uirender("layout", "--check", "a.json", in: folder).errors
        == "a.json:4:34: warning: root.subviews[0].arrangedSubviews[1].constraints[0]: unable to simultaneously satisfy "
        + "constraints: \"height == 10\" is broken, for it contradicts the frame of col (root.subviews[0]), the fill "
        + "arrangement of col (root.subviews[0]), \"height == 100\" (root.subviews[0].arrangedSubviews[0].constraints[0])\n"
    )
  }

  @Test("a conflict in the cells of a prototype names the first row of it and how many others there are")
  func rows() throws {
    let folder = try TemporaryFolder([
      "a.json": """
      { "root": { "type": "tableView",
        "cells": [{ "reuseIdentifier": "c", "height": 60, "contentView": {
          "constraints": ["H:|-10-[t]", "t.width == 100", "t.width >= 120", "V:|[t]"],
          "subviews": [{ "type": "label", "id": "t" }] } }],
        "sections": [
          { "rows": ["plain", { "reuseIdentifier": "c" }, { "contentView": { "constraints": ["width == 3"] } }] },
          { "rows": { "file": "d.csv", "cell": { "reuseIdentifier": "c" }, "bind": { "t": "{a}" } } } ] } }
      """, "d.csv": "a\nx\ny\n",
    ])
    let lines = try uirender("layout", "a.json", in: folder).errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    let expected =
      "a.json:3:53: warning: root.cells[0].contentView.constraints[2]: in sections[0].rows[1] and 2 other rows: "
      + "unable to simultaneously satisfy constraints: \"t.width >= 120\" is broken, for it contradicts "
      + "\"t.width == 100\" (root.cells[0].contentView.constraints[1])"
    #expect(lines.first == expected)
    #expect(
      lines.last?.hasPrefix(
        "a.json:6:88: warning: root.sections[0].rows[2].contentView.constraints[0]: unable to simultaneously") == true)
  }

  @Test("of very many conflicts the first 100 are told, and how many more there are")
  func many() throws {
    let constraints = (1...150).map { "\"a.width == \($0)\"" }.joined(separator: ", ")
    let folder = try TemporaryFolder([
      "a.json": #"{ "root": { "constraints": [\#(constraints)], "subviews": [{ "id": "a" }] } }"#
    ])
    let lines = try uirender("layout", "a.json", in: folder).errors.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last == "a.json: warning: 49 more warnings about constraints are left out")
  }
}

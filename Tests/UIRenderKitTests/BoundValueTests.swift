import Foundation
import SceneModel
import Testing
import UIRenderKit

@Suite("Values that rows bind to views")
struct BoundValueTests {
  private static let views = """
    { "type": "switch", "id": "s" }, { "type": "progressView", "id": "p", "frame": [60, 20, 80, 2] },
    { "type": "slider", "id": "sl", "frame": [150, 5, 80, 34] }, { "type": "stepper", "id": "st" },
    { "type": "textField", "id": "f", "frame": [0, 0, 50, 30] }, { "id": "v" },
    { "type": "segmentedControl", "id": "sc", "items": ["A", "B"], "frame": [0, 0, 80, 29] },
    { "type": "pageControl", "id": "pc", "numberOfPages": 3 }, { "type": "button", "id": "bt", "title": "Old" }
    """

  /// What a table says whose rows come from a CSV file, and how many rows its first switch is on in.
  private func table(_ csv: String, bind: String, keys: String = "") throws -> (said: [String], text: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uirender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(csv.utf8).write(to: folder.appendingPathComponent("rows.csv"))
    let scene = """
      { "root": { "type": "tableView", \(keys)
        "cells": [{ "reuseIdentifier": "c", "contentView": { "subviews": [\(Self.views)] } }],
        "sections": [{ "rows": { "file": "rows.csv", "cell": { "reuseIdentifier": "c" }, "bind": \(bind) } }] } }
      """
    let file = SceneFile(path: "scene.json", bytes: Array(scene.utf8), folder: folder.path)
    func words(_ list: [Diagnostic]) -> [String] {
      list.map { $0.description.replacing(folder.path + "/", with: "") }
    }
    do {
      let layout = try Renderer().layoutText(file)
      return (words(layout.warnings), layout.text)
    } catch {
      return (words(error.list), "")
    }
  }

  @Test("a switch takes true, false, yes, no, 1 and 0 in any capitals, and an empty text leaves it as it is")
  func truth() throws {
    #expect(try table("a\nTRUE\nYes\n1\nfalse\nNO\n0\n\"\"\n", bind: #"{ "s": "{a}" }"#).said.isEmpty)
    #expect(
      try table("a,b\n1,x\nmaybe,y\n", bind: #"{ "s": "{a}" }"#).said
        == ["rows.csv:3:1: error: expected true or false for a switch, found \"maybe\""])
  }

  @Test("a number that is none is an error at the value's line and column in the file")
  func numbers() throws {
    let csv = "a,b,c\n0.5,0.5,3\nx,2,y\n"
    #expect(
      try table(csv, bind: #"{ "p": "{b}", "sl": "{a}", "st": "{c}" }"#).said == [
        "rows.csv:3:1: error: expected a number for a slider, found \"x\"",
        "rows.csv:3:3: error: 2 is out of range (0 to 1)",
        "rows.csv:3:5: error: expected a number for a stepper, found \"y\"",
      ])
  }

  @Test("a number beyond a slider's range is worth a warning: the thumb stands at the nearer end")
  func clamped() throws {
    #expect(
      try table("a\n5\n", bind: #"{ "sl": "{a}" }"#).said == ["rows.csv:2:1: warning: 5 is out of range (0 to 1)"])
  }

  @Test("a picture that a row names and that is not there is an error at the value")
  func pictures() throws {
    let said = try table("a\n\"\"\nnowhere\n", bind: #"{ "imageView": "{a}" }"#).said
    #expect(said.first?.hasPrefix("rows.csv:3:1: error: no image \"nowhere\"") == true)
  }

  @Test("a view of a kind that takes no value is an error where it is bound")
  func noValue() throws {
    let said = try table("a\n1\n", bind: #"{ "v": "{a}" }"#).said
    #expect(said.count == 1 && said[0].contains("bind.v: a view takes no value (valid: button, imageView, label, "))
  }

  @Test("a button takes a text as its title, a segmented control and a page control the index of a part")
  func choices() throws {
    let bind = #"{ "bt": "{a}", "sc": "{b}", "pc": "{c}" }"#
    let good = try table("a,b,c\nNew,1, 2 \n,-1,\n", bind: bind)
    #expect(good.said.isEmpty)
    #expect(good.text.contains("\"New\"") && !good.text.contains("\"Old\""))
    #expect(
      try table("a,b,c\nx,2,3\ny,A,1.5\n", bind: bind).said == [
        "rows.csv:2:3: error: 2 is out of range (-1 to 1)", "rows.csv:2:5: error: 3 is out of range (0 to 2)",
        "rows.csv:3:3: error: expected a whole number for a segmentedControl, found \"A\"",
        "rows.csv:3:5: error: expected a whole number for a pageControl, found \"1.5\"",
      ])
  }

  @Test("what a row says of a control is drawn as if the control said it")
  func boundAsSaid() throws {
    func text(_ views: String, _ bind: String) throws -> String {
      let scene = """
        { "root": { "type": "tableView", "cells": [{ "reuseIdentifier": "c", "contentView": { "subviews": [\(views)] } }],
          "sections": [{ "rows": [{ "reuseIdentifier": "c", "bind": \(bind) }] }] } }
        """
      return try Renderer().layoutText(SceneFile(path: "s", bytes: Array(scene.utf8), folder: "")).text
    }
    func views(_ title: String, _ segment: Int, _ page: Int) -> String {
      """
      { "type": "button", "id": "b", "title": "\(title)" },
      { "type": "segmentedControl", "id": "s", "items": ["A", "B"], "selectedSegmentIndex": \(segment) },
      { "type": "pageControl", "id": "p", "numberOfPages": 3, "currentPage": \(page) }
      """
    }
    #expect(
      try text(views("Old", 0, 0), #"{ "b": "New", "s": 1, "p": "2" }"#) == text(views("New", 1, 2), "{}"))
    #expect(try text(views("Old", 0, 0), "{}") != text(views("Old", 1, 0), "{}"))
  }

  @Test("a row that the file does not have is an error once it is read")
  func rows() throws {
    let said = try table(
      "a\n1\n2\n", bind: #"{ "textLabel": "{a}" }"#,
      keys: #""scrollToRow": [0, 2], "indexPathsForSelectedRows": [[0, 1], [0, -1]],"#
    ).said
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.contains("there is no row") && $0.hasSuffix("(0 to 1)") })
  }

  @Test("what the cell of the rows binds is filled in as well")
  func cellBind() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uirender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a\nfilled\n".utf8).write(to: folder.appendingPathComponent("rows.csv"))
    let scene =
      #"{ "root": { "type": "tableView", "sections": [{ "rows": { "file": "rows.csv", "cell": { "bind": { "textLabel": "{a}" } } } }] } }"#
    let layout = try Renderer().layoutText(SceneFile(path: "s", bytes: Array(scene.utf8), folder: folder.path))
    #expect(layout.text.contains("\"filled\"") && layout.warnings.isEmpty)
  }
}

import Testing

@testable import SceneModel

@Suite("What cells say in vain")
struct CellChecksTests {
  private func warnings(_ view: String) throws -> [String] {
    let file = SceneFile(path: "s", bytes: Array("{\"root\": \(view)}".utf8), folder: "")
    let document = try SceneDocument(reading: file)
    #expect(document.faults.map(\.description) == [])
    return document.warnings.map { $0.path + ": " + $0.fault.message }
  }

  private let inDefault = "\"detailTextLabel\" has no effect in a cell of the style \"default\""

  @Test("\"Default style has no detail\": written or bound, it is worth a warning")
  func detail() throws {
    #expect(
      try warnings(
        #"{ "type": "tableView", "sections": [{ "rows": [{ "textLabel": "a", "detailTextLabel": "b" }] }] }"#)
        == ["root.sections[0].rows[0].detailTextLabel: \(inDefault)"])
    #expect(
      try warnings(#"{ "type": "tableView", "sections": [{ "rows": [{ "bind": { "detailTextLabel": "b" } }] }] }"#)
        == ["root.sections[0].rows[0].bind.detailTextLabel: \(inDefault)"])
  }

  @Test("a prototype's style counts")
  func prototypeStyle() throws {
    let rows = #""sections": [{ "rows": [{ "reuseIdentifier": "c", "detailTextLabel": "b" }] }]"#
    #expect(
      try warnings(
        "{ \"type\": \"tableView\", \"cells\": [{ \"reuseIdentifier\": \"c\", \"style\": \"value1\" }], \(rows) }"
      ).isEmpty)
    #expect(
      try warnings("{ \"type\": \"tableView\", \"cells\": [{ \"reuseIdentifier\": \"c\" }], \(rows) }").count == 1)
  }

  @Test("keys that count only in a table are worth a warning in an item of a collection")
  func items() throws {
    #expect(
      try warnings(#"{ "type": "collectionView", "sections": [{ "items": [{ "textLabel": "a", "height": 50 }] }] }"#)
        == ["root.sections[0].items[0].height: \"height\" has no effect in an item of a collection"])
  }

  @Test("values that a prototype binds are none of a row's")
  func prototypeBind() throws {
    #expect(
      try warnings(
        #"{ "type": "tableView", "cells": [{ "reuseIdentifier": "c", "bind": { "textLabel": "x" } }] }"#
      ) == ["root.cells[0].bind.textLabel: \"bind\" has no effect in a prototype"])
  }

  @Test("a name that UIKit has elsewhere leads to the key, not the nearest by its letters")
  func synonyms() {
    #expect(
      faults(ofView: #"{ "type": "tableView", "sections": [{ "titleForHeader": "a", "titleForFooter": "b" }] }"#) == [
        "2:39: root.sections[0].titleForHeader: unknown key (did you mean \"header\"?)",
        "2:62: root.sections[0].titleForFooter: unknown key (did you mean \"footer\"?)",
      ])
    #expect(nearestName(to: "a", among: [""]) == nil)
  }

  @Test("a range is told with both its ends")
  func ranges() {
    #expect((0...Scene.greatestLength).words == "0 to 1,000,000")
    #expect((-1...Scene.greatestLength).words == "-1 to 1,000,000")
    #expect((0.5...10).words == "0.5 to 10")
  }
}

import Foundation
import SceneModel
import Testing

@testable import UIRenderKit

@Suite("Rows from files")
struct RowDataTests {
  private func file(_ text: String) -> SceneFile { SceneFile(path: "data", bytes: Array(text.utf8), folder: "") }

  private func faults(_ body: () throws -> Records) -> [String] {
    do {
      _ = try body()
      return []
    } catch {
      return (error as? Diagnostics)?.list.map(\.description) ?? ["\(error)"]
    }
  }

  @Test("a JSON list of objects has their values by name, inner ones with a dot")
  func json() throws {
    let records = try Records(
      json: file(#"{ "a": { "b": [{ "x": "1", "y": { "z": 2.5 } }, { "x": true }] } }"#), path: ["a", "b"])
    #expect(records.names == ["x", "y.z"] && records.count == 2)
    #expect(records.value("y.z", in: 0) == "2.5" && records.value("x", in: 1) == "true")
    #expect(records.value("y.z", in: 1).isEmpty)
  }

  @Test("a JSON list of mere texts has them under no name")
  func plainJSON() throws {
    #expect(try Records(json: file(#"["a", 3]"#), path: []).value("", in: 1) == "3")
  }

  @Test("CSV has commas, new lines and quotes in quoted values, and any of the three line ends")
  func csv() throws {
    let records = try Records(csv: file("\u{FEFF}a,b\r\n\"x,\"\"y\"\"\",\"1\n2\"\nz,\r"))
    #expect(records.names == ["a", "b"] && records.count == 2)
    #expect(records.value("a", in: 0) == "x,\"y\"" && records.value("b", in: 0) == "1\n2")
    #expect(records.value("a", in: 1) == "z" && records.value("b", in: 1).isEmpty)
  }

  @Test("XML has the texts of elements and attributes, with what every document may write for < and &")
  func xml() throws {
    let text = "<r><i k='v'><t> A &amp; B </t><n><m>1</m></n><t>second</t></i><i><t><![CDATA[<x>]]></t></i></r>"
    let records = try Records(xml: file(text), path: ["r", "i"])
    #expect(records.count == 2 && records.names == ["@k", "t", "n.m"])
    #expect(records.value("@k", in: 0) == "v" && records.value("t", in: 0) == "A & B")
    #expect(records.value("n.m", in: 0) == "1" && records.value("t", in: 1) == "<x>")
  }

  @Test("an XML document without rows is no fault, if there is the element that they would be in")
  func noRows() throws {
    #expect(try Records(xml: file("<r/>"), path: ["r", "i"]).count == 0)
    #expect(faults { try Records(xml: file("<s/>"), path: ["r", "i"]) }.count == 1)
  }

  @Test("more than a million values are refused, in every format")
  func tooMany() {
    let limit = "more than 1,000,000 values in one scene"
    let csv = "a\n" + String(repeating: "1\n", count: 1_000_001)
    #expect(faults { try Records(csv: file(csv)) } == ["data:1000002:1: error: \(limit)"])
    let xml = "<r>" + String(repeating: "<i/>", count: 1_000_001) + "</r>"
    #expect(faults { try Records(xml: file(xml), path: ["r", "i"]) }.first?.hasSuffix(limit) == true)
    let json = "[" + String(repeating: "1,", count: 1_000_001) + "]"
    #expect(faults { try Records(json: file(json), path: []) }.first?.hasSuffix(limit) == true)
  }

  @Test("elements nested too deeply are refused")
  func deep() {
    let text = String(repeating: "<a>", count: 600)
    #expect(faults { try Records(xml: file(text), path: ["a"]) }.first?.contains("nested more than 512") == true)
  }

  @Test("names in braces stand for a row's values, two braces for one")
  func template() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uirender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a,b\n1,2\n".utf8).write(to: folder.appendingPathComponent("rows.csv"))
    let scene = """
      { "root": { "type": "tableView", "sections": [{ "rows": {
        "file": "rows.csv", "cell": { "style": "subtitle" },
        "bind": { "textLabel": "{a} and {b}{{c", "detailTextLabel": "{open" } } }] } }
      """
    let file = SceneFile(path: "scene.json", bytes: Array(scene.utf8), folder: folder.path)
    let rendering = try Renderer().layoutText(file)
    #expect(rendering.text.contains("\"1 and 2{c\"") && rendering.text.contains("\"{open\""))
    #expect(rendering.files == [folder.appendingPathComponent("rows.csv").path])
  }
}

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

  @Test("an empty line of CSV is no row, unless a row is one value, which is empty then")
  func emptyLines() throws {
    #expect(try Records(csv: file("a,b\n\n1,2\r\n\r\n3,4\n\n")).count == 2)
    #expect(try Records(csv: file("a\n1\n\n2\n")).count == 3)
    #expect(faults { try Records(csv: file("a,b\n1\n")) }.count == 1)
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

  @Test("names of a data file are told on one line, whatever they hold")
  func namesOnOneLine() throws {
    let others = faults { try Records(json: file(#"{ "a\nb": 1, "c\u0007": 2 }"#), path: ["rows"]) }
    #expect(others == ["data:1:1: error: rows: unknown key (valid: a·b, c·)"])
    let near = faults { try Records(json: file(#"{ "row\n": 1 }"#), path: ["rows"]) }
    #expect(near == ["data:1:1: error: rows: unknown key (did you mean \"row·\"?)"])
    let path = faults { try Records(json: file(#"[{ "a\nb": [1] }]"#), path: []) }
    #expect(path.count == 1 && path.allSatisfy { !$0.contains("\n") && $0.contains("a·b") }, "\(path)")
  }

  @Test("a name of the path that no element has is told with its place and the nearest that there is")
  func wrongPath() {
    let text = "<feed>\n <title/>\n <entries>\n  <entry/></entries></feed>"
    func fault(_ path: String...) -> [String] { faults { try Records(xml: file(text), path: path) } }
    #expect(fault("fed", "entries", "entry") == ["data:1:1: error: no element \"fed\" (did you mean \"feed\"?)"])
    #expect(fault("feed", "entris", "entry") == ["data:1:1: error: no element \"entris\" (did you mean \"entries\"?)"])
    #expect(fault("feed", "entries", "entri") == ["data:3:2: error: no element \"entri\" (did you mean \"entry\"?)"])
    #expect(fault("feed", "entries", "x") == ["data:3:2: error: no element \"x\" (valid: entry)"])
    #expect(fault("feed", "title", "x", "y") == ["data:2:2: error: no element \"x\""])
  }

  @Test("the text of an element is that of all that is in it, where more than elements is")
  func mixedText() throws {
    let text = "<r><i><a>one <b>two</b> three<c/></a><n>\n<m>1</m>\n</n>tail</i></r>"
    let records = try Records(xml: file(text), path: ["r", "i"])
    #expect(records.value("a", in: 0) == "one two three" && records.value("a.b", in: 0) == "two")
    #expect(records.value("n.m", in: 0) == "1" && !records.names.contains("n"))
    #expect(records.value("", in: 0).hasSuffix("tail"))
  }

  @Test("nested texts are not copied without end")
  func nestedText() {
    let depth = 300, filler = String(repeating: "x", count: 1 << 20)
    let text =
      "<r>" + String(repeating: "<i>t", count: depth) + filler + String(repeating: "</i>", count: depth) + "</r>"
    #expect(faults { try Records(xml: file(text), path: ["r", "i"]) }.first?.contains("longer than") == true)
  }

  @Test("XML may be written in ISO-8859-1 and windows-1252 if it says so; other encodings are named")
  func encodings() throws {
    func records(_ encoding: String, _ byte: UInt8) throws -> Records {
      let head = "<?xml version='1.0' encoding='\(encoding)'?><r><i><a>"
      let bytes = Array(head.utf8) + [byte] + Array("</a></i></r>".utf8)
      return try Records(xml: SceneFile(path: "data", bytes: bytes, folder: ""), path: ["r", "i"])
    }
    #expect(try records("ISO-8859-1", 0xE9).value("a", in: 0) == "é")
    #expect(try records("windows-1252", 0xE9).value("a", in: 0) == "é")
    #expect(try records("Windows-1252", 0x80).value("a", in: 0) == "€")
    #expect(faults { try records("koi8-r", 0xE9) }.first?.contains("the encoding \"koi8-r\" is not read") == true)
  }

  @Test("a value knows the byte of the file at which it starts")
  func offsets() throws {
    let csv = try Records(csv: file("a,b\nx,yy\n1,2\n"))
    #expect(csv.offset(of: "b", in: 0) == 6 && csv.offset(of: "a", in: 1) == 9 && csv.offset(of: "c", in: 0) == nil)
    let json = try Records(json: file(#"[{ "a": 1 }, {}]"#), path: [])
    #expect(json.offset(of: "a", in: 0) == 8 && json.offset(of: "a", in: 1) == nil)
    let xml = try Records(xml: file("<r><i><a>x</a></i></r>"), path: ["r", "i"])
    #expect(xml.offset(of: "a", in: 0) == 6)
  }

  @Test("a JSON file may have as many rows of one value as the other formats, and an empty one is no scene")
  func jsonLimit() throws {
    let rows = "[" + String(repeating: #"{"a":1},"#, count: 600_000) + "]"
    #expect(try Records(json: file(rows), path: []).count == 600_000)
    #expect(faults { try Records(json: file(" "), path: []) } == ["data:1:1: error: the file is empty"])
  }

  @Test("more than a million values are refused, in every format")
  func tooMany() {
    let limit = "more than 1,000,000 values in one file (the limit \"values\")"
    let csv = "a\n" + String(repeating: "1\n", count: 1_000_001)
    #expect(faults { try Records(csv: file(csv)) } == ["data:1000002:1: error: \(limit)"])
    let xml = "<r>" + String(repeating: "<i/>", count: 1_000_001) + "</r>"
    #expect(
      faults { try Records(xml: file(xml), path: ["r", "i"]) }.first?.contains("more than 1,000,000 rows") == true)
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
    #expect(
      rendering.warnings.map(\.fault.message) == ["the brace has no end and stands for itself; write {{ for a brace"])
    #expect(rendering.files == [folder.appendingPathComponent("rows.csv").path])
  }

  @Test("a row has its values whichever others lack them")
  func gaps() throws {
    let rows = (0..<100).map { $0 % 3 == 0 ? "{}" : #"{ "\#($0 % 2 == 0 ? "even" : "odd")": \#($0), "all": 1 }"# }
    let records = try Records(json: file("[\(rows.joined(separator: ","))]"), path: [])
    for row in 0..<100 {
      let name = row % 2 == 0 ? "even" : "odd", other = row % 2 == 0 ? "odd" : "even"
      #expect(records.value(name, in: row) == (row % 3 == 0 ? "" : "\(row)"))
      #expect((records.offset(of: name, in: row) == nil) == (row % 3 == 0))
      #expect(records.value(other, in: row).isEmpty && records.offset(of: other, in: row) == nil)
    }
    #expect(records.value("all", in: 100).isEmpty && records.value("all", in: -1).isEmpty)
  }

  @Test("rows that each have a name of their own take no room for the names of the others")
  func ownNames() throws {
    let count = 50_000
    let rows = (0..<count).map { #"{"a\#($0)":\#($0)}"# }.joined(separator: ",")
    let records = try Records(json: file("[\(rows)]"), path: [])
    #expect(records.names.count == count && records.has("a7") && !records.has("b"))
    #expect(records.value("a\(count - 1)", in: count - 1) == "\(count - 1)")
    #expect(records.value("a0", in: count - 1).isEmpty)
  }

  @Test("the names of nested values are not joined without end, and those of one place only once")
  func nestedNames() {
    let names = (0..<100).map { "n\($0)" + String(repeating: "x", count: 500) }
    var limits = Limits()
    limits.fileBytes = 1 << 20
    func faults(_ text: String, isJSON: Bool) -> [String] {
      let file = SceneFile(path: "data", bytes: Array(text.utf8), folder: "", limits: limits)
      return self.faults {
        try isJSON ? Records(json: file, path: []) : Records(xml: file, path: ["r", "i"])
      }
    }
    func xml(_ inner: String) -> String {
      names.reversed().reduce(inner) { "<\($1)>\($0)</\($1)>" }
    }
    func json(_ inner: String) -> String { names.reversed().reduce(inner) { #"{"\#($1)":\#($0)}"# } }
    let fault = "the names of nested values are longer than 2,097,152 bytes in all"
    let attributes = (0..<2000).map { "a\($0)=''" }.joined(separator: " ")
    let members = (0..<2000).map { #""a\#($0)":1"# }.joined(separator: ",")
    let many = faults("<r><i>\(xml("<v \(attributes)/>"))</i></r>", isJSON: false)
    #expect(many.count == 1 && many.allSatisfy { $0.hasSuffix("error: " + fault) }, "\(many)")
    let others = faults("[\(json("{\(members)}"))]", isJSON: true)
    #expect(others.count == 1 && others.allSatisfy { $0.hasSuffix("error: " + fault) }, "\(others)")
    let same = [String](repeating: "<v a='1'/>", count: 2000).joined()
    #expect(faults("<r><i>\(xml(same))</i></r>", isJSON: false) == [])
  }
}

@testable import SceneModel
@testable import UIRenderKit

/// Any bytes as a file that rows come from: CSV, JSON and XML.
final class DataFileFuzzer: Fuzzer {
  static let name = "data-file"

  static func seeds(_ package: String) -> [[UInt8]] {
    let folders = ["/Examples/data", "/Tests/CommandsTests/BadScenes/data", "/Tests/UIRenderKitTests/Scenes/data"]
    let found = folders.flatMap { files(below: package + $0, ".csv", ".json", ".xml", ".txt") }
    let made = [
      "a,b\n1,\"x \"\"y\"\"\nz\"\n", "{\"rows\": [{\"a\": 1, \"b\": {\"c\": null}}, {\"a\": true}]}",
      "[\"x\", 2, true]",
      "<rows><row a='1'><b>x &amp; y</b><b/></row><row><![CDATA[z]]></row></rows>",
    ]
    let texts = found.map { $0.bytes } + made.map { Array($0.utf8) }
    return texts.flatMap { text in (0..<3).map { [UInt8($0), 0] + text } }
  }

  static func words() -> [String] {
    [
      "<!DOCTYPE a [<!ENTITY b 'c'>]>", "<?xml version='1.0' encoding='UTF-16'?>", "<![CDATA[", "]]>", "&#x41;", "&lt;",
      "xmlns:a='b'", "<row>", "</row>", "<rows>", "</rows>", "\"\"", "\r\n", "{\"rows\": [", "\u{FEFF}", "null",
      "\\ud83d\\ude00",
    ]
  }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    var decisions = Decisions(bytes)
    let format = decisions.number(below: 3)
    let path = decisions.one(of: [["rows", "row"], ["rows"], ["urlset", "url"], ["rows", "row", "b"], []])
    let file = SceneFile(path: "data", bytes: decisions.rest(), folder: "")
    do throws(Diagnostics) {
      let records: Records
      switch format {
      case 0: records = try Records(csv: file)
      case 1: records = try Records(json: file, path: Array(path.prefix(1)))
      default: records = try Records(xml: file, path: path)
      }
      check(records)
    } catch {
      require(!error.list.isEmpty, "refused without a reason")
      for diagnostic in error.list { require(!diagnostic.description.contains("\n"), diagnostic.description) }
    }
  }

  private func check(_ records: Records) {
    require(Set(records.names).count == records.names.count, "a name twice")
    let template = Template("{\(records.names.first ?? "")} {{ {@a} {b.c} {")
    for row in 0..<min(records.count, 20) {
      for name in records.names.prefix(20) { _ = records.value(name, in: row) }
      _ = template.filled(from: records, row: row)
    }
  }
}

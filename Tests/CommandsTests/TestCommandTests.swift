import Foundation
import Pixels
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Small scenes for tests of golden tests.
enum GoldenScenes {
  static func text(_ text: String, more: String = "") -> String {
    """
    {
      "device": { "size": [60, 30], "scale": 1 }, "statusBar": { "isHidden": true }, \(more)
      "root": { "type": "view", "subviews": [
        { "type": "label", "id": "it", "frame": [5, 5, 50, 20], "text": "\(text)" }
      ] }
    }
    """
  }

  /// A folder with two scenes and their goldens.
  static func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["s/a.json": text("One"), "s/b/c.json": text("Two")])
    let run = try golden(["s", "--record", "missing"], in: folder)
    #expect(run.status == 0)
    return folder
  }
}

/// Runs `uirender test` as on a build server, unless the environment says otherwise.
func golden(
  _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
) throws -> Run {
  let server = ["CI": "true", "GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": ""]
  return try uirender(["test"] + arguments, in: folder.url, environment: server.merging(environment) { $1 })
}

@Suite("uirender test") struct TestCommandTests {
  @Test("outside of a build server missing goldens are written, the run fails once, and the next one passes")
  func recording() throws {
    let folder = try TemporaryFolder(["s/a.json": GoldenScenes.text("One")])
    let first = try golden(["s"], in: folder, environment: ["CI": ""])
    #expect(first.status == 1)
    #expect(first.text.hasPrefix("note: 1 golden was missing and is written now"))
    #expect(folder.files == ["golden/ENVIRONMENT", "golden/s/a.png", "s/a.json"])
    let second = try golden(["s"], in: folder, environment: ["CI": ""])
    #expect(second.status == 0)
    #expect(second.text == "1 picture: 1 passed\n")
  }

  @Test("on a build server a missing golden fails with its own words and count, and what was drawn is kept")
  func missing() throws {
    let folder = try TemporaryFolder(["s/a.json": GoldenScenes.text("One")])
    let run = try golden(["s"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.text == """
        NO GOLDEN s/a
          no golden picture
          actual      golden-failures/s/a.actual.png
        if that is wanted: uirender approve s/a
        1 picture: 0 passed, 1 without a golden

        """)
    #expect(folder.files == ["golden-failures/s/a.actual.png", "s/a.json"])
  }

  @Test("a scene that has changed fails with counts, pictures and every report")
  func changed() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    let reports = ["--html", "r/r.html", "--junit", "r/r.xml", "--json-report", "r/r.json"]
    let run = try golden(["s"] + reports, in: folder)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("DIFFERENT s/a\n  picture: "))
    #expect(
      run.text.hasSuffix(
        """
          expected    golden-failures/s/a.expected.png
          actual      golden-failures/s/a.actual.png
          difference  golden-failures/s/a.diff.png
        if that is wanted: uirender approve s/a
        2 pictures: 1 passed, 1 different
        report: r/r.html

        """))
    for ending in ["actual", "expected", "diff"] {
      #expect(folder.files.contains("golden-failures/s/a.\(ending).png"))
    }
    #expect(
      try XMLDocument(data: folder.read("r/r.xml")).rootElement()?.attribute(forName: "failures")?.stringValue == "1")
    #expect(String(decoding: try folder.read("r/r.html"), as: UTF8.self).contains("id=\"difference-0\""))
    // The same failure is told in the same words.
    #expect(try golden(["s"], in: folder).text + "report: r/r.html\n" == run.text)
  }

  @Test("the output is the same for any number of threads")
  func threads() throws {
    var files: [String: String] = [:]
    for index in 0..<30 { files["s/scene\(index).json"] = GoldenScenes.text("T\(index)") }
    let folder = try TemporaryFolder(files)
    let one = try golden(["s", "-j", "1"], in: folder), four = try golden(["s", "-j", "4"], in: folder)
    #expect(one.text == four.text)
    #expect(one.status == 1)
  }

  @Test("recorded goldens that are as drawn keep their bytes, and all and failed write the others")
  func modes() throws {
    let folder = try GoldenScenes.recorded()
    // The same picture in another file.
    let same = try Bitmap(png: [UInt8](folder.read("golden/s/b/c.png"))).png(scale: 3)
    try folder.write(Data(same), "golden/s/b/c.png")
    try folder.write(Data(GoldenScenes.text("New").utf8), "s/a.json")
    for mode in ["failed", "all"] {
      let before = try folder.read("golden/s/a.png")
      let run = try golden(["s", "--record", mode], in: folder)
      #expect(run.status == 0)
      #expect(run.text.contains("recorded s/a: golden/s/a.png\n"))
      #expect(try folder.read("golden/s/a.png") != before)
      #expect(try folder.read("golden/s/b/c.png") == Data(same))
      try folder.write(before, "golden/s/a.png")
    }
    #expect(try golden(["s", "--record", "missing"], in: folder).status == 1)
  }

  @Test("a tolerance, a budget and masks forgive only what they say, and passes tell what differs")
  func forgiving() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    let loose = try golden(["s", "--max-pixels", "500"], in: folder)
    #expect(loose.status == 0)
    #expect(loose.text.contains("passed s/a: "))
    #expect(loose.text.contains("allowed 500 pixels (command), tolerance 0, antialiasing off"))
    let strict = try golden(["s", "--max-pixels", "1", "--antialiasing", "--json-report", "r.json"], in: folder)
    #expect(strict.status == 1)
    #expect(strict.text.contains("\n  allowed 1 pixel (command), tolerance 0, antialiasing on (command)\n"))
    #expect(strict.text.contains(" more that smooth edges"))
    let json = try JSONSerialization.jsonObject(with: folder.read("r.json")) as? [String: Any]
    let first = (json?["results"] as? [[String: Any]])?.first
    #expect(((first?["budget"] as? [String: Any])?["from"] as? [String: String])?["antialiasing"] == "command")
    #expect((first?["difference"] as? [String: Any])?["antialiased"] as? Int ?? 0 > 0)
    for test in [#""ignore": ["it"]"#, #""ignore": [[0, 0, 60, 30]]"#, #""maxPixels": 500"#, #""tolerance": 100"#] {
      try folder.write(Data(GoldenScenes.text("Onf", more: "\"test\": { \(test) },").utf8), "s/a.json")
      #expect(try golden(["s"], in: folder).status == 0)
    }
    // What is typed prevails over what is written.
    for (test, option) in [(#""maxPixels": 500"#, "--max-pixels"), (#""tolerance": 100"#, "--tolerance")] {
      try folder.write(Data(GoldenScenes.text("Onf", more: "\"test\": { \(test) },").utf8), "s/a.json")
      #expect(try golden(["s", option, "0"], in: folder).status == 1)
    }
    try folder.write(Data(GoldenScenes.text("Onf", more: #""test": { "ignore": ["that"] },"#).utf8), "s/a.json")
    let unknown = try golden(["s"], in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.text.contains("s/a.json:2:103: error: test.ignore[0]: unknown value \"that\""))
  }

  @Test("variants are drawn and compared under names of their own")
  func variants() throws {
    let variants = #""variants": [{ "name": "wide", "orientation": "landscape" }, { "name": "fine", "scale": 3 }],"#
    let folder = try TemporaryFolder(["a.json": GoldenScenes.text("One", more: variants)])
    let run = try golden(["a.json", "--record", "missing", "--variant", "big:device=iPhone 4s,scale=1"], in: folder)
    #expect(run.text.hasSuffix("4 pictures: 0 passed, 4 recorded\n"))
    #expect(try folder.read("golden/a~wide.png").pictureSize == [30, 60])
    #expect(try folder.read("golden/a~fine.png").pictureSize == [180, 90])
    #expect(try folder.read("golden/a~big.png").pictureSize == [320, 480])
    #expect(try golden(["a.json", "--filter", "~fine"], in: folder).text == "1 picture: 1 passed\n")
    let wrong = try golden(["a.json", "--variant", "x:devise=iPhone 4s"], in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean \"device\"?"))
    let twice = try golden(["a.json", "--variant", "x:scale=1;X:scale=2"], in: folder)
    #expect(twice.errors == "uirender: error: --variant: the name \"X\" is given twice\n")
    let sheet = try uirender("sheet", "a.json", "-o", "sheet.png", in: folder)
    #expect(sheet.status == 0)
    #expect(try #require(try folder.read("sheet.png").pictureSize)[0] > 320)
  }

  @Test("a variant is too large only if its own picture is, which is told where the scene names it")
  func variantSizes() throws {
    let variants = #""variants": [{ "name": "fine", "scale": 3 }],"#
    let folder = try TemporaryFolder(["a.json": GoldenScenes.text("One", more: variants)])
    let arguments = ["a.json", "--record", "missing", "--limit"]
    let run = try golden(arguments + ["pixels=20000"], in: folder)
    #expect(run.status == 0)
    #expect(run.text.hasSuffix("2 pictures: 0 passed, 2 recorded\n"))
    let large = try golden(arguments + ["pixels=10000"], in: folder)
    #expect(large.status == 2)
    #expect(large.text.contains("BROKEN a~fine\n  a.json:2:105: error: variants[0].name: a picture of 180 × 90 pixels"))
    #expect(large.text.hasSuffix("2 pictures: 1 passed, 1 broken\n"))
    let typed = try golden(["a.json", "--variant", "big:scale=3", "--limit", "pixels=10000"], in: folder)
    #expect(typed.text.contains("BROKEN a~big\n  a.json: error: a picture of 180 × 90 pixels"))
  }

  @Test("orphans are told, and deleted only when everything is known")
  func orphans() throws {
    let folder = try GoldenScenes.recorded()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("s/a.json"))
    let run = try golden(["s"], in: folder)
    #expect(run.status == 0)
    #expect(run.text == "orphan golden/s/a.png\n1 picture: 1 passed; 1 orphaned golden\n")
    #expect(try golden(["s/b"], in: folder).text == "1 picture: 1 passed\n")
    for part in [["--filter", "b"], ["--shard", "1/2"]] {
      #expect(try golden(["s", "--prune"] + part, in: folder).status == 2)
    }
    #expect(try golden(["s/b/c.json", "--prune"], in: folder).status == 2)
    #expect(folder.files.contains("golden/s/a.png"))
    #expect(try golden(["s", "--prune"], in: folder).status == 0)
    #expect(!folder.files.contains("golden/s/a.png"))
    #expect(folder.files.contains("golden/s/b/c.png"))
  }

  @Test("the goldens of variants of a scene that cannot be read are no orphans")
  func unreadOwners() throws {
    let variants = #""variants": [{ "name": "fine", "scale": 3 }],"#
    let folder = try TemporaryFolder(["s/a.json": GoldenScenes.text("One", more: variants)])
    _ = try golden(["s", "--record", "missing"], in: folder)
    try folder.write(Data("{".utf8), "s/a.json")
    #expect(try golden(["s", "--prune"], in: folder).status == 2)
    #expect(folder.files.contains("golden/s/a~fine.png"))
  }

  @Test("shards share all scenes out, and their merged reports are as that of the whole")
  func shards() throws {
    var files: [String: String] = [:]
    for index in 0..<8 { files["s/scene\(index).json"] = GoldenScenes.text("T\(index)") }
    let folder = try TemporaryFolder(files)
    // Orphans belong to the part that their scene would be in.
    for index in 0..<8 { try folder.write(Data(), "golden/s/gone\(index).png") }
    try folder.write(Data(), "golden/s/scene1.png")
    let whole = try golden(["s", "--json-report", "whole.json"], in: folder)
    #expect(whole.text.contains("8 orphaned goldens"))
    for part in ["1/2", "2/2"] {
      _ = try golden(["s", "--shard", part, "--json-report", "part\(part.first ?? "0").json"], in: folder)
    }
    let merged = try uirender(
      "merge-reports", "part1.json", "part2.json", "--json-report", "merged.json", "--html", "m.html", in: folder,
      environment: ["GITHUB_ACTIONS": ""])
    #expect(merged.status == 1)
    #expect(merged.text == whole.text + "report: m.html\n")
    #expect(try folder.read("merged.json") == folder.read("whole.json"))
    #expect(String(decoding: try folder.read("part1.json"), as: UTF8.self).contains("\"shard\":\"1/2\""))
    // What no scene of any part has fails the whole, in the words of a run in one piece.
    let strict = try uirender(
      "merge-reports", "part1.json", "part2.json", "--fail-on-orphans", "--junit", "strict.xml", in: folder)
    #expect(strict.status == 1)
    #expect(
      String(decoding: try folder.read("strict.xml"), as: UTF8.self).contains(
        "no scene has these goldens: golden/s/gone0"))
    let half = try uirender("merge-reports", "part1.json", in: folder, environment: ["GITHUB_ACTIONS": ""])
    #expect(half.status == 2)
    #expect(half.errors == "uirender: error: the report of part 2/2 is missing\n")
    #expect(half.text.hasPrefix("note: the report of part 2/2 is missing\n"))
    _ = try golden(["s", "--shard", "1/3", "--json-report", "third.json"], in: folder)
    #expect(
      try uirender("merge-reports", "part1.json", "third.json", in: folder).errors.contains("1/2 and 1/3"))
    #expect(try golden(["s", "--shard", "3/2"], in: folder).status == 2)
    #expect(try uirender("merge-reports", "s/scene1.json", in: folder).errors.contains("is no JSON report"))
  }

  @Test("approve makes chosen pictures the goldens and clears the failures")
  func approve() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    try folder.write(Data(GoldenScenes.text("Twp").utf8), "s/b/c.json")
    _ = try golden(["s"], in: folder)
    let run = try uirender("approve", "golden-failures/s/a.diff.png", in: folder)
    #expect(run.text == "approved s/a\n")
    #expect(try golden(["s"], in: folder).text.hasSuffix("2 pictures: 1 passed, 1 different\n"))
    #expect(try uirender("approve", "s/a", in: folder).errors == "uirender: error: there is no failed picture of s/a\n")
    #expect(try uirender("approve", in: folder).status == 2)
    #expect(try uirender("approve", "--all", in: folder).text == "approved s/b/c\n")
    #expect(try golden(["s"], in: folder).status == 0)
    #expect(!folder.files.contains { $0.hasPrefix("golden-failures/") })
    let nothing = try uirender("approve", "--all", in: folder)
    #expect(nothing.text == "nothing to approve: no failed picture is in golden-failures\n")
    #expect(nothing.status == 0)
  }

  @Test(
    "approve takes goldens, scenes, folders and patterns",
    arguments: [
      ("golden/s/a.png", ["s/a"]), ("s/b/c.json", ["s/b/c"]), ("s", ["s/a", "s/b/c"]), ("s/b/", ["s/b/c"]),
      ("golden-failures/s/b", ["s/b/c"]), ("golden", ["s/a", "s/b/c"]), ("s/*", ["s/a", "s/b/c"]), ("*c", ["s/b/c"]),
    ])
  func approveKinds(_ operand: String, _ names: [String]) throws {
    let folder = try TemporaryFolder(["s/a.json": GoldenScenes.text("One"), "s/b/c.json": GoldenScenes.text("Two")])
    _ = try golden(["s"], in: folder)
    // A name that fits nothing keeps the others from being approved.
    let wrong = try uirender("approve", operand, "x*", "y", in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.text.isEmpty)
    #expect(wrong.errors.split(separator: "\n").count == 2)
    let run = try uirender("approve", operand, in: folder)
    #expect(run.text == names.map { "approved \($0)\n" }.joined())
  }

  @Test("approve notes the environment of the goldens, and tells when those of two environments get mixed")
  func approvedEnvironment() throws {
    let folder = try TemporaryFolder(["s/a.json": GoldenScenes.text("One"), "s/b.json": GoldenScenes.text("Two")])
    _ = try golden(["s", "--record", "never"], in: folder)
    #expect(try uirender("approve", "s/a", in: folder).text == "approved s/a\n")
    let here = String(decoding: try folder.read("golden/ENVIRONMENT"), as: UTF8.self)
    #expect(here.hasPrefix("cairo 1."))
    let elsewhere = Data(here.replacingOccurrences(of: "cairo 1.", with: "cairo 0.").utf8)
    try folder.write(elsewhere, "golden/ENVIRONMENT")
    let mixed = try uirender("approve", "--all", in: folder)
    #expect(mixed.status == 0)
    #expect(
      mixed.text.hasPrefix(
        "approved s/b\nnote: 1 golden was recorded here, but the others in another environment"))
    #expect(try folder.read("golden/ENVIRONMENT") == elsewhere)
  }

  @Test("GitHub is told in its own commands, and gets a summary")
  func gitHub() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    try folder.write(Data("# Before\n".utf8), "summary.md")
    let run = try golden(
      ["s"], in: folder,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path("summary.md")])
    #expect(run.text.contains("\n::error file=s/a.json,title=s/a (different)::picture: "))
    let summary = String(decoding: try folder.read("summary.md"), as: UTF8.self)
    #expect(summary.hasPrefix("# Before\n### uirender: 2 pictures: 1 passed, 1 different\n"))
  }
}

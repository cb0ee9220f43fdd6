import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports of uirender test that cannot be written") struct ReportWritingTests {
  @Test("one report that cannot be written loses neither the words nor the others")
  func reports() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    try folder.write(Data(), "file")
    let run = try golden(
      ["s", "--html", "file/r.html", "--junit", "s", "--json-report", "r/r.json"], in: folder)
    #expect(run.status == 3)
    #expect(run.text.hasPrefix("DIFFERENT s/a\n"))
    #expect(run.text.hasSuffix("2 pictures: 1 passed, 1 different\n"))
    #expect(
      run.errors == "file/r.html: error: a part of the path is not a folder\ns: error: is a folder\n")
    #expect(folder.files.contains("r/r.json"))
  }

  @Test("a report to standard output stays there when that is a file")
  func standardOutput() throws {
    let folder = try GoldenScenes.recorded()
    let run = try shell("\"$0\" test s --junit /dev/stdout > junit.xml", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(String(decoding: try folder.read("junit.xml"), as: UTF8.self).contains("<testsuites"))
  }

  @Test("a folder of failures that cannot be made leaves the state as it is, and is told once")
  func failures() throws {
    let folder = try GoldenScenes.recorded()
    for name in ["s/a.json", "s/b/c.json"] { try folder.write(Data(GoldenScenes.text("Onf").utf8), name) }
    try folder.write(Data(), "file")
    let run = try golden(["s", "--failures", "file/f", "--html", "r.html"], in: folder)
    #expect(run.status == 3)
    #expect(run.text.hasPrefix("note: the pictures of 2 failures could not be kept: file/f/s/a.actual.png: a part of"))
    #expect(run.text.contains("DIFFERENT s/a\n"))
    #expect(run.text.contains("2 pictures: 0 passed, 2 different\n"))
    #expect(!run.text.contains("file/f/s/b"))
  }

  @Test("a run that fails before it has tested anything leaves no report of an earlier one")
  func staleReports() throws {
    let reports = ["--html", "r/r.html", "--junit", "r/r.xml", "--json-report", "r/r.json"]
    let files = ["r/r.html", "r/r.json", "r/r.xml"]
    for arguments in [
      ["none"], ["s", "--shard", "3/2"], ["s", "--filter", "zzz"], ["s/a.json", "--fail-on-orphans"],
    ] {
      let folder = try GoldenScenes.recorded()
      _ = try golden(["s"] + reports, in: folder)
      #expect(Set(files).isSubset(of: folder.files))
      #expect(try golden(arguments + reports, in: folder).status == 2)
      #expect(Set(files).isDisjoint(with: folder.files))
    }
  }

  @Test("only reports are removed: not what the run reads, and not the link that leads to one")
  func keptFiles() throws {
    let folder = try GoldenScenes.recorded()
    _ = try golden(["s", "--json-report", "old.json"], in: folder)
    #expect(try uirender("merge-reports", "old.json", "--json-report", "./old.json", in: folder).status == 0)
    #expect(try golden(["s/a.json", "none.json", "--json-report", "s/a.json"], in: folder).status == 2)
    #expect(folder.files.contains("s/a.json"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("new.json"), withDestinationPath: "old.json")
    _ = try golden(["s", "--json-report", "new.json"], in: folder)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("new.json")) == "old.json")
  }

  @Test("a report replaces reports and empty files only, and is refused before anything is tested")
  func otherFiles() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(), "empty.json")
    #expect(try golden(["s", "--json-report", "empty.json"], in: folder).status == 0)
    for file in ["s/a.json", "golden/s/a.png", "golden/ENVIRONMENT"] {
      let before = try folder.read(file)
      for option in ["--html", "--junit", "--json-report"] {
        for arguments in [["test", "s"], ["merge-reports", "empty.json"]] {
          let run = try uirender(arguments + [option, file], in: folder.url, environment: ["CI": "true"])
          #expect(run.status == 2 && run.output.isEmpty)
          #expect(
            run.errors == "uirender: error: \(file) is no report of uirender; a report would be written over it\n")
          #expect(try folder.read(file) == before)
        }
      }
    }
    // Each kind of report may replace any other.
    let files = ["r.html", "r.xml", "r.json"]
    for turn in 0..<3 {
      let options = zip(["--html", "--junit", "--json-report"], files[turn...] + files[..<turn]).flatMap { [$0, $1] }
      #expect(try golden(["s"] + options, in: folder).status == 0)
    }
  }

  @Test("the summary of a workflow is added to, however long it is already")
  func longSummary() throws {
    let folder = try GoldenScenes.recorded()
    let before = Data(repeating: UInt8(ascii: "x"), count: 1_200_000)
    try folder.write(before, "summary.md")
    _ = try golden(
      ["s"], in: folder, environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path("summary.md")])
    let after = try folder.read("summary.md")
    #expect(after.prefix(before.count) == before)
    #expect(String(decoding: after.dropFirst(before.count), as: UTF8.self).hasPrefix("### uirender: 2 pictures"))
  }

  @Test("a golden that is written unasked fails in every report, which show it")
  func recording() throws {
    let folder = try TemporaryFolder(["s/a.json": GoldenScenes.text("One")])
    let run = try golden(
      ["s", "--html", "r.html", "--junit", "r.xml", "--json-report", "r.json"], in: folder, environment: ["CI": ""])
    #expect(run.status == 1)
    let failure = try XMLDocument(data: folder.read("r.xml")).nodes(forXPath: "//failure/@message").first
    #expect(failure?.stringValue?.hasPrefix("the golden was missing and is written now: golden/s/a.png") == true)
    #expect(String(decoding: try folder.read("r.html"), as: UTF8.self).contains("id=\"actual-0\""))
    #expect(try uirender("merge-reports", "r.json", in: folder, environment: ["GITHUB_ACTIONS": ""]).status == 1)
    // Who has asked for it gets what was asked for, and sees what was there before.
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    let asked = try golden(["s", "--record", "failed", "--html", "r.html", "--junit", "r.xml"], in: folder)
    #expect(asked.status == 0)
    #expect(try XMLDocument(data: folder.read("r.xml")).nodes(forXPath: "//failure").isEmpty)
    #expect(String(decoding: try folder.read("r.html"), as: UTF8.self).contains("id=\"difference-0\""))
  }
}

import Foundation
import Testing

@Suite("What uirender test takes for scenes") struct GoldenSelectionTests {
  @Test("other JSON in folders is skipped with a note, and is an error where it is named")
  func strangers() throws {
    let folder = try TemporaryFolder([
      "s/a.json": GoldenScenes.text("One"), "s/package.json": #"{"name": "x", "scripts": {"root": "y"}}"#,
      "s/list.json": "[1, 2]", "s/new.json": ##"{"$schema": "../uirender.schema.json"}"##, "s/cut.json": "{",
      "s/commented.json": "// \"root\" is below {\n/* { */ " + GoldenScenes.text("Two"),
    ])
    let run = try golden(["s", "--record", "missing"], in: folder)
    #expect(run.text.hasPrefix("note: skipped 2 files that are no scenes (no \"root\"): s/list.json, s/package.json\n"))
    #expect(run.text.contains("BROKEN s/cut\n"))
    #expect(run.text.contains("BROKEN s/new\n"))
    #expect(run.text.hasSuffix("4 pictures: 0 passed, 2 recorded, 2 broken\n"))
    #expect(try golden(["s/package.json"], in: folder).status == 2)
    // A scene that has a golden is one, whatever has become of it.
    try folder.write(Data(#"{"rot": {}}"#.utf8), "s/a.json")
    #expect(try golden(["s"], in: folder).text.contains("BROKEN s/a\n"))
  }

  @Test("every bad name is told at once, before anything is drawn")
  func names() throws {
    let folder = try TemporaryFolder([
      "s/con.json": Scenes.white, "s/what?.json": Scenes.white, "s/a.json": Scenes.white, "s/A.json": Scenes.white,
      "s/\u{E9}.json": Scenes.white,
    ])
    // An e with an accent of its own, which Swift takes for the same text, and two names that are no text.
    let line = #"""
      cp s/a.json "$(printf 's/e\314\201.json')"; cp s/a.json "$(printf 's/bad\377.json')"; mkdir "$(printf 's/dir\377')"
      """#
    let made = try shell(line, in: folder)
    #expect(made.status == 0)
    let run = try golden(["s", "--record", "missing"], in: folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!folder.files.contains { $0.hasPrefix("golden/") })
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 6)
    for part in [
      "s/con.json: ", "s/what?.json: ", "s/A.json and s/a.json have one golden", "\u{E9}.json have one golden",
      "s/bad\u{FFFD}.json: the name is not valid UTF-8", "s/dir\u{FFFD}/: the name is not valid UTF-8",
    ] {
      #expect(run.errors.contains(part))
    }
  }

  @Test("a scene with two variants of one name is told before either is recorded")
  func variants() throws {
    let variants = #""variants": [{ "name": "x", "scale": 3 }, { "name": "X", "scale": 1 }],"#
    let folder = try TemporaryFolder(["a.json": GoldenScenes.text("One", more: variants)])
    let run = try golden(["a.json", "--record", "all"], in: folder)
    #expect(run.status == 2)
    #expect(run.text.contains("variant"))
    #expect(!folder.files.contains { $0.hasPrefix("golden/") })
  }

  @Test("a filter that fits nothing says of how many")
  func filter() throws {
    let folder = try GoldenScenes.recorded()
    let run = try golden(["s", "--filter", "zzz"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "uirender: error: none of 2 scenes fits --filter zzz\n")
  }

  @Test("a scene that is named in two ways, by dots or through links, is one scene with one golden")
  func paths() throws {
    let folder = try GoldenScenes.recorded()
    let here = folder.url.lastPathComponent
    for (link, target) in [("s/link.json", "a.json"), ("l", "s"), ("s/out", "s/../b")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
    }
    let one = "1 picture: 1 passed\n"
    for ways in [
      ["s/../s/a.json"], ["../\(here)/s/a.json"], ["l/a.json"], ["s/link.json"], [".//s/./a.json"],
      [folder.path("s/a.json")],
      ["s/a.json", "l/a.json", "s/b/../a.json", "s/link.json", "../\(here)/l/link.json"],
    ] {
      #expect(try golden(ways, in: folder).text == one)
    }
    for ways in [["s"], ["l"], ["l/"], ["s/../s/", "./l"], ["../\(here)"], ["s/b/.."], ["s", "s/b/c.json"]] {
      let run = try golden(ways, in: folder)
      #expect(run.status == 0 && run.text == "2 pictures: 2 passed\n")
    }
  }

  @Test("a scene behind a link out of the current folder has its golden by the name of the link")
  func linkOut() throws {
    let folder = try TemporaryFolder(["out/a.json": GoldenScenes.text("One"), "in/x": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path("in/s"), withDestinationPath: "../out")
    let inner = folder.url.appendingPathComponent("in")
    #expect(try uirender(["test", "s", "--record", "missing"], in: inner, environment: ["CI": "true"]).status == 0)
    #expect(folder.files.contains("in/golden/s/a.png"))
  }

  @Test("the golden folder and that of failures are left out, however the folder is named")
  func outputs() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(GoldenScenes.text("One").utf8), "golden/x.json")
    #expect(try golden(["s/.."], in: folder).text == "2 pictures: 2 passed\n")
  }

  @Test("goldens of folders that are gone are listed, failures without a scene are cleared, and orphans can fail a run")
  func gone() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    try folder.write(Data(GoldenScenes.text("Old").utf8), "old/b.json")
    _ = try golden(["old", "--record", "missing"], in: folder)
    try folder.write(Data(GoldenScenes.text("Olf").utf8), "old/b.json")
    _ = try golden(["."], in: folder)
    #expect(folder.files.contains("golden-failures/old/b.diff.png"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("old"))
    let run = try golden(["s"], in: folder)
    #expect(run.text.contains("\norphan golden/old/b.png\n"))
    // It is not below what was tested, so it stays until everything is.
    #expect(try golden(["s", "--prune"], in: folder).text.contains("test \".\" with --prune"))
    #expect(folder.files.contains("golden/old/b.png"))
    try folder.write(Data(GoldenScenes.text("One").utf8), "s/a.json")
    #expect(try golden(["s"], in: folder).status == 0)
    #expect(try golden(["s", "--fail-on-orphans"], in: folder).status == 1)
    #expect(try golden(["s/a.json", "--fail-on-orphans"], in: folder).status == 2)
    #expect(try golden(["."], in: folder).status == 0)
    #expect(!folder.files.contains { $0.hasPrefix("golden-failures/old/") })
    #expect(
      try golden([".", "--prune"], in: folder).text.hasPrefix("note: deleted 1 orphaned file: golden/old/b.png\n"))
    #expect(!folder.files.contains("golden/old/b.png"))
  }

  @Test(
    "links among goldens and failures that lead back to their folders are followed once", .timeLimit(.minutes(1)))
  func loops() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    #expect(try golden(["s"], in: folder).status == 1)
    for link in ["golden/x", "golden/y", "golden-failures/x", "golden-failures/y", "s/x", "s/y"] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: ".")
    }
    let run = try golden(["s"], in: folder)
    #expect(run.status == 1)
    #expect(run.text.hasSuffix("2 pictures: 1 passed, 1 different\n"))
    #expect(try uirender("approve", "--all", in: folder).text == "approved s/a\n")
  }

  @Test("layout texts that nobody compares are told, and so are warnings of scenes that pass")
  func told() throws {
    let folder = try TemporaryFolder(["s/a.json": Scenes.withUnknownCharacter])
    _ = try golden(["s", "--record", "missing", "--layout"], in: folder)
    let run = try golden(["s"], in: folder)
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("note: 1 golden has a layout text, which only --layout compares\n"))
    #expect(run.text.contains("s/a.json:1:"))
    #expect(run.text.contains(" warning: "))
    #expect(!(try golden(["s", "--layout"], in: folder).text.contains("note:")))
  }
}

import Foundation
import Testing

@Suite("Scenes in, pictures out") struct OutputTests {
  @Test("a scene becomes a picture of its device")
  func oneScene() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let run = try uirender("a.json", "-o", "a.png", in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.isEmpty)
    #expect(try folder.read("a.png").pictureSize == [640, 1136])
    #expect(folder.files == ["a.json", "a.png"])
  }

  @Test("--scale sets how many pixels a point becomes")
  func scale() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    #expect(try uirender("a.json", "-o", "a.png", "--scale", "1", in: folder).status == 0)
    #expect(try folder.read("a.png").pictureSize == [320, 568])
    #expect(try uirender("a.json", "-o", "a.png", "--scale=1.5", in: folder).status == 0)
    #expect(try folder.read("a.png").pictureSize == [480, 852])
  }

  @Test("- is standard input and standard output")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let run = try uirender("-", "-o", "-", in: folder, input: Data(Scenes.white.utf8))
    #expect(run.status == 0)
    #expect(run.output.pictureSize == [640, 1136])
    #expect(folder.files.isEmpty)
  }

  @Test("a mistake in standard input is told under the name -")
  func mistakeInPipe() throws {
    let run = try uirender("-", "-o", "-", in: TemporaryFolder(), input: Data(Scenes.misspelt.utf8))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "-:2:28: error: root.alhpa: unknown key (did you mean \"alpha\"?)\n")
  }

  @Test("a picture replaces the one before, through a link too")
  func replacing() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "old.png": "old"])
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.png"), withDestinationPath: "old.png")
    #expect(try uirender("a.json", "-o", "link.png", in: folder).status == 0)
    #expect(try folder.read("old.png").pictureSize == [640, 1136])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.png")) == "old.png")
  }

  @Test("several scenes go into a folder, which is made", arguments: ["out", "out/", "deep/er/out"])
  func severalScenes(_ out: String) throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "b/c.d.json": Scenes.white, "plain": Scenes.white])
    let run = try uirender("a.json", "b/c.d.json", "plain", "-o", out, in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    for name in ["a.png", "c.d.png", "plain.png"] { #expect(try folder.read("\(out)/\(name)").pictureSize != nil) }
  }

  @Test("one scene goes into a folder if the output is one or ends in a slash", arguments: ["there", "there/", "new/"])
  func oneSceneIntoFolder(_ out: String) throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "there/b.txt": ""])
    #expect(try uirender("a.json", "-o", out, in: folder).status == 0)
    #expect(try folder.read("\(out)/a.png").pictureSize != nil)
  }

  @Test("a broken scene does not keep the others from being drawn")
  func brokenAmongSeveral() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "bad.json": Scenes.misspelt, "c.json": Scenes.white])
    let run = try uirender("a.json", "bad.json", "missing.json", "c.json", "-o", "out", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        bad.json:2:28: error: root.alhpa: unknown key (did you mean "alpha"?)
        missing.json: error: no such file

        """)
    #expect(folder.files == ["a.json", "bad.json", "c.json", "out/a.png", "out/c.png"])
  }

  @Test("if no scene can be drawn, the folder is not made")
  func nothingDrawn() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.misspelt, "b.json": Scenes.misspelt])
    #expect(try uirender("a.json", "b.json", "-o", "out", in: folder).status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test("two scenes for one file are refused before anything is drawn", arguments: ["x/a.json", "x/A.json", "a.jsonc"])
  func sameName(_ other: String) throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, other: Scenes.white])
    let run = try uirender("a.json", other, "-o", "out", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("uirender: error: a.json and \(other) would both be written to out/"))
    #expect(folder.files == ["a.json", other].sorted())
  }

  @Test("two scenes for one file by links are refused, too, whether it is there or not", arguments: [true, false])
  func linkedOutputs(_ isThere: Bool) throws {
    let folder = try TemporaryFolder([
      "a.json": Scenes.white, "b.json": Scenes.white, isThere ? "out/real.png" : "out/other": "",
    ])
    for name in ["out/a.png", "out/b.png"] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: "real.png")
    }
    let run = try uirender("a.json", "b.json", "-o", "out", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "uirender: error: a.json and b.json would both be written to \(folder.path("out/real.png"))\n")
  }

  @Test("a place that nothing can be written to does not keep the others from being drawn")
  func circularLink() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "b.json": Scenes.white, "out/x": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path("out/a.png"), withDestinationPath: "a.png")
    let run = try uirender("a.json", "b.json", "-o", "out", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "out/a.png: error: the links lead in a circle\n")
    #expect(try folder.read("out/b.png").pictureSize != nil)
  }

  @Test("of more faults than anybody reads the number is told")
  func manyFaults() throws {
    let label = #"{ "type": "labl" }"#
    let scene = #"{ "root": { "subviews": [\#(Array(repeating: label, count: 1500).joined(separator: ", "))] } }"#
    let folder = try TemporaryFolder(["a.json": scene])
    let lines = try uirender("a.json", "-o", "a.png", in: folder).errors.split(separator: "\n")
    #expect(lines.count == 1001)
    #expect(lines.last?.hasSuffix(": error: 500 more are left out") == true)
  }

  @Test("a picture is not written over a scene")
  func overScene() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let run = try uirender("a.json", "-o", "./a.json", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "uirender: error: ./a.json would be written over the scene a.json\n")
    #expect(String(decoding: try folder.read("a.json"), as: UTF8.self) == Scenes.white)
  }

  @Test("a picture is not written over what standard input comes from")
  func overStandardInput() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let run = try shell("\"$0\" - -o a.json < a.json", in: folder)
    #expect(run.status == 2 && run.errors == "uirender: error: a.json would be written over the scene -\n")
    #expect(String(decoding: try folder.read("a.json"), as: UTF8.self) == Scenes.white)
  }

  @Test("several pictures do not go to standard output")
  func severalToStandardOutput() throws {
    let run = try uirender("a.json", "b.json", "-o", "-", in: TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(try uirender("-", "-", "-o", "out", in: TemporaryFolder()).status == 2)
  }

  @Test("a warning is told, and the picture is made")
  func warning() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.withUnknownCharacter])
    let run = try uirender("a.json", "-o", "a.png", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("a.json:"))
    #expect(run.errors.contains(": warning: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.read("a.png").pictureSize != nil)
  }

  @Test("layout prints the tree of boxes, or writes it")
  func layout() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "b.json": Scenes.white])
    let one = try uirender("layout", "a.json", in: folder)
    #expect(one.status == 0)
    #expect(one.errors == "")
    #expect(one.text.hasSuffix("\n"))
    #expect(one.text.contains("568"))
    #expect(try uirender("layout", "a.json", "b.json", in: folder).text == "a.json:\n\(one.text)\nb.json:\n\(one.text)")
    #expect(try uirender("layout", "a.json", "b.json", "-o", "out", in: folder).status == 0)
    #expect(try folder.read("out/b.txt") == one.output)
  }

  @Test("colour is for terminals only")
  func noColor() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.misspelt])
    let run = try uirender("a.json", "-o", "a.png", in: folder, environment: ["TERM": "xterm", "NO_COLOR": ""])
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test("control characters in names do not reach the terminal")
  func controlCharacters() throws {
    let run = try uirender("a\u{1B}[2J\n.json", "-o", "a.png", in: TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.errors == "a\\u001B[2J\\u000A.json: error: no such file\n")
  }
}

import Foundation
import Testing

/// Streams that only a shell can make: a terminal, and none at all.
@Suite("On a terminal, and without streams") struct TerminalTests {
  /// Runs a line of shell in which `uirender` is the command, and returns what it printed.
  private func shell(_ line: String, in folder: TemporaryFolder, environment: [String: String] = [:]) throws -> String {
    let process = Process()
    let output = folder.url.appendingPathComponent("output")
    try Data().write(to: output)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "PATH=\"\(Run.executable.deletingLastPathComponent().path):$PATH\"; \(line)"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }

  @Test("a picture is not written to a terminal")
  func pictureToTerminal() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let text = try shell("script -qec 'uirender a.json -o -' /dev/null; echo \"exit $?\"", in: folder)
    #expect(text.contains("standard output is a terminal"))
    #expect(!text.contains("PNG\r"))
    #expect(text.hasSuffix("exit 2\n"))
  }

  @Test("messages on a terminal are coloured, unless that is not wanted")
  func color() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.misspelt])
    let line = "script -qec 'uirender layout a.json' /dev/null"
    func isColored(_ environment: [String: String]) throws -> Bool {
      let defaults = ["TERM": "xterm", "NO_COLOR": ""]
      return try shell(line, in: folder, environment: defaults.merging(environment) { $1 }).contains("\u{1B}[31merror:")
    }
    #expect(try isColored([:]))
    #expect(try !isColored(["NO_COLOR": "1"]))
    #expect(try !isColored(["TERM": "dumb"]))
  }

  @Test("pictures that are made as small as they get are counted on a terminal, and nowhere else")
  func progress() throws {
    let folder = try GoldenScenes.recorded()
    for name in ["s/a.json", "s/b/c.json"] { try folder.write(Data(GoldenScenes.text("New").utf8), name) }
    _ = try golden(["s"], in: folder)
    let approved = "approved s/a\napproved s/b/c\n"
    let plain = try shell(
      "cp -r golden-failures kept; uirender approve --all 2>&1; rm -rf golden-failures; mv kept golden-failures",
      in: folder)
    #expect(plain == approved)
    let text = try shell("script -qec 'uirender approve --all' /dev/null", in: folder, environment: ["TERM": "xterm"])
    #expect(text.contains("[1/2] s/a") && text.contains("[2/2] s/b/c"))
  }

  @Test("a picture does not take the place of a closed stream, and gets no message into it")
  func closedStreams() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.withUnknownCharacter])
    let text = try shell("uirender a.json -o a.png <&- >&- 2>&-; echo \"exit $?\"", in: folder)
    #expect(text == "exit 0\n")
    #expect(try folder.read("a.png").pictureSize == [640, 1136])
  }

  @Test("printing to a closed stream is an error")
  func closedOutput() throws {
    #expect(try shell("uirender --help >&- 2>&-; echo \"exit $?\"", in: TemporaryFolder()) == "exit 3\n")
  }
}

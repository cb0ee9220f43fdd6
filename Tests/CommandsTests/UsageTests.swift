import Foundation
import Testing

@testable import Commands

@Suite("Help, completions and the manual page") struct UsageTests {
  @Test(
    "what is made from the option table is as recorded",
    arguments: [
      "help.txt", "help-render.txt", "help-layout.txt", "completions.bash", "completions.zsh", "completions.fish",
      "uirender.1",
    ])
  func recorded(_ name: String) throws {
    let arguments =
      switch name {
      case "help.txt": ["--help"]
      case "help-render.txt": ["help", "render"]
      case "help-layout.txt": ["layout", "-h"]
      case "uirender.1": ["manual"]
      default: ["completions", String(name.drop { $0 != "." }.dropFirst())]
      }
    let run = try uirender(arguments, in: Run.package)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let file = Run.package.appendingPathComponent("Tests/CommandsTests/Snapshots/\(name)")
    if isRecording { try run.output.write(to: file) }
    #expect(run.text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test("help is at most 80 columns wide")
  func width() {
    let tool = Tool.uirender
    for text in [tool.help] + tool.subcommands.map(tool.help(on:)) {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test("every command has help, and help names every option")
  func completeness() {
    let tool = Tool.uirender
    for subcommand in tool.subcommands {
      let text = tool.help(on: subcommand)
      for form in (subcommand.options + tool.commonOptions).flatMap(\.forms) { #expect(text.contains(form)) }
    }
  }

  @Test("--version prints one line")
  func version() throws {
    let run = try uirender("--version", in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.text == "uirender 0.1.0\n")
  }

  @Test("--version --verbose adds what the bytes of a picture depend on")
  func verboseVersion() throws {
    let run = try uirender("--version", "--verbose", in: TemporaryFolder())
    let lines = run.text.split(separator: "\n")
    #expect(run.status == 0)
    #expect(lines.first == "uirender 0.1.0")
    #expect(lines.contains { $0.hasPrefix("cairo") })
    #expect(lines.contains { $0.hasPrefix("pango") })
  }

  @Test("schema prints a JSON Schema")
  func schema() throws {
    let run = try uirender("schema", in: TemporaryFolder())
    let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(run.status == 0)
    #expect(json?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("a mistake in the arguments is told on standard error with exit code 2")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    let run = try uirender("a.json", "--scal", "2", "-o", "a.png", in: folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        uirender: error: unknown option "--scal" (did you mean "--scale"?)
        uirender: try "uirender --help"

        """)
    #expect(try uirender(in: folder).status == 2)
    #expect(try uirender("layuot", "a.json", in: folder).errors.contains("did you mean \"layout\"?"))
  }

  @Test(
    "bash completes commands, options and scenes",
    arguments: [
      ("la", "layout"), ("layout --s", "--scale"), ("completions z", "zsh"), ("sc", "screen.json schema"),
      ("screen.json -o p", "picture.png"), ("screen.json --output = p", "picture.png"), ("screen.json --scale ''", ""),
    ])
  func bash(_ typed: String, _ expected: String) throws {
    let folder = try TemporaryFolder(["screen.json": "", "picture.png": ""])
    let script = try uirender("completions", "bash", in: folder).text
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let driver =
      "COMP_WORDS=(uirender \(typed)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _uirender; echo \"${COMPREPLY[*]}\""
    process.arguments = ["--norc", "-c", script + driver]
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == expected + "\n")
  }
}

/// Whether recorded texts are to be written anew: `UIRENDER_RECORD=all swift test`.
let isRecording = ProcessInfo.processInfo.environment["UIRENDER_RECORD"] == "all"

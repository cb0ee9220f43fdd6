import Foundation
import Testing

@Suite("Drawing on request") struct ServeTests {
  private static let small = #"{"device": {"size": [40, 20]}, "statusBar": {"isHidden": true}, "root": {}}"#

  /// What is answered to lines, as JSON.
  private static func answers(
    _ lines: [String], _ options: String..., in folder: TemporaryFolder
  ) throws -> [[String: Any]] {
    let input = Data((lines.joined(separator: "\n") + "\n").utf8)
    let run = try uirender(["serve"] + options, in: folder.url, input: input)
    #expect(run.status == 0 && run.errors == "")
    return try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test("a scene by its path or in the request is drawn into a file or into the answer, as the command draws it")
  func pictures() throws {
    let folder = try TemporaryFolder(["a.json": Self.small])
    #expect(try uirender("a.json", "-o", "wanted.png", "--scale", "3", in: folder).status == 0)
    let wanted = try folder.read("wanted.png")
    let answers = try Self.answers(
      [
        #"{"id": "one", "path": "a.json", "scale": 3, "output": "out.png"}"#,
        #"{"id": 2, "scene": \#(Self.small), "scale": 3, "layout": true}"#,
        #"{"scene": \#(Self.small), "device": {"size": [10, 30], "scale": 1}, "orientation": "landscape"}"#,
      ], in: folder)
    #expect(answers.count == 3)
    #expect(answers[0]["id"] as? String == "one" && answers[0]["output"] as? String == "out.png")
    #expect(try folder.read("out.png") == wanted)
    #expect(answers[1]["id"] as? Int == 2)
    #expect((answers[1]["png"] as? String).flatMap { Data(base64Encoded: $0) } == wanted)
    #expect((answers[1]["layout"] as? String)?.hasPrefix("window [0 0 40 20]") == true)
    #expect(answers[2]["id"] is NSNull)
    #expect(answers[2]["width"] as? Int == 30 && answers[2]["height"] as? Int == 10)
    #expect(answers.allSatisfy { $0["ok"] as? Bool == true && $0["exitCode"] as? Int == 0 })
  }

  @Test("what is wrong is answered with its place and what could stand there, and ends nothing")
  func faults() throws {
    let folder = try TemporaryFolder(["a.json": Self.small, "bad.json": Scenes.misspelt])
    let answers = try Self.answers(
      [
        #"{"id": 1, "path": "bad.json"}"#, "no request", "", #"{"id": 3, "pth": "a.json"}"#,
        #"{"id": 4, "scene": {"root": {"type": "lable"}}}"#, #"{"id": 5, "path": "a.json", "output": "no/a.png"}"#,
        #"{"id": 6, "path": "a.json", "output": "a.json"}"#, "[" + String(repeating: "[", count: 100_000),
        #"{"id": 8, "path": "a.json", "scene": {}}"#, #"{"id": 9, "path": "/dev/null"}"#,
        #"{"id": {}, "path": "a.json"}"#, #"{"id": 11, "path": "a.json", "device": "iPhone"}"#, "\u{FFFD}\0",
        #"{"id": 13, "path": "a.json"}"#,
      ], in: folder)
    let codes = answers.map { $0["exitCode"] as? Int }
    #expect(codes == [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0])
    let first = try #require((answers[0]["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["file"] as? String == "bad.json" && first["severity"] as? String == "error")
    #expect(first["line"] as? Int == 2 && first["column"] as? Int == 28 && first["path"] as? String == "root.alhpa")
    #expect(first["message"] as? String == "unknown key (did you mean \"alpha\"?)")
    #expect((first["choices"] as? [String])?.contains("alpha") == true)
    let scene = try #require((answers[3]["diagnostics"] as? [[String: Any]])?.first)
    #expect(scene["file"] as? String == "request" && scene["line"] as? Int == 1 && scene["column"] as? Int == 38)
    #expect(answers[12]["id"] as? Int == 13 && answers[12]["ok"] as? Bool == true)
    #expect(String(decoding: try folder.read("a.json"), as: UTF8.self) == Self.small)
  }

  @Test(
    "what is wrong with a request says what to write instead",
    arguments: [
      (#"{"id": 1}"#, "", #"it has neither "path", the file of a scene, nor "scene", the scene itself"#),
      (#"{"path": null}"#, "", #"it has neither "path", the file of a scene, nor "scene", the scene itself"#),
      (#"{"pth": "a.json"}"#, "pth", #"unknown key (did you mean "path"?)"#),
      (#"{"path": "a.json", "outptu": "a.png"}"#, "outptu", #"unknown key (did you mean "output"?)"#),
      (#"{"path": ""}"#, "path", "the path is empty"),
      (#"{"path": "a.json", "output": ""}"#, "output", "the path is empty"),
      (
        #"{"path": "-"}"#, "path",
        #"standard input has the requests; put the scene itself into the request, as "scene""#
      ),
      (
        #"{"path": "a.json", "output": "-"}"#, "output",
        #"standard output has the answers; leave "output" out, and the picture comes in the answer"#
      ),
      (#"{"path": "a.json", "folder": "x"}"#, "folder", #""folder" has no effect in a request with a "path""#),
      (#"{"id": true, "path": "a.json"}"#, "id", "expected a string or a number, found a boolean"),
      (#"{"path": 7}"#, "path", "expected a string, found a number"),
      (#"{"path": "a.json", "path": "a.json"}"#, "path", "the key appears twice in its object"),
    ])
  func wrongRequest(_ line: String, _ path: String, _ message: String) throws {
    let folder = try TemporaryFolder(["a.json": Self.small])
    let answer = try #require(try Self.answers([line], in: folder).first)
    let faults = try #require(answer["diagnostics"] as? [[String: Any]])
    #expect(answer["exitCode"] as? Int == 2 && answer["ok"] as? Bool == false)
    #expect(faults.map { $0["message"] as? String } == [message])
    #expect(faults.map { $0["path"] as? String ?? "" } == [path])
    #expect(folder.files == ["a.json"])
  }

  @Test("a folder for the scene in a request has to be there")
  func folder() throws {
    let folder = try TemporaryFolder(["a.json": Self.small])
    let answers = try Self.answers(
      ["nowhere", "a.json", "."].map { #"{"scene": \#(Self.small), "folder": "\#($0)"}"# }, in: folder)
    let faults = answers.map { ($0["diagnostics"] as? [[String: Any]])?.first }
    #expect(faults.map { $0?["message"] as? String } == ["no such folder", "a part of the path is not a folder", nil])
    #expect(faults.map { $0?["file"] as? String } == ["nowhere", "a.json", nil])
  }

  @Test(
    "an id comes back as it stands in the request",
    arguments: ["12345678901234567890", "9007199254740993", "1.50", "1e3", "-0", #""a\u0000""#, #""""#, "null"])
  func ids(_ id: String) throws {
    let folder = try TemporaryFolder(["a.json": Self.small])
    let lines = [#"{"id": \#(id), "path": "a.json", "output": "a.png"}"#, #"{"path": 1, "id": \#(id)}"#]
    let run = try uirender(["serve"], in: folder.url, input: Data(lines.joined(separator: "\n").utf8))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.hasPrefix(#"{"id":\#(id),"ok":"#) })
  }

  @Test("a request that takes too long is told by its path, or by its id")
  func timeout() throws {
    let folder = try TemporaryFolder(["slow.json": Scenes.slow])
    let answers = try Self.answers(
      [
        #"{"id": 1, "path": "slow.json"}"#, #"{"id": "two", "scene": \#(Scenes.slow)}"#, #"{"scene": \#(Scenes.slow)}"#,
      ],
      "--timeout", "0.3", "-j", "3", in: folder)
    let files = answers.map { ($0["diagnostics"] as? [[String: Any]])?.first?["file"] as? String }
    #expect(files == ["slow.json", "request \"two\"", "request"])
    #expect(answers.allSatisfy { $0["exitCode"] as? Int == 3 })
  }

  @Test("answers come in the order of the requests, or as they are done", arguments: [true, false])
  func order(_ isOrdered: Bool) throws {
    let folder = try TemporaryFolder(["slow.json": Scenes.slow, "a.json": Self.small])
    let lines = [#"{"id": 0, "path": "slow.json"}"#] + (1...6).map { #"{"id": \#($0), "path": "a.json"}"# }
    let options = ["--timeout", "5", "-j", "2"] + (isOrdered ? [] : ["--unordered"])
    let run = try uirender(["serve"] + options, in: folder.url, input: Data(lines.joined(separator: "\n").utf8))
    let ids = run.text.split(separator: "\n").map { $0.prefix(7) }
    let inOrder = (0...6).map { "{\"id\":\($0)".prefix(7) }
    #expect(run.status == 0)
    #expect(ids == (isOrdered ? inOrder : Array(inOrder.dropFirst() + inOrder.prefix(1))))
    #expect(run.text.contains("not done after 5 seconds (--timeout)"))
  }

  @Test("limits hold for each request, and so does the scene's folder")
  func limits() throws {
    let folder = try TemporaryFolder(["a.json": Self.small])
    let image = #"{"root": {"type": "imageView", "image": "/etc/hostname"}}"#
    let answers = try Self.answers(
      [
        #"{"id": 1, "path": "a.json", "scale": 3}"#, #"{"id": 2, "path": "a.json"}"#,
        #"{"id": 3, "scene": \#(image)}"#, "{\"id\": 4, \"scene\": \"" + String(repeating: "x", count: 5000) + "\"}",
        #"{"id": 5, "path": "a.json"}"#,
      ], "--limit", "pixels=3200", "--limit", "file-bytes=4000", in: folder)
    #expect(answers.map { $0["exitCode"] as? Int } == [2, 0, 2, 2, 0])
  }

  @Test("each answer comes when it is due, though the input goes on")
  func flushing() throws {
    let folder = try TemporaryFolder(["a.json": Self.small])
    let run = try shell(
      """
      mkfifo in out; "$0" serve < in > out &
      exec 3> in 4< out; echo '{"id": 1, "path": "a.json"}' >&3; read -r one <&4
      echo '{"id": 2, "path": "a.json"}' >&3; read -r two <&4; exec 3>&-; wait $!; echo "$? ${one%%,*} ${two%%,*}"
      """, in: folder)
    #expect(run.text == "0 {\"id\":1 {\"id\":2\n")
  }

  @Test("a picture for a pipe that nobody reads is lost, and the next one is not")
  func pipeWithoutReader() throws {
    let folder = try TemporaryFolder(["a.json": Self.small])
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let answers = try Self.answers(
      [#"{"path": "a.json", "output": "pipe"}"#, #"{"path": "a.json", "output": "a.png"}"#], "--timeout", "5",
      in: folder)
    #expect(answers.map { $0["exitCode"] as? Int } == [3, 0])
    let words = (answers.first?["diagnostics"] as? [[String: Any]])?.first?["message"] as? String
    #expect(words == "nobody reads the pipe")
  }

  @Test("a reader of answers that has gone ends it with 3")
  func closedPipe() throws {
    let folder = try TemporaryFolder(["a.json": Self.small])
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try uirender(
      ["serve"], in: folder.url, input: Data("{\"path\": \"a.json\"}\n".utf8), output: pipe.fileHandleForWriting)
    #expect(run.status == 3)
    #expect(run.errors == "standard output: error: the reader has closed the pipe\n")
  }

  @Test(
    "the client in the examples gets its pictures",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/python3")))
  func client() throws {
    let folder = try TemporaryFolder()
    let client = Run.package.appendingPathComponent("Examples/serve-client.py").path
    let run = try uirender(
      [client, Run.executable.path, Run.package.appendingPathComponent("Examples/label.json").path], in: folder.url,
      executable: URL(fileURLWithPath: "/usr/bin/python3"))
    #expect(run.status == 0)
    #expect(folder.files == ["label-1x.png", "label-2x.png", "label-3x.png"])
  }
}

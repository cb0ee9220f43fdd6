import Foundation
import Testing

@Suite("When something is wrong") struct FailureTests {
  @Test("a file that is not there, is empty or is a folder is no scene")
  func noScene() throws {
    let folder = try TemporaryFolder(["empty.json": "", "folder/x": ""])
    let missing = try uirender("missing.json", "-o", "a.png", in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors == "missing.json: error: no such file\n")
    let empty = try uirender("empty.json", "-o", "a.png", in: folder)
    #expect(empty.status == 2)
    #expect(empty.errors == "empty.json:1:1: error: the scene is empty\n")
    let directory = try uirender("folder", "-o", "a.png", in: folder)
    #expect(directory.status == 2)
    #expect(directory.errors == "folder: error: is a folder\n")
    #expect(folder.files == ["empty.json", "folder/x"])
  }

  @Test("a scene that never ends is refused")
  func endlessScene() throws {
    let run = try uirender("/dev/zero", "-o", "a.png", in: TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.errors.contains("/dev/zero: error: "))
  }

  @Test("a full disk ends with 3 and leaves nothing", arguments: [["-o", "/dev/full"], ["-o", "-"]])
  func fullDisk(_ output: [String]) throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try uirender(["a.json"] + output, in: folder.url, output: full)
    #expect(run.status == 3)
    #expect(run.errors.hasSuffix(": error: no space left on the device\n"))
    #expect(folder.files == ["a.json"])
  }

  @Test(
    "a full disk is noticed by whatever is printed", arguments: [["--help"], ["--version"], ["schema"], ["manual"]])
  func fullDiskWhenPrinting(_ arguments: [String]) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try uirender(arguments, in: Run.package, output: full)
    #expect(run.status == 3)
    #expect(run.errors == "standard output: error: no space left on the device\n")
  }

  @Test(
    "a reader that has gone is an error, not a crash", arguments: [["schema"], ["-", "-o", "-"], ["layout", "-"]])
  func closedPipe(_ arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try uirender(
      arguments, in: Run.package, input: Data(Scenes.white.utf8), output: pipe.fileHandleForWriting)
    #expect(run.status == 3)
    #expect(run.errors == "standard output: error: the reader has closed the pipe\n")
  }

  @Test("a reader that takes only the beginning of a long text is an error, whatever is printed")
  func head() throws {
    let run = try shell(#"{ "$0" schema; echo $? >&2; } | head -c 10"#, in: TemporaryFolder())
    #expect(run.output.count == 10)
    #expect(run.errors == "standard output: error: the reader has closed the pipe\n3\n")
  }

  @Test(
    "what --allow-path names has to be a folder that is there",
    arguments: [
      ("there", "thare", "there"), ("a/b", "a/c", "a/b"), ("a/b/", "aa/b/", "a/b"), ("a/b", "a/b/anything", nil),
      ("there", "something/else", nil), ("there", "a.json", nil),
    ])
  func allowedPath(_ existing: String, _ given: String, _ nearest: String?) throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    try FileManager.default.createDirectory(atPath: folder.path(existing), withIntermediateDirectories: true)
    let run = try uirender("a.json", "-o", "a.png", "--allow-path", given, in: folder)
    let hint = nearest.map { " (did you mean \"\($0)\"?)" } ?? ""
    #expect(run.status == 2)
    #expect(run.errors == "uirender: error: --allow-path: there is no folder \(given)\(hint)\n")
    #expect(folder.files == ["a.json"])
    #expect(try uirender("a.json", "-o", "a.png", "--allow-path", existing, in: folder).status == 0)
  }

  @Test("a folder that does not exist, or is a file, is a wrong argument", arguments: ["no/a.png", "a.json/b.png"])
  func noFolder(_ out: String) throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let run = try uirender("a.json", "-o", out, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(folder.files == ["a.json"])
  }

  @Test("several scenes cannot go into a file, or into a folder below one", arguments: ["a.json", "a.json/out"])
  func fileAsFolder(_ out: String) throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "b.json": Scenes.white])
    let run = try uirender("a.json", "b.json", "-o", out, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(folder.files == ["a.json", "b.json"])
  }

  @Test("a folder that takes no files is reported")
  func unwritableFolder() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let run = try uirender("a.json", "-o", "/proc/a.png", in: folder)
    #expect(run.status == 2 || run.status == 3)
    #expect(run.errors.hasPrefix("/proc/a.png: error: "))
    #expect(folder.files == ["a.json"])
  }

  @Test("a folder that the user may not write to is the machine's fault", .enabled(if: getuid() != 0))
  func forbiddenFolder() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "closed/x": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path("closed"))
    let run = try uirender("a.json", "-o", "closed/a.png", in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("closed"))
    #expect(run.status == 3)
    #expect(run.errors == "closed/a.png: error: permission denied\n")
  }

  @Test("a mistake leaves the picture of before as it was")
  func oldPictureStays() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.misspelt, "a.png": "old"])
    #expect(try uirender("a.json", "-o", "a.png", in: folder).status == 2)
    #expect(String(decoding: try folder.read("a.png"), as: UTF8.self) == "old")
  }

  @Test("the worst of several problems decides the exit code")
  func worstWins() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "bad.json": Scenes.misspelt])
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try uirender(["layout", "bad.json", "a.json"], in: folder.url, output: full)
    #expect(run.status == 3)
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test("a scene with more values than anybody writes is refused in bounded memory")
  func manyValues() throws {
    let folder = try TemporaryFolder([
      "a.json": "[" + String(repeating: "0,", count: 2_000_000) + "0]"
    ])
    let run = try uirender("a.json", "-o", "a.png", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("a scene that is nested as deep as is allowed is drawn")
  func deepScene() throws {
    let depth = 200
    let scene =
      #"{"root": "# + String(repeating: #"{"subviews": ["#, count: depth) + "{}" + String(repeating: "]}", count: depth)
      + "}"
    let folder = try TemporaryFolder(["a.json": scene])
    let run = try uirender("a.json", "-o", "a.png", in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}

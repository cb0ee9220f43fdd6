import Foundation
import Testing

@Suite("When the machine fails") struct FaultTests {
  /// So many white scenes.
  private static func folder(count: Int = 40, _ more: [String: String] = [:]) throws -> TemporaryFolder {
    let scenes = (0..<count).map { ("s/\(100 + $0).json", Scenes.white) }
    return try TemporaryFolder(more.merging(scenes) { $1 })
  }

  /// Whether all pictures in a folder are whole, and nothing else is there.
  private static func areWhole(_ folder: TemporaryFolder, below part: String) throws -> Bool {
    try folder.files.filter { $0.hasPrefix(part) }.allSatisfy { try folder.read($0).pictureSize == [640, 1136] }
  }

  @Test("SIGINT and SIGTERM end with that signal, and what was written stays", arguments: ["INT", "TERM"])
  func signals(_ signal: String) throws {
    let folder = try Self.folder(["slow.json": Scenes.slow])
    let run = try shell(
      """
      "$0" s/*.json slow.json -o out/ -j 2 2> errors & process=$!
      while [ ! -e out/110.png ]; do sleep 0.02; done
      kill -\(signal) $process; wait $process; echo $?; sleep 0.1; pgrep -P $process; ls -A out | grep -v png
      """, in: folder)
    // The shell starts what runs beside it with SIGINT held back; the command lets it in again.
    #expect(run.text == (signal == "INT" ? "130\n" : "143\n"))
    #expect(try folder.read("errors").isEmpty)
    #expect(folder.files.contains("out/100.png") && folder.files.contains("out/110.png"))
    #expect(try Self.areWhole(folder, below: "out/"))
  }

  @Test(
    "a signal or a kill while one scene is drawn ends with that signal and leaves nothing",
    arguments: [("TERM", 143), ("HUP", 129), ("KILL", 137)])
  func single(_ signal: String, _ status: Int) throws {
    let folder = try TemporaryFolder(["slow.json": Scenes.slow, "out.png": "old"])
    // What was read from a pipe is being drawn.
    let run = try shell(
      """
      mkfifo pipe; "$0" pipe -o out.png & process=$!; cat slow.json > pipe; rm pipe
      kill -0 $process && sleep 0.2; kill -\(signal) $process; wait $process; echo $?
      """, in: folder)
    #expect(run.text == "\(status)\n")
    #expect(folder.files == ["out.png", "slow.json"])
    #expect(String(decoding: try folder.read("out.png"), as: UTF8.self) == "old")
  }

  @Test("kills at any moment never leave a partial picture")
  func kills() throws {
    let folder = try Self.folder(count: 8)
    for count in 0..<8 {
      let run = try shell(
        """
        rm -rf out; "$0" s/*.json -o out/ & process=$!
        while [ $(ls out 2> /dev/null | grep -c png) -lt \(count) ]; do sleep 0.005; done
        kill -KILL $process; wait $process
        """, in: folder)
      let pictures = folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") }
      #expect(pictures.count >= count && (run.status == 137 || pictures.count == 8))
      #expect(try pictures.allSatisfy { try folder.read($0).pictureSize == [640, 1136] })
    }
  }

  @Test("an output folder that is removed is reported for each picture, and made by nobody")
  func removedFolder() throws {
    let folder = try Self.folder(["slow.json": Scenes.slow])
    let run = try shell(
      """
      "$0" s/100.json slow.json s/101.json -o out/ -j 1 --timeout 3 & process=$!
      while [ ! -e out/100.png ]; do sleep 0.02; done; rm -r out; wait $process
      """, in: folder)
    #expect(run.status == 3)
    #expect(run.errors.hasSuffix("out/101.png: error: no such folder\n"))
    #expect(!folder.files.contains { $0.hasPrefix("out") })
  }

  @Test("the folder of a single picture that is removed while it is drawn is the machine's fault, too")
  func removedFolderOfOne() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "out/x": ""])
    // The scene is a pipe: the folder goes after the arguments were checked, and before there is a scene.
    let run = try shell(
      """
      mkfifo pipe; "$0" pipe -o out/a.png & process=$!; exec 3> pipe; rm -r out; cat a.json >&3; exec 3>&-; wait $process
      """, in: folder)
    #expect(run.status == 3)
    #expect(run.errors == "out/a.png: error: no such folder\n")
    #expect(!folder.files.contains { $0.hasPrefix("out") })
  }

  @Test("where only some processes can be started, the scenes wait for those")
  func fewFiles() throws {
    let folder = try Self.folder(count: 8)
    var statuses: Set<Int32> = []
    for files in 4...16 {
      let run = try shell(#"ulimit -n \#(files) && exec "$0" s/*.json -o out/ -j 4"#, in: folder)
      statuses.insert(run.status)
      if run.status == 0 {
        #expect(run.errors.isEmpty && folder.files.count { $0.hasPrefix("out/") } == 8)
        try FileManager.default.removeItem(atPath: folder.path("out"))
      } else {
        // 127: the loader of the system cannot open the libraries.
        #expect(run.status == 3 || run.status == 127)
        if run.status == 3 {
          let line = "error: no process could be started: too many files are open\n"
          #expect(run.errors == (100..<108).map { "s/\($0).json: \(line)" }.joined())
        }
        #expect(!folder.files.contains { $0.hasPrefix("out/") })
      }
    }
    #expect(statuses.isSuperset(of: [0, 3]))
  }

  @Test("a full disk keeps what was written, whole, and ends with 3", .enabled(if: getuid() == 0))
  func fullDisk() throws {
    let folder = try Self.folder()
    let run = try shell(
      """
      mkdir disk && mount -t tmpfs -o size=64k tmpfs disk || exit 77
      "$0" s/*.json -o disk/out/; status=$?; mkdir kept; cp -a disk/. kept/; umount disk; rmdir disk; exit $status
      """, in: folder)
    guard run.status != 77 else { return }
    #expect(run.status == 3)
    #expect(run.errors.contains(": error: no space left on the device\n"))
    #expect(folder.files.contains("kept/out/100.png"))
    #expect(try Self.areWhole(folder, below: "kept/"))
  }

  @Test("a file system that takes no changes is the machine's fault", .enabled(if: getuid() == 0))
  func readOnly() throws {
    let folder = try Self.folder(count: 2)
    let run = try shell(
      """
      mkdir disk && mount -t tmpfs -o ro tmpfs disk || exit 77
      "$0" s/*.json -o disk/; status=$?; "$0" s/*.json -o disk/new/; other=$?
      umount disk; rmdir disk; [ $status = $other ] && exit $status
      """, in: folder)
    guard run.status != 77 else { return }
    #expect(run.status == 3)
    #expect(
      run.errors == """
        disk/100.png: error: the file system is read-only
        disk/101.png: error: the file system is read-only
        disk/new/: error: the file system is read-only

        """)
  }

  @Test("a reader that takes only the beginning is an error, and the last")
  func head() throws {
    let folder = try Self.folder()
    let run = try shell(#"{ "$0" layout s/*.json; echo $? >&2; } | head -c 10"#, in: folder)
    #expect(run.output.count == 10)
    #expect(run.errors == "3\n" || run.errors == "standard output: error: the reader has closed the pipe\n3\n")
    let closed = try shell(#""$0" s/100.json -o - >&-"#, in: folder)
    #expect(closed.status == 3)
    #expect(closed.errors.hasPrefix("standard output: error: "))
  }

  @Test(
    "where memory is limited there is the picture as it should be, or a message and 3",
    arguments: [50, 80, 100, 120, 150, 200, 300, 500])
  func memory(_ megabytes: Int) throws {
    let label = #"{ "type": "label", "text": "Hello नमस्ते 你好 שלום 😀", "frame": [0, 20, 900, 30] }"#
    let scene = #"{ "device": { "size": [1000, 1000], "scale": 3 }, "root": { "subviews": [\#(label)] } }"#
    let folder = try TemporaryFolder(["a.json": scene])
    #expect(try uirender("a.json", "-o", "wanted.png", in: folder).status == 0)
    let run = try shell(
      #"ulimit -v \#(megabytes * 1024) && exec "$0" a.json -o a.png --timeout 20"#, in: folder)
    if run.status == 0 {
      #expect(try folder.read("a.png") == folder.read("wanted.png"))
    } else {
      // With less, the loader cannot even start the command.
      #expect(run.status == 3 || (run.status == 127 && megabytes < 100))
      #expect(!run.errors.isEmpty)
      #expect(folder.files == ["a.json", "wanted.png"])
    }
  }
}

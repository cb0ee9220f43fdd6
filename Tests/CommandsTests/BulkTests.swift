import Foundation
import Testing

@Suite("Many scenes at once") struct BulkTests {
  /// Scenes that differ, every fifth of which is broken, and every seventh of which is drawn with a warning.
  private static func folder(count: Int) throws -> TemporaryFolder {
    var files: [String: String] = [:]
    for index in 0..<count {
      let scene =
        index % 5 == 4
        ? Scenes.misspelt
        : index % 7 == 6
          ? Scenes.withUnknownCharacter
          : #"{"device": {"size": [40, 20]}, "root": {"type": "label", "text": "\#(index)", "frame": [0, 0, 40, 20]}}"#
      files["\(1000 + index).json"] = scene
    }
    return try TemporaryFolder(files)
  }

  @Test("messages and pictures do not depend on the number of processes")
  func order() throws {
    let folder = try Self.folder(count: 24)
    let names = folder.files
    var answers: Set<String> = []
    var pictures: [[Data?]] = []
    for jobs in ["1", "2", "8"] {
      let run = try uirender(names + ["-o", "out\(jobs)/", "-j", jobs], in: folder.url)
      #expect(run.status == 2)
      answers.insert(run.errors)
      pictures.append(names.map { try? folder.read("out\(jobs)/\($0.dropLast(5)).png") })
    }
    #expect(answers.count == 1)
    let places = (answers.first ?? "").split(separator: "\n").map { $0.prefix(4) }
    #expect(places == places.sorted() && places.count > 4)
    #expect(pictures[0].contains { $0 != nil } && pictures[0].contains { $0 == nil })
    #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
  }

  @Test("several texts on standard output stand in the order of the scenes, each below its name")
  func joined() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "b.json": Scenes.white, "c.json": Scenes.white])
    let run = try uirender("layout", "c.json", "a.json", "b.json", "-j", "3", in: folder)
    let names = run.text.split(separator: "\n").filter { $0.hasSuffix(".json:") }
    #expect(names == ["c.json:", "a.json:", "b.json:"])
  }

  @Test("memory grows with the processes, not with the scenes")
  func memory() throws {
    let scene = #"{"device": {"size": [300, 300]}, "root": {"type": "label", "text": "x", "frame": [0, 0, 40, 20]}}"#
    let folder = try TemporaryFolder(["a.json": scene])
    // The peak of the process and its children, in KB, for so many scenes.
    func peak(_ count: Int) throws -> Int {
      let run = try shell(
        """
        mkdir s; for i in $(seq \(count)); do cp a.json s/$i.json; done
        "$0" s/*.json -o o/ -j 1 & process=$!
        greatest=0
        while kill -0 $process 2>/dev/null; do
          for p in $process $(cat /proc/$process/task/$process/children 2>/dev/null); do
            size=$(awk '/VmHWM/ { print $2 }' /proc/$p/status 2>/dev/null); [ "${size:-0}" -gt $greatest ] && greatest=$size
          done
          sleep 0.02
        done
        wait $process && echo $greatest && ls o | wc -l; rm -r s o
        """, in: folder)
      let lines = run.text.split(separator: "\n").compactMap { Int($0) }
      #expect(lines.count == 2 && lines.last == count)
      return lines.first ?? 0
    }
    // A debug build draws a few dozen in a second; a thousand were measured by hand.
    let few = try peak(20), many = try peak(200)
    #expect(few > 0 && many < few + 10_000, "\(few) KB for 20 scenes, \(many) KB for 200")
  }

  @Test("a process that is killed costs its own scene and no other")
  func killedWorker() throws {
    let folder = try TemporaryFolder(["slow.json": Scenes.slow, "a.json": Scenes.white, "b.json": Scenes.white])
    let run = try shell(
      """
      "$0" a.json slow.json b.json -o out/ -j 1 & process=$!
      while [ ! -e out/a.png ]; do sleep 0.02; done
      sleep 0.5; kill -KILL $(cat /proc/$process/task/$process/children); wait $process
      """, in: folder)
    #expect(run.status == 3)
    #expect(run.errors == "slow.json: error: the process that worked on it was ended by signal 9 (SIGKILL)\n")
    #expect(folder.files == ["a.json", "b.json", "out/a.png", "out/b.png", "slow.json"])
  }

  @Test("processes end with the one that has started them")
  func killedParent() throws {
    let folder = try TemporaryFolder(["slow.json": Scenes.white, "a.json": Scenes.white])
    let run = try shell(
      """
      mkfifo pipe; "$0" serve < pipe > out.txt & process=$!
      exec 3> pipe; echo '{"path": "a.json", "output": "a.png"}' >&3
      while [ ! -e a.png ]; do sleep 0.02; done
      workers=$(cat /proc/$process/task/$process/children); kill -KILL $process
      for w in $workers; do
        tries=0; while grep -qs '^State:.[^Z]' /proc/$w/status && [ $tries -lt 200 ]; do sleep 0.1; tries=$((tries + 1)); done
        [ $tries -lt 200 ] || echo "$w lives"
      done
      echo "asked ${workers:+some}"
      """, in: folder)
    #expect(run.text == "asked some\n")
  }
}

@Suite("Time") struct TimeoutTests {
  @Test("a pipe without a writer is waited for no longer than that")
  func pipe() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let run = try shell("mkfifo in.json; \"$0\" in.json -o x.png --timeout 1", in: folder)
    #expect(run.status == 3 && run.errors.hasPrefix("in.json: error: "))
  }

  @Test("a pipe that nobody reads is waited for no longer than that either, and its scene only is lost")
  func pipeWithoutReader() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "b.json": Scenes.white])
    let single = try shell("mkfifo x.png; \"$0\" a.json -o x.png --timeout 5", in: folder)
    #expect(single.status == 3 && single.errors == "x.png: error: nobody reads the pipe\n")
    let several = try shell("mkdir out; mkfifo out/a.png; \"$0\" a.json b.json -o out/ --timeout 5", in: folder)
    #expect(several.status == 3 && several.errors == "out/a.png: error: nobody reads the pipe\n")
    #expect(try folder.read("out/b.png").pictureSize != nil)
  }

  @Test(
    "who waits for a reader can be interrupted, whether there is none or it does not read",
    arguments: [
      "mkdir out; mkfifo out/a.png; \"$0\" a.json b.json -o out/ --timeout 0 & sleep 0.5",
      "mkfifo pipe; exec 3<> pipe; \"$0\" layout many*.json --timeout 0 >&3 & sleep 2",
      "mkfifo pipe; exec 3<> pipe; \"$0\" bad.json bad2.json -o . --timeout 0 2>&3 & sleep 2",
    ])
  func interruptedWait(_ command: String) throws {
    let label = #"{ "type": "label", "frame": [0, 0, 20, 20], "text": "x" }"#
    let many = #"{ "root": { "subviews": [\#(Array(repeating: label, count: 900).joined(separator: ", "))] } }"#
    let bad = many.replacingOccurrences(of: "label", with: "lebal")
    let folder = try TemporaryFolder([
      "a.json": Scenes.white, "b.json": Scenes.white, "many.json": many, "many2.json": many, "bad.json": bad,
      "bad2.json": bad,
    ])
    let run = try shell("\(command); kill -TERM $!; wait $!; echo $?", in: folder)
    #expect(run.text == "143\n")
  }

  @Test("what is done while a reader takes its time is not late")
  func slowReader() throws {
    let label = #"{ "type": "label", "frame": [0, 0, 20, 20], "text": "x" }"#
    let scene = #"{ "root": { "subviews": [\#(Array(repeating: label, count: 200).joined(separator: ", "))] } }"#
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<12).map { ("\($0).json", scene) }))
    let run = try shell("(\"$0\" layout *.json -j 2 --timeout 5; echo $? >&2) | (sleep 7; wc -c)", in: folder)
    #expect(run.errors == "0\n")
    // Else the pipe would have held all of it.
    #expect(try #require(Int(run.text.dropLast())) > 1 << 17)
  }

  @Test("a scene that takes too long ends with 3 and leaves nothing", arguments: ["-o", "layout"])
  func single(_ command: String) throws {
    let folder = try TemporaryFolder(["slow.json": Scenes.slow])
    let arguments = command == "-o" ? ["slow.json", "-o", "a.png"] : ["sheet", "slow.json", "-o", "a.png"]
    let run = try uirender(arguments + ["--timeout", "0.3"], in: folder.url)
    #expect(run.status == 3)
    #expect(run.errors == "slow.json: error: not done after 0.3 seconds (--timeout)\n")
    #expect(folder.files == ["slow.json"])
  }

  @Test("other scenes are drawn although one takes too long")
  func several() throws {
    let folder = try TemporaryFolder(["slow.json": Scenes.slow, "a.json": Scenes.white, "b.json": Scenes.white])
    let run = try uirender("a.json", "slow.json", "b.json", "-o", "out/", "--timeout", "5", "-j", "1", in: folder)
    #expect(run.status == 3)
    #expect(run.errors == "slow.json: error: not done after 5 seconds (--timeout)\n")
    #expect(folder.files == ["a.json", "b.json", "out/a.png", "out/b.png", "slow.json"])
  }

  @Test("a test that takes too long is broken, and the others are tested")
  func test() throws {
    let folder = try TemporaryFolder(["slow.json": Scenes.slow, "a.json": Scenes.white])
    let run = try uirender("test", "--record", "all", "--timeout", "5", in: folder)
    #expect(run.status == 3)
    #expect(run.text.contains("not done after 5 seconds"))
    #expect(folder.files.contains("golden/a.png"))
  }

  @Test("no time at all is as much as a scene likes")
  func none() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    #expect(try uirender("a.json", "-o", "a.png", "--timeout", "0", in: folder).status == 0)
  }

  @Test("whoever types one of several scenes is waited for longer than a scene may take")
  func typing() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "b.json": Scenes.white])
    let run = try shell(
      #"(sleep 6; cat b.json) | exec "$0" a.json - -o out/ --timeout 5 -j 2"#, in: folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(folder.files == ["a.json", "b.json", "out/a.png", "out/stdin.png"])
  }
}

import Foundation
import Pixels
import Testing

@Suite("uirender test with bad input") struct BadGoldenTests {
  @Test(
    "a golden that is no picture, or a broken one, is told as such and kept as it is",
    arguments: [
      ("", "the file is empty"), ("hello", "not a PNG file"), ("GIF89a", "not a PNG file; it looks like a GIF picture"),
      ("\u{89}PNG", "not a PNG file"),
      (
        "version https://git-lfs.github.com/spec/v1\n",
        "not a picture but a Git LFS pointer; fetch the picture with `git lfs pull`"
      ),
    ])
  func unreadable(_ contents: String, _ reason: String) throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(contents.utf8), "golden/s/a.png")
    let run = try golden(["s"], in: folder)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("DIFFERENT s/a\n  golden picture: \(reason)\n"))
    #expect(try folder.read("golden/s/a.png") == Data(contents.utf8))
    #expect(folder.files.contains("golden-failures/s/a.actual.png"))
  }

  @Test("a golden that is cut off anywhere is told as cut off")
  func truncated() throws {
    let folder = try GoldenScenes.recorded()
    let whole = try folder.read("golden/s/a.png")
    for count in [20, 60, whole.count - 1] {
      try folder.write(whole.prefix(count), "golden/s/a.png")
      let run = try golden(["s/a.json"], in: folder)
      #expect(run.status == 1)
      #expect(run.text.contains("golden picture: the PNG file is cut off"))
    }
  }

  @Test("a golden of another size fails whatever is allowed, and the picture shows both")
  func otherSize() throws {
    let folder = try GoldenScenes.recorded()
    try folder.write(Data(Bitmap(width: 70, height: 20, color: 0xFFFF_FFFF).png(scale: 1)), "golden/s/a.png")
    let run = try golden(["s/a.json", "--tolerance", "100", "--max-share", "1"], in: folder)
    #expect(run.status == 1)
    #expect(run.text.contains("60 x 30 pixels in place of 70 x 20"))
    #expect(try folder.read("golden-failures/s/a.diff.png").pictureSize == [70, 30])
  }

  @Test("a golden of another colour type with the same pixels is the same")
  func otherType() throws {
    let scene =
      #"{"device": {"size": [10, 10], "scale": 1}, "statusBar": {"isHidden": true}, "root": {"type": "view"}}"#
    let folder = try TemporaryFolder(["a.json": scene])
    // One grey sample a pixel, all white, in stored blocks.
    try folder.write(Data(greyPNG(side: 10)), "golden/a.png")
    #expect(try golden(["a.json"], in: folder).text == "1 picture: 1 passed\n")
  }

  @Test("two scenes with one golden are refused before anything is drawn, also if only case tells them apart")
  func sameName() throws {
    for (first, second) in [("s/a.json", "s/a.jsonc"), ("s/B.json", "s/b.json")] {
      let folder = try TemporaryFolder([first: Scenes.white, second: Scenes.white])
      let run = try golden(["s"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("\(first) and \(second) have one golden"))
      #expect(run.output.isEmpty)
    }
  }

  @Test("a place where nothing can be written is told, and the others are tested")
  func unwritable() throws {
    let folder = try TemporaryFolder([
      "s/a.json": GoldenScenes.text("One"), "s/b/c.json": GoldenScenes.text("Two"), "golden/s/b": "a file",
    ])
    let run = try golden(["s", "--record", "missing"], in: folder)
    #expect(run.status == 2)
    #expect(run.text.contains("BROKEN s/b/c\n  golden/s/b/c.png: a part of the path is not a folder\n"))
    #expect(run.text.contains("recorded s/a: golden/s/a.png\n"))
  }

  @Test("scenes that are not there, are none or are elsewhere are refused")
  func scenes() throws {
    let folder = try TemporaryFolder(["empty/readme.md": "", "a.json": Scenes.white])
    #expect(try golden(["none.json"], in: folder).errors == "none.json: error: no such file\n")
    #expect(try golden(["empty"], in: folder).errors.contains("there are no scenes"))
    #expect(try golden(["../a.json"], in: folder).status == 2)
    // Named twice, by whatever way, a scene is tested once.
    let run = try golden(["a.json", "./a.json", "."], in: folder)
    #expect(run.text.hasSuffix("1 picture: 0 passed, 1 without a golden\n"))
  }

  @Test("goldens of another environment are told first when pictures differ")
  func environmentDiffers() throws {
    let folder = try GoldenScenes.recorded()
    let here = String(decoding: try folder.read("golden/ENVIRONMENT"), as: UTF8.self)
    #expect(here.hasPrefix("cairo "))
    try folder.write(Data(here.replacingOccurrences(of: "cairo 1.", with: "cairo 0.").utf8), "golden/ENVIRONMENT")
    #expect(try golden(["s"], in: folder).text == "2 pictures: 2 passed\n")
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    let run = try golden(["s"], in: folder)
    #expect(run.text.hasPrefix("note: the goldens were made in another environment"))
    #expect(run.text.contains("\n  cairo: 0."))
    #expect(run.text.contains(" there, 1."))
    // On GitHub it is the first that is said.
    let commands = try golden(["s"], in: folder, environment: ["GITHUB_ACTIONS": "true"]).text
    #expect(
      commands.split(separator: "\n").first { $0.hasPrefix("::") }?.hasPrefix(
        "::warning title=uirender::the goldens were made") == true)
    // A picture more from here makes the folder a mixed one.
    try folder.write(Data(GoldenScenes.text("New").utf8), "s/new.json")
    let mixed = try golden(["s/new.json", "--record", "missing"], in: folder)
    #expect(mixed.text.hasPrefix("note: 1 golden was recorded here, but the others in another environment"))
    #expect(String(decoding: try folder.read("golden/ENVIRONMENT"), as: UTF8.self).hasPrefix("cairo 0."))
    // Who records all anew ends that.
    _ = try golden(["s", "--record", "all"], in: folder)
    #expect(String(decoding: try folder.read("golden/ENVIRONMENT"), as: UTF8.self) == here)
  }

  @Test("fonts that are pinned only here are no cause")
  func moreFonts() throws {
    let folder = try GoldenScenes.recorded()
    let here = String(decoding: try folder.read("golden/ENVIRONMENT"), as: UTF8.self)
    let lines = here.split(separator: "\n").filter { !$0.hasPrefix("NotoSans") }
    try folder.write(Data((lines.joined(separator: "\n") + "\n").utf8), "golden/ENVIRONMENT")
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    #expect(try golden(["s"], in: folder).text.hasPrefix("DIFFERENT s/a\n"))
    try folder.write(Data((here + "Lost.otf 12 abc\n").utf8), "golden/ENVIRONMENT")
    #expect(try golden(["s"], in: folder).text.contains("\n  Lost.otf: there only\n"))
  }

  @Test(
    "an interrupted run leaves whole goldens only, says how far it came, and ends by the signal",
    arguments: [SIGINT, SIGTERM])
  func interrupted(_ signal: Int32) throws {
    var files: [String: String] = [:]
    for index in 0..<400 { files["s/scene\(index).json"] = GoldenScenes.text("T\(index)") }
    let folder = try TemporaryFolder(files)
    let line = """
      "$0" test s --record missing > out.txt 2>&1 & child=$!
      until [ -e golden/s/scene105.png ]; do sleep 0.01; done
      kill -\(signal) $child; wait $child
      """
    let run = try shell(line, in: folder)
    #expect(run.status == 128 + signal)
    let text = String(decoding: try folder.read("out.txt"), as: UTF8.self)
    #expect(text.contains("note: interrupted: "))
    let goldens = folder.files.filter { $0.hasPrefix("golden/") && $0 != "golden/ENVIRONMENT" }
    #expect(goldens.count < 400)
    for name in goldens {
      #expect(name.hasSuffix(".png"))
      #expect(throws: Never.self) { _ = try Bitmap(png: [UInt8](folder.read(name))) }
    }
    let rest = try golden(["s", "--record", "missing"], in: folder)
    #expect(rest.status == 0)
    #expect(rest.text.hasSuffix("400 pictures: \(goldens.count) passed, \(400 - goldens.count) recorded\n"))
  }

  private func greyPNG(side: UInt8) -> [UInt8] {
    let rows = (0..<side).flatMap { _ in [0] + [UInt8](repeating: 255, count: Int(side)) }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in rows {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let length = UInt16(rows.count)
    let stored: [UInt8] =
      [0x78, 1, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)] + rows
      + big(b << 16 | a)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(UInt32(side)) + big(UInt32(side)) + [8, 0, 0, 0, 0])
      + chunk("IDAT", stored) + chunk("IEND", [])
  }

  private func big(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }

  private func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + contents
    var crc = UInt32.max
    for byte in checked {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return big(UInt32(contents.count)) + checked + big(~crc)
  }
}

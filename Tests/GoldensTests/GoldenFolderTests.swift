import Foundation
import Goldens
import Pixels
import Testing

@Suite("Checking against goldens")
struct GoldenFolderTests {
  private let root: String
  private let cleaner: Cleaner
  private let picture = Bitmap(width: 3, height: 2, pixels: .init(repeating: 0xFF33_6699, count: 6))
  private var changed: Bitmap {
    var changed = picture
    changed.pixels[4] = 0xFF33_669A
    return changed
  }

  init() {
    root = NSTemporaryDirectory() + "goldens-tests-" + UUID().uuidString
    cleaner = Cleaner(path: root)
  }

  private func folder(_ mode: RecordMode = .never) -> GoldenFolder {
    GoldenFolder(path: root + "/golden", failures: root + "/failed", recordMode: mode)
  }

  private func check(
    _ picture: Bitmap, _ text: String? = nil, _ mode: RecordMode = .never, name: String = "a"
  ) throws -> Verdict {
    try folder(mode).check(name: name, picture: picture, scale: 2, text: text)
  }

  /// All files below the root, by their path from there.
  private var files: [String] {
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  private func bytes(_ path: String) throws -> [UInt8] { try readFile("\(root)/\(path)", limit: 1 << 20) }

  @Test("a golden that is missing is reported, and what was drawn is kept beside; nothing is recorded")
  func missing() throws {
    let verdict = try check(picture, "text")
    #expect(verdict == .missing([.picture, .text]))
    #expect(verdict.message == "no golden picture and text")
    #expect(files == ["failed/a.actual.png", "failed/a.actual.txt"])
    #expect(try Bitmap(png: bytes("failed/a.actual.png")) == picture)
    #expect(try bytes("failed/a.actual.txt") == Array("text".utf8))
  }

  @Test("a missing golden is recorded where that is asked", arguments: [.missing, .failed, .all] as [RecordMode])
  func recordedMissing(mode: RecordMode) throws {
    let verdict = try check(picture, "text", mode)
    #expect(verdict == .recorded([.picture, .text]))
    #expect(verdict.message == "recorded picture and text")
    #expect(files == ["golden/a.png", "golden/a.txt"])
    #expect(try bytes("golden/a.png") == picture.png(scale: 2, compression: .small))
    #expect(try check(picture, "text") == .same)
    #expect(try check(picture) == .same)
  }

  @Test("a name may lead into folders of the folder")
  func nested() throws {
    #expect(try check(picture, nil, .missing, name: "bars/dark/title") == .recorded([.picture]))
    _ = try check(changed, nil, .never, name: "bars/dark/title")
    #expect(
      files == [
        "failed/bars/dark/title.actual.png", "failed/bars/dark/title.diff.png", "failed/bars/dark/title.expected.png",
        "golden/bars/dark/title.png",
      ])
  }

  @Test("a name that leads out of the folder is refused", arguments: ["../a", "/a", "a//b", "", "a/..", "a\0b", "./a"])
  func escaping(name: String) throws {
    #expect(throws: GoldenFault(path: name, fault: .unusablePath)) { try check(picture, nil, .all, name: name) }
    #expect(files.isEmpty)
  }

  @Test("a picture that differs is reported with the count, and the three pictures are left")
  func different() throws {
    _ = try check(picture, "one", .missing)
    let verdict = try check(changed, "one")
    #expect(
      verdict.message
        == "picture: 1 of 6 pixels differs (16.67 %), in x 1..1 y 1..1, greatest difference 1 of 255")
    #expect(
      files == [
        "failed/a.actual.png", "failed/a.actual.txt", "failed/a.diff.png", "failed/a.expected.png", "golden/a.png",
        "golden/a.txt",
      ])
    #expect(try Bitmap(png: bytes("failed/a.actual.png")) == changed)
    #expect(try bytes("failed/a.expected.png") == bytes("golden/a.png"))
    #expect(try Bitmap(png: bytes("failed/a.diff.png")) == changed.differencePicture(to: picture))
  }

  @Test("a text that differs is reported with the first line that does")
  func differentText() throws {
    _ = try check(picture, "one\ntwo\n", .missing)
    let verdict = try check(picture, "one\n2\n")
    #expect(verdict.message == "text: line 2\n  expected: two\n  actual:   2")
    #expect(files == ["failed/a.actual.png", "failed/a.actual.txt", "golden/a.png", "golden/a.txt"])
  }

  @Test("a check that passes removes what an earlier one has left")
  func cleaned() throws {
    _ = try check(picture, "t", .missing)
    _ = try check(changed, "u")
    #expect(try check(picture, "t") == .same)
    #expect(files == ["golden/a.png", "golden/a.txt"])
  }

  @Test("a golden of the same pixels in other bytes is the same, and is not written anew")
  func otherEncoding() throws {
    try FileManager.default.createDirectory(atPath: root + "/golden", withIntermediateDirectories: true)
    try writeAtomically(picture.png(scale: 1), to: root + "/golden/a.png")
    for mode in RecordMode.allCases {
      #expect(try check(picture, nil, mode) == .same)
      #expect(try bytes("golden/a.png") == picture.png(scale: 1))
    }
  }

  @Test("the mode `missing` records what is missing and reports what differs")
  func missingMode() throws {
    _ = try check(picture, nil, .missing)
    let verdict = try check(changed, "text", .missing)
    #expect(verdict == .different([.picture(try #require(changed.difference(from: picture)))]))
    #expect(try Bitmap(png: bytes("golden/a.png")) == picture)
    #expect(try bytes("golden/a.txt") == Array("text".utf8))
  }

  @Test("a text that the golden lacks is missing, beside a picture that is the same")
  func missingText() throws {
    _ = try check(picture, nil, .missing)
    #expect(try check(picture, "text") == .missing([.text]))
    #expect(try check(changed, "text").message.hasSuffix("\nno golden text"))
  }

  @Test("the mode `failed` records what differs and leaves the pictures of the change")
  func failedMode() throws {
    _ = try check(picture, "one", .missing)
    #expect(try check(changed, "one", .failed) == .recorded([.picture]))
    #expect(try Bitmap(png: bytes("golden/a.png")) == changed)
    #expect(try Bitmap(png: bytes("failed/a.expected.png")) == picture)
    #expect(try check(changed, "one") == .same)
  }

  @Test("the mode `all` records what differs and leaves no pictures of it")
  func allMode() throws {
    _ = try check(picture, "one", .missing)
    #expect(try check(changed, "two", .all) == .recorded([.picture, .text]))
    #expect(files == ["golden/a.png", "golden/a.txt"])
  }

  @Test("a golden that is no picture is different, and can be recorded again")
  func unreadable() throws {
    _ = try check(picture, nil, .missing)
    try writeAtomically(Array(picture.png(scale: 1).dropLast(5)), to: root + "/golden/a.png")
    #expect(try check(picture) == .different([.unreadablePicture(.truncated(.png))]))
    #expect(try check(picture).message == "golden picture: the PNG file is cut off")
    #expect(try check(picture, nil, .failed) == .recorded([.picture]))
    #expect(try check(picture) == .same)
  }

  @Test("another size is a difference, shown on a canvas that holds both")
  func otherSize() throws {
    _ = try check(picture, nil, .missing)
    let wider = Bitmap(width: 4, height: 2, pixels: .init(repeating: 0xFF33_6699, count: 8))
    #expect(try check(wider).message.hasPrefix("picture: 4 x 2 pixels in place of 3 x 2, 2 of 8 pixels differ"))
    #expect(try Bitmap(png: bytes("failed/a.diff.png")).width == 4)
  }

  @Test("a file that cannot be read or written is a fault with its path")
  func faults() throws {
    try FileManager.default.createDirectory(atPath: root + "/golden/a.png", withIntermediateDirectories: true)
    let fault = #expect(throws: GoldenFault.self) { try check(picture) }
    #expect(fault?.message == "\(root)/golden/a.png: is a folder")
    try writeAtomically([], to: root + "/failed")
    #expect(throws: GoldenFault(path: root + "/failed/b.actual.png", fault: .notAFolder)) {
      try check(picture, name: "b")
    }
    // The verdict does not depend on it.
    let outcome = try folder().outcome(
      of: GoldenCheck(name: "b", picture: picture, scale: 1, text: nil))
    #expect(outcome.verdict == .missing([.picture]))
    #expect(outcome.unkept?.fault == .notAFolder)
  }
}

/// Removes a folder when the test that made it is over.
private final class Cleaner: Sendable {
  private let path: String

  init(path: String) {
    self.path = path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

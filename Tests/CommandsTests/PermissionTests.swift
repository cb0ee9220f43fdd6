import Foundation
import Testing

@Suite("Where rights are missing", .enabled(if: getuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0))
struct PermissionTests {
  /// Runs a line of shell as a user who is not root and owns the folder; the status is 77 if the user may not run the
  /// command.
  private static func asStranger(_ line: String, in folder: TemporaryFolder) throws -> Run {
    try shell(
      """
      chown -R 61237 . && exec setpriv --reuid 61237 --regid 61237 --clear-groups /bin/sh -c '[ -x "$0" ] || exit 77; \(line)' "$0"
      """, in: folder)
  }

  @Test(
    "a folder of goldens that may not be read is the machine's fault, and the others are compared",
    arguments: ["golden", "golden/s", "golden/s/sub"], ["000", "111", "444"])
  func goldens(_ closed: String, _ mode: String) throws {
    let folder = try TemporaryFolder(["s/a.json": Scenes.white, "s/sub/b.json": Scenes.white])
    #expect(try uirender("test", "s", "--record", "all", in: folder).status == 0)
    let run = try Self.asStranger(
      #"chmod \#(mode) \#(closed); "$0" test s --record never; s=$?; chmod 755 \#(closed); exit $s"#, in: folder)
    guard run.status != 77 else { return }
    #expect(run.status == 3)
    #expect((run.text + run.errors).contains(": permission denied\n"))
    #expect(!(run.text + run.errors).contains("no such"))
    #expect(run.text.contains("2 pictures: "))
    if closed == "golden/s/sub", mode != "111" { #expect(run.text.contains("1 passed")) }
  }

  private static let imageSet = #"{"images": [{"idiom": "universal", "filename": "tree.png", "scale": "2x"}]}"#

  @Test(
    "a scene, and what it names, that may not be read is the machine's fault",
    arguments: [
      "a.json", "logo.png", "font.otf", "rows.json", "images", "Media.xcassets", "Media.xcassets/Tree.imageset",
    ])
  func scenes(_ closed: String) throws {
    let folder = try TemporaryFolder([
      "a.json": """
      { "images": ["images"], "fonts": ["font.otf"], "root": { "subviews": [
        { "type": "imageView", "image": "logo" }, { "type": "imageView", "image": "Tree" },
        { "type": "tableView", "sections": [{ "rows": { "file": "rows.json", "bind": { "textLabel": "{}" } } }] } ] } }
      """, "rows.json": #"["one"]"#, "images/x.txt": "", "Media.xcassets/Contents.json": "{}",
      "Media.xcassets/Tree.imageset/Contents.json": Self.imageSet,
    ])
    let examples = Run.package.appendingPathComponent("Examples")
    try folder.write(Data(contentsOf: examples.appendingPathComponent("fonts/Sticks.ttf")), "font.otf")
    for picture in ["logo.png", "Media.xcassets/Tree.imageset/tree.png"] {
      #expect(try uirender("-", "-o", picture, in: folder, input: Data(Scenes.white.utf8)).status == 0)
    }
    #expect(try uirender("a.json", "-o", "wanted.png", in: folder).status == 0)
    let run = try Self.asStranger(
      #"chmod 000 \#(closed); "$0" a.json -o a.png; s=$?; chmod 755 \#(closed); exit $s"#, in: folder)
    guard run.status != 77 else { return }
    #expect(run.status == 3, "\(run.errors)")
    #expect(run.errors.hasSuffix("permission denied\n"))
    #expect(!folder.files.contains("a.png"))
  }

  @Test("a folder that takes no files is the machine's fault, and what was there stays")
  func output() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "out/a.png": "old"])
    let run = try Self.asStranger(
      #"chmod 555 out; "$0" a.json -o out/; s=$?; chmod 755 out; exit $s"#, in: folder)
    guard run.status != 77 else { return }
    #expect(run.status == 3)
    #expect(run.errors == "out/a.png: error: permission denied\n")
    #expect(folder.files == ["a.json", "out/a.png"])
    #expect(String(decoding: try folder.read("out/a.png"), as: UTF8.self) == "old")
  }
}

import Goldens
import Testing

@Suite("Names of goldens")
struct GoldenNameTests {
  private func name(_ path: String) throws(GoldenName.Fault) -> String {
    try GoldenName.make(scene: path, currentFolder: "/home/a")
  }

  @Test(
    "a name is the scene's path from the current folder without its ending",
    arguments: [
      ("a.json", "a"), ("./screens/./b.jsonc", "screens/b"), ("screens//b.v2.json", "screens/b.v2"),
      ("/home/a/c.json", "c"), ("ünï/é.json", "ünï/é"),
    ])
  func names(_ path: String, _ expected: String) throws {
    #expect(try name(path) == expected)
  }

  @Test(
    "a scene elsewhere, and a name that some disk would not keep, is refused",
    arguments: [
      "../a.json", "/home/b/a.json", "a/../b.json", "a:b.json", "a~b.json", "what?.json", "con.json", "x/NUL.b.json",
      "a .json/b .json", "tab\t.json", "a..json",
    ])
  func refused(_ path: String) {
    #expect(throws: GoldenName.Fault.self) { _ = try name(path) }
  }

  @Test("names that differ by case only are the same on many disks")
  func folded() {
    #expect(GoldenName.folded("Screens/A") == GoldenName.folded("screens/a"))
    #expect(GoldenName.variant("dark", of: "a/b") == "a/b~dark")
  }
}

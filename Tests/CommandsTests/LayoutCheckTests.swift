import Foundation
import Testing

@Suite("Warnings about constraints") struct LayoutCheckTests {
  private static let loose = """
    { "root": { "subviews": [
      { "type": "label", "id": "a", "text": "Hello", "constraints": ["top == topLayoutGuide.bottom"] } ] } }
    """
  private static let conflicting = """
    { "root": {
      "constraints": ["H:|-10-[a(100)]", "V:|[a(10)]", "a.width >= 120"],
      "subviews": [{ "id": "a" }] } }
    """

  @Test("a view that nothing places is reported only when asked for, and is drawn all the same")
  func ambiguous() throws {
    let folder = try TemporaryFolder(["a.json": Self.loose])
    #expect(try uirender("layout", "a.json", in: folder).errors == "")
    let run = try uirender("layout", "--check", "a.json", in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "a.json:2:3: warning: root.subviews[0]: the layout is ambiguous: nothing settles left\n")
  }

  @Test("contradicting constraints are named with their places, and the picture lacks the broken one")
  func conflict() throws {
    let folder = try TemporaryFolder(["a.json": Self.conflicting])
    let run = try uirender("a.json", "-o", "a.png", in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "a.json:2:52: warning: root.constraints[2]: unable to simultaneously satisfy constraints: \"a.width >= 120\" "
        + "is broken, for it contradicts \"H:|-10-[a(100)]: a.width == 100\" (root.constraints[0])\n")
    #expect(FileManager.default.fileExists(atPath: folder.path("a.png")))
  }
}

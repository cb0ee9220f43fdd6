import Foundation
import Testing

@testable import Pixels

@Suite("The parts of paths")
struct PathTests {
  @Test(
    "a path is taken apart at its slashes, also where an accent follows one",
    arguments: [
      ("a.png", "", "", "a.png"), ("a/b/c", "a/b/", "a/b", "c"), ("/c", "/", "/", "c"), ("a/", "a/", "a", ""),
      ("a/\u{301}b", "a/", "a", "\u{301}b"), ("/\u{301}b", "/", "/", "\u{301}b"), ("", "", "", ""),
    ])
  func parts(path: String, folder: String, parent: String, name: String) {
    #expect(Array(path.folderPart.utf8) == Array(folder.utf8) && Array(path.parentFolder.utf8) == Array(parent.utf8))
    #expect(Array(path.namePart.utf8) == Array(name.utf8))
    #expect(path.isAbsolutePath == path.utf8.starts(with: "/".utf8))
  }

  @Test("a file whose name begins with an accent is written beside its place")
  func accent() throws {
    let folder = try TemporaryFolder()
    try writeAtomically([1], to: folder("target"))
    try FileManager.default.createSymbolicLink(atPath: folder("\u{301}link"), withDestinationPath: "target")
    try writeAtomically([2, 3], to: folder("\u{301}link"))
    #expect(try readFile(folder("target"), limit: 9) == [2, 3])
    #expect(folder.contents.count == 2)
  }
}

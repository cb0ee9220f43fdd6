import Foundation
import Pixels
import Testing

@Suite("What is in a folder")
struct FolderContentsTests {
  private func folder(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names { try Data().write(to: URL(fileURLWithPath: folder(name))) }
    return folder
  }

  @Test("of more names than wanted the first by their bytes are listed, whatever the order on the disk")
  func first() throws {
    let names = (100..<400).map(String.init)
    let folder = try folder(names.shuffled())
    #expect(try folderContents(folder.path, limit: 5) == ["100", "101", "102", "103", "104"])
    #expect(try folderContents(folder.path, limit: 250) == Array(names.prefix(250)))
    #expect(try folderContents(folder.path) == names)
  }

  @Test("only names that are wanted count")
  func wanted() throws {
    let folder = try folder((100..<400).map(String.init) + ["a.x", "b.x", "c.x"])
    #expect(try folderContents(folder.path, limit: 2) { $0.hasSuffix(".x") } == ["a.x", "b.x"])
  }
}

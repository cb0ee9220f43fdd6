import Testing

@testable import SceneModel

@Suite("Columns of files that are not UTF-8")
struct TextEncodingTests {
  /// Where the first `!` stands, which is in the second line.
  private func place(_ bytes: [UInt8]) throws -> [Int] {
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "!")))
    let file = SceneFile(path: "a.xml", bytes: bytes, folder: "")
    let position = try #require(file.diagnostic(.emptyDataFile, atByte: offset).position)
    return [position.line, position.column]
  }

  @Test(
    "a byte is a character where the document says so, also where UTF-8 would go on with one",
    arguments: ["ISO-8859-1", "windows-1252"])
  func singleByte(_ name: String) throws {
    let declaration = Array("<?xml version=\"1.0\" encoding='\(name)'?>\n".utf8)
    #expect(try place(declaration + [0xB0, 0xE9, 0xA7] + Array("!".utf8)) == [2, 4])
  }

  @Test("without a word of it a file is UTF-8")
  func utf8() throws {
    #expect(try place(Array("<?xml version=\"1.0\"?>\n\u{E9}\u{1F600}!".utf8)) == [2, 3])
    #expect(try place(Array("encoding=\"iso-8859-1\"\n\u{E9}!".utf8)) == [2, 2])
  }

  @Test(
    "in UTF-16 two bytes are a character, or four, and the mark at the beginning is none", arguments: [true, false])
  func utf16(_ isBigEndian: Bool) throws {
    func bytes(_ text: String) -> [UInt8] {
      text.utf16.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
    }
    for mark in ["\u{FEFF}", ""] {
      let file = bytes(mark + "<a>\n\u{E9}\u{1F600}")
      let position = SceneFile(path: "a.xml", bytes: file, folder: "")
        .diagnostic(.emptyDataFile, atByte: file.count).position
      #expect(position?.line == 2)
      #expect(position?.column == 3)
      let first = SceneFile(path: "a.xml", bytes: file, folder: "")
        .diagnostic(.emptyDataFile, atByte: bytes(mark).count).position
      #expect(first?.column == 1)
    }
  }
}

import CHyphen

/// Where English words may be divided, by the patterns of TeX as the dictionary of Debian's hyphen-en-us holds them.
enum Hyphenation {
  /// The pinned dictionary.
  static let path = "/usr/share/hyphen/hyph_en_US.dic"

  /// The places, in UTF-8 bytes, before which the first word after a place may be divided.
  static func points(in bytes: [UInt8], from start: Int) -> [Int] {
    guard let first = bytes[start...].firstIndex(where: { $0 > 0x20 }), let dictionary = dictionary.value else {
      return []
    }
    let begin = bytes[first...].firstIndex(where: isLetter) ?? first
    // An opening quote or bracket may stand before the word.
    guard begin - first <= 2 else { return [] }
    let end = bytes[begin...].firstIndex { !isLetter($0) } ?? bytes.count
    let isWord = end == bytes.count || bytes[end] < 0x80
    guard isWord, end - begin >= 5, end - begin <= longestWord else { return [] }
    let count = end - begin
    // The library is told the count, but looks for the word's end besides.
    let word = bytes[begin..<end].map { CChar(bitPattern: $0 | 0x20) } + [0]
    var marks = [CChar](repeating: 0, count: count + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    // 0 stands for what the dictionary says: two letters before, three after.
    let status = hnj_hyphen_hyphenate3(
      dictionary, word, Int32(count), &marks, nil, &replacements, &positions, &cuts, 0, 0, 0, 0)
    guard status == 0 else { return [] }
    return (0..<(count - 1)).filter { marks[$0] & 1 == 1 }.map { begin + $0 + 1 }
  }

  private static let longestWord = 64

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  private static let dictionary = Dictionary()

  /// The dictionary is read once and never changed.
  private final class Dictionary: @unchecked Sendable {
    let value = hnj_hyphen_load(path)
  }
}

import SceneModel
import Testing
import Typesetting

@Suite("Scripts")
struct ScriptTests {
  private func glyphs(_ line: TypesetLine?) -> Int { line?.runs.flatMap(\.glyphs).count ?? 0 }

  @Test(
    "truncation never divides what a reader takes for one character",
    arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "नि", "क्ष", "e\u{323}\u{302}\u{330}", "กำ", "한"],
    [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func clusters(character: String, mode: LineBreakMode) throws {
    let string = String(repeating: character, count: 12), typesetter = try Typesetter()
    let borders = Set((0...12).map { $0 * character.utf8.count })
    for width in stride(from: 30.0, to: 200, by: 7.3) {
      let line = try #require(
        typesetter.typeset(
          string, face: plain, size: 17, width: width, lineBreakMode: mode, pitchGrid: .init(scale: 2)
        ).lines.first)
      #expect(borders.contains(line.range.lowerBound) && borders.contains(line.range.upperBound))
    }
  }

  @Test("lines are broken at whole characters", arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "नि", "e\u{323}\u{302}\u{330}"])
  func clustersOfLines(character: String) throws {
    let string = String(repeating: character, count: 12)
    let text = try typeset(string, width: 60, lines: 0, .byCharWrapping)
    #expect(text.lines.count > 1)
    #expect(text.lines.allSatisfy { $0.range.upperBound % character.utf8.count == 0 })
    #expect(shown(text, of: string).joined() == string)
  }

  @Test("truncated Hebrew has its ellipsis at the left, English at the right, each whatever it ends with")
  func ellipsisSide() throws {
    let dots = files(try typeset("…")).first
    let hebrew = try #require(try typeset("שלום שלום שלום שלום", width: 80).lines.first)
    #expect(hebrew.isTruncated && files(TypesetText(lines: [hebrew])).first == dots)
    let mixed = try #require(try typeset("abc שלום שלום שלום", width: 80).lines.first)
    #expect(mixed.isTruncated && files(TypesetText(lines: [mixed])).last == dots)
  }

  @Test("byTruncatingMiddle over paragraphs shows one ellipsis")
  func oneEllipsis() throws {
    let ellipsis = try #require(try typeset("…").lines.first?.runs.first?.glyphs.first?.id)
    for width in [60.0, 100, 400] {
      let line = try #require(
        try typeset("The first paragraph\nmore\nand the last one", width: width, .byTruncatingMiddle).lines.first)
      #expect(line.runs.flatMap(\.glyphs).filter { $0.id == ellipsis }.count == 1)
      #expect(line.isTruncated && line.width <= width)
    }
  }

  @Test("Thai lines are broken between words, never inside")
  func thai() throws {
    let words = ["สวัสดี", "ครับ", "ยินดี", "ต้อนรับ", "ประเทศ", "ไทย"]
    let string = words.joined()
    let text = try typeset(string, width: 75, lines: 0)
    var borders: Set<Int> = [], offset = 0
    for word in words {
      offset += word.utf8.count
      borders.insert(offset)
    }
    #expect(text.lines.count > 2)
    #expect(text.lines.allSatisfy { borders.contains($0.range.upperBound) })
  }

  @Test(
    "neither an ellipsis nor the end of a line divides a character, in any script",
    arguments: [
      "हिन्दी में क्षत्रिय स्त्री", "বাংলাক্ষ্মীস্ত্রী", "ગુજરાતીક્ષત્રિયસ્ત્રી", "ਪੰਜਾਬੀਸ੍ਰੀ", "తెలుగుక్ష్మస్త్రీ", "ಕನ್ನಡಕ್ಷ್ಮಸ್ತ್ರೀ",
      "മലയാളംക്ഷ്മസ്ത്രീ", "தமிழ்க்ஷ்மஸ்ரீ", "සිංහලක්\u{200D}ෂ්\u{200D}ම", "ଓଡ଼ିଆକ୍ଷ୍ମସ୍ତ୍ରୀ", "ខ្មែរស្ត្រី", "မြန်မာက္က",
      "น้ำคำทำน้ำ", "ຄຳນ້ຳ", "한국\u{1112}\u{1161}\u{11AB}", "👩🏽‍🚀🇩🇪🇫🇷👨‍👩‍👧", "e\u{301}\u{323}x\u{20DD}q\u{303}",
    ])
  func wholeCharacters(string: String) throws {
    let typesetter = try Typesetter()
    var borders: Set<Int> = [0], offset = 0
    for character in string {
      offset += character.utf8.count
      borders.insert(offset)
    }
    for width in stride(from: 5.0, to: 120, by: 2.5) {
      for (mode, lines) in [
        (LineBreakMode.byTruncatingTail, 1), (.byTruncatingHead, 1), (.byTruncatingMiddle, 1), (.byCharWrapping, 0),
        (.byWordWrapping, 0),
      ] {
        let text = typesetter.typeset(
          string, face: plain, size: 17, width: width, numberOfLines: lines, lineBreakMode: mode,
          pitchGrid: .init(scale: 2))
        for range in text.lines.flatMap({ [$0.range, $0.gap ?? $0.range] }) {
          #expect(borders.contains(range.lowerBound) && borders.contains(range.upperBound))
        }
      }
    }
  }

  @Test("a conjunct is one character to an ellipsis (UAX 29, GB9c)")
  func conjunct() throws {
    let string = "हिन्दी"
    let width = try typeset("हिन्").size.width + typeset("…").size.width
    #expect(shown(try typeset(string + string, width: width + 1), of: string + string) == ["हि"])
  }

  @Test("Chinese is broken between any characters, but not before a full stop")
  func chinese() throws {
    let string = "漢字漢。字漢字"
    #expect(shown(try typeset(string, width: 55, lines: 0), of: string) == ["漢字", "漢。字", "漢字"])
  }

  @Test("numbers and Latin words keep their direction inside Arabic")
  func numbers() throws {
    let line = try #require(try typeset("مرحبا 123 abc").lines.first)
    let latin = try #require(line.runs.first { $0.file.path.hasSuffix("NimbusSans-Regular.otf") })
    #expect(latin.glyphs.map(\.position.x) == latin.glyphs.map(\.position.x).sorted())
    #expect(files(TypesetText(lines: [line])).last == "NotoSansArabic-Regular.ttf")
  }

  @Test("a word that is longer than a line begins on the next one and is divided there (cases 8)")
  func longWord() throws {
    let string = "Hi abcdefghijklmnopqrstuvwxyzabcd"
    let text = try typeset(string, width: 100, lines: 2, .byWordWrapping)
    #expect(shown(text, of: string) == ["Hi", "abcdefghijkl"])
  }

  @Test("an address moves to the next line as a whole (cases 9), and byCharWrapping fills the first line")
  func address() throws {
    let string = "see http://a.com/abcdefgh"
    #expect(shown(try typeset(string, width: 180, lines: 0), of: string) == ["see", "http://a.com/abcdefgh"])
    #expect(shown(try typeset(string, width: 180, lines: 0, .byCharWrapping), of: string)[0].count > 15)
  }

  @Test(
    "lines are broken at the same places at scales 1, 2 and 3, whatever the face, the size and the width",
    arguments: 0..<24)
  func scales(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let words = ["Weight", "of", "many", "years", "漢字", "مرحبا", "😀", "नमस्ते", "http://a.b/c", "i", "well-known"]
    let string = (0..<30).map { _ in words[Int(random.next() % UInt64(words.count))] }.joined(separator: " ")
    let face = FontFace(
      family: "Nimbus Sans", weight: random.next() % 2 == 0 ? 400 : 700,
      tracking: Tracking([.init(size: 17, em: Double(random.next() % 60) / 1000 - 0.03)]))
    let size = 8 + Double(random.next() % 300) / 10, width = 40 + Double(random.next() % 4000) / 13
    let mode = LineBreakMode.allCases[Int(random.next() % UInt64(LineBreakMode.allCases.count))]
    let ranges = try [1.0, 2, 3].map { scale in
      try typeset(string, face, size: size, width: width, lines: 4, mode, scale: scale).lines.map(\.range)
    }
    #expect(ranges[0] == ranges[1] && ranges[1] == ranges[2])
  }
}

/// A sequence of numbers that look random and are the same in every run.
struct SplitMix {
  private var state: UInt64

  /// Begins a sequence.
  init(seed: UInt64) { state = seed }

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

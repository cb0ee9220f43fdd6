import Foundation
import Testing

@testable import Commands

@Suite("uirender measure") struct MeasureTests {
  private func measure(_ arguments: String..., input: String? = nil) throws -> Run {
    try uirender(["measure"] + arguments, in: Run.package, input: Data((input ?? "").utf8))
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let run = try uirender(["measure"] + arguments + ["--json"], in: Run.package)
    #expect(run.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
  }

  @Test("\"lineHeight = 1.1934 × size\": a line of 17 points is 20.29 high, whatever its letters")
  func lineHeight() throws {
    for text in ["Hg", "مرحبا", "สวัสดี", "👍🏽", "日本"] {
      let size = try #require(try json(text)["size"] as? [Double])
      #expect(abs(size[1] - 1.1934 * 17) < 0.02)
    }
  }

  @Test("lines are told with their ranges as NSRange counts, and where they stand")
  func lines() throws {
    let measured = try json("👍🏽 Hello World, what is up", "--font", "system:25", "--width", "100", "--lines", "0")
    let lines = try #require(measured["lines"] as? [[String: Any]])
    #expect(measured["lineCount"] as? Int == lines.count && lines.count > 2)
    let texts = lines.compactMap { $0["text"] as? String }
    #expect(texts.joined(separator: " ") == "👍🏽 Hello World, what is up")
    var end = 0
    for (line, text) in zip(lines, texts) {
      let range = try #require(line["range"] as? [String: Int])
      #expect(range["length"] == text.utf16.count)
      #expect(try #require(range["location"]) >= end)
      end = try #require(range["location"]) + text.utf16.count
    }
    let baselines = lines.compactMap { $0["baseline"] as? Double }
    #expect(baselines == baselines.sorted() && Set(baselines).count == lines.count)
  }

  @Test("a text that does not fit is truncated, and says so")
  func truncated() throws {
    let measured = try json("iOS 7 Programming Cookbook", "--width", "100")
    #expect(measured["isTruncated"] as? Bool == true && measured["scale"] as? Double == 1)
    let free = try json("iOS 7 Programming Cookbook")
    #expect(free["isTruncated"] as? Bool == false)
  }

  @Test("shrinking tells by how much")
  func shrunk() throws {
    let measured = try json("iOS 7 Programming Cookbook", "--width", "100", "--minimum-scale-factor", "0")
    let scale = try #require(measured["scale"] as? Double), size = try #require(measured["size"] as? [Double])
    #expect(scale < 1 && size[0] <= 100)
  }

  @Test("for people there is a line for the whole and one for each line of the text")
  func words() throws {
    let run = try measure("one\ntwo", "--lines", "0")
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasSuffix("2 lines") && lines[1].hasSuffix("\"one\""))
  }

  @Test(
    "JSON that is typed is whole by itself, and its faults have its own places",
    arguments: [
      (["[{ \"text\": \"big ", "--attributed"], "TEXT:1:12: error: "),
      (["\"x\", \"font\": 3", "--attributed"], "TEXT:1:4: error: "),
      (["a", "--font", "{ \"size\": 3"], "--font:1:12: error: "),
      (["\"x\" } // ", "--attributed"], "TEXT:1:5: error: "),
    ])
  func pieces(arguments: [String], start: String) throws {
    let run = try uirender(["measure"] + arguments, in: Run.package)
    #expect(run.status == 2 && run.errors.hasPrefix(start), "\(run.errors)")
  }

  @Test("a font is named in every way that scenes have, and a stand-in is told")
  func fonts() throws {
    let plain = try json("a", "--font", "system:25"), number = try json("a", "--font", "25")
    #expect(plain["size"] as? [Double] == number["size"] as? [Double])
    #expect(try measure("a", "--font", "Arial:12").errors.contains("warning: --font: "))
  }

  @Test("what is not UTF-8 is refused")
  func notUTF8() throws {
    let run = try uirender(["measure", "-"], in: Run.package, input: Data([0x61, 0xFF]))
    #expect(run.status == 2 && run.errors.contains("UTF-8"))
  }

  @Test("the text may come from standard input, be empty, or be attributed")
  func inputs() throws {
    #expect(try measure("-", input: "piped").text.hasSuffix("\"piped\"\n"))
    #expect(try measure("").text.hasPrefix("0 × "))
    let run = try measure(#"[{ "text": "big", "font": 40 }, " small"]"#, "--attributed")
    #expect(run.status == 0 && run.text.contains("\"big small\""))
  }

  @Test(
    "a wrong argument is named as it was typed",
    arguments: [
      (["a", "--font", "Helvetika:12"], "--font: "), (["a", "--font", "big"], "--font: "),
      (["a", "--lines", "1.5"], "--lines: "), (["a", "--width", "-1"], "--width: "),
      (["a", "--font-file", "nowhere.ttf"], "--font-file: "),
      (["[{ \"font\": 0 }]", "--attributed"], "TEXT[0].font: "),
      (["5", "--attributed"], "TEXT: "), (["a", "--font", "0"], "--font: "),
      (["a", "--line-break-mode", "byTail"], "--line-break-mode: "),
    ])
  func wrong(arguments: [String], place: String) throws {
    let run = try uirender(["measure"] + arguments, in: Run.package)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("uirender: error: " + place))
  }

  @Test(
    "a number is taken in each form that its option takes",
    arguments: [
      ["--minimum-scale-factor", ".5"], ["--minimum-scale-factor", "1."], ["--scale", "2."], ["--scale", "02"],
      ["--lines", "007"],
    ])
  func numbers(arguments: [String]) throws {
    let run = try uirender(["measure", "Hg"] + arguments, in: Run.package)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }
}

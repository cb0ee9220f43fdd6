import SceneModel
import Testing
import Typesetting

@Suite("Tabs")
struct TabTests {
  private func starts(_ string: String, width: Double = 400, _ stops: [TabStop]?) throws -> [Double] {
    let text = try typeset(string, width: width) { $0.tabStops = stops }
    let line = try #require(text.lines.first)
    return (line.parts.first?.spaces ?? []).map(\.upperBound) + [line.width]
  }

  @Test("without stops a tab leads to the next multiple of 28 points")
  func defaults() throws {
    #expect(try starts("a\tb\tcccccc\td", nil).prefix(3).map { $0.rounded() } == [28, 56, 112])
  }

  @Test("left, centre, right and decimal stops place the text after the tab")
  func alignments() throws {
    func width(_ string: String) throws -> Double { try typeset(string).size.width }
    let left = try starts("a\tbb", [TabStop(location: 100)])
    #expect(abs(left[0] - 100) < 1e-9)
    let right = try starts("a\tbb", [TabStop(location: 100, alignment: .right)])
    #expect(abs(right[1] - 100) < 1e-9)
    let center = try starts("a\tbb", [TabStop(location: 100, alignment: .center)])
    #expect(try abs(center[0] - 100 + width("bb") / 2) < 1e-9)
    let decimal = try starts("a\t12.5", [TabStop(location: 100, alignment: .decimal)])
    #expect(try abs(decimal[0] - 100 + width("12")) < 0.5)
    let whole = try starts("a\t125", [TabStop(location: 100, alignment: .decimal)])
    #expect(abs(whole[1] - 100) < 1e-9)
  }

  @Test("stops count from the leading edge, whatever the indent")
  func indent() throws {
    let text = try typeset("a\tb", width: 400) {
      $0.tabStops = [TabStop(location: 100)]
      $0.firstLineHeadIndent = 30
    }
    let line = try #require(text.lines.first)
    #expect(abs(line.origin.x + (line.parts[0].spaces.first?.upperBound ?? 0) - 100) < 1e-9)
  }

  @Test("text that is past all stops goes on at the default interval")
  func pastStops() throws {
    #expect(try starts("a\tb\tc", [TabStop(location: 10)]).prefix(2).map { $0.rounded() } == [10, 28])
  }

  @Test("a right stop that has no room for its text begins right after the tab")
  func noRoom() throws {
    let line = try starts("aaaa\tbbbbbbbbbbbb", [TabStop(location: 50, alignment: .right)])
    #expect(line[1] > 50)
  }
}

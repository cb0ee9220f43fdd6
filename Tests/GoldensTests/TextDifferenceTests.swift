import Goldens
import Testing

@Suite("Comparing texts")
struct TextDifferenceTests {
  @Test("equal texts have no difference")
  func equal() {
    #expect(TextDifference(expected: "a\nb", actual: "a\nb") == nil)
    #expect(TextDifference(expected: "", actual: "") == nil)
  }

  @Test("the first line that differs is given from both, counted from 1")
  func line() {
    let difference = TextDifference(expected: "a\nb\nc", actual: "a\nx\ny")
    #expect(difference?.line == 2)
    #expect(difference?.expected == "b")
    #expect(difference?.actual == "x")
  }

  @Test("a text that ends before the other differs in the line that it lacks")
  func shorter() {
    let shorter = TextDifference(expected: "a\nb", actual: "a")
    #expect(shorter?.line == 2)
    #expect(shorter?.expected == "b")
    #expect(shorter?.actual == nil)
    #expect(shorter?.description == "line 2\n  expected: b\n  actual:   (the text ends)")
  }

  @Test("a newline at the end counts")
  func lastNewline() {
    let difference = TextDifference(expected: "a\n", actual: "a")
    #expect(difference?.line == 2)
    #expect(difference?.expected == "")
    #expect(difference?.actual == nil)
  }

  @Test("characters that only look the same differ")
  func canonicalEquivalence() {
    #expect(TextDifference(expected: "\u{E9}", actual: "e\u{301}")?.line == 1)
  }
}

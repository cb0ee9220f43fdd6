import Testing

@testable import Commands

@Suite("Tokens") struct TokenTests {
  @Test("an argument is told by its looks")
  func looks() {
    let kinds = tokens(of: ["a", "-", "", "--name", "--name=value", "--name=", "--a=b=c", "-xyz"]).map(\.kind)
    #expect(
      kinds == [
        .operand, .operand, .operand, .long(name: "name", value: nil), .long(name: "name", value: "value"),
        .long(name: "name", value: ""), .long(name: "a", value: "b=c"), .short(letters: "xyz"),
      ])
  }

  @Test("after -- everything is an operand")
  func terminator() {
    let kinds = tokens(of: ["-x", "--", "-x", "--", "--name"]).map(\.kind)
    #expect(kinds == [.short(letters: "x"), .terminator, .operand, .operand, .operand])
  }

  @Test("a token knows its place and its text")
  func places() {
    let list = tokens(of: ["a", "--b=c"])
    #expect(list.map(\.place) == [1, 2])
    #expect(list.map(\.text) == ["a", "--b=c"])
  }
}

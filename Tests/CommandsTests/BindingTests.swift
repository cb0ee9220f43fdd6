import Testing

@testable import Commands

@Suite("Binding") struct BindingTests {
  private func bind(_ arguments: String..., files: Set<String> = []) throws -> Invocation {
    try Tool.uirender.bind(arguments, fileExists: files.contains)
  }

  private func errors(_ arguments: String...) -> [UsageError] {
    do throws(UsageErrors) {
      _ = try Tool.uirender.bind(arguments) { _ in false }
      return []
    } catch {
      return error.list
    }
  }

  @Test("render is meant when no command is named")
  func defaultCommand() throws {
    let invocation = try bind("a.json", "b.json", "-o", "out")
    #expect(invocation.subcommand.verb == .render)
    #expect(invocation.operands == ["a.json", "b.json"])
    #expect(invocation[.output] == "out")
    #expect(try bind("render", "a.json", "-o", "out").operands == ["a.json"])
  }

  @Test("a command is the first argument; later ones and paths are scenes")
  func commandsComeFirst() throws {
    #expect(try bind("layout", "layout").operands == ["layout"])
    #expect(try bind("./layout", "-o", "out").subcommand.verb == .render)
    #expect(try bind("-o", "out", "--", "layout").operands == ["layout"])
  }

  @Test(
    "an option takes its value in every usual form",
    arguments: [
      ["-o", "out"], ["-oout"], ["-o=out"], ["--output", "out"], ["--output=out"],
    ])
  func valueForms(_ form: [String]) throws {
    let invocation = try Tool.uirender.bind(["a.json"] + form) { _ in false }
    #expect(invocation[.output] == "out")
    #expect(invocation.operands == ["a.json"])
  }

  @Test("- is a value and an operand")
  func dash() throws {
    let invocation = try bind("-", "-o", "-")
    #expect(invocation.operands == ["-"])
    #expect(invocation[.output] == "-")
  }

  @Test("-- lets a scene begin with a dash")
  func terminator() throws {
    #expect(try bind("-o", "out", "--", "-a.json").operands == ["-a.json"])
  }

  @Test("a mistyped option is answered with the nearest one")
  func unknownOption() {
    #expect(errors("a.json", "-o", "out", "--scal=2") == [.unknownOption("--scal", nearest: "--scale")])
    #expect(errors("a.json", "-o", "out", "-x") == [.unknownOption("-x", nearest: nil)])
  }

  @Test("a mistyped command is answered with the nearest one, unless a file has that name")
  func unknownCommand() throws {
    #expect(errors("layuot", "a.json") == [.unknownCommand("layuot", nearest: "layout")])
    #expect(try bind("layuot", "-o", "out", files: ["layuot"]).operands == ["layuot"])
    #expect(errors("layout.json", "-o", "out").isEmpty)
  }

  @Test("an option of another command is named as such, and its value is no operand")
  func foreignOption() {
    #expect(errors("schema", "--scale", "2") == [.foreignOption("--scale", command: "uirender schema")])
  }

  @Test("a forgotten value does not swallow the next option")
  func missingValue() {
    #expect(errors("a.json", "-o", "--scale", "2") == [.missingValue(option: "-o", placeholder: "OUT")])
    #expect(errors("a.json", "-oout", "--scale") == [.missingValue(option: "--scale", placeholder: "N")])
  }

  @Test("a switch takes no value")
  func unwantedValue() {
    #expect(errors("schema", "--verbose=1").first == .unwantedValue(option: "--verbose", value: "1"))
  }

  @Test("an option that takes a value stands once")
  func repeatedOption() {
    #expect(errors("a.json", "-oa", "--output", "b") == [.repeatedOption("--output")])
  }

  @Test("a scale is a decimal number from 0.5 to 10", arguments: ["1", "2", "3", "1.5", "0.5", "10", ".5"])
  func goodScale(_ text: String) throws {
    #expect(try bind("a.json", "-oa", "--scale", text).number(.scale) == Double(text))
  }

  @Test("other scales are refused", arguments: ["0", "-1", "10.1", "inf", "nan", "0x2", "2x", "", "1e1", "1,5", "."])
  func badScale(_ text: String) {
    let expected = "a number from 0.5 to 10"
    #expect(
      errors("a.json", "-oa", "--scale", text) == [.badValue(of: "--scale", value: text, expected: expected)])
  }

  @Test("what is missing is reported with what it is for")
  func missing() {
    let messages = errors().map(\.message)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("SCENE is missing: a scene file") == true)
    #expect(messages.last?.hasPrefix("-o OUT is missing: the file to write") == true)
  }

  @Test("every mistake is reported at once")
  func severalErrors() {
    #expect(
      errors("", "--nonsense", "--scale=0", "a.json", "-o", "") == [
        .emptyArgument(place: 1), .unknownOption("--nonsense", nearest: nil),
        .badValue(of: "--scale", value: "0", expected: "a number from 0.5 to 10"),
        .badValue(of: "-o", value: "", expected: "a path"),
      ])
  }

  @Test("one operand too many is reported")
  func surplusOperand() {
    #expect(errors("schema", "x") == [.surplusOperand("x")])
    #expect(errors("completions", "bash", "zsh") == [.surplusOperand("zsh")])
  }

  @Test("--verbose alone would do nothing, and is refused")
  func idleVerbose() {
    #expect(errors("a.json", "-oa", "--verbose") == [.idleOption("--verbose", without: "--version")])
  }

  @Test("whoever asks for help gets it in spite of mistakes")
  func helpWins() throws {
    #expect(try bind("--nonsense", "-h").has(.help))
    #expect(try bind("layout", "--help").has(.help))
    #expect(try bind("--version").has(.version))
  }

  @Test("no two options or commands of one command line share a name")
  func table() {
    let tool = Tool.uirender
    #expect(Set(tool.subcommands.map(\.name)).count == tool.subcommands.count)
    #expect(Set(tool.subcommands.map(\.name)) == Set(Verb.allCases.map(\.rawValue)))
    for subcommand in tool.subcommands {
      let forms = (subcommand.options + tool.commonOptions).flatMap(\.forms)
      #expect(Set(forms).count == forms.count)
      #expect(subcommand.required.allSatisfy(subcommand.options.contains))
    }
  }
}

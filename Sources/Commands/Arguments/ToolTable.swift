import SceneModel

extension Option {
  static let output = Option(
    "output", letter: "o", value: Value("OUT", .path),
    "the file to write, or a folder (needed for several scenes), or - for standard output")
  static let scale = Option(
    "scale", value: Value("N", .number(Scene.scales)), default: "what the scene or its device says",
    "the number of pixels that a point becomes, such as 2 or 1.5")
  static let font = Option(
    "font", value: Value("FONT", .text), default: "system:17", "a font as scenes name it, such as boldSystem:25")
  static let fontFile = Option(
    "font-file", value: Value("FILE", .file(endings: ["ttf", "otf", "ttc"])), "a font file whose fonts FONT may name")
  static let width = Option(
    "width", value: Value("N", .number(lengths)), default: "no limit", "the greatest width of a line, in points")
  static let height = Option(
    "height", value: Value("N", .number(lengths)), default: "no limit", "the greatest height of the text, in points")
  static let lines = Option(
    "lines", value: Value("N", .count(0...10_000)), default: "1", "the greatest number of lines; 0 is no limit")
  static let lineBreakMode = Option(
    "line-break-mode", value: Value("MODE", .choice(LineBreakMode.allCases.map(\.rawValue))),
    default: "byTruncatingTail", "what becomes of a text that is too long")
  static let minimumScaleFactor = Option(
    "minimum-scale-factor", value: Value("N", .number(0...1)), default: "the font does not shrink",
    "shrink the font until one line fits the width, but not below this share of its size")
  static let attributed = Option("attributed", "TEXT is JSON, an attributedText as scenes have it")
  static let check = Option("check", "warn of views whose place or size no constraint settles")
  static let json = Option("json", "print JSON")
  private static let lengths = 0.0...100_000
  static let help = Option("help", letter: "h", "print help and do nothing else")
  static let version = Option("version", "print the version and do nothing else")
  static let verbose = Option(
    "verbose", "with --version: also print what the bytes of a picture depend on, such as the versions of the libraries"
  )
}

extension Operand {
  fileprivate static let scenes = Operand(
    value: Value("SCENE", .file(endings: ["json", "jsonc"])), count: .oneOrMore,
    summary: "a scene file, or - for standard input")
}

extension Tool {
  /// The tool that this package builds.
  static let uirender = Tool(
    name: "uirender",
    version: "0.1.0",
    summary: "turns JSON descriptions of iPhone screens into PNG pictures",
    subcommands: [
      Subcommand(
        .render, "draw each scene into a PNG picture; the word can be left out",
        """
        One scene goes to the file OUT, or into OUT if that is a folder or ends in a slash. Several scenes go into the \
        folder OUT, which is made if need be, each under its own name with the ending .png. A scene that is broken does \
        not keep the others from being drawn. Pictures are written beside their place and renamed, so that nobody sees \
        half a picture.
        """,
        operand: .scenes, options: [.output, .scale], required: [.output]),
      Subcommand(
        .layout, "print the tree of boxes that a scene becomes, as text",
        """
        Without OUT the text goes to standard output. Several scenes go into the folder OUT, each under its own name \
        with the ending .txt.
        """,
        operand: .scenes, options: [.output, .scale, .check]),
      Subcommand(
        .measure, "print how large a text is and where its lines are broken",
        """
        What NSString's size(withAttributes:) and boundingRect say: the size in points, not rounded, and for each line \
        the part of the text that it shows (in UTF-16 units, as NSRange counts), its width, its ascent and its baseline.
        """,
        operand: Operand(value: Value("TEXT", .text), count: .one, summary: "the text, or - for standard input"),
        options: [
          .font, .fontFile, .width, .height, .lines, .lineBreakMode, .minimumScaleFactor, .scale, .attributed, .json,
        ]),
      Subcommand(
        .schema, "print the JSON Schema of scene files",
        "Editors use it to complete and check what is typed: name it in a scene under the key \"$schema\"."),
      Subcommand(
        .completions, "print a script that teaches a shell to complete the arguments",
        operand: Operand(
          value: Value("SHELL", .choice(Shell.allCases.map(\.rawValue))), count: .one, summary: "the shell")),
      Subcommand(.manual, "print the manual page, for man"),
      Subcommand(
        .help, "print help",
        operand: Operand(
          value: Value("COMMAND", .choice(Verb.allCases.map(\.rawValue))), count: .optional,
          summary: "the command to explain; the whole tool if left out")),
    ],
    commonOptions: [.help, .version, .verbose],
    examples: [
      Example(command: "uirender screen.json -o screen.png", meaning: "draw one screen"),
      Example(command: "uirender screens/*.json -o pictures/ --scale 3", meaning: "draw many, at three pixels a point"),
      Example(command: "uirender - -o - < screen.json > screen.png", meaning: "draw as part of a pipe"),
      Example(
        command: "uirender measure \"Hello\" --font system:25 --width 300 --lines 0", meaning: "see how large a text is"
      ),
      Example(command: "uirender layout screen.json", meaning: "see where everything is, in points"),
    ],
    exitStatuses: [
      (.done, "all was done, perhaps with warnings"),
      (.picturesDiffer, "pictures differ"),
      (.wrongInput, "a scene or an argument is wrong"),
      (.machineFault, "the machine failed: a full disk, missing rights, a missing font package"),
    ])
}

import SceneModel

extension Option {
  static let output = Option(
    "output", letter: "o", value: Value("OUT", .path),
    "the file to write, or a folder (needed for several scenes), or - for standard output")
  static let scale = Option(
    "scale", value: Value("N", .number(Scene.scales)), default: "what the scene or its device says",
    "the number of pixels that a point becomes, such as 2 or 1.5")
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
        operand: .scenes, options: [.output, .scale]),
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
      Example(command: "uirender layout screen.json", meaning: "see where everything is, in points"),
    ],
    exitStatuses: [
      (.done, "all was done, perhaps with warnings"),
      (.picturesDiffer, "pictures differ"),
      (.wrongInput, "a scene or an argument is wrong"),
      (.machineFault, "the machine failed: a full disk, missing rights, a missing font package"),
    ])
}

/// What can be wrong with the arguments, as data.
enum UsageError: Error, Equatable, Sendable {
  /// There is no such command; the near one, if any, is known.
  case unknownCommand(String, nearest: String?)
  /// No subcommand has such an option; the near one, if any, is known.
  case unknownOption(String, nearest: String?)
  /// The option belongs to other subcommands.
  case foreignOption(String, command: String)
  /// An option that needs a value stands without one.
  case missingValue(option: String, placeholder: String)
  /// A switch was given a value.
  case unwantedValue(option: String, value: String)
  /// A value is not what its option or operand wants.
  case badValue(of: String, value: String, expected: String)
  /// An option that takes one value stands twice.
  case repeatedOption(String)
  /// `--verbose` stands without what it would make verbose.
  case idleOption(String, without: String)
  /// The operand that the subcommand works on is missing; what it is for is known.
  case missingOperand(placeholder: String, purpose: String)
  /// An option that must be given is missing; what it is for is known.
  case missingOption(form: String, purpose: String)
  /// One operand too many.
  case surplusOperand(String)
  /// An argument is no text; it is known with marks in place of what is none.
  case notUTF8(String)
  /// There is no /proc, which has the arguments.
  case noArguments
  /// An argument is empty, as when a shell variable is not set.
  case emptyArgument(place: Int)

  /// Several pictures cannot go to standard output.
  case severalToStandardOutput
  /// Bytes that no terminal understands would go to one.
  case pictureToTerminal
  /// Standard input is named twice.
  case standardInputTwice
  /// Two scenes would be written to one file.
  case sameName(first: String, second: String, file: String)
  /// The output has to be a folder and is none.
  case notAFolder(String)
  /// The folder that the output should lie in does not exist.
  case noSuchFolder(String)
  /// What `--allow-path` names does not exist; the near one, if any, is known.
  case noSuchAllowedPath(String, nearest: String?)
  /// The output would replace a scene.
  case overwritesScene(output: String, scene: String)
  /// A rectangle to ignore is not four whole numbers; the text is known.
  case badRegion(String)
  /// An option cannot go with another.
  case conflictingOptions(String, String)
  /// A shard is no part of a whole.
  case badShard(String)
  /// Two scenes have one golden.
  case sameGolden(first: String, second: String, name: String)
  /// A scene can have no golden; why is known.
  case noGoldenName(scene: String, reason: String)
  /// There is no failure of that name to approve.
  case nothingToApprove(String)
  /// A limit is none, or no number that it can be; why is known.
  case badLimit(String)
  /// There is no scene at the paths.
  case noScenes
  /// No scene fits the filter; the filter and the number of scenes are known.
  case nothingFits(String, count: Int)
  /// Two settings of `--variant` have one name.
  case repeatedVariant(String)
  /// The name of a scene's file is no text; it is known with marks in place of what is none.
  case unreadableName(String)
  /// Parts of a sharded run have no report.
  case missingShards([String])
  /// Reports are of parts of different wholes.
  case mixedShards(String, String)
  /// The file is no report of this tool; why is known.
  case badReport(String, String)
  /// A scene uses what the run has written.
  case usesOutput(output: String, file: String, scene: String)
  /// A report would replace a file that is none.
  case overwritesOther(output: String)
  /// The picture of a difference would replace one of those that are compared.
  case overwritesCompared(output: String, picture: String)
  /// The output would replace an image or a font of a scene.
  case overwritesFile(output: String, file: String, scene: String)
}

/// All that is wrong with the arguments.
struct UsageErrors: Error, Equatable, Sendable {
  var list: [UsageError]

  init(_ list: [UsageError]) { self.list = list }
  init(_ error: UsageError) { list = [error] }
}

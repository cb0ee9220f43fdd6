extension UsageError {
  /// What is wrong, in words, and what to do about it.
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest): "unknown command \"\(name)\"" + Self.hint(nearest)
    case .unknownOption(let form, let nearest): "unknown option \"\(form)\"" + Self.hint(nearest)
    case .foreignOption(let form, let command): "\(form) is not an option of \"\(command)\""
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option)\(option.hasPrefix("--") ? "=" : " ")\(placeholder)"
    case .unwantedValue(let option, let value): "\(option) takes no value, but \"\(value)\" was given"
    case .badValue(let subject, let value, let expected): "\(subject): expected \(expected), found \"\(value)\""
    case .repeatedOption(let option): "\(option) was given twice"
    case .idleOption(let option, let other): "\(option) does nothing without \(other)"
    case .missingOperand(let form, let purpose), .missingOption(let form, let purpose):
      "\(form) is missing: \(purpose)"
    case .surplusOperand(let text): "unexpected argument \"\(text)\""
    case .notUTF8(let text): "argument \"\(text)\" is not valid UTF-8"
    case .noArguments: "the arguments cannot be read: /proc is not mounted here"
    case .emptyArgument(let place): "argument \(place) is empty"
    case .severalToStandardOutput: "several pictures cannot go to standard output: give a folder with -o"
    case .pictureToTerminal:
      "standard output is a terminal, which cannot show a PNG: redirect it or give a file with -o"
    case .standardInputTwice: "standard input can be read only once, but - was given twice"
    case .sameName(let first, let second, let file): "\(first) and \(second) would both be written to \(file)"
    case .notAFolder(let path): "\(path) is a file; several scenes need a folder"
    case .noSuchFolder(let path): "there is no folder \(path)"
    case .noSuchAllowedPath(let path, let nearest): "--allow-path: there is no folder \(path)" + Self.hint(nearest)
    case .overwritesScene(let output, let scene): "\(output) would be written over the scene \(scene)"
    case .badRegion(let text): "expected x,y,width,height in whole pixels, found \"\(text)\""
    case .conflictingOptions(let one, let other): "\(one) does not go with \(other)"
    case .badShard(let text): "--shard: expected a part and a number of parts such as 2/5, found \"\(text)\""
    case .sameGolden(let first, let second, let name):
      "\(first) and \(second) have one golden, \(name).png, on some disks; rename one"
    case .noGoldenName(let scene, let reason): "\(scene): \(reason)"
    case .nothingToApprove(let name): "there is no failed picture of \(name)"
    case .badLimit(let reason): "--limit: \(reason)"
    case .noScenes: "there are no scenes (*.json, *.jsonc) to test"
    case .nothingFits(let filter, let count):
      "none of \(count) \(count == 1 ? "scene" : "scenes") fits --filter \(filter)"
    case .repeatedVariant(let name): "--variant: the name \"\(name)\" is given twice"
    case .unreadableName(let path): "\(path): the name is not valid UTF-8, so its golden has no name; rename it"
    case .missingShards(let parts):
      "the \(parts.count == 1 ? "report of part" : "reports of parts") \(parts.joined(separator: ", ")) "
        + "\(parts.count == 1 ? "is" : "are") missing"
    case .mixedShards(let one, let other): "the reports are of parts of different wholes: \(one) and \(other)"
    case .badReport(let path, let reason): "\(path) is no JSON report of uirender: \(reason)"
    case .usesOutput(let output, let file, let scene):
      "the scene \(scene) uses \(file), which the same run has written (\(output)); give another folder with -o"
    case .overwritesOther(let output): "\(output) is no report of uirender; a report would be written over it"
    case .overwritesCompared(let output, let picture):
      "\(output) would be written over \(picture), which is compared"
    case .overwritesFile(let output, let file, let scene):
      "\(output) would be written over \(file), which the scene \(scene) uses"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " (did you mean \"\($0)\"?)" } ?? ""
  }
}

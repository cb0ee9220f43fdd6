import SceneModel

/// Tells on standard error what goes wrong, as it happens, and keeps the worst of it as the way to end.
struct Report {
  /// How the process would end now.
  private(set) var status = ExitStatus.done
  private let isColored: Bool

  init() {
    isColored =
      isStandardErrorATerminal() && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// Tells what is wrong with a scene or worth a look.
  mutating func add(_ diagnostics: [Diagnostic]) {
    add(diagnostics.map(Message.init))
  }

  /// Tells what was found out elsewhere.
  mutating func add(_ messages: [Message]) {
    for message in messages {
      worsen(to: message.status)
      say(message.text, message.status == .done ? "warning" : "error")
    }
  }

  /// Tells what is wrong with the arguments.
  mutating func add(_ errors: UsageErrors) {
    for error in errors.list { add(.usage(error)) }
  }

  /// Tells what keeps a command from its work.
  mutating func add(_ problem: Problem) {
    add([Message(problem)])
  }

  /// Keeps that the work came to such an end, which has been told elsewhere.
  mutating func note(_ status: ExitStatus) {
    worsen(to: status)
  }

  /// Says where help is to be had.
  func hint(_ text: String) {
    say(text)
  }

  private mutating func worsen(to other: ExitStatus) {
    status = max(status, other)
  }

  /// Prints one line.
  private func say(_ text: String, _ severity: String? = nil) {
    var line = text.withVisibleControls
    if isColored, let severity { line = line.coloring(severity) }
    writeStandardError(line + "\n")
  }
}

/// A line of what is to be told, and how the process ends with it: as done, if it is a warning.
struct Message: Equatable {
  let text: String
  let status: ExitStatus

  init(_ text: String, _ status: ExitStatus) {
    self.text = text
    self.status = status
  }

  init(_ diagnostic: Diagnostic) {
    text = diagnostic.description
    status = diagnostic.severity == .warning ? .done : diagnostic.isMachineFault ? .machineFault : .wrongInput
  }

  init(_ problem: Problem) {
    text = "\(problem.place): error: \(problem.message)"
    status = problem.status
  }
}

extension String {
  /// The text on one line, its control characters written out: names out of a scene must not steer a terminal.
  var withVisibleControls: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.properties.generalCategory == .control {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The message with its place bold and the first word `error:` or `warning:` in colour.
  fileprivate func coloring(_ severity: String) -> String {
    let mark = ": \(severity): "
    guard let start = firstRange(of: mark) else { return self }
    let color = severity == "error" ? "31" : "35"
    return "\u{1B}[1m\(self[..<start.lowerBound]): \u{1B}[\(color)m\(severity):\u{1B}[0m \(self[start.upperBound...])"
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    indices.lazy.compactMap { start in
      self[start...].hasPrefix(text) ? start..<(self.index(start, offsetBy: text.count)) : nil
    }.first
  }
}

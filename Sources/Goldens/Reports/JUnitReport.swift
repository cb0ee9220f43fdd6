import Pixels

extension TestRun {
  /// The run as JUnit XML: a suite for each folder, a case for each golden, and one for what fails the whole run.
  ///
  /// It tells no times, so that the same results are the same file.
  public var junitReport: String {
    var suites: [(name: String, results: [TestResult])] = []
    for result in results {
      if suites.last?.name == result.folder {
        suites[suites.count - 1].results.append(result)
      } else if let index = suites.firstIndex(where: { $0.name == result.folder }) {
        suites[index].results.append(result)
      } else {
        suites.append((result.folder, [result]))
      }
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"uirender\" \(counts(results, more: failures))>\n"
    if !failures.isEmpty {
      text += "  <testsuite name=\"uirender\" \(counts([], more: failures))>\n"
      for failure in failures {
        text += "    <testcase name=\"the whole run\" classname=\"uirender\">\n"
        text += "      <failure message=\"\(failure.message.xml)\"/>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    for suite in suites {
      text += "  <testsuite name=\"\(suite.name.xml)\" \(counts(suite.results))>\n"
      for result in suite.results { text += result.junitCase }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func counts(_ results: [TestResult], more: [RunFailure] = []) -> String {
    let errors = results.count { $0.state == .broken }
    let failures = results.count { $0.isFailure } - errors + more.count
    return "tests=\"\(results.count + more.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}

extension TestResult {
  /// The folder of the golden, `.` for none.
  fileprivate var folder: String { name.parentFolder.isEmpty ? "." : name.parentFolder }

  fileprivate var junitCase: String {
    let own = name.namePart
    let place = line.map { " line=\"\($0)\"" } ?? ""
    var text = "    <testcase name=\"\(own.xml)\" classname=\"\(folder.xml)\" file=\"\(scene.xml)\"\(place)"
    guard isFailure else { return text + "/>\n" }
    let element = state == .broken ? "error" : "failure"
    let first = message.split(separator: "\n").first.map(String.init) ?? state.rawValue
    text += ">\n      <\(element) type=\"\(state.rawValue)\" message=\"\(first.xml)\">\(message.xml)</\(element)>\n"
    let paths = [pictures.expected, pictures.actual, pictures.difference].compactMap(\.self)
    if !paths.isEmpty {
      // GitLab and Jenkins show files that are named in this way.
      let lines = paths.map { "[[ATTACHMENT|\($0)]]".xml }.joined(separator: "\n")
      text += "      <system-out>\(lines)</system-out>\n"
    }
    return text + "    </testcase>\n"
  }
}

extension String {
  /// The text as it may stand in an element or an attribute; what XML cannot hold becomes U+FFFD.
  var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

import Pixels

extension Destination {
  /// Brings bytes to their place: whole or not at all, where the place allows it.
  ///
  /// Where it is the file of a pipe, somebody has to read it within `seconds`, nil being without end.
  func put(_ bytes: [UInt8], within seconds: Double? = nil) throws(Problem) {
    do throws(FileFault) {
      switch self {
      case .standardOutput: try writeStandardOutput(bytes, patience: Patience(unless: isInterrupted))
      case .file(let path):
        try writeAtomically(bytes, to: path, patience: Patience(seconds: seconds, unless: isInterrupted))
      }
    } catch {
      throw .unwritable(place, error)
    }
  }

  /// Adds bytes to what is in their place.
  func add(_ bytes: [UInt8]) throws(Problem) {
    guard case .file(let path) = self else { return try put(bytes) }
    do throws(FileFault) { try append(bytes, toFile: path) } catch { throw .unwritable(path, error) }
  }

  private var place: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): path
    }
  }
}

/// Prints a text on standard output.
func printText(_ text: String, _ report: inout Report) {
  do throws(Problem) { try Destination.standardOutput.put(Array(text.utf8)) } catch { report.add(error) }
}

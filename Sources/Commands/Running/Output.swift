import Pixels

extension Destination {
  /// Brings bytes to their place: whole or not at all, where the place allows it.
  ///
  /// A pipe that nobody reads is waited for, `patience` seconds or without end.
  func put(_ bytes: [UInt8], patience: Double? = nil) throws(Problem) {
    do throws(FileFault) {
      switch self {
      case .standardOutput: try writeStandardOutput(bytes)
      case .file(let path): try writeAtomically(bytes, to: path, patience: patience)
      }
    } catch {
      throw .unwritable(place, error)
    }
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

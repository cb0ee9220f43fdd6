import Glibc
import Pixels

/// Whether standard output goes to a person's screen.
func isStandardOutputATerminal() -> Bool { isatty(STDOUT_FILENO) == 1 }

/// Whether standard error goes to a person's screen.
func isStandardErrorATerminal() -> Bool { isatty(STDERR_FILENO) == 1 }

/// Writes to standard error; when that fails there is nobody left to tell.
func writeStandardError(_ text: String) {
  try? Pixels.writeStandardError(Array(text.utf8), patience: Patience(unless: isInterrupted))
}

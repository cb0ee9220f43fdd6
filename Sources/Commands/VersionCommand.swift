import UIRenderKit

/// `uirender --version`: the version, and with `--verbose` also what the bytes of a picture depend on.
func version(isVerbose: Bool, _ report: inout Report) {
  let tool = Tool.uirender
  printText("\(tool.name) \(tool.version)\n" + (isVerbose ? fingerprint().endingItsLine : ""), &report)
}

extension String {
  /// The text with a line feed at its end.
  var endingItsLine: String { hasSuffix("\n") ? self : self + "\n" }
}

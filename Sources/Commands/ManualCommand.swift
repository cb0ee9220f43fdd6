/// `uirender manual`: the manual page in roff.
func manual(_ report: inout Report) {
  printText(Tool.uirender.manualPage, &report)
}

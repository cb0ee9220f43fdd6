/// `uirender help [COMMAND]` and `--help`: the explanation of a subcommand, or of the whole tool.
func help(on subcommand: Subcommand?, _ report: inout Report) {
  let tool = Tool.uirender
  printText(subcommand.map(tool.help(on:)) ?? tool.help, &report)
}

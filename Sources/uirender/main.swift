import Commands
import Glibc

exit(run(arguments: Array(CommandLine.arguments.dropFirst())))

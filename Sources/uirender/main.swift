import Commands
import Glibc

exit(run())

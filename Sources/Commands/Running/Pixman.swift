import Glibc

/// Begins the process anew without the variable by which pixman computes some pixels in other ways.
///
/// pixman looks at it when it is loaded, so taking it out of the environment would come too late.
func forgetPixmanSettings() {
  guard environment("PIXMAN_DISABLE") != nil else { return }
  unsetenv("PIXMAN_DISABLE")
  // Where that fails, the pictures may differ by a level of 255.
  execv("/proc/self/exe", CommandLine.unsafeArgv)
}

import Glibc

/// Has this process, a worker, end when its parent does, in whatever way that happens.
///
/// A parent that is killed closes its pipes too, but a worker in the middle of a scene would notice only after it.
func endWithParent(_ parent: pid_t) {
  // prctl(2) takes more arguments than it needs, which Swift does not import.
  guard let symbol = dlsym(nil, "prctl") else { return }
  let parentDeathSignal: CInt = 1
  _ = unsafeBitCast(symbol, to: (@convention(c) (CInt, CUnsignedLong) -> CInt).self)(
    parentDeathSignal, CUnsignedLong(SIGTERM))
  // It may have ended before that.
  if getppid() != parent { _exit(0) }
}

/// Has all threads take memory from one place.
///
/// The C library would reserve 64 MB of addresses for each thread, and for a moment twice as much: where the memory of
/// the process is limited, others would find none in that moment, and Pango's thread then never tells its result.
func shareMemoryAmongThreads() {
  guard let symbol = dlsym(nil, "mallopt") else { return }
  let mostArenas: Int32 = -8
  _ = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)(mostArenas, 1)
}

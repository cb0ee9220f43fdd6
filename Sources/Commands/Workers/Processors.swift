import Glibc
import Pixels

/// How many processors the process may use.
func processorCount() -> Int {
  // `taskset` or a container that is tied to some may give it fewer than the machine has: a mask of hexadecimal digits
  // says which. A share of their time, as `docker --cpus` gives it, is no number of processors.
  let status = (try? readFile("/proc/self/status", limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  let mask = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }?.dropFirst("Cpus_allowed:".count)
  let count = mask?.compactMap(\.hexDigitValue).reduce(0) { $0 + $1.nonzeroBitCount } ?? 0
  return count > 0 ? count : max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
}

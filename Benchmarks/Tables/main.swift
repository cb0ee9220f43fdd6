// Draws two scenes by turns and compares what that costs once they are read.
//
//   tablebench ROUNDS SCENE-A SCENE-B
//
// As in bench.c, only rounds that lie beside each other are compared; what counts is the median of their ratios. The peak
// memory is that of reading and drawing A, before B is looked at.
import Glibc
import SceneModel
import UIRenderKit

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let time = try clock.measure(body).components
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

func words(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}

func complain(_ text: String) {
  let line = text + "\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

/// The most memory that the process held at a time, in MiB.
func peakMemory() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(truncatingIfNeeded: RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) / 1024
}

func compare(rounds: Int, _ a: String, _ b: String) throws {
  let renderer = Renderer()
  // The long tables lie in the build folder.
  var limits = Limits()
  limits.folders = [".build/bench"]
  var opened: OpenedScene?
  let reading = try milliseconds { opened = try renderer.open(SceneFile.read(a, limits: limits)) }
  guard let big = opened else { return }
  _ = try renderer.render(big)
  let memory = peakMemory()
  let small = try renderer.open(SceneFile.read(b, limits: limits))
  _ = try renderer.render(small)
  var times: [(a: Double, b: Double)] = []
  for _ in 0..<rounds {
    times.append(
      (try milliseconds { _ = try renderer.render(big) }, try milliseconds { _ = try renderer.render(small) }))
  }
  print("A: \(a)\nB: \(b)\n\(rounds) rounds, medians")
  print("reading A, ms      \(words(reading))")
  print("drawing A, ms      \(words(median(times.map(\.a))))")
  print("drawing B, ms      \(words(median(times.map(\.b))))")
  print("ratio              \(words(median(times.map { $0.a / $0.b })))")
  print("peak memory, MiB   \(words(memory))")
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let rounds = Int(arguments[1]), rounds > 0 else {
  complain("usage: tablebench ROUNDS SCENE-A SCENE-B")
  exit(2)
}
do {
  try compare(rounds: rounds, arguments[2], arguments[3])
} catch let error as Diagnostics {
  for diagnostic in error.list { complain("\(diagnostic)") }
  exit(2)
}

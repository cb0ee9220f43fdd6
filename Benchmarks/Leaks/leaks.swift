// Draws scenes over and over by one renderer and tells what memory the process holds.
//
//   leaks COUNT MOST SCENE...
//
// Caches fill up at first; so the memory after a tenth of the pictures, or after each scene was drawn three times, is
// what the memory at the end is compared with. The exit code is 1 if it has grown by more than MOST MiB.
import Glibc
import SceneModel
import UIRenderKit

/// The memory that the process holds, in MiB.
func residentMemory() -> Double {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
  let words = line.map { UInt8(bitPattern: $0) }.split(separator: UInt8(ascii: " "))
  let pages = words.count > 1 ? Double(String(decoding: words[1], as: UTF8.self)) ?? 0 : 0
  return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / Double(1 << 20)
}

let arguments = CommandLine.arguments
guard arguments.count > 3, let count = Int(arguments[1]), let most = Double(arguments[2]) else {
  print("usage: leaks COUNT MOST SCENE...")
  exit(2)
}
let scenes = Array(arguments[3...])
let settled = max(count / 10, min(3 * scenes.count, count / 2))
var start = 0.0
var end = 0.0
do throws(Diagnostics) {
  let renderer = Renderer()
  for number in 1...count {
    _ = try renderer.render(SceneFile.read(scenes[number % scenes.count]))
    if number == settled { start = residentMemory() }
    // Before the renderer gives back what it holds.
    if number == count { end = residentMemory() }
    if number.isMultiple(of: max(1, count / 10)) {
      print("\(number) pictures: \((residentMemory() * 10).rounded() / 10) MiB")
    }
  }
} catch {
  for diagnostic in error.list { print(diagnostic) }
  exit(2)
}
let growth = ((end - start) * 10).rounded() / 10
print("\(growth) MiB more than after \(settled) pictures; \(most) are accepted")
exit(growth > most ? 1 : 0)

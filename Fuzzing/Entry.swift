import Glibc
import Pixels

/// The one that the environment names: libFuzzer hands its variables on when it starts itself anew.
nonisolated(unsafe) private var fuzzer: (any Fuzzer)?

/// Called once by libFuzzer: chooses the fuzzer, and writes what a run starts from if a folder for that is named.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  guard let package = variable("UIRENDER_PACKAGE") else {
    print(fuzzers.map { $0.name }.joined(separator: "\n"))
    exit(0)
  }
  guard let name = variable("UIRENDER_FUZZER"), let type = fuzzers.first(where: { $0.name == name }) else {
    print("UIRENDER_FUZZER names none of " + fuzzers.map { $0.name }.joined(separator: ", "))
    exit(2)
  }
  if let folder = variable("UIRENDER_FUZZ_SEEDS") {
    write(type, package, to: folder)
    print(type.longest)
    exit(0)
  }
  fuzzer = type.init(package)
  return 0
}

/// Called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func take(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let before = processorTime()
  fuzzer?.take(Array(UnsafeBufferPointer(start: start, count: count)))
  let seconds = processorTime() - before
  require(seconds < slowest, "slow: \(seconds) seconds of processor time")
  return 0
}

/// What an input may cost, in seconds of the processor: 2 without the sanitizers, which make the work some four times
/// slower.
private let slowest = 8.0

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Writes the seeds, a file each, and the dictionary beside their folder.
private func write(_ type: any Fuzzer.Type, _ package: String, to folder: String) {
  for (number, seed) in type.seeds(package).enumerated() { save(seed, folder + "/seed-\(number)") }
  let lines = Set(type.words()).filter { !$0.isEmpty && $0.utf8.count < 64 }.sorted().map { word in
    "\"" + word.utf8.map { escaped($0) }.joined() + "\"\n"
  }
  save(Array(lines.joined().utf8), folder + ".dict")
}

/// A byte as a dictionary of libFuzzer has it.
private func escaped(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
  case 0x20..<0x7F: String(UnicodeScalar(byte))
  default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

func save(_ bytes: [UInt8], _ path: String) {
  guard let file = fopen(path, "wb") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

/// Whether made scenes and what becomes of them are printed, for people who look into a find.
let isTalkative = variable("UIRENDER_FUZZ_PRINT") != nil

/// Prints at once, since the next step may end the process.
func tell(_ text: String) {
  guard isTalkative else { return }
  print(text)
  fflush(nil)
}

/// A part of the program that any bytes are thrown at: it may refuse them, but never crash, hang or break a promise.
protocol Fuzzer: AnyObject {
  /// What it is called on the command line.
  static var name: String { get }
  /// The greatest number of bytes that are worth trying.
  static var longest: Int { get }
  /// The inputs to start from, from the folder of the package.
  static func seeds(_ package: String) -> [[UInt8]]
  /// The words that inputs are made of.
  static func words() -> [String]
  /// Makes ready what all inputs share.
  init(_ package: String)
  /// Takes one input.
  func take(_ bytes: [UInt8])
}

extension Fuzzer {
  static var longest: Int { 4096 }

  static func words() -> [String] { [] }
}

/// All of them, in the order in which `make fuzz` runs them.
let fuzzers: [any (Fuzzer & SendableMetatype).Type] = [
  SceneReaderFuzzer.self, SceneFuzzer.self, MadeSceneFuzzer.self, ConstraintFuzzer.self, OutlineFuzzer.self,
  SolverFuzzer.self, TextFuzzer.self, FontFuzzer.self, DataFileFuzzer.self, CatalogueFuzzer.self, PNGFuzzer.self,
  JPEGFuzzer.self, SVGFuzzer.self, ComparisonFuzzer.self,
]

/// Ends the process with a message if a promise is broken, so that the input is kept as a find.
func require(_ promise: Bool, _ words: @autoclosure () -> String) {
  if !promise { fatalError(words()) }
}

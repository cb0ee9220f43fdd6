public import Pixels

/// What came of testing a scene, or one of its variants.
public struct TestResult: Sendable {
  /// How it ended.
  public enum State: String, CaseIterable, Sendable {
    /// The picture is as its golden, or within the budget.
    case passed
    /// The golden was written.
    case recorded
    /// The picture is not as its golden.
    case different
    /// There is no golden.
    case missing
    /// No picture could be made, or a file could not be read or written.
    case broken

  }

  /// The name of the golden.
  public var name: String
  /// The path of the scene.
  public var scene: String
  /// How it ended.
  public var state: State
  /// What there is to say, in lines without a period; empty if nothing.
  public var message = ""
  /// The place in the scene, if something is wrong with that: line and column.
  public var line: Int?, column: Int?
  /// How the pixels differ, also where the test has passed.
  public var difference: PictureDifference?
  /// How far the picture might be from its golden.
  public var leeway = Leeway.none
  /// The paths of the pictures that were kept.
  public var pictures = Pictures()
  /// How the layout text has changed, line by line; empty if it is the same or was not compared.
  public var layout: [LineChange] = []
  /// What somebody should look at though there is a picture.
  public var warnings: [String] = []
  /// Whether the machine failed, in contrast to the scene or the golden.
  public var isMachineFault = false
  /// Why the pictures of the failure could not be kept; nil if they were.
  public var unkept: String?
  /// Whether the golden was written though nobody had asked for that: somebody has to look at it.
  public var isUnseen = false

  /// Whether the run fails with it.
  public var isFailure: Bool {
    switch state {
    case .passed: false
    case .recorded: isUnseen
    case .different, .missing, .broken: true
    }
  }

  /// The files that show a failure.
  public struct Pictures: Equatable, Sendable {
    /// The golden as it was; nil if there is none that can be read.
    public var expected: String?
    /// What was drawn.
    public var actual: String?
    /// What differs.
    public var difference: String?

    /// No pictures.
    public init() {}
  }

  /// Starts a result.
  public init(name: String, scene: String, state: State, message: String = "") {
    self.name = name
    self.scene = scene
    self.state = state
    self.message = message
  }
}

/// All that came of a run.
public struct TestRun: Sendable {
  /// The results by name.
  public var results: [TestResult]
  /// Which part of all scenes was tested; nil for the whole.
  public var shard: Shard?
  /// The goldens that no scene has, as paths; in a part of a run those that would belong to that part.
  public var orphans: [String] = []
  /// What to know before any failure is read, such as that the goldens were made elsewhere.
  public var remarks: [String] = []
  /// What makes the whole run fail, though no picture may have failed.
  public var failures: [RunFailure] = []
  /// What else there is to know, such as files that are no scenes.
  public var notes: [String] = []
  /// The command that makes what was drawn the golden of the name that follows; nil if there is none to approve with.
  public var approval: String?

  /// Puts results in the order of their names, whatever order they came in.
  public init(_ results: [TestResult]) {
    self.results = results.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// How many ended in a way.
  public func count(_ state: TestResult.State) -> Int { results.count { $0.state == state } }

  /// Whether anything has failed.
  public var hasFailed: Bool { !failures.isEmpty || results.contains(where: \.isFailure) }
}

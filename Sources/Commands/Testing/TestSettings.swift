import Goldens
import Pixels
import SceneModel

/// What the arguments of `uirender test` say.
struct TestSettings: Sendable {
  let goldens: GoldenFolder
  /// Whether somebody has asked for the record mode, in contrast to what holds without words.
  let isModeGiven: Bool
  /// What the options allow; nil where none says so, and then the scene does.
  private let tolerance: Double?
  private let budget: PixelBudget?
  private let ignoresAntialiasing: Bool
  let comparesLayout: Bool
  /// Settings in which every scene is drawn too.
  let variants: [SceneVariant]
  let filter: String?
  let shard: Shard?
  let jobs: Int
  let timeout: Double?
  let limits: Limits
  let prunes: Bool
  let failsOnOrphans: Bool
  /// The command that approves failures of this run.
  let approval: String

  init(_ invocation: Invocation) throws(Problem) {
    isModeGiven = invocation.has(.record)
    let mode = invocation[.record].flatMap(RecordMode.init) ?? .unasked(in: environment)
    goldens = GoldenFolder(
      path: invocation.folder(.golden, "golden"), failures: invocation.folder(.failures, "golden-failures"),
      recordMode: mode)
    tolerance = invocation.number(.tolerance)
    ignoresAntialiasing = invocation.has(.antialiasing)
    budget = invocation.budget == .none ? nil : invocation.budget
    comparesLayout = invocation.has(.compareLayout)
    variants = try invocation.variants()
    filter = invocation[.filter]
    jobs = invocation.jobs
    timeout = invocation.timeout
    var limits = try invocation.limits()
    // Whoever names a folder of scenes means the files in it, which scenes of its folders may share.
    limits.folders += (invocation.operands.isEmpty ? ["."] : invocation.operands).filter {
      (try? FileStatus.of($0))??.isFolder ?? false
    }
    self.limits = limits
    prunes = invocation.has(.prune)
    failsOnOrphans = invocation.has(.failOnOrphans)
    approval =
      ([Tool.uirender.name, Verb.approve.rawValue]
      + [Option.golden, .failures].flatMap { option in
        invocation[option].flatMap { $0 == option.defaultText ? nil : [option.longForm, $0.shellQuoted] } ?? []
      }).joined(separator: " ")
    var names: Set<String> = []
    if let twice = variants.first(where: { !names.insert(GoldenName.folded($0.name)).inserted }) {
      throw .usage(.repeatedVariant(twice.name))
    }
    if let text = invocation[.shard] {
      guard let shard = Shard(text) else { throw .usage(.badShard(text)) }
      self.shard = shard
    } else {
      shard = nil
    }
    if failsOnOrphans, let other = [Option.filter].first(where: invocation.has) {
      throw .usage(.conflictingOptions(Option.failOnOrphans.longForm, other.longForm))
    }
    if prunes, let other = [Option.filter, .shard].first(where: invocation.has) {
      throw .usage(.conflictingOptions(Option.prune.longForm, other.longForm))
    }
  }

  /// How far the picture of a scene may be from its golden: as the options say, and where none does, as the scene says.
  func leeway(for test: SceneTest) -> Leeway {
    var leeway = Leeway()
    if let distance = tolerance ?? test.tolerance {
      leeway.distance = distance
      leeway.distanceSource = tolerance == nil ? .scene : .command
    }
    if ignoresAntialiasing || test.ignoresAntialiasing != nil {
      leeway.ignoresAntialiasing = ignoresAntialiasing || test.ignoresAntialiasing == true
      leeway.antialiasingSource = ignoresAntialiasing ? .command : .scene
    }
    let own = PixelBudget(pixels: test.maxPixels, share: test.maxShare)
    if let budget = budget ?? (own == .none ? nil : own) {
      leeway.budget = budget
      leeway.budgetSource = self.budget == nil ? .scene : .command
    }
    return leeway
  }

  /// Whether a scene can have a picture that is wanted; variants are known only when it has been read.
  func wants(_ scene: SceneCase) -> Bool {
    if let shard, !shard.contains(scene.name) { return false }
    guard let filter else { return true }
    return filter.contains("~") || scene.name.contains(filter)
  }

  /// Whether a picture is wanted.
  func wants(picture name: String) -> Bool { filter.map(name.contains) ?? true }
}

extension Invocation {
  /// A folder by an option, without the slash at its end.
  func folder(_ option: Option, _ standard: String) -> String {
    var path = self[option] ?? standard
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The settings in which scenes are to be drawn too.
  func variants() throws(Problem) -> [SceneVariant] {
    guard let text = self[.variant] else { return [] }
    do throws(Diagnostics) { return try SceneVariant.list(parsing: text) } catch { throw .diagnostics(error) }
  }
}

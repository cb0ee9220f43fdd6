/// Turns JSON into scene values and collects everything that is wrong on the way.
struct SceneReader {
  /// The file that is being read, for the places of diagnostics.
  let file: SceneFile
  /// What was found wrong so far, and where.
  private var findings = Findings()
  /// What can be drawn but not just as it was meant.
  private var remarks = Findings()
  /// The images that the scene names, in the order of their places.
  var images: [ImageReference] = []
  /// The fonts that the scene asks for, in the order of their places.
  var fonts: [FontReference] = []
  /// The labels that have an id, which others may refer to.
  var labels: [(id: String, view: View)] = []
  /// The labels that views take their size from.
  var sizeReferences: [ViewReference] = []
  /// The rows that come from files.
  var data: [RowData] = []
  /// The rows and items that the scene names by their numbers in such files.
  var elements: [DataElement] = []
  /// The bytes at which runtime attributes start that are checked with the keys of their views.
  var attributes: Set<Int> = []
  /// How many views were read.
  private var viewCount = 0
  /// The keys and indices that lead to the value that is being read.
  private var path: Site.Step?

  init(file: SceneFile) {
    self.file = file
  }

  /// Counts a view; false, and the first time a report, if there are more than allowed.
  mutating func countView(at offset: Int) -> Bool {
    viewCount += 1
    if viewCount == file.limits.views + 1 { report(Limit.fault(\.views, file.limits), at: offset) }
    return viewCount <= file.limits.views
  }

  /// Notes that something is wrong at a byte of the file, under a key of the value that is being read.
  mutating func report(_ fault: Fault, at offset: Int, under key: String? = nil) {
    report(lazily: { fault }, at: offset, under: key)
  }

  /// Notes what is wrong, which takes time to make and is made only if somebody will read it.
  mutating func report(lazily fault: () -> Fault, at offset: Int, under key: String?) {
    let holder = attributes.contains(offset) ? Site.Step(.key(RuntimeAttributes.name), after: path) : path
    findings.add(
      fault(), at: Site(offset: offset, step: key.map { Site.Step(.key($0), after: holder) } ?? holder))
  }

  /// Notes what turned out wrong about a value that was read earlier.
  mutating func report(_ fault: Fault, at site: Site) {
    findings.add(fault, at: site)
  }

  /// Notes what somebody should look at in the value that is being read, though it can be drawn.
  mutating func warn(_ fault: Fault, at offset: Int) {
    warn(fault, at: site(of: offset))
  }

  /// Notes what somebody should look at in a value that was read earlier.
  mutating func warn(_ fault: Fault, at site: Site) {
    remarks.add(fault, at: site)
  }

  /// What somebody should look at, in reading order.
  var warnings: [Diagnostic] { remarks.diagnostics(.warning, of: file) }

  /// What was found wrong, in reading order.
  var diagnostics: [Diagnostic] { findings.diagnostics(.error, of: file) }

  /// Notes that a value is of the wrong kind; returns nil so that a reader can end with it.
  mutating func reject<Value>(_ json: JSON, expected: String) -> Value? {
    report(.wrongType(expected: expected, found: json.kind), at: json.offset)
    return nil
  }

  /// Reads a part of the value that is being read.
  mutating func descend<Value>(into key: String, _ body: (inout SceneReader) -> Value) -> Value {
    descend(.key(key), body)
  }

  /// Reads an element of the list that is being read.
  mutating func descend<Value>(intoElement index: Int, _ body: (inout SceneReader) -> Value) -> Value {
    descend(.element(index), body)
  }

  private mutating func descend<Value>(_ name: Site.Step.Name, _ body: (inout SceneReader) -> Value) -> Value {
    let outer = path
    path = Site.Step(name, after: outer)
    defer { path = outer }
    return body(&self)
  }

  /// The key whose value is being read; nil for an element of a list.
  var key: String? {
    guard case .key(let key)? = path?.name else { return nil }
    return key
  }

  /// Whether the value that is being read is a view in another view's list of them.
  var isReadingSubview: Bool {
    guard case .key(let list)? = path?.parent?.name else { return false }
    return list == "subviews" || list == "arrangedSubviews"
  }

  /// Where a value stands, for diagnostics that can only be made after reading.
  func site(of offset: Int) -> Site {
    Site(offset: offset, step: path)
  }
}

extension SceneFile {
  /// Diagnostics about values of the scene, in reading order; a finding without a site is about the whole file.
  public func diagnostics(
    _ severity: Diagnostic.Severity, _ findings: [(site: Site?, fault: Fault)]
  ) -> [Diagnostic] {
    let places = positions(of: findings.compactMap(\.site?.offset))
    return findings.map { site, fault in
      Diagnostic(
        severity: severity, file: path, position: site.flatMap { places[$0.offset] }, path: site?.path ?? "",
        fault: fault)
    }.inReadingOrder
  }
}

extension SceneFile {
  /// A fault at a byte of a file that is not read as a scene.
  public func diagnostic(_ fault: Fault, atByte offset: Int) -> Diagnostic {
    Diagnostic(file: path, position: positions(of: [offset])[offset], fault: fault)
  }

  /// Diagnostics about bytes of a file that is not read as a scene.
  public func diagnostics(
    _ severity: Diagnostic.Severity, atBytes findings: [(offset: Int, fault: Fault)]
  ) -> [Diagnostic] {
    let places = positions(of: findings.map(\.offset))
    return findings.map { offset, fault in
      Diagnostic(severity: severity, file: path, position: places[offset], fault: fault)
    }
  }
}

import Pixels
import SceneModel
import Typesetting
import UIRenderKit

/// Takes scenes through a stage and brings what comes out to its place, in their order.
struct Conversion {
  /// What becomes of a scene.
  struct Product {
    let bytes: [UInt8]
    let warnings: [Diagnostic]
    /// The images and fonts that went into it.
    let files: [String]
    /// How the process ends with it, unless worse happens.
    var status = ExitStatus.done
  }

  /// What makes a product of a scene; it may keep fonts and images from scene to scene.
  typealias Stage = (SceneFile) throws(Diagnostics) -> Product

  let scenes: [String]
  let destinations: Destinations
  private let limits: Limits
  private let timeout: Double?
  private let jobs: Int

  /// Checks what can be checked before the first scene is read.
  init(_ invocation: Invocation, ending: String) throws(Problem) {
    scenes = invocation.operands
    limits = try invocation.limits()
    timeout = invocation.timeout
    jobs = invocation.jobs
    guard scenes.count(where: { $0 == "-" }) < 2 else { throw .usage(.standardInputTwice) }
    if let output = invocation[.output], output != "-" {
      destinations = try .places(for: scenes, output: output, ending: ending)
    } else {
      destinations = .standardOutput(scenes.count)
    }
  }

  /// Checks what can be checked before the first scene becomes a picture.
  init(picturesOf invocation: Invocation) throws(Problem) {
    if invocation[.output] == "-" {
      guard invocation.operands.count == 1 else { throw .usage(.severalToStandardOutput) }
      guard !isStandardOutputATerminal() else { throw .usage(.pictureToTerminal) }
    }
    try self.init(invocation, ending: "png")
  }

  /// Does the work.
  ///
  /// A scene that is broken does not keep the others from being done; an output that takes nothing more does. Several
  /// scenes are drawn by processes of their own, and so is one if the memory may not be enough: the libraries that draw
  /// end the process that finds none.
  func run(_ report: inout Report, _ makeStage: () -> Stage) {
    var delivery = Delivery(self)
    // Whoever types a scene is waited for, here: the time of a worker that read it would run.
    let typed = scenes.contains("-") ? read("-") : nil
    guard scenes.count > 1 || MemoryRoom.limit != nil else {
      if let scene = scenes.first {
        _ = delivery.take(0, make(typed ?? read(scene, timeout), makeStage(), timeout), &report)
      }
      return
    }
    deferInterruptions()
    var list = ListedJobs(scenes.map { Array($0.utf8) })
    let pool = WorkerPool(count: min(jobs, scenes.count), timeout: timeout)
    pool.run(&list) {
      let stage = makeStage()
      return { job in
        let scene = String(decoding: job, as: UTF8.self)
        return self.make((scene == "-" ? typed : nil) ?? self.read(scene), stage).encoded
      }
    } _: { place, outcome in
      switch outcome {
      case .success(let bytes): return delivery.take(place, Conversion.Result(decoding: bytes), &report)
      case .failure(let loss):
        report.add(.lost(scenes[place], loss))
        return true
      }
    }
    if report.status == .machineFault, let limit = MemoryRoom.limit {
      report.hint("\(Tool.uirender.name): \(memoryWords(limit))")
    }
    endIfInterrupted()
  }

  /// A scene, or why there is none.
  private typealias Input = Swift.Result<SceneFile, SceneInputFault>

  private func read(_ scene: String, _ timeout: Double? = nil) -> Input {
    // A pipe may have no writer.
    Input { () throws(SceneInputFault) in
      try Alarm.around(scene, seconds: timeout) { () throws(SceneInputFault) in try readScene(scene, limits) }
    }
  }

  private func make(_ input: Input, _ stage: Stage, _ timeout: Double? = nil) -> Result {
    let file: SceneFile
    do throws(SceneInputFault) { file = try input.get() } catch {
      switch error {
      case .diagnostics(let diagnostics): return Result(messages: diagnostics.list.map(Message.init))
      case .problem(let problem): return Result(messages: [Message(problem)])
      }
    }
    // To find the words takes its time, too: the nearest of many names.
    return Alarm.around(file.path, seconds: timeout) {
      do throws(Diagnostics) {
        let product = try stage(file)
        return Result(
          messages: product.warnings.map(Message.init), product: (bytes: product.bytes, files: product.files),
          status: product.status)
      } catch {
        return Result(messages: error.list.map(Message.init))
      }
    }
  }
}

extension Conversion {
  /// What came of a scene.
  struct Result {
    var messages: [Message]
    var product: (bytes: [UInt8], files: [String])?
    var status = ExitStatus.done
  }

  /// Tells what there is to tell, and brings products to their places.
  private struct Delivery {
    private let conversion: Conversion
    private var isFolderMissing: Bool
    private var used = UsedFiles()
    private var isFirst = true

    init(_ conversion: Conversion) {
      self.conversion = conversion
      isFolderMissing = conversion.destinations.folder != nil
    }

    /// Takes what came of a scene; false if the others would not find a place.
    mutating func take(_ index: Int, _ result: Result, _ report: inout Report) -> Bool {
      let scene = conversion.scenes[index], destination = conversion.destinations.list[index]
      report.add(result.messages)
      report.note(result.status)
      guard let (product, files) = result.product else { return true }
      var bytes = product
      do throws(Problem) {
        try used.add(files, of: scene)
        if isFolderMissing, let folder = conversion.destinations.folder {
          do throws(FileFault) { try makeFolder(folder) } catch { throw .unwritable(folder, error) }
          isFolderMissing = false
        }
        // Several texts on one stream need their names.
        if destination == .standardOutput, conversion.scenes.count > 1 {
          bytes = Array("\(isFirst ? "" : "\n")\(scene):\n".utf8) + bytes
          isFirst = false
        }
        try used.keep(from: destination)
        try destination.put(bytes, within: conversion.timeout)
        used.noteWritten(destination)
      } catch {
        report.add(error.afterTheChecks)
        if isFolderMissing || destination == .standardOutput { return false }
      }
      return true
    }
  }
}

extension Problem {
  /// The problem as it is when places have been found good before: somebody has taken one away since.
  fileprivate var afterTheChecks: Problem {
    switch self {
    case .unwritable(let place, .noSuchFolder): .gone(place, .noSuchFolder)
    case .unwritable(let place, .notAFolder): .gone(place, .notAFolder)
    default: self
    }
  }
}

extension Conversion.Result {
  /// The bytes by which it goes from process to process.
  fileprivate var encoded: [UInt8] {
    var writer = WireWriter()
    writer.add(messages) { $0.add($1) }
    writer.add(Int(status.rawValue))
    writer.add(product == nil ? 0 : 1)
    if let (bytes, files) = product {
      writer.add(files) { $0.add($1) }
      writer.add(bytes)
    }
    return writer.bytes
  }

  fileprivate init(decoding bytes: [UInt8]) {
    var reader = WireReader(bytes)
    messages = reader.list { $0.message() }
    status = reader.status()
    if reader.number() == 1 {
      let files = reader.list { $0.text() }
      product = (reader.blob(), files)
    }
  }
}

extension WireWriter {
  mutating func add(_ message: Message) {
    add(Int(message.status.rawValue))
    add(message.text)
  }
}

extension WireReader {
  mutating func message() -> Message {
    let status = status()
    return Message(text(), status)
  }

  fileprivate mutating func status() -> ExitStatus {
    ExitStatus(rawValue: Int32(truncatingIfNeeded: number())) ?? .machineFault
  }
}

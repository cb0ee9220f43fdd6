import Pixels
import SceneModel

/// What keeps a command from its work, apart from what is wrong with a scene.
enum Problem: Error, Equatable {
  /// The arguments do not fit each other or what is there.
  case usage(UsageError)
  /// A file or a stream could not be read.
  case unreadable(String, FileFault)
  /// A file or a stream could not be written.
  case unwritable(String, FileFault)

  /// A place that was there when the work began takes nothing any more.
  case gone(String, FileFault)

  /// A file is no picture that can be used.
  case unusable(String, ImageFault)

  /// The process that worked on a scene has not done it.
  case lost(String, WorkerLoss)

  /// What the arguments say of scenes is wrong.
  case diagnostics(Diagnostics)

  /// How the process ends after it.
  var status: ExitStatus {
    switch self {
    case .usage(.noArguments): .machineFault
    case .usage, .unusable, .diagnostics: .wrongInput
    case .lost, .gone: .machineFault
    case .unreadable(_, let fault), .unwritable(_, let fault): fault.isMachineProblem ? .machineFault : .wrongInput
    }
  }

  /// What it is about, as the user named it.
  var place: String {
    switch self {
    case .usage: Tool.uirender.name
    case .diagnostics(let diagnostics): diagnostics.list.first?.file ?? Tool.uirender.name
    case .unreadable(let place, _), .unwritable(let place, _), .unusable(let place, _), .lost(let place, _),
      .gone(let place, _):
      place
    }
  }

  /// What is wrong, in words.
  var message: String {
    switch self {
    case .usage(let error): error.message
    case .unreadable(_, let fault), .unwritable(_, let fault), .gone(_, let fault): fault.message
    case .unusable(_, let fault): fault.message
    case .lost(_, let loss): loss.message
    case .diagnostics(let diagnostics):
      diagnostics.list.map { ($0.path.isEmpty ? "" : $0.path + ": ") + $0.fault.message }.joined(separator: "; ")
    }
  }
}

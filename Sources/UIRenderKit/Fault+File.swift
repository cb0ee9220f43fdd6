import Pixels
import SceneModel

extension Fault {
  /// Why a file that a scene names cannot be used: the machine's fault if the same path may do elsewhere.
  init(_ fault: FileFault, of name: String) {
    let file = Fault.file(name, reason: fault.message)
    self = fault.isMachineProblem ? .machine(reason: file.message) : file
  }
}

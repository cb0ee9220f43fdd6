import Pixels
import SceneModel
import UIRenderKit

/// Draws what requests ask for; each process has its own.
final class RequestWork {
  private let limits: Limits
  private let renderer = Renderer()

  init(_ limits: Limits) { self.limits = limits }

  /// What is to be answered to a line.
  func answer(to line: [UInt8]) -> Answer {
    var answer = Answer(id: nil)
    guard line != RequestLines.tooLong else {
      answer.fail(
        .unreadable(RenderRequest.place, .tooLarge(limit: limits.fileBytes, named: Limit.name(of: \.fileBytes))))
      return answer
    }
    do throws(Diagnostics) {
      let request = try RenderRequest(reading: line, limits: limits)
      answer.id = request.id
      try draw(request, &answer)
    } catch {
      answer.id = answer.id ?? RenderRequest.id(of: line, limits: limits)
      answer.add(error.list)
    }
    return answer
  }

  private func draw(_ request: RenderRequest, _ answer: inout Answer) throws(Diagnostics) {
    // Relative paths of the scene would be told to lead nowhere, one by one.
    if !request.folder.isEmpty, request.path == nil {
      do throws(FileFault) {
        guard let status = try FileStatus.of(request.folder) else { throw .noSuchFolder }
        if !status.isFolder { throw .notAFolder }
      } catch {
        return answer.fail(.unreadable(request.folder, error))
      }
    }
    var document = try request.document()
    if document == nil, let path = request.path {
      document = try SceneDocument(reading: SceneFile.read(path, limits: limits))
    }
    guard let document else { return }
    let rendering = try renderer.render(document, variant: request.setting)
    answer.add(rendering.warnings)
    answer.picture = Answer.Picture(
      png: rendering.png(), width: rendering.bitmap.width, height: rendering.bitmap.height, output: request.output,
      files: rendering.files + (request.path.map { [$0] } ?? []))
    if request.wantsLayout { answer.layout = rendering.root.text }
  }
}

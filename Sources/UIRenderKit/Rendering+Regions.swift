import Geometry
public import Pixels
import SceneLayout
public import SceneModel

extension Rendering {
  /// The parts of the picture that the scene's `test` key excludes from comparison, in pixels.
  /// - Parameter file: The scene, for the places of faults.
  /// - Throws: A diagnostic for each id that no view has.
  public func ignoredRegions(in file: SceneFile) throws(Diagnostics) -> [PictureDifference.Box] {
    guard !scene.test.ignore.isEmpty else { return [] }
    var frames: [String: [Rect]] = [:]
    collect(root, origin: .zero, into: &frames)
    var boxes: [PictureDifference.Box] = []
    var findings: [(site: Site?, fault: Fault)] = []
    for region in scene.test.ignore {
      switch region {
      case .frame(let frame): boxes.append(pixels(frame))
      case .view(let id, let site):
        if let found = frames[id] {
          boxes += found.map(pixels)
        } else {
          findings.append((site, .unknownChoice(found: id, known: frames.keys.sorted())))
        }
      }
    }
    guard findings.isEmpty else { throw Diagnostics(file.diagnostics(.error, findings)) }
    return boxes
  }

  private func collect(_ box: Box, origin: Point, into frames: inout [String: [Rect]]) {
    let x = origin.x + box.frame.minX, y = origin.y + box.frame.minY
    if let id = box.id {
      frames[id, default: []].append(Rect(x: x, y: y, width: box.frame.width, height: box.frame.height))
    }
    for child in box.children { collect(child, origin: Point(x: x, y: y), into: &frames) }
  }

  /// All pixels that a rectangle touches and the picture has.
  private func pixels(_ frame: Rect) -> PictureDifference.Box {
    func column(_ value: Double) -> Int { Int(min(max(value, 0), Double(bitmap.width))) }
    func row(_ value: Double) -> Int { Int(min(max(value, 0), Double(bitmap.height))) }
    let left = column((frame.minX * scale).rounded(.down)), top = row((frame.minY * scale).rounded(.down))
    let right = column((frame.maxX * scale).rounded(.up))
    let bottom = row((frame.maxY * scale).rounded(.up))
    return .init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}

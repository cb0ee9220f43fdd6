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
    collect(root, within: .identity, into: &frames)
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

  /// Notes where on the screen the frames of boxes with an id show; `outer` says where the coordinates of the box's
  /// parent go.
  private func collect(_ box: Box, within outer: Transform, into frames: inout [String: [Rect]]) {
    let place = (box.transform ?? .identity).followed(by: .translation(box.frame.origin)).followed(by: outer)
    if let id = box.id { frames[id, default: []].append(place.hull(of: Rect(origin: .zero, size: box.frame.size))) }
    for child in box.children { collect(child, within: place, into: &frames) }
  }

  /// All pixels that a rectangle touches and the picture has.
  private func pixels(_ frame: Rect) -> PictureDifference.Box {
    // A transform can throw a corner out of all bounds, to where there is no number.
    func column(_ value: Double) -> Int { value > 0 ? Int(min(value, Double(bitmap.width))) : 0 }
    func row(_ value: Double) -> Int { value > 0 ? Int(min(value, Double(bitmap.height))) : 0 }
    let left = column((frame.minX * scale).rounded(.down)), top = row((frame.minY * scale).rounded(.down))
    let right = column((frame.maxX * scale).rounded(.up))
    let bottom = row((frame.maxY * scale).rounded(.up))
    return .init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}

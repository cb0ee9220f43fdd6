@testable import SceneModel

/// The scene that a text describes, whose diagnostics are asked for.
func faults(_ text: String) -> [String] {
  let file = SceneFile(path: "scene.json", bytes: Array(text.utf8), folder: "")
  do {
    return try SceneDocument(reading: file).faults.map(\.description)
  } catch {
    return error.list.map(\.description)
  }
}

/// The faults of a view, without the words that are the same for all of them.
func faults(ofView text: String) -> [String] {
  faults("{\"root\":\n\(text)}").map { $0.replacing("scene.json:", with: "").replacing("error: ", with: "") }
}

/// The view that a text describes.
func view(_ text: String) throws -> View? {
  let file = SceneFile(path: "scene.json", bytes: Array("{\"root\": \(text)}".utf8), folder: "")
  guard case .view(let view) = try SceneDocument(reading: file).scene.root else { return nil }
  return view
}

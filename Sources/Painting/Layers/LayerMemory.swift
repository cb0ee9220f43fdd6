import SceneModel

/// Counts the pixels of the layers that are open, for only so many fit into any memory, and Cairo would take all of it.
final class LayerMemory {
  private var pixels = 0
  /// How many pixels of layers may be open at the same time.
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The pixels of one layer, which are given back with it.
  final class Lease {
    private let memory: LayerMemory
    private let pixels: Int

    fileprivate init(_ memory: LayerMemory, _ pixels: Int) {
      self.memory = memory
      self.pixels = pixels
    }

    deinit { memory.pixels -= pixels }
  }

  /// Takes the pixels of a layer for what the scene says at a place.
  func lease(_ count: Int, for site: Site?) throws(PaintingFault) -> Lease {
    guard pixels + count <= limit else { throw .layers(site) }
    pixels += count
    return Lease(self, count)
  }
}

/// A layer of a stage of a box.
struct ReadyLayer: Hashable {
  /// The place of the box's plan.
  var box: Int
  var stage: Int
}

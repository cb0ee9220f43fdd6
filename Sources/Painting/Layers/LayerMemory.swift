import Glibc
import SceneModel

/// The memory of the layers that are open: their pixels are counted, for only so many fit into any memory, and Cairo would
/// take all of it.
///
/// The memory of the last two layers is kept for the next ones: to get it anew from the system and to give it back takes
/// several times as long as to paint on it.
final class LayerMemory {
  private var pixels = 0
  private var spare: [UnsafeMutableBufferPointer<UInt32>] = []
  /// How many pixels of layers may be open at the same time.
  let limit: Int

  init(limit: Int) { self.limit = limit }

  deinit { for words in spare { free(words.baseAddress) } }

  /// The pixels of one layer, which are given back with it.
  final class Lease {
    private let memory: LayerMemory
    /// The transparent pixels; there may be more of them.
    let words: UnsafeMutableBufferPointer<UInt32>
    private let count: Int

    fileprivate init(_ memory: LayerMemory, _ words: UnsafeMutableBufferPointer<UInt32>, _ count: Int) {
      self.memory = memory
      self.words = words
      self.count = count
    }

    deinit { memory.take(back: words, count) }
  }

  /// Takes the pixels of a layer for what the scene says at a place.
  func lease(_ count: Int, for site: Site?) throws(PaintingFault) -> Lease {
    guard pixels + count <= limit else { throw .layers(site) }
    // Not one that is far too large: the others would find it gone.
    if let index = spare.firstIndex(where: { $0.count >= count && $0.count / 2 <= count }) {
      let words = spare.remove(at: index)
      words.prefix(count).update(repeating: 0)
      pixels += count
      return Lease(self, words, count)
    }
    guard let start = calloc(max(1, count), MemoryLayout<UInt32>.stride) else { throw .memory }
    pixels += count
    let words = UnsafeMutableBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: max(1, count))
    return Lease(self, words, count)
  }

  private func take(back words: UnsafeMutableBufferPointer<UInt32>, _ count: Int) {
    pixels -= count
    spare.append(words)
    if spare.count > 2 { free(spare.removeFirst().baseAddress) }
  }
}

/// A layer of a stage of a box.
struct ReadyLayer: Hashable {
  /// The place of the box's plan.
  var box: Int
  var stage: Int
}

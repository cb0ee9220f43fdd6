/// A prefix code for symbols by how often they come: the lengths of deflate's canonical codes, and their bits.
struct HuffmanCode {
  /// What is written for a symbol.
  struct Entry {
    /// The bits, the first lowest.
    var code: UInt16 = 0
    /// How many they are; 0 for a symbol that does not come.
    var length: UInt16 = 0
  }

  /// The codes by symbol.
  let entries: [Entry]

  /// Makes a code with no code longer than a limit.
  init(frequencies: [UInt32], limit: Int) {
    entries = Self.entries(for: Self.lengths(for: frequencies, limit: limit))
  }

  /// How many symbols have to be described: all up to the last that comes, but no fewer than `least`.
  func count(least: Int) -> Int {
    max(least, (entries.lastIndex { $0.length > 0 } ?? -1) + 1)
  }

  private static func lengths(for frequencies: [UInt32], limit: Int) -> [UInt16] {
    var lengths = [UInt16](repeating: 0, count: frequencies.count)
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
      (frequencies[$0], $0) < (frequencies[$1], $1)
    }
    // One symbol still takes a bit; decoders want no code without any.
    guard symbols.count > 1 else {
      lengths[symbols.first ?? 0] = 1
      return lengths
    }
    var counts = limitedCounts(depths: depths(of: symbols.map { frequencies[$0] }), limit: limit)
    var next = symbols.startIndex
    // The rarest have the longest codes.
    for length in counts.indices.reversed() {
      while counts[length] > 0 {
        lengths[symbols[next]] = UInt16(length)
        next += 1
        counts[length] -= 1
      }
    }
    return lengths
  }

  /// How deep each leaf lies in Huffman's tree, from weights in ascending order, which two queues make in one pass.
  private static func depths(of weights: [UInt32]) -> [Int] {
    let leafCount = weights.count, nodeCount = 2 * leafCount - 1
    var values = weights.map(UInt64.init) + [UInt64](repeating: 0, count: leafCount - 1)
    var parents = [Int](repeating: 0, count: nodeCount)
    var leaf = 0, inner = leafCount
    for node in leafCount..<nodeCount {
      for _ in 0..<2 {
        let takesLeaf = leaf < leafCount && (inner >= node || values[leaf] <= values[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        values[node] += values[child]
        parents[child] = node
      }
    }
    var depths = [Int](repeating: 0, count: nodeCount)
    for node in (0..<(nodeCount - 1)).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<leafCount])
  }

  /// How many codes there are of each length, once those above the limit are shortened.
  ///
  /// Shortened codes take more room than there is; for each piece too much, the longest of the others becomes longer.
  private static func limitedCounts(depths: [Int], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    var space = counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (limit - $1) }
    while space > 1 << limit {
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      // Its place is split in two, for itself and for one of the longest, whose place becomes free.
      counts[length] -= 1
      counts[length + 1] += 2
      counts[limit] -= 1
      space -= 1
    }
    return counts
  }

  private static func entries(for lengths: [UInt16]) -> [Entry] {
    // The first code of each length (RFC 1951, 3.2.2); at first, how many codes are one shorter.
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length - 1] &+ next[length]) &<< 1 }
    return lengths.map { length in
      guard length > 0 else { return Entry() }
      defer { next[Int(length)] += 1 }
      return Entry(code: next[Int(length)].reversed(bits: Int(length)), length: length)
    }
  }
}

extension UInt16 {
  /// The lowest bits in the opposite order.
  fileprivate func reversed(bits: Int) -> UInt16 {
    var value = self, result: UInt16 = 0
    for _ in 0..<bits {
      result = result << 1 | value & 1
      value >>= 1
    }
    return result
  }
}

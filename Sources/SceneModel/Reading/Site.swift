/// Where in a scene something was said: kept by values that can turn out wrong only after reading.
public struct Site: Hashable, Sendable {
  /// The byte of the file.
  let offset: Int
  /// The last of the keys and indices that lead to the value; nil for the whole file.
  let step: Step?

  /// A key or an index on the way to a value, with the way to where it stands.
  ///
  /// A way is kept as a chain and spelled out only for a message: a table of a hundred thousand rows has as many values
  /// with a place, and hardly ever a message.
  final class Step: Sendable {
    enum Name: Sendable {
      case key(String)
      case element(Int)
    }

    let name: Name
    let parent: Step?

    init(_ name: Name, after parent: Step?) {
      self.name = name
      self.parent = parent
    }
  }

  init(offset: Int, step: Step? = nil) {
    self.offset = offset
    self.step = step
  }

  /// The path of the key, such as `root.viewControllers[0].title`; an index, and a key that looks like one, follows
  /// without a dot.
  var path: String {
    var steps: [String] = []
    var next = step
    while let step = next {
      switch step.name {
      case .key(let key): steps.append(key)
      case .element(let index): steps.append("[\(index)]")
      }
      next = step.parent
    }
    return steps.reversed().reduce(into: "") { text, step in
      text += (text.isEmpty || step.hasPrefix("[") ? "" : ".") + step
    }
  }

  /// A byte of a file starts one value at most, so that it stands for the whole place.
  public static func == (a: Site, b: Site) -> Bool { a.offset == b.offset }

  /// Takes part in hashing by the byte.
  public func hash(into hasher: inout Hasher) { hasher.combine(offset) }
}

import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel
import Testing

@Suite("Layers of groups in groups")
struct LayerTests {
  private let side = 40.0
  private var whole: Rect { Rect(x: 0, y: 0, width: side, height: side) }

  /// A box over all with children in it.
  private func over(_ children: [Box], opacity: Double = 1, effects: [Effect] = [], content: Primitive? = nil) -> Box {
    var box = Box("box", frame: whole, content: content, opacity: opacity, children: children)
    box.effects = effects
    return box
  }

  /// A picture that is painted with layers of at most so many times its pixels at the same time.
  private func picture(_ root: Box, layers: Double) throws -> Bitmap {
    try Painter().paint(root, scale: 1, background: .white, layerLimit: Int(layers * side * side))
  }

  @Test("a hundred translucent groups in each other take the memory of two")
  func opacity() throws {
    var inner = over([], content: .fill(.black))
    for _ in 0..<100 { inner = over([inner], opacity: 0.99) }
    let picture = try picture(over([inner]), layers: 2)
    // 0.99 to the power of 100 is 0.366; each level rounds once.
    let expected = 255 * (1 - 0.366)
    #expect(abs(Double(picture.rgb(20, 20) & 255) - expected) < 30)
  }

  @Test("a hundred masks of masks take the memory of three layers, and so do masked boxes in each other")
  func masks() throws {
    let half = over([], content: .fill(Color(white: 0, alpha: 0.5)))
    var mask = over([], content: .fill(.black))
    for _ in 0..<100 { mask = over([], effects: [.mask(mask)], content: .fill(.black)) }
    #expect(try picture(over([mask]), layers: 3).rgb(20, 20) == 0)
    var inner = over([], content: .fill(.black))
    for _ in 0..<100 { inner = over([inner], effects: [.mask(half)]) }
    // Half of the last level of 255 rounds to itself.
    #expect(try picture(over([inner]), layers: 3).rgb(20, 20) & 255 >= 254)
  }

  @Test("a hundred shadows of shadows take little more memory than they spread")
  func shadows() throws {
    let shadow = BoxShadow(color: Color(white: 0, alpha: 0.5), offset: .zero, radius: 1)
    let faint = Color(white: 0, alpha: 0.1)
    var inner = Box("box", frame: Rect(x: 15, y: 15, width: 10, height: 10), content: .fill(faint))
    for _ in 0..<100 {
      var outer = Box("box", frame: whole, children: [inner])
      outer.effects = [.shadow(shadow)]
      inner = outer
    }
    let picture = try picture(over([inner]), layers: 30)
    #expect(picture.rgb(20, 20) & 255 <= 2)
    #expect(picture.rgb(20, 20) == picture.rgb(19, 19))
  }

  @Test("a tree of groups takes no more layers than the logarithm of its groups, and each lies where it belongs")
  func tree() throws {
    func group(_ depth: Int, _ color: Color) -> Box {
      if depth == 0 { return over([], opacity: 0.5, content: .fill(color)) }
      return over([group(depth - 1, .red), group(depth - 1, .blue)], opacity: 0.9)
    }
    let deep = try picture(over([group(7, .red)]), layers: 16)
    // The last group of two lies over the other.
    let word = deep.rgb(20, 20)
    #expect(word & 0xFF > word >> 16)
  }

  @Test("a group that was drawn before the one that it lies on is the same as one drawn after it")
  func order() throws {
    // The translucent group is drawn first if it holds another, and in its turn if it does not.
    func picture(_ inner: Box) throws -> Bitmap {
      try self.picture(
        over([
          over(
            [
              Box("under", frame: Rect(x: 4, y: 4, width: 20, height: 20), content: .fill(.red)),
              over([inner], opacity: 0.5),
              Box("over", frame: Rect(x: 18, y: 18, width: 9, height: 20), content: .fill(.black)),
            ], opacity: 0.8)
        ]), layers: 4)
    }
    let content = Box("content", frame: Rect(x: 10, y: 10, width: 20, height: 20), content: .fill(.blue))
    let nested = over([content], effects: [.mask(over([], content: .fill(.black)))])
    #expect(try picture(content) == picture(nested))
  }

  @Test("the shadow of a plain shape is that of the same shape with something in it that sticks out unseen")
  func plainShape() throws {
    let shadow = BoxShadow(color: .black, offset: Point(x: 2, y: 3), radius: 2)
    func picture(_ children: [Box]) throws -> Bitmap {
      var card = Box(
        "card", frame: Rect(x: 10, y: 10, width: 20, height: 20),
        content: .rounded(.red, Corners(radius: 5), inset: 0), children: children)
      card.effects = [.shadow(shadow)]
      return try self.picture(over([card]), layers: 9)
    }
    let unseen = Box("box", frame: Rect(x: -5, y: -5, width: 9, height: 9), content: .fill(.clear))
    let difference =
      zip(try picture([]).pixels, try picture([unseen]).pixels)
      .map { abs(Int($0 & 255) - Int($1 & 255)) }.max() ?? 0
    #expect(difference <= 1)
  }
}

import CCairo
import Geometry
import SceneLayout
import SceneModel
import Testing

@testable import Painting

@Suite("Boxes that others cover")
struct CoveredBoxesTests {
  private let glass = Primitive.backdrop(
    BackdropContent(blurRadius: 2, saturation: 1.8, weight: 0.5, tint: Color(white: 1)))

  /// For each box in its order whether it is painted: neither is it covered as a whole, nor is its content.
  private func painted(_ boxes: [Box], content: Primitive? = nil, scale: Double = 2) -> [Bool] {
    let root = Box("root", frame: Rect(x: 0, y: 0, width: 20, height: 20), content: content, children: boxes)
    var plan = PaintingPlan(root)
    plan.markCovered(in: root, scale: scale)
    return plan.boxes.map { !$0.isCovered && $0.content != nil }
  }

  @Test("what lies wholly under a later opaque rectangle is not painted, down to the background of what holds both")
  func covered() {
    let cover = box(0, 0, 20, 20, .fill(.white))
    #expect(painted([box(2, 2, 5, 5, .fill(.black)), cover], content: .fill(.black)) == [false, false, true])
    #expect(painted([cover, box(2, 2, 5, 5, .fill(.black))]) == [false, true, true])
  }

  @Test("what reaches out of the rectangle is painted, and so is what lies under a translucent or a round one")
  func seen() {
    let below = box(2, 2, 5, 5, .fill(.black))
    #expect(painted([below, box(2, 2, 5, 4.5, .fill(.white))]) == [false, true, true])
    #expect(painted([below, box(0, 0, 20, 20, .fill(Color(white: 1, alpha: 0.99)))]) == [false, true, true])
    #expect(painted([below, box(0, 0, 20, 20, .fill(.white), opacity: 0.99)]) == [false, true, true])
    #expect(painted([below, box(0, 0, 20, 20, .fill(.white), opacity: 0)]) == [false, true, true])
    let round = Primitive.rounded(.white, Corners(radius: 3), inset: 0)
    #expect(painted([below, box(2, 2, 5, 5, round)]) == [false, true, true])
  }

  @Test("a rectangle whose edges lie between pixels covers nothing")
  func betweenPixels() {
    let below = box(5, 5, 5, 5, .fill(.black))
    #expect(painted([below, box(0.25, 0, 18, 18, .fill(.white))], scale: 2) == [false, true, true])
    #expect(painted([below, box(0.25, 0, 18, 18, .fill(.white))], scale: 4) == [false, false, true])
  }

  @Test("glass sees what lies below, but not if it is covered itself")
  func backdrop() {
    let below = box(2, 2, 5, 5, .fill(.black)), bar = box(0, 0, 20, 8, glass)
    let cover = box(0, 0, 20, 20, .fill(.white))
    #expect(painted([cover, below, bar]) == [false, true, true, true])
    #expect(painted([below, cover, bar]) == [false, false, true, true])
    #expect(painted([below, bar, box(2, 2, 5, 5, .fill(.white))]) == [false, true, true, true])
    #expect(painted([below, bar, cover]) == [false, false, false, true])
  }

  @Test("a rectangle covers no more than what its clip lets through")
  func clipped() {
    let below = box(2, 2, 5, 5, .fill(.black))
    let inner = box(-5, -5, 30, 30, .fill(.white))
    #expect(painted([below, box(0, 0, 6, 20, clips: true, inner)]) == [false, true, false, true])
    #expect(painted([below, box(0, 0, 8, 20, clips: true, inner)]) == [false, false, false, true])
  }

  @Test("of a thousand full screens and bars behind the last one, one is painted")
  func many() {
    let boxes = (0..<1000).flatMap { _ in [box(0, 0, 20, 20, .fill(.black)), box(0, 0, 20, 8, glass)] }
    #expect(painted(boxes + [box(0, 0, 20, 20, .fill(.white))]).count { $0 } == 1)
  }

  @Test("a third pane of glass in the same place is the second one, if the same lies below")
  func panes() throws {
    let panes = KnownPanes()
    let surface = try ImageSurface(CAIRO_FORMAT_RGB24, width: 4, height: 4)
    let place = KnownPanes.Place(
      pixels: surface.bounds, below: surface.bounds, sigma: 2,
      content: BackdropContent(blurRadius: 2, saturation: 1, weight: 1, tint: .white), isOpaque: true)
    surface.withWords { words in
      words.fill(0xFF12_3456)
      panes.keep(surface, at: place, over: words)
      #expect(panes.pane(at: place, over: words) == nil)
      panes.keep(surface, at: place, over: words)
      #expect(panes.pane(at: place, over: words) === surface)
      words[2][1] = 0xFF12_3457
      #expect(panes.pane(at: place, over: words) == nil)
      var other = place
      other.sigma = 3
      #expect(panes.pane(at: other, over: words) == nil)
    }
  }

  @Test("the memory of a layer that is given back is the next one's, which is transparent all the same")
  func memory() throws {
    let memory = LayerMemory(limit: 100)
    var lease: LayerMemory.Lease? = try memory.lease(60, for: nil)
    lease?.words.update(repeating: 0xFFFF_FFFF)
    let start = lease?.words.baseAddress
    #expect(throws: PaintingFault.self) { try memory.lease(41, for: nil) }
    lease = nil
    let next = try memory.lease(50, for: nil)
    #expect(next.words.baseAddress == start)
    #expect(next.words.prefix(50).allSatisfy { $0 == 0 })
  }
}

import Geometry
import Testing

@testable import SceneLayout
@testable import SceneModel

@Suite("Autoresizing") struct AutoresizingTests {
  static let masks: [AutoresizingMask] = (0..<64).map { bits in
    let parts = AutoresizingMask.Part.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }
    return AutoresizingMask(Set(parts.map(\.element)))
  }

  /// The rule once more, written down part by part: what is gained is shared in proportion to the flexible parts.
  private func place(_ parts: [Double], flexible: [Bool], gain: Double) -> (start: Double, length: Double) {
    let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let grown = zip(parts, flexible).map { part, isFlexible in isFlexible ? part + gain * part / sum : part }
    return (grown[0], grown[1])
  }

  @Test(
    "each of the 64 masks shares what the superview gains or loses in proportion to its flexible parts",
    arguments: masks)
  func mask(_ mask: AutoresizingMask) {
    let frame = Rect(x: 20, y: 30, width: 100, height: 60)
    let old = Size(width: 320, height: 480)
    for new in [Size(width: 414, height: 736), Size(width: 240, height: 440), old] {
      let has = { (part: AutoresizingMask.Part) in mask.parts.contains(part) }
      let x = place(
        [20, 100, 200], flexible: [has(.flexibleLeftMargin), has(.flexibleWidth), has(.flexibleRightMargin)],
        gain: new.width - old.width)
      let y = place(
        [30, 60, 390], flexible: [has(.flexibleTopMargin), has(.flexibleHeight), has(.flexibleBottomMargin)],
        gain: new.height - old.height)
      let moved = mask.frame(frame, madeFor: old, in: new)
      #expect(near(moved, [x.start, y.start, x.length, y.length]), "\(moved)")
    }
  }

  @Test("UIKit prints minX == 0.500507 * width - 32.0324 for 64 points between flexible margins")
  func printedRule() {
    // The margins of the printed rule on a superview of 375 points.
    let left = (375.0 - 64) * 0.500507
    let mask = AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin])
    let frame = Rect(x: left, y: 0, width: 64, height: 10)
    let size = Size(width: 375, height: 100)
    for width in [320.0, 414, 768] {
      let moved = mask.frame(frame, madeFor: size, in: Size(width: width, height: 100))
      #expect(near(moved.minX, 0.500507 * width - 32.0324))
      #expect(near(moved.width, 64))
    }
  }

  @Test("flexible parts without a length take equal shares, and no length falls below 0")
  func degenerate() {
    let old = Size(width: 100, height: 100)
    let margins = AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin])
    let full = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(near(margins.frame(full, madeFor: old, in: Size(width: 150, height: 100)), [25, 0, 100, 100]))
    let width = AutoresizingMask([.flexibleWidth])
    let small = Rect(x: 0, y: 0, width: 20, height: 20)
    #expect(near(width.frame(small, madeFor: old, in: Size(width: 50, height: 100)), [0, 0, 0, 20]))
  }

  @Test("a view made for one screen shows on another, and so do the views inside")
  func designSize() throws {
    let screen = try Screen(
      """
      { "device": "iPhone 6", "statusBar": { "isHidden": true }, "root": {
        "designSize": [320, 568],
        "subviews": [
          { "id": "wide", "frame": [10, 20, 300, 100], "autoresizingMask": "flexibleWidth", "subviews": [
            { "id": "right", "frame": [240, 10, 50, 20], "autoresizingMask": ["flexibleLeftMargin"] },
            { "id": "stays", "frame": [240, 40, 50, 20] } ] },
          { "id": "low", "frame": [0, 518, 320, 50], "autoresizingMask": ["flexibleTopMargin", "flexibleWidth"] } ] } }
      """)
    #expect(try near(screen.view("wide"), [10, 20, 355, 100]))
    #expect(try near(screen.view("right"), [305, 30, 50, 20]))
    #expect(try near(screen.view("stays"), [250, 60, 50, 20]))
    #expect(try near(screen.view("low"), [0, 617, 375, 50]))
  }

  @Test("a controller's view was made for the size of its frame")
  func controller() throws {
    let screen = try Screen(
      """
      { "device": "iPhone 6", "statusBar": { "isHidden": true }, "root": { "type": "viewController", "view": {
        "frame": [0, 0, 320, 568],
        "subviews": [ { "id": "low", "frame": [0, 518, 320, 50], "autoresizingMask": ["flexibleTopMargin", "flexibleWidth"] } ] } } }
      """)
    #expect(try near(screen.view("low"), [0, 617, 375, 50]))
  }

  @Test("autoresizesSubviews off leaves the subviews where they are")
  func off() throws {
    let screen = try Screen(
      view: """
        { "designSize": [160, 284], "autoresizesSubviews": false,
          "subviews": [ { "id": "a", "frame": [0, 0, 160, 50], "autoresizingMask": "flexibleWidth" } ] }
        """)
    #expect(try near(screen.view("a"), [0, 0, 160, 50]))
  }

  @Test("a mask follows a superview that constraints place")
  func amongConstraints() throws {
    let screen = try Screen(
      view: """
        { "constraints": ["H:|-20-[box]-20-|", "V:|-10-[box(50)]"], "subviews": [ { "id": "box", "frame": [0, 0, 100, 50],
          "subviews": [ { "id": "a", "frame": [10, 10, 80, 10], "autoresizingMask": "flexibleWidth" } ] } ] }
        """)
    #expect(try near(screen.view("box"), [20, 10, 280, 50]))
    #expect(try near(screen.view("a"), [30, 20, 260, 10]))
  }
}

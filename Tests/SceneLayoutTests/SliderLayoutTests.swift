import Geometry
import SceneModel
import Testing

@Suite("Sliders")
struct SliderLayoutTests {
  private func slider(_ keys: String) throws -> Screen {
    try Screen(view: "{ \"subviews\": [{ \"type\": \"slider\", \(keys) }] }")
  }

  /// The extent of the thumb's disc from left to right.
  private func thumb(_ screen: Screen) throws -> ClosedRange<Double> {
    let box = try #require(screen.boxes("thumb").first)
    guard case .path(let path) = box.content, case .arc(let center, let radius, _, _) = path.path.elements.first
    else { return 0...0 }
    #expect(radius == 14)
    return (box.frame.minX + center.x - radius)...(box.frame.minX + center.x + radius)
  }

  @Test("\"track 2 pt, inset 2 from frame sides\": 20 to 300 in SL's frame of 18 to 302")
  func track() throws {
    let screen = try slider(#""frame": [18, 211, 284, 34], "value": 0.5"#)
    let left = try screen.frame("minimumTrack"), right = try screen.frame("maximumTrack")
    #expect(left.minX == 20 && right.maxX == 300 && left.maxX == right.minX)
    #expect(left.minY == 227 && left.height == 2)
  }

  @Test(
    "the thumb stands as measured: 146.5 to 174.5 at a half (SL), 22 to 50 at 0 and 105 at a third (RN)",
    arguments: [
      ("[18, 211, 284, 34]", 0.5, 146.5), ("[20.5, 90, 279, 40]", 0, 22), ("[20.5, 90, 279, 40]", 1.0 / 3, 105),
    ])
  func thumbPlace(frame: String, value: Double, left: Double) throws {
    let extent = try thumb(slider("\"frame\": \(frame), \"value\": \(value)"))
    #expect(near(extent.lowerBound, left) && near(extent.upperBound, left + 28))
  }

  @Test("\"drawn 1 pt above the track centre\"")
  func thumbHeight() throws {
    let box = try #require(slider(#""frame": [0, 100, 200, 31]"#).boxes("thumb").first)
    guard case .path(let path) = box.content, case .arc(let center, _, _, _) = path.path.elements.first else { return }
    #expect(box.frame.minY + center.y == 114.5)
  }

  @Test("\"200x23 centred, range 0..100, value 50\"; a value beyond the range stands at its end")
  func values() throws {
    let middle = try thumb(slider(#""frame": [0, 0, 200, 23], "value": 50, "maximumValue": 100"#))
    #expect(near(middle.lowerBound, 86.5))
    let beyond = try thumb(slider(#""frame": [0, 0, 200, 23], "value": 500, "maximumValue": 100"#))
    #expect(near(beyond.upperBound, 199.5))
    let nothing = try thumb(slider(#""frame": [0, 0, 200, 23], "value": 3, "minimumValue": 3, "maximumValue": 3"#))
    #expect(near(nothing.lowerBound, 1.5))
  }

  @Test("\"min #007AFF, max #B6B6B6\", to a level; \"min red, max green, thumb black\"")
  func colors() throws {
    let usual = try slider(#""frame": [0, 0, 200, 23], "value": 0.5"#)
    #expect(usual.colors("minimumTrack.fill") == [Color(hex: 0x007AFF)])
    #expect(usual.colors("maximumTrack.fill") == [Color(hex: 0xB7B7B7)])
    let tinted = try slider(
      #""frame": [0, 0, 118, 23], "value": 0.5, "minimumTrackTintColor": "red", "maximumTrackTintColor": "green", "#
        + #""thumbTintColor": "black""#)
    #expect(tinted.colors("minimumTrack.fill") == [Color(hex: 0xFF0000)])
    #expect(tinted.colors("maximumTrack.fill") == [Color(hex: 0x00FF00)])
    #expect(tinted.colors("thumb") == [.black])
  }

  @Test("images stand at the ends, 13 from the track, with their middle where the thumb has its own (HIG)")
  func images() throws {
    let screen = try slider(
      #""frame": [0, 0, 290, 34], "value": 0.5, "minimumValueImage": "a.png", "maximumValueImage": "b.png""#)
    #expect(try screen.frame("minimumValueImage") == Rect(x: 0, y: 5, width: 22, height: 22))
    #expect(try screen.frame("maximumValueImage") == Rect(x: 268, y: 5, width: 22, height: 22))
    #expect(try screen.frame("minimumTrack").minX == 35)
    #expect(try screen.frame("maximumTrack").maxX == 255)
  }

  @Test("a thumb image takes the place of the disc, in its own size and colours")
  func thumbImage() throws {
    let screen = try slider(#""frame": [0, 0, 200, 34], "value": 1, "thumbImage": "a.png""#)
    #expect(try screen.frame("thumb") == Rect(x: 177.5, y: 5, width: 22, height: 22))
    #expect(screen.colors("thumb").isEmpty && screen.boxes("thumb.shadow").isEmpty)
  }

  @Test("track images with caps, \"min track: left cap 4; max track: right cap 3\", reach to the thumb's middle")
  func trackImages() throws {
    let keys =
      #""frame": [0, 0, 204, 34], "value": 0.5, "minimumTrackImage": { "name": "a.png", "capInsets": [0, 4, 0, 0] }"#
    let screen = try slider(keys + #", "maximumTrackImage": "b.png""#)
    #expect(try screen.frame("minimumTrack") == Rect(x: 2, y: 6, width: 100.5, height: 22))
    #expect(try screen.frame("maximumTrack") == Rect(x: 102.5, y: 6, width: 99.5, height: 22))
    #expect(screen.boxes("minimumTrack.fill").isEmpty && screen.boxes("maximumTrack.fill").isEmpty)
  }

  @Test("a disabled slider is at half opacity; by itself it is 118 × 31")
  func others() throws {
    #expect(try slider(#""isEnabled": false"#).boxes("slider").map(\.opacity) == [0.5])
    #expect(try slider(#""value": 0"#).frame("slider").size == Size(width: 118, height: 31))
  }
}

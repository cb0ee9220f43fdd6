import Testing

@testable import SceneModel

@Suite("What is wrong with a scene")
struct DiagnosticTests {
  @Test("every fault of a file is reported at once, in reading order")
  func allAtOnce() {
    let text = """
      {
        "device": "iPhone 5x",
        "titel": 1,
        "root": {
          "type": "navigationController",
          "viewControllers": [{ "navigationItem": { "titel": "Inbox" } }],
        },
      }
      """
    #expect(
      faults(text) == [
        "scene.json:2:13: error: device: unknown value \"iPhone 5x\" (did you mean \"iPhone 5\"?)",
        "scene.json:3:3: error: titel: unknown key (valid: version, device, orientation, scale, style, layoutDirection, "
          + "preferredContentSizeCategory, tintColor and 8 more: see \"scene\" in FORMAT.md or `uirender schema`)",
        "scene.json:6:47: error: root.viewControllers[0].navigationItem.titel: unknown key (did you mean \"title\"?)",
      ])
  }

  @Test(
    "a wrong value is named with what its key wants",
    arguments: [
      (#"{ "frame": [0, 0, 10] }"#, "2:12: root.frame: expected 4 numbers [x, y, width, height], found 3"),
      (#"{ "frame": [0, 0, -10, 5] }"#, "2:12: root.frame: -10 is out of range (a size is 0 to 1,000,000)"),
      (#"{ "frame": [0, "0", 1, 1] }"#, "2:16: root.frame[1]: expected a number, found a string"),
      (#"{ "alpha": 2 }"#, "2:12: root.alpha: 2 is out of range (0 to 1)"),
      (#"{ "alpha": null }"#, "2:12: root.alpha: expected a number, found null"),
      (#"{ "alpha": 1e308 }"#, "2:12: root.alpha: 1e+308 is out of range (0 to 1)"),
      (#"{ "isHidden": 1 }"#, "2:15: root.isHidden: expected true or false, found a number"),
      (#"{ "frame": [0, 0, 1e7, 5] }"#, "2:19: root.frame[2]: 10000000 is out of range (-1,000,000 to 1,000,000)"),
      (#"{ "subviews": {} }"#, "2:15: root.subviews: expected an array, found an object"),
      (#"{ "id": "a", "id": "b" }"#, "2:14: root.id: the key appears twice in its object"),
      (#"{ "type": "lable" }"#, "2:11: root.type: unknown value \"lable\" (did you mean \"label\"?)"),
      (#"{ "type": 5 }"#, "2:11: root.type: expected a string, found a number"),
      (#"{ "type": "label", "numberOfLines": 1.5 }"#, "2:37: root.numberOfLines: expected a whole number, found 1.5"),
      (#"{ "type": "label", "numberOfLines": -1 }"#, "2:37: root.numberOfLines: -1 is out of range (0 to 10,000)"),
      (
        #"{ "type": "segmentedControl", "items": ["A"], "selectedSegmentIndex": 1 }"#,
        "2:71: root.selectedSegmentIndex: 1 is out of range (0 to 0)"
      ),
      (
        #"{ "type": "tabBarController", "viewControllers": [] }"#,
        "2:50: root.viewControllers: expected at least one view controller, found 0"
      ),
      (
        #"{ "type": "navigationController" }"#,
        "2:1: root: the key \"viewControllers\" is missing"
      ),
      (
        #"{ "type": "viewController", "navigationItem": { "leftBarButtonItem": { "title": "a", "image": "b" } } }"#,
        "2:86: root.navigationItem.leftBarButtonItem: \"title\" and \"image\" exclude each other"
      ),
      (
        #"{ "type": "label", "font": 0 }"#,
        "2:28: root.font: 0 is out of range (0.1 to 1,000)"
      ),
      (#"[]"#, "2:1: root: expected an object (view), found an array"),
    ])
  func wrongValue(view: String, expected: String) {
    #expect(faults(ofView: view) == [expected])
  }

  @Test("an object without its required key says which")
  func missingRoot() {
    #expect(faults("{}") == ["scene.json:1:1: error: the key \"root\" is missing"])
  }

  @Test(
    "a screen that no picture can hold is refused with its size in pixels",
    arguments: [
      (#"{ "size": [0, 100] }"#, "1:13: error: device: 0 is out of range (a screen is at least 1 × 1)"),
      (#"{ "size": [-5, 100] }"#, "1:23: error: device.size: -5 is out of range (a size is 0 to 1,000,000)"),
      (
        #"{ "size": [10000, 100], "scale": 2 }"#,
        "1:1: error: a picture of 20000 × 200 pixels is too large (at most 16,384 a side and 64,000,000 in all, the limit \"pixels\")"
      ),
    ])
  func hugeScreen(device: String, expected: String) {
    #expect(faults("{ \"device\": \(device), \"root\": {} }") == ["scene.json:" + expected])
  }

  @Test("a control character in a name cannot break a message's line")
  func controlCharacters() {
    #expect(faults(ofView: #"{ "type": "a\nb" }"#).first?.contains("unknown value \"a·b\"") == true)
  }

  @Test(
    "the nearest name is found through slips of one letter in three",
    arguments: [
      ("titel", "title"), ("navigationbar", "navigationBar"), ("lable", "label"), ("tilte", "title"),
      ("backgroundColour", "backgroundColor"), ("zzz", nil), ("", nil),
    ])
  func nearest(written: String, meant: String?) {
    let names = ["title", "navigationBar", "label", "backgroundColor", "tabBar"]
    #expect(nearestName(to: written, among: names) == meant)
  }

  @Test("names that are much longer are not even compared")
  func longNames() {
    let written = String(repeating: "ab", count: 32)
    let long = [String](repeating: String(repeating: "ba", count: 1 << 20), count: 1000)
    #expect(nearestName(to: written, among: long + [written + "c"]) == written + "c")
  }
}

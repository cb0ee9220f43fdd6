import Geometry
import SceneModel
import Testing

@Suite("The Contents.json of image sets")
struct ImageSetContentsTests {
  private func read(_ text: String) throws -> ImageSetContents { try ImageSetContents(Array(text.utf8)) }

  @Test("files for iPhones and for all devices are taken, with their scales")
  func files() throws {
    let contents = try read(
      """
      { "images": [
        { "idiom": "universal", "filename": "a.png", "scale": "1x" },
        { "idiom": "iphone", "filename": "a@3x.png", "scale": "3x" },
        { "idiom": "universal", "filename": "a.svg" },
        { "idiom": "universal", "scale": "2x" },
        { "idiom": "ipad", "filename": "b.png", "scale": "2x" },
        { "idiom": "universal", "filename": "dark.png", "scale": "2x", "appearances": [] },
        { "idiom": "iphone", "filename": "tall.png", "scale": "2x", "subtype": "retina4" }
      ], "info": { "author": "xcode", "version": 1 } }
      """)
    #expect(contents.files.map(\.name) == ["a.png", "a@3x.png", "a.svg"])
    #expect(contents.files.map(\.scale) == [1, 3, nil])
    #expect(contents.files.map(\.isForPhone) == [false, true, false])
    #expect(contents.renderingMode == .automatic)
  }

  @Test("the intent of the set makes templates and originals")
  func intent() throws {
    func mode(_ intent: String) throws -> ImageReference.RenderingMode {
      try read("{ \"images\": [], \"properties\": { \"template-rendering-intent\": \"\(intent)\" } }").renderingMode
    }
    #expect(try mode("template") == .alwaysTemplate)
    #expect(try mode("original") == .alwaysOriginal)
    #expect(try mode("default") == .automatic)
  }

  @Test("slices of nine and of three parts are read")
  func slices() throws {
    func slices(_ resizing: String) throws -> ImageSetContents.Slices? {
      try read("{ \"images\": [{ \"filename\": \"a\", \"resizing\": \(resizing) }] }").files.first?.slices
    }
    let nine = try slices(
      """
      { "mode": "9-part", "center": { "mode": "stretch", "width": 2, "height": 3 },
        "cap-insets": { "top": 1, "left": 2, "bottom": 3, "right": 4 } }
      """)
    #expect(nine?.capInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(nine?.center == Size(width: 2, height: 3) && nine?.mode == .stretch)
    let three = try slices(
      #"{ "mode": "3-part-horizontal", "center": { "mode": "tile", "width": 2 }, "cap-insets": { "left": 2, "right": 4 } }"#
    )
    #expect(three?.capInsets == Insets(top: 0, left: 2, bottom: 0, right: 4))
    #expect(three?.mode == .tile)
    // Xcode's key is "cap-insets": without it there is nothing to cut, and the centre alone would be one pixel.
    let centre = #"{ "mode": "9-part", "capInsets": { "top": 3 }, "center": { "width": 1, "height": 1 } }"#
    #expect(try slices(centre) == nil)
  }

  @Test("what is no such file is a fault")
  func broken() {
    #expect(throws: Fault.missingKey("images")) { try read("{}") }
    #expect(throws: Fault.file("../a.png", reason: "not in the folder of the image set")) {
      try read(#"{ "images": [{ "idiom": "universal", "filename": "../a.png", "scale": "2x" }] }"#)
    }
    #expect(throws: Fault.emptyFile) { try read("") }
    #expect(throws: Fault.self) { try read("{ \"images\": [") }
  }

  @Test("a group says whether it is a namespace")
  func namespace() {
    #expect(ImageSetContents.providesNamespace(Array(#"{ "properties": { "provides-namespace": true } }"#.utf8)))
    #expect(!ImageSetContents.providesNamespace(Array("{}".utf8)))
    #expect(!ImageSetContents.providesNamespace(Array("[".utf8)))
  }
}

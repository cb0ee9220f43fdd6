import Foundation
import Testing

@Suite("Limits") struct LimitTests {
  private static let files = [
    "scene.json": #"""
    { "root": { "subviews": [{ "type": "label", "text": "Hello" }, { "type": "imageView", "image": "dot" }] } }
    """#,
    "rows.csv": "title\na\nb\nc\n",
    "table.json": #"""
    { "root": { "type": "tableView", "sections": [{ "rows": {
      "file": "rows.csv", "cell": {}, "bind": { "textLabel": "{title}" } } }] } }
    """#,
    "deep.json": #"{ "root": { "subviews": [{ "subviews": [{ "subviews": [{}] }] }] } }"#,
    "layers.json": #"""
    { "root": { "subviews": [
      { "frame": [0, 0, 99, 99], "backgroundColor": "red", "alpha": 0.5, "subviews": [{ "frame": [0, 0, 50, 50] }] }] } }
    """#,
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    // A picture of 2 × 2 pixels.
    let dot = try uirender(
      ["-", "-o", "-", "--scale", "1"], in: folder.url,
      input: Data(#"{"device": {"size": [2, 2]}, "statusBar": {"isHidden": true}, "root": {}}"#.utf8))
    try folder.write(dot.output, "dot.png")
    return folder
  }

  @Test(
    "what goes beyond a limit is refused, and what just meets it is drawn",
    arguments: [
      ("scene.json", "pixels", 727_040, "in all, the limit \"pixels\")"),
      ("scene.json", "file-bytes", 110, "larger than 100 bytes (the limit \"file-bytes\")"),
      ("scene.json", "values", 9, "more than 8 values in one file (the limit \"values\")"),
      ("deep.json", "nesting", 8, "nested more than 7 levels deep (the limit \"nesting\")"),
      ("scene.json", "views", 3, "more than 2 views in one scene (the limit \"views\")"),
      ("table.json", "rows", 3, "more than 2 rows in one file (the limit \"rows\")"),
      ("scene.json", "text", 9, "more than 8 characters in one text (the limit \"text\")"),
      ("scene.json", "image-pixels", 4, "at most 3 in all are accepted (the limit \"image-pixels\")"),
      (
        "layers.json", "layer-pixels", 40_000,
        "more than 100 pixels of layers at the same time (the limit \"layer-pixels\")"
      ),
    ])
  func limits(_ scene: String, _ name: String, _ enough: Int, _ message: String) throws {
    let folder = try Self.folder()
    let drawn = try uirender(scene, "-o", "a.png", "--limit", "\(name)=\(enough)", in: folder)
    #expect(drawn.status == 0 && drawn.errors == "")
    let tooFew = ["file-bytes": 100, "layer-pixels": 100][name] ?? enough - 1
    let refused = try uirender(scene, "-o", "b.png", "--limit", "\(name)=\(tooFew)", in: folder)
    #expect(refused.status == 2)
    #expect(refused.errors.contains(message))
    #expect(!folder.files.contains("b.png"))
  }

  @Test(
    "a text is as long as allowed in a data file, too, and so is what a template makes of several",
    arguments: [
      ("rows.csv", "{a}", 50, "rows.csv:3:1"), ("rows.xml", "{a}", 50, "rows.xml:1:"),
      ("rows.json", "{a}", 50, "rows.json:1:"), ("rows.csv", "{a}{b}{a}", 199, "rows.csv:3:1"),
      ("rows.csv", "{a}{b}{a}", 200, nil), ("rows.csv", "{a} and {b}", 104, "rows.csv:3:1"),
      ("rows.csv", "{a} and {b}", 105, nil),
    ])
  func dataText(_ file: String, _ template: String, _ limit: Int, _ place: String?) throws {
    let long = String(repeating: "ä", count: 100)
    let path = file.hasSuffix("xml") ? #""path": "r/i","# : ""
    let folder = try TemporaryFolder([
      "rows.csv": "a,b\nx,y\n\(long),\n", "rows.xml": "<r><i><a>x</a></i><i><a>\(long)</a></i></r>",
      "rows.json": "[{ \"a\": \"x\" }, { \"a\": \"\(long)\" }]",
      "a.json": """
      { "root": { "type": "tableView", "sections": [{ "rows": {
        "file": "\(file)", \(path) "cell": {}, "bind": { "textLabel": "\(template)" } } }] } }
      """,
    ])
    let run = try uirender("a.json", "-o", "a.png", "--limit", "text=\(limit)", in: folder)
    #expect(run.status == (place == nil ? 0 : 2))
    if let place {
      #expect(run.errors.hasPrefix(place))
      #expect(run.errors.hasSuffix(": more than \(limit) characters in one text (the limit \"text\")\n"))
    }
  }

  @Test("an image file may have so many bytes")
  func imageBytes() throws {
    let folder = try Self.folder()
    let size = try folder.read("dot.png").count
    #expect(try uirender("scene.json", "-o", "a.png", "--limit", "image-bytes=\(size)", in: folder).status == 0)
    let run = try uirender("scene.json", "-o", "a.png", "--limit", "image-bytes=\(size - 1)", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("dot.png: larger than"))
  }

  @Test("several limits can be given; one that is none is a wrong argument with the nearest name")
  func arguments() throws {
    let folder = try Self.folder()
    let both = try uirender(
      "scene.json", "-o", "a.png", "--limit", "views=3", "--limit=pixels=10", in: folder)
    #expect(both.status == 2 && both.errors.contains("10 in all"))
    let unknown = try uirender("scene.json", "-o", "a.png", "--limit", "pixls=10", in: folder)
    #expect(unknown.errors == "uirender: error: --limit: no limit \"pixls\" (did you mean \"pixels\"?)\n")
    for text in ["pixels", "pixels=", "pixels=0", "pixels=1.5", "nesting=513", "pixels=99999999999999999999"] {
      let run = try uirender("scene.json", "-o", "a.png", "--limit", text, in: folder)
      #expect(run.status == 2 && run.errors.contains("expected a whole number from 1 to"))
    }
  }
}

@Suite("Paths") struct PathTests {
  private static func folder() throws -> TemporaryFolder {
    let scene = { (image: String) in #"{ "root": { "type": "imageView", "image": "\#(image)" } }"# }
    let folder = try TemporaryFolder([
      "scenes/up.json": scene("../outside/dot"), "scenes/link.json": scene("linked/dot"),
      "scenes/catalogue.json": scene("hidden"), "scenes/in.json": scene("own/../dot"), "scenes/own/x": "",
      "scenes/font.json": #"{ "fonts": ["../outside/a.ttf"], "root": {} }"#, "outside/a.ttf": "",
      "scenes/folder.json": #"{ "images": ["../outside"], "root": {} }"#,
      "scenes/data.json":
        #"{ "root": { "type": "tableView", "sections": [{ "rows": { "file": "../outside/a.csv" } }] } }"#,
      "outside/a.csv": "a\n1\n",
    ])
    try folder.write(Data(scene(folder.path("outside/dot.png")).utf8), "scenes/absolute.json")
    let dot = try uirender(
      ["-", "-o", "-", "--scale", "1"], in: folder.url,
      input: Data(#"{"device": {"size": [2, 2]}, "statusBar": {"isHidden": true}, "root": {}}"#.utf8))
    for name in ["outside/dot.png", "scenes/dot.png", "outside/c.xcassets/hidden.imageset/x.png"] {
      try folder.write(dot.output, name)
    }
    try folder.write(
      Data(#"{ "images": [{ "idiom": "universal", "filename": "x.png" }] }"#.utf8),
      "outside/c.xcassets/hidden.imageset/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scenes/linked"), withDestinationPath: folder.path("outside"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scenes/c.xcassets"), withDestinationPath: folder.path("outside/c.xcassets"))
    return folder
  }

  @Test(
    "no path leads out of the scene's folder, by dots, from the root or through a link",
    arguments: ["up", "link", "absolute", "font", "folder", "data"])
  func outside(_ name: String) throws {
    let folder = try Self.folder()
    let run = try uirender("scenes/\(name).json", "-o", "a.png", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("it is outside of the scene's folder (--allow-path DIR allows another)"))
    #expect(!folder.files.contains("a.png"))
  }

  @Test(
    "what is not there out of reach is told as what is there",
    arguments: [
      "../outside/none", "/none", "/etc/passwd/none", "linked/none", "none/../../outside/none", "../none/none",
    ])
  func missingOutside(_ path: String) throws {
    let folder = try Self.folder()
    let scenes = [
      #"{ "root": { "type": "imageView", "image": "\#(path)" } }"#, #"{ "images": ["\#(path)"], "root": {} }"#,
      #"{ "fonts": ["\#(path).ttf"], "root": {} }"#,
      #"{ "root": { "type": "tableView", "sections": [{ "rows": { "file": "\#(path).csv" } }] } }"#,
    ]
    try FileManager.default.createDirectory(atPath: folder.path("scenes/none"), withIntermediateDirectories: false)
    for scene in scenes {
      try folder.write(Data(scene.utf8), "scenes/a.json")
      let run = try uirender("scenes/a.json", "-o", "a.png", in: folder)
      #expect(run.errors.contains("it is outside of the scene's folder"), "\(scene): \(run.errors)")
    }
  }

  @Test("a picture's name may lead out of one folder and into another")
  func inAnotherFolder() throws {
    let folder = try Self.folder()
    try FileManager.default.createDirectory(atPath: folder.path("scenes/own/deep"), withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: folder.path("scenes/dot.png"), toPath: folder.path("scenes/own/inner.png"))
    try folder.write(
      Data(#"{ "images": ["own/deep"], "root": { "type": "imageView", "image": "../inner" } }"#.utf8), "scenes/b.json")
    let run = try uirender("scenes/b.json", "-o", "b.png", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test("a catalogue behind a link is not looked into")
  func catalogue() throws {
    let folder = try Self.folder()
    #expect(try uirender("scenes/catalogue.json", "-o", "a.png", in: folder).status == 2)
    let allowed = try uirender("scenes/catalogue.json", "-o", "a.png", "--allow-path", "outside", in: folder)
    #expect(allowed.status == 0)
  }

  @Test("an allowed folder can be used", arguments: ["up", "link", "absolute", "data"])
  func allowed(_ name: String) throws {
    let folder = try Self.folder()
    let run = try uirender(
      "scenes/\(name).json", "-o", "a.png", "--allow-path", "scenes/own", "--allow-path", "outside", in: folder)
    #expect(run.status == 0)
    #expect(try uirender("scenes/\(name).json", "-o", "b.png", "--allow-path", "out", in: folder).status == 2)
  }

  @Test("a way that leads back into the folder is one into it, and a folder that is tested is allowed to its scenes")
  func inside() throws {
    let folder = try Self.folder()
    #expect(try uirender("scenes/in.json", "-o", "a.png", in: folder).status == 0)
    let run = try uirender("test", ".", "--filter", "up", "--record", "all", in: folder)
    #expect(run.status == 0)
  }
}

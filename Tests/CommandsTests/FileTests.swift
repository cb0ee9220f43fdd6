import Foundation
import Pixels
import Testing

@Suite("Files of all kinds") struct FileTests {
  private static let withImage = #"{"root": {"type": "imageView", "image": "logo.png", "frame": [0, 0, 2, 2]}}"#
  private static let withFont = #"{"fonts": ["font.otf"], "root": {}}"#
  private static let logo = Data(
    Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFFFF_0000, count: 4)).png(scale: 1))

  @Test("a pipe or a device is no image and no font, and is not waited for", .timeLimit(.minutes(10)))
  func notRegular() throws {
    let folder = try TemporaryFolder(["image.json": Self.withImage, "font.json": Self.withFont])
    for (scene, name) in [("image.json", "logo.png"), ("font.json", "font.otf")] {
      #expect(mkfifo(folder.path(name), 0o600) == 0)
      let pipe = try uirender(scene, "-o", "a.png", in: folder)
      #expect(pipe.status == 2)
      #expect(pipe.errors.hasSuffix("\(name): not a regular file\n"))
      try FileManager.default.removeItem(atPath: folder.path(name))
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: "/dev/zero")
      let device = try uirender(scene, "-o", "a.png", "--allow-path", "/dev", in: folder)
      #expect(device.status == 2)
      #expect(device.errors.hasSuffix("\(name): not a regular file\n"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
  }

  @Test("a scene may be a pipe")
  func pipedScene() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    #expect(try shell(#"cat a.json | "$0" /dev/stdin -o a.png"#, in: folder).status == 0)
    #expect(try folder.read("a.png").pictureSize != nil)
  }

  @Test("a picture is not written over an image of its scene", arguments: ["logo.png", "./logo.png", "link.png"])
  func overImage(_ out: String) throws {
    let folder = try TemporaryFolder(["a.json": Self.withImage])
    try folder.write(Self.logo, "logo.png")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.png"), withDestinationPath: "logo.png")
    for command in [[], ["layout"]] {
      let run = try uirender(command + ["a.json", "-o", out], in: folder.url)
      #expect(run.status == 2)
      #expect(
        run.errors == "uirender: error: \(out) would be written over logo.png, which the scene a.json uses\n")
    }
    #expect(try folder.read("logo.png") == Self.logo)
  }

  @Test("an image, a font, a data file or a scene that is a link to nothing is told as one")
  func brokenLinks() throws {
    let folder = try TemporaryFolder([
      "a.json": Self.withImage, "b.json": #"{ "fonts": ["f.ttf"], "root": {} }"#,
      "c.json":
        ##"{ "root": { "type": "tableView", "sections": [{ "rows": { "file": "d.csv", "bind": { "textLabel": "{}" } } }] } }"##,
    ])
    for link in ["logo.png", "f.ttf", "d.csv", "e.json"] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: "nowhere")
    }
    for (scene, file) in [("a.json", "logo.png"), ("b.json", "f.ttf"), ("c.json", "d.csv"), ("e.json", "e.json")] {
      let run = try uirender(scene, "-o", "x.png", in: folder)
      #expect(run.status == 2)
      let words = file == scene ? "error: the link leads to nothing\n" : "\(file): the link leads to nothing\n"
      #expect(run.errors.hasSuffix(words))
      #expect(!run.errors.contains("did you mean"))
    }
  }

  @Test("a picture is not written over a font of its scene")
  func overFont() throws {
    let font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    let folder = try TemporaryFolder(["s/a.json": Self.withFont])
    try folder.write(font, "s/font.otf")
    let run = try uirender("s/a.json", "-o", "s/font.otf", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "uirender: error: s/font.otf would be written over s/font.otf, which the scene s/a.json uses\n")
    #expect(try folder.read("s/font.otf") == font)
  }

  @Test("a picture is not written over an image of a scene before it")
  func overImageOfAnother() throws {
    let folder = try TemporaryFolder(["logo.json": Scenes.white, "b.json": Self.withImage, "c.json": Scenes.white])
    try folder.write(Self.logo, "logo.png")
    let run = try uirender("b.json", "logo.json", "c.json", "-o", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "uirender: error: ./logo.png would be written over logo.png, which the scene b.json uses\n")
    #expect(try folder.read("logo.png") == Self.logo)
    #expect(try folder.read("c.png").pictureSize != nil)
  }

  @Test("a scene that uses what the same run has written fails, so that the order of the scenes makes no difference")
  func usesOutput() throws {
    let folder = try TemporaryFolder(["logo.json": Scenes.white, "b.json": Self.withImage, "c.json": Scenes.white])
    try folder.write(Self.logo, "logo.png")
    for jobs in ["1", "2"] {
      let run = try uirender("logo.json", "b.json", "c.json", "-o", ".", "-j", jobs, in: folder)
      #expect(run.status == 2)
      #expect(
        run.errors == "uirender: error: the scene b.json uses logo.png, which the same run has written (./logo.png); "
          + "give another folder with -o\n")
      #expect(!folder.files.contains("b.png"))
      #expect(try folder.read("c.png").pictureSize != nil)
    }
  }

  @Test("a picture goes through a link to a file that is still to be made")
  func danglingLink() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white, "there/x": ""])
    let link = folder.path("link.png")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "there/target.png")
    #expect(try uirender("a.json", "-o", "link.png", in: folder).status == 0)
    #expect(try folder.read("there/target.png").pictureSize != nil)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "there/target.png")
  }

  @Test("an argument that is not UTF-8 is refused by that name")
  func notUTF8() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let run = try shell(#"name=$(printf '\377.json') && cp a.json "$name" && "$0" "$name" -o a.png"#, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("uirender: error: argument \"\u{FFFD}.json\" is not valid UTF-8\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
  }

  @Test("a picture replaces another in a folder whose name is not UTF-8")
  func folderNotUTF8() throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    let run = try shell(
      #"name=$(printf '\377') && mkdir "$name" && cd "$name" && : > a.png && "$0" ../a.json -o a.png && cp a.png .."#,
      in: folder)
    #expect(run.status == 0)
    #expect(try folder.read("a.png").pictureSize != nil)
  }
}

import Foundation
import Pixels
import SceneModel
import Testing
import UIRenderKit

/// Finding images by their names, seen in the sizes of the pictures that are laid out.
@Suite("Finding images") final class ImageFinderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uirender-" + UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes a square PNG.
  private func picture(_ name: String, side: Int) throws {
    try write(
      Bitmap(width: side, height: side, pixels: [UInt32](repeating: 0xFF00_0000, count: side * side)).png(scale: 1),
      name)
  }

  private func text(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

  private func scene(_ image: String, scale: Double, images: String) -> SceneFile {
    let text = """
      { "device": { "size": [40, 40], "scale": \(scale) }, "statusBar": { "isHidden": true }, "images": \(images),
        "root": { "type": "imageView", "contentMode": "center", "image": "\(image)" } }
      """
    return SceneFile(path: "scene.json", bytes: Array(text.utf8), folder: folder.path)
  }

  /// The file that a name finds, and the size of the picture in points; or what is said in its place.
  private func find(_ image: String, scale: Double = 2, images: String = "[]") -> String {
    do {
      let found = try Renderer().layoutText(scene(image, scale: scale, images: images))
      let line = found.text.split(separator: "\n").last ?? ""
      let size = line.split(separator: "]")[0].split(separator: " ").suffix(2).joined(separator: "×")
      return (found.files.first ?? "").replacing(folder.path + "/", with: "") + " " + size
    } catch {
      return error.list.map { $0.fault.message }.joined(separator: "; ")
    }
  }

  @Test("a name without an ending finds the PNG of the scale, and pixels divided by the scale are points")
  func scales() throws {
    try picture("Logo.png", side: 8)
    try picture("Logo@2x.png", side: 20)
    try picture("Logo@3x.png", side: 36)
    #expect(find("Logo", scale: 1) == "Logo.png 8×8")
    #expect(find("Logo", scale: 2) == "Logo@2x.png 10×10")
    #expect(find("Logo", scale: 3) == "Logo@3x.png 12×12")
    #expect(find("Logo.png", scale: 2) == "Logo@2x.png 10×10")
    #expect(find("Logo@3x", scale: 2) == "Logo@3x.png 12×12")
  }

  @Test("where the scale is missing the next finer one is taken, else the finest")
  func missingScale() throws {
    try picture("a.png", side: 8)
    try picture("a@2x.png", side: 20)
    #expect(find("a", scale: 3) == "a@2x.png 10×10")
    #expect(find("a", scale: 1.5) == "a@2x.png 10×10")
    try picture("b@3x.png", side: 36)
    #expect(find("b", scale: 1) == "b@3x.png 12×12")
  }

  @Test("without a PNG a JPEG and an SVG of the name are found, and the first bytes say what a file is")
  func endings() throws {
    try text("<svg xmlns='http://www.w3.org/2000/svg' width='7' height='7'/>", "Sign.svg")
    #expect(find("Sign", scale: 3) == "Sign.svg 7×7")
    try picture("Sign@2x.jpg", side: 12)
    #expect(find("Sign") == "Sign@2x.jpg 6×6")
    try picture("Sign.png", side: 12)
    #expect(find("Sign") == "Sign.png 12×12")
    #expect(find("Sign.svg") == "Sign.svg 7×7")
  }

  @Test("the scene's own folder is searched before its folders, and these in their order")
  func folders() throws {
    try picture("two/a.png", side: 4)
    try picture("one/a.png", side: 6)
    #expect(find("a", images: #"["one", "two"]"#) == "one/a.png 6×6")
    #expect(find("a", images: #"["two/", "one"]"#) == "two/a.png 4×4")
    try picture("a.png", side: 8)
    #expect(find("a", images: #"["one"]"#) == "a.png 8×8")
    try picture("one/deep/b.png", side: 10)
    #expect(find("deep/b", images: #"["one"]"#) == "one/deep/b.png 10×10")
  }

  @Test("a folder of images that is not there is a fault")
  func missingFolder() throws {
    try picture("a.png", side: 8)
    #expect(find("a", images: #"["none"]"#) == "none: no such folder")
    #expect(find("a", images: #"["a.png"]"#) == "a.png: a part of the path is not a folder")
  }

  private func catalogue(_ set: String, _ contents: String) throws {
    try text(contents, "Media.xcassets/\(set).imageset/Contents.json")
  }

  @Test("an image set is found by its name, and the file by its scale")
  func imageSet() throws {
    try catalogue(
      "Logo",
      """
      { "images": [ { "idiom": "universal", "filename": "x.png", "scale": "1x" },
        { "idiom": "universal", "filename": "y.png", "scale": "2x" }, { "idiom": "universal", "scale": "3x" } ] }
      """)
    try picture("Media.xcassets/Logo.imageset/x.png", side: 5)
    try picture("Media.xcassets/Logo.imageset/y.png", side: 12)
    #expect(find("Logo", scale: 1) == "Media.xcassets/Logo.imageset/x.png 5×5")
    #expect(find("Logo", scale: 3) == "Media.xcassets/Logo.imageset/y.png 6×6")
  }

  @Test("pictures for iPhones go before those for all devices")
  func idiom() throws {
    try catalogue(
      "a",
      """
      { "images": [ { "idiom": "universal", "filename": "u.png", "scale": "2x" },
        { "idiom": "ipad", "filename": "none.png", "scale": "2x" },
        { "idiom": "iphone", "filename": "p.png", "scale": "1x" } ] }
      """)
    try picture("Media.xcassets/a.imageset/u.png", side: 12)
    try picture("Media.xcassets/a.imageset/p.png", side: 4)
    #expect(find("a") == "Media.xcassets/a.imageset/p.png 4×4")
  }

  @Test("groups are looked into, and those that are namespaces are part of the name")
  func groups() throws {
    let one = #"{ "images": [ { "idiom": "universal", "filename": "x.png", "scale": "2x" } ] }"#
    try catalogue("Plain/a", one)
    try picture("Media.xcassets/Plain/a.imageset/x.png", side: 8)
    try text(#"{ "properties": { "provides-namespace": true } }"#, "Media.xcassets/Space/Contents.json")
    try catalogue("Space/b", one)
    try picture("Media.xcassets/Space/b.imageset/x.png", side: 8)
    #expect(find("a") == "Media.xcassets/Plain/a.imageset/x.png 4×4")
    #expect(find("Space/b") == "Media.xcassets/Space/b.imageset/x.png 4×4")
    #expect(find("b") == #"no image "b" (did you mean "a"?)"#)
    #expect(find("Plain/a") == #"no image "Plain/a" (valid: a, Space/b)"#)
  }

  @Test("a folder of the same name does not hide a picture of a catalogue, nor do links that lead in circles")
  func folderAndLinks() throws {
    try catalogue("Icon", #"{ "images": [{ "idiom": "universal", "filename": "x.png" }] }"#)
    try picture("Media.xcassets/Icon.imageset/x.png", side: 8)
    try text("", "Icon/readme")
    for name in ["loop", "group.xcassets"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("Media.xcassets/\(name)").path, withDestinationPath: "..")
    }
    #expect(find("Icon") == "Media.xcassets/Icon.imageset/x.png 8×8")
    #expect(find("Icon", images: #"[".", ".", "Icon"]"#) == "Media.xcassets/Icon.imageset/x.png 8×8")
    try text("", "Other/readme")
    #expect(find("Other") == "Other: is a folder")
  }

  @Test("what is wrong in a catalogue is said with its file")
  func brokenCatalogue() throws {
    let list = "Media.xcassets/a.imageset/Contents.json"
    try catalogue("a", "{")
    #expect(find("a").hasPrefix("\(list): "))
    try catalogue("a", #"{ "images": [] }"#)
    #expect(find("a") == "\(list): it names no file for an iPhone")
    try catalogue("a", #"{ "images": [ { "filename": "../x.png" } ] }"#)
    #expect(find("a") == "\(list): ../x.png: not in the folder of the image set")
    try catalogue("a", #"{ "images": [ { "filename": "x.pdf" } ] }"#)
    #expect(find("a") == "Media.xcassets/a.imageset/x.pdf: no such file")
    try text("%PDF-1.4", "Media.xcassets/a.imageset/x.pdf")
    #expect(
      find("a")
        == "Media.xcassets/a.imageset/x.pdf: not a PNG, JPEG or SVG file; it looks like a PDF document")
  }

  @Test("a catalogue whose links lead in circles ends")
  func links() throws {
    try text("{}", "Media.xcassets/Contents.json")
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Media.xcassets/\(name)"), withDestinationURL: folder)
    }
    #expect(find("none") == "no image \"none\"")
  }

  @Test("a name that finds nothing is a fault with the nearest names of files and image sets")
  func nearest() throws {
    try picture("Logo@2x.png", side: 2)
    try text("", "notes.txt")
    #expect(find("Lego") == #"no image "Lego" (did you mean "Logo"?)"#)
    #expect(find("Lego.png") == #"no image "Lego.png" (did you mean "Logo.png"?)"#)
    try picture("J.jpg", side: 2)
    try picture("A.png", side: 2)
    #expect(find("A.jpg") == #"no image "A.jpg" (did you mean "A.png"?)"#)
    #expect(find("zzzzzz") == #"no image "zzzzzz" (valid: A, J, Logo)"#)
    try catalogue("Banner", "{}")
    #expect(find("Baner") == #"no image "Baner" (did you mean "Banner"?)"#)
    try picture("icons/gear.png", side: 2)
    #expect(find("icons/bear") == #"no image "icons/bear" (did you mean "icons/gear"?)"#)
  }

  @Test("the images of a scene have 64,000,000 pixels in all: the one that goes beyond is named, and not decoded")
  func budget() throws {
    let side = 6_000
    let png = Bitmap(width: side, height: side, pixels: [UInt32](repeating: 0xFF00_0000, count: side * side)).png(
      scale: 1)
    try write(png, "a.png")
    try write(png, "b.png")
    let text = """
      { "root": { "subviews": [{ "type": "imageView", "image": "a" }, { "type": "imageView", "image": "a" },
        { "type": "imageView", "image": "b" }] } }
      """
    let scene = SceneFile(path: "scene.json", bytes: Array(text.utf8), folder: folder.path)
    do {
      _ = try Renderer().layoutText(scene)
      Issue.record("both images were taken")
    } catch {
      #expect(
        error.list.map { $0.fault.message } == [
          "b.png: with it the images of the scene have 72,000,000 pixels; "
            + "at most 64,000,000 in all are accepted (the limit \"image-pixels\")"
        ])
      #expect(error.list.first?.path == "root.subviews[2].image")
    }
  }

  @Test("a catalogue is found among more files than are ever listed")
  func crowd() throws {
    try picture("M.xcassets/Logo.imageset/l.png", side: 20)
    let contents = #"{ "images": [{ "idiom": "universal", "filename": "l.png", "scale": "2x" }] }"#
    try text(contents, "M.xcassets/Logo.imageset/Contents.json")
    for index in 0..<10_100 {
      try Data().write(to: folder.appendingPathComponent("A\(index)"))
    }
    #expect(find("Logo") == "M.xcassets/Logo.imageset/l.png 10×10")
  }

  @Test("a scene whose name begins with an accent has its images beside it")
  func accent() throws {
    try text("{}", "\u{301}a.json")
    #expect(try SceneFile.read(folder.path + "/\u{301}a.json").folder == folder.path)
    try picture("\u{302}b@2x.png", side: 20)
    #expect(find("\u{302}b").hasSuffix(" 10×10"))
    #expect(find(folder.path + "/\u{302}b").hasSuffix(" 10×10"))
  }
}

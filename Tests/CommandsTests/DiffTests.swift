import Foundation
import Pixels
import Testing

@Suite("uirender diff") struct DiffTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["text.png": "hello", "empty.png": ""])
    let white = Bitmap(width: 30, height: 20, color: 0xFFFF_FFFF)
    var changed = white
    changed.pixels[2 * 30 + 3] = 0xFF00_0000
    let tall = Bitmap(width: 30, height: 21, color: 0xFFFF_FFFF)
    for (name, picture) in [("white", white), ("changed", changed), ("tall", tall)] {
      try folder.write(Data(picture.png(scale: 1)), "\(name).png")
    }
    try folder.write(Data(white.png(scale: 1).dropLast(30)), "cut.png")
    // The same pixels, other bytes.
    try folder.write(Data(white.png(scale: 2)), "white-2x.png")
    return folder
  }

  @Test("equal pictures end with 0, whatever else the files hold")
  func equal() throws {
    let folder = try folder()
    for other in ["white.png", "white-2x.png"] {
      let run = try uirender("diff", "white.png", other, in: folder)
      #expect(run.status == 0)
      #expect(run.text == "equal\n")
    }
  }

  @Test("pictures that differ end with 1, and are counted, measured and shown")
  func different() throws {
    let folder = try folder()
    let run = try uirender("diff", "white.png", "changed.png", "-o", "out.png", in: folder)
    #expect(run.status == 1)
    #expect(
      run.text == """
        1 of 600 pixels differs (0.17 %), in x 3..3 y 2..2, greatest difference 255 of 255
        mean difference 255.0 of 255
          x 3..3 y 2..2

        """)
    let shown = try Bitmap(png: [UInt8](folder.read("out.png")))
    #expect(shown.pixels.count { $0 == 0xFFFF_00FF } == 1)
    #expect(try uirender("diff", "white.png", "changed.png", "--max-pixels", "1", in: folder).status == 0)
    #expect(try uirender("diff", "white.png", "changed.png", "--ignore", "0,0,5,5", in: folder).status == 0)
    #expect(try uirender("diff", "white.png", "changed.png", "--tolerance", "99", in: folder).status == 1)
  }

  @Test("two sizes always differ")
  func sizes() throws {
    let run = try uirender("diff", "white.png", "tall.png", "--max-share", "1", in: folder())
    #expect(run.status == 1)
    #expect(
      run.text == "30 x 21 pixels in place of 30 x 20, 30 of 630 pixels differ (4.76 %), in x 0..29 y 20..20, "
        + "0 of the 600 that both have\nallowed 100.0 %: different\n")
    // What both have is counted, grouped and measured by itself.
    let folder = try folder()
    var tall = try Bitmap(png: [UInt8](folder.read("tall.png")))
    tall.pixels[5 * 30 + 4] = 0xFF00_0000
    try folder.write(Data(tall.png(scale: 1)), "spot.png")
    let spot = try uirender("diff", "white.png", "spot.png", in: folder).text
    #expect(
      spot.hasSuffix(
        """
        1 of the 600 that both have, greatest difference 255 of 255
        mean difference 255.0 of 255
          x 4..4 y 5..5

        """))
  }

  @Test("one of the pictures may come from standard input")
  func standardInput() throws {
    let folder = try folder()
    let white = try folder.read("white.png")
    #expect(try uirender("diff", "-", "white-2x.png", in: folder, input: white).text == "equal\n")
    #expect(
      try uirender("diff", "tall.png", "-", in: folder, input: white).text.hasPrefix(
        "30 x 20 pixels in place of 30 x 21"))
    #expect(
      try uirender("diff", "-", "-", in: folder, input: white).errors.contains("standard input can be read only once"))
    #expect(try uirender("diff", "-", "white.png", in: folder).errors == "standard input: error: the file is empty\n")
  }

  @Test(
    "what is no picture ends with 2 and says why",
    arguments: [
      ("text.png", "not a PNG file"), ("empty.png", "the file is empty"), ("cut.png", "the PNG file is cut off"),
      ("none.png", "no such file"), (".", "is a folder"),
    ])
  func bad(_ name: String, _ reason: String) throws {
    let run = try uirender("diff", "white.png", name, in: folder())
    #expect(run.status == 2)
    #expect(run.errors == "\(name): error: \(reason)\n")
  }

  @Test(
    "the picture of the difference is not written over one of those that are compared, by whatever path",
    arguments: ["white.png", "./changed.png", "link.png"])
  func overCompared(_ output: String) throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.png"), withDestinationPath: "white.png")
    let before = [try folder.read("white.png"), try folder.read("changed.png")]
    let run = try uirender("diff", "white.png", "changed.png", "-o", output, in: folder)
    #expect(run.status == 2)
    let picture = output == "./changed.png" ? "changed.png" : "white.png"
    #expect(run.errors == "uirender: error: \(output) would be written over \(picture), which is compared\n")
    #expect(try [folder.read("white.png"), folder.read("changed.png")] == before)
  }

  @Test("arguments that do not fit are refused")
  func arguments() throws {
    let folder = try folder()
    #expect(try uirender("diff", "white.png", in: folder).status == 2)
    #expect(try uirender("diff", "white.png", "white.png", "white.png", in: folder).status == 2)
    let run = try uirender("diff", "white.png", "tall.png", "--ignore", "1,2,3", in: folder)
    #expect(run.errors == "uirender: error: expected x,y,width,height in whole pixels, found \"1,2,3\"\n")
  }
}

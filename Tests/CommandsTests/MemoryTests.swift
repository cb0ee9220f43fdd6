import Foundation
import Testing

@Suite("Where memory is limited (ulimit -v)") struct MemoryTests {
  /// Fonts of many scripts, one of them for pictures.
  private static let manyFonts = """
    { "device": { "size": [1000, 1000], "scale": 3 }, "root": { "subviews": [
      { "type": "label", "text": "Hello नमस्ते 你好 שלום 😀", "frame": [0, 20, 900, 30] } ] } }
    """

  /// A status with which a limited run may end: the loader of the system needs some memory to start the command.
  private static func mayEnd(_ run: Run, _ megabytes: Int) -> Bool {
    run.status == 0 || run.status == 3 || (run.status == 127 && megabytes < 100)
  }

  @Test("there is the picture as it should be, or what lacks is said to be memory, and 3", arguments: [1, 2])
  func picture(_ count: Int) throws {
    let folder = try TemporaryFolder(["a.json": Self.manyFonts, "b.json": Scenes.white])
    #expect(try uirender("a.json", "b.json", "-o", "wanted/", in: folder).status == 0)
    var statuses: Set<Int32> = []
    // Two scenes take the same way, so fewer limits do.
    for megabytes in stride(from: 40, through: 400, by: count == 1 ? 9 : 31) {
      let scenes = count == 1 ? "a.json" : "a.json b.json"
      let run = try shell(
        #"mkdir out; ulimit -v \#(megabytes * 1024) && exec "$0" \#(scenes) -o out/ --timeout 20 -j 2"#, in: folder)
      statuses.insert(run.status)
      #expect(Self.mayEnd(run, megabytes), "\(megabytes) MB: \(run.status)")
      for picture in folder.files.filter({ $0.hasPrefix("out/") }) {
        let name = String(picture.dropFirst(4))
        #expect(try folder.read(picture) == folder.read("wanted/" + name), "\(megabytes) MB: \(name)")
      }
      if run.status == 3 {
        #expect(run.errors.contains("memory"), "\(megabytes) MB: \(run.errors)")
        #expect(!run.errors.contains("format") && !run.errors.contains("damaged"), "\(megabytes) MB: \(run.errors)")
        #expect(run.errors.hasSuffix("the memory of a process is limited to \(megabytes) MB here (ulimit -v)\n"))
      }
      try FileManager.default.removeItem(atPath: folder.path("out"))
    }
    #expect(statuses.isSuperset(of: [0, 3]))
  }

  @Test(
    "commands that draw nothing end with what they should print, or with 3",
    arguments: [["measure", "Hello नमस्ते 你好"], ["diff", "a.png", "a.png"], ["schema"], ["manual"]])
  func other(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(["a.json": Scenes.white])
    #expect(try uirender("a.json", "-o", "a.png", "--scale", "8", in: folder).status == 0)
    let wanted = try uirender(arguments, in: folder.url)
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    for megabytes in stride(from: 40, through: 300, by: 20) {
      let run = try shell(#"ulimit -v \#(megabytes * 1024) && exec "$0" \#(words)"#, in: folder)
      #expect(Self.mayEnd(run, megabytes), "\(megabytes) MB: \(run.status) \(run.errors)")
      if run.status == 0 { #expect(run.output == wanted.output) }
      if run.status == 3 { #expect(run.errors.contains("memory"), "\(megabytes) MB: \(run.errors)") }
    }
  }
}

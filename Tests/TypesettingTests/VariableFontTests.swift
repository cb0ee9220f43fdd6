import Foundation
import Testing

@testable import Typesetting

/// Sticks is a font of our own: an O is as wide as its outline and 0.12 em, from 0.45 em when it is thin to 0.54 when it
/// is black, from 0.26 em when it is narrow to 0.76 when it is wide (Examples/fonts/make-sticks.py).
@Suite("Variable fonts")
struct VariableFontTests {
  static let sticks = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/fonts/Sticks.ttf").path

  private let set: FontSet

  init() throws { set = try FontSet.pinned.adding([Self.sticks]) }

  private func width(of face: FontFace) throws -> Double {
    try typeset("O", face, size: 100, fonts: set).size.width
  }

  private func variations(_ face: FontFace) throws -> [FontVariation] {
    try #require(try typeset("O", face, fonts: set).lines.first?.runs.first).file.variations
  }

  @Test("the axes are read from the file")
  func axes() throws {
    let font = try #require(set.additions.first)
    #expect(
      font.axes == [
        FontAxis(tag: "wght", least: 100, standard: 400, greatest: 900),
        FontAxis(tag: "wdth", least: 50, standard: 100, greatest: 150),
      ])
  }

  @Test(
    "a weight moves the axis of weights to just that place", arguments: [(100, 57.0), (400, 60), (650, 63), (900, 66)])
  func weight(weight: Int, width: Double) throws {
    #expect(abs(try self.width(of: FontFace(family: "Sticks", weight: weight)) - width) < 0.06)
  }

  @Test("axes that are named prevail over the weight")
  func explicitAxes() throws {
    let face = FontFace(
      family: "Sticks", weight: 900,
      variations: [FontVariation(axis: "wdth", value: 150), FontVariation(axis: "wght", value: 400)])
    #expect(abs(try width(of: face) - 88) < 0.06)
  }

  @Test("what is painted stands on the axes where it was shaped")
  func agreement() throws {
    let asked = [FontVariation(axis: "wdth", value: 80.5), FontVariation(axis: "wght", value: 650)]
    let face = FontFace(family: "Sticks", variations: asked)
    #expect(try variations(face) == asked.reversed())
    #expect(try variations(FontFace(family: "Sticks")) == [])
    #expect(try variations(FontFace(family: "Sticks", weight: 500)) == [FontVariation(axis: "wght", value: 500)])
  }

  @Test("a place beyond the end of an axis is its end, and one that is no number its standard")
  func limits() throws {
    for (value, place) in [(5000.0, 900.0), (-5, 100), (.infinity, 900), (.nan, 400)] {
      let face = FontFace(family: "Sticks", variations: [FontVariation(axis: "wght", value: value)])
      #expect(try variations(face) == (place == 400 ? [] : [FontVariation(axis: "wght", value: place)]))
    }
  }

  @Test(
    "a named instance is found by its names",
    arguments: [("Sticks-Bold", 700, 100), ("Sticks Black Wide", 900, 150), ("Sticks-BlackWide", 900, 150)])
  func instances(name: String, weight: Int, width: Double) throws {
    let named = try #require(set.named(name))
    #expect(!named.isFamily && named.weight == weight)
    let expected = [("wght", Double(weight), 400.0), ("wdth", width, 100)].filter { $0.1 != $0.2 }
    #expect(
      try variations(FontFace(family: name, weight: weight)) == expected.map { FontVariation(axis: $0.0, value: $0.1) })
  }

  @Test("the features of a font are known, and whether its figures can be of one width")
  func features() throws {
    let sticks = try #require(FontTables(FontFile(path: Self.sticks)))
    #expect(sticks.features == ["smcp", "tnum"] && sticks.offersMonospacedDigits)
    let regular = try #require(FontSet.pinned.base.first)
    let nimbus = try #require(FontTables(regular.file))
    #expect(!nimbus.features.contains("tnum") && nimbus.offersMonospacedDigits)
  }

  @Test("a font whose figures differ and that has no others of one width is known by that")
  func proportionalFigures() throws {
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.sticks)))
    let tag = Array("tnum".utf8)
    let place = try #require(bytes.indices.dropLast(4).last { Array(bytes[$0..<$0 + 4]) == tag })
    bytes.replaceSubrange(place..<place + 4, with: Array("pnum".utf8))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(bytes).write(to: url)
    #expect(FontTables(FontFile(path: url.path))?.offersMonospacedDigits == false)
  }

  @Test("an axis that makes no sense stays where it stands")
  func brokenAxis() {
    let axis = FontAxis(tag: "wght", least: 900, standard: 400, greatest: 100)
    #expect(axis.place(nearestTo: 700) == 400)
  }
}

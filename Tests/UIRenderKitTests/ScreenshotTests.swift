import Foundation
import Pixels
import SceneModel
import Testing
import UIRenderKit

/// The re-creations of real screenshots, held against them element by element.
///
/// The screenshots are not ours to keep here, so this runs only where the folder with them lies beside the project.
@Suite("Beside the real screenshots")
struct ScreenshotTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let references = package.deletingLastPathComponent().appendingPathComponent("shared/uikit")
  private static let areThere = FileManager.default.fileExists(atPath: references.path)

  @Test(
    "each element's edges lie within half a point, its right one within 3 % of its width, its ground within 2 levels",
    .enabled(if: areThere),
    arguments: [
      ("ios7_navback_plainlist_chevron", "640x960"), ("ios7_segmented_donebold", "640x385"),
      ("ios7_tabbar_5items", "640x960"), ("ios8_nav_add_value2_tabbar", "640x1136"),
      ("ios8_settings_grouped_header", "640x1136"), ("ios7_controls_slider_progress_stepper_toolbar", "640x1136"),
      ("ios7_controls_orange_tint", "640x1136"), ("ios8_back_fallback_textfield_picker", "640x1136"),
      ("ios7_tabbar2_textfield_button", "640x960"), ("ios8_iphone6_segmented_searchfield", "750x1334"),
      ("ios7_navback_title_shifted", "640x960"), ("ios7_navback_Back", "640x960"),
      ("ios7_translucent_over_purple", "640x960"), ("ios8_iphone6_checkmarks", "750x1334"),
      ("ios8_alert", "640x1136"), ("ios8_actionsheet", "640x1136"), ("ios7_dynamictype_textstyles", "640x960"),
      ("ios8_iphone6_editing_delete", "750x1334"), ("ios8_grouped_icons_switches", "640x1136"),
      ("ios8_plain_sectionheader_value1", "640x960"), ("ios8_selected_row", "640x960"),
      ("ios7_grouped_mcbrowser", "640x1136"),
    ])
  func elements(name: String, size: String) throws {
    let scene = try SceneFile.read(Self.package.appendingPathComponent("Examples/screenshots/\(name).json").path)
    let ours = try Renderer().render(scene).bitmap
    let shot = Self.references.appendingPathComponent("ios7-shots/\(name)_\(size).png")
    let real = try Bitmap(png: Array(Data(contentsOf: shot)))
    try #require(real.width == ours.width && real.height == ours.height)
    for probe in try probes(name) {
      let expected = try #require(real.ink(in: probe.rect), "no ink in the real \(probe.name)")
      let found = try #require(ours.ink(in: probe.rect), "no ink in our \(probe.name)")
      let half = 0.5 * probe.scale
      #expect(abs(found.left - expected.left) <= half, "\(probe.name): left")
      #expect(abs(found.top - expected.top) <= half, "\(probe.name): top")
      #expect(abs(found.bottom - expected.bottom) <= half, "\(probe.name): bottom")
      let width = expected.right - expected.left
      #expect(abs(found.right - expected.right) <= max(half, 0.03 * width), "\(probe.name): right")
      #expect(Bitmap.distance(found.ground, expected.ground) <= 2, "\(probe.name): ground")
    }
  }

  private struct Probe {
    var name: String
    /// In pixels.
    var rect: (x: Int, y: Int, width: Int, height: Int)
    var scale: Double
  }

  private struct ProbeFile: Decodable {
    struct Entry: Decodable {
      var name: String
      var rect: [Double]
    }
    var scale: Double
    var probes: [Entry]
  }

  private func probes(_ name: String) throws -> [Probe] {
    // The probes of some screenshots come with them; those of the others are ours.
    let ours = Self.package.appendingPathComponent("Tests/UIRenderKitTests/Probes/\(name).json")
    let theirs = Self.references.appendingPathComponent("probes/\(name).json")
    let data = try Data(contentsOf: FileManager.default.fileExists(atPath: ours.path) ? ours : theirs)
    let file = try JSONDecoder().decode(ProbeFile.self, from: data)
    return file.probes.map { entry in
      let pixels = entry.rect.map { Int(($0 * file.scale).rounded()) }
      return Probe(name: entry.name, rect: (pixels[0], pixels[1], pixels[2], pixels[3]), scale: file.scale)
    }
  }
}

extension Bitmap {
  /// The box around all pixels that differ from the commonest colour by more than 24 levels, in pixels.
  fileprivate func ink(
    in rect: (x: Int, y: Int, width: Int, height: Int)
  ) -> (left: Double, top: Double, right: Double, bottom: Double, ground: UInt32)? {
    let columns = rect.x..<min(rect.x + rect.width, width), rows = rect.y..<min(rect.y + rect.height, height)
    var counts: [UInt32: Int] = [:]
    for y in rows { for x in columns { counts[pixels[y * width + x], default: 0] += 1 } }
    guard let ground = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in rows {
      for x in columns where Self.distance(pixels[y * width + x], ground) > 24 {
        let old = box ?? (x, y, x, y)
        box = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    return box.map { (Double($0.left), Double($0.top), Double($0.right + 1), Double($0.bottom + 1), ground) }
  }

  /// The greatest difference of two colours in a channel.
  fileprivate static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }
}

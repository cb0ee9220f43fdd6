import Foundation
import Testing

@Suite("The same bytes everywhere")
struct DeterminismTests {
  /// Text in many scripts, which asks the most of the fonts, and images, glass and shadows.
  private static let scenes = ["label", "first-screen", "switch"]

  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples").path

  /// A font configuration that changes every picture of a program that reads it.
  private static let hostileConfiguration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>Noto Sans</string></edit></match>
      <match target="font">
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="autohint" mode="assign"><bool>true</bool></edit>
        <edit name="rgba" mode="assign"><const>rgb</const></edit>
      </match>
    </fontconfig>
    """

  private func pictures(_ environment: [String: String], in folder: TemporaryFolder) throws -> [Data] {
    try Self.scenes.map { scene in
      let run = try uirender(
        "\(Self.examples)/\(scene).json", "-o", "\(scene).png", in: folder, environment: environment)
      #expect(run.status == 0 && run.errors.isEmpty)
      return try Data(contentsOf: folder.url.appendingPathComponent("\(scene).png"))
    }
  }

  @Test("a picture does not depend on the locale, the time zone, the home folder or the system's fonts")
  func environment() throws {
    let folder = try TemporaryFolder(["fonts.conf": Self.hostileConfiguration])
    let usual = try pictures(["LC_ALL": "C", "TZ": "UTC"], in: folder)
    let hostile = try pictures(
      [
        "LC_ALL": "tr_TR.UTF-8", "LANG": "ja_JP.UTF-8", "LANGUAGE": "zh_TW", "PANGO_LANGUAGE": "zh_CN:ar",
        "FC_DEBUG": "1", "TZ": "Asia/Tokyo",
        "HOME": "/nonexistent", "XDG_CONFIG_HOME": folder.url.path, "XDG_CACHE_HOME": "/nonexistent",
        "FONTCONFIG_FILE": folder.url.appendingPathComponent("fonts.conf").path, "FONTCONFIG_PATH": folder.url.path,
        "HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible",
        "PIXMAN_DISABLE": "sse2 ssse3 mmx fast wholeops",
        "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
      ], in: folder)
    #expect(hostile == usual)
    let without = try pictures(["FONTCONFIG_FILE": "/dev/null", "LC_ALL": "de_DE.UTF-8"], in: folder)
    #expect(without == usual)
  }

  @Test("a picture is the same on every run")
  func repetition() throws {
    let folder = try TemporaryFolder()
    let first = try pictures([:], in: folder)
    for _ in 0..<3 { #expect(try pictures([:], in: folder) == first) }
  }
}

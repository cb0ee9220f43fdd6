extension FontSet {
  /// The fonts of every picture: Nimbus Sans for the look, Noto for the other scripts, all from Debian packages.
  public static let pinned = FontSet(
    base: [
      nimbus("Regular", weight: 400), nimbus("Bold", weight: 700),
      nimbus("Italic", weight: 400, isItalic: true), nimbus("BoldItalic", weight: 700, isItalic: true),
    ],
    fallbacks: [
      noto(
        "", 0x0000...0x058F, 0x1AB0...0x1AFF, 0x1C80...0x1C8F, 0x1D00...0x218F, 0x25CC...0x25CC, 0x2C60...0x2C7F,
        0x2DE0...0x2E5F, 0xA640...0xA7FF, 0xA92E...0xA92E, 0xAB30...0xAB6F, 0xFB00...0xFB06, 0xFE00...0xFE2F,
        0xFEFF...0xFEFF, 0xFFFC...0xFFFD),
      noto("Arabic", 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0x2E41...0x2E41, 0xFB50...0xFEFF),
      noto("Hebrew", 0x0590...0x05FF, 0xFB1D...0xFB4F),
      noto("Devanagari", 0x0900...0x097F, 0x1CD0...0x1CFF, 0xA830...0xA83F, 0xA8E0...0xA8FF),
      noto("Thai", 0x0E00...0x0E7F),
      noto("Armenian", 0x0530...0x058F, 0xFB13...0xFB17),
      noto("Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
      noto("Bengali", 0x0951...0x0952, 0x0964...0x0965, 0x0980...0x09FF, 0x1CD0...0x1CFF, 0xA8F1...0xA8F1),
      noto("Tamil", 0x0B80...0x0BFF, 0x1CD0...0x1CFF, 0xA8F3...0xA8F3, 0x11300...0x1133F),
      noto("Telugu", 0x0C00...0x0C7F, 0x1CD0...0x1CFF),
      noto("Kannada", 0x0C80...0x0CFF, 0x1CD0...0x1CFF, 0xA830...0xA83F),
      noto("Malayalam", 0x0D00...0x0D7F, 0x1CD0...0x1CFF, 0xA830...0xA83F),
      noto("Gujarati", 0x0A80...0x0AFF, 0xA830...0xA83F),
      noto("Gurmukhi", 0x0A00...0x0A7F, 0x262C...0x262C, 0xA830...0xA83F),
      noto("Sinhala", 0x0D80...0x0DFF, 0x111E0...0x111FF),
      noto("Khmer", 0x1780...0x17FF, 0x19E0...0x19FF),
      noto("Lao", 0x0E80...0x0EFF),
      noto("Myanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
      noto("Ethiopic", 0x22EE...0x22EE, 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F),
      noto("Symbols", 0x2000...0x2BFF, 0x1F100...0x1F773),
      noto("Symbols2", hasBold: false, 0x2000...0x2BFF, 0x4DC0...0x4DFF, 0xFFF9...0xFFFB, 0x10140...0x1FBFF),
      noto("Math", hasBold: false, 0x2000...0x2BFF, 0xFF5B...0xFF5D, 0x1D400...0x1EEFF),
      Fallback(
        regular: FontFile(path: cjk + "NotoSansCJK-Regular.ttc"), bold: FontFile(path: cjk + "NotoSansCJK-Bold.ttc"),
        blocks: [0x0000...0x33FF, 0x3400...0xFFEF, 0x1F100...0x1F2FF, 0x20000...0x3FFFF]),
      Fallback(
        regular: FontFile(path: noto + "NotoColorEmoji.ttf"), blocks: [0x0000...0x33FF, 0x1F000...0x1FAFF],
        isEmoji: true),
    ],
    packages: [
      urw: "fonts-urw-base35", noto: "fonts-noto-core", cjk: "fonts-noto-cjk",
      noto + "NotoColorEmoji": "fonts-noto-color-emoji",
    ],
    offersStock: true)

  static let urw = "/usr/share/fonts/opentype/urw-base35/"
  static let noto = "/usr/share/fonts/truetype/noto/"
  static let cjk = "/usr/share/fonts/opentype/noto/"

  private static func nimbus(_ style: String, weight: Int, isItalic: Bool = false) -> Font {
    Font(
      file: FontFile(path: "\(urw)NimbusSans-\(style).otf"), family: "Nimbus Sans", weight: weight, isItalic: isItalic,
      names: names("NimbusSans-\(style)", "Nimbus Sans", style))
  }

  private static func noto(_ script: String, hasBold: Bool = true, _ blocks: ClosedRange<UInt32>...) -> Fallback {
    Fallback(
      regular: FontFile(path: "\(noto)NotoSans\(script)-Regular.ttf"),
      bold: hasBold ? FontFile(path: "\(noto)NotoSans\(script)-Bold.ttf") : nil, blocks: blocks)
  }
}

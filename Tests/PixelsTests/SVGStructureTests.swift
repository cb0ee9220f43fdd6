import Pixels
import Testing

@Suite("SVG files before they are drawn")
struct SVGStructureTests {
  private func message(_ text: String, width: Int = 100, height: Int = 100) -> String? {
    let text = text.contains("xmlns") ? text : text.replacing("<svg", with: "<svg xmlns='http://www.w3.org/2000/svg'")
    do throws(ImageFault) {
      try SVGStructure(Array(text.utf8)).check(width: width, height: height)
      return nil
    } catch {
      return error.message
    }
  }

  private func message(inside text: String) -> String? {
    message("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>\(text)</svg>")
  }

  @Test(
    "what does not depend on the machine is let through",
    arguments: [
      "<path d='M0 0h10v10z' fill='#FF0000' opacity='.5'/>", "<!-- <image/> --><g/>", "<title>a &lt; b &#38; c</title>",
      "<defs><linearGradient id='a'/><linearGradient id='b' xlink:href='#a'/></defs><rect fill='url(#b)'/>",
      "<style>.a { fill: red; stroke-dasharray: 2 3 }</style><path class='a' d='M0 0h9'/>",
      "<style><![CDATA[ .a, .b-1 { clip-path: url(#p) } ]]></style><clipPath id='p'/><g class='c a'/>",
      "<style>/* url(x) */ g > rect { fill: url(#p) }</style><radialGradient id='p'/>",
      "<use href='#x'/><path id='x' d='M1 1'/>",
      "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter><g filter=\"url('#f')\"/>",
    ])
  func accepted(inside: String) {
    #expect(message(inside: inside) == nil)
  }

  @Test("the prolog of a drawing program is let through")
  func prolog() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      ]>
      <svg xmlns="&ns_svg;" width="10" height="10"/>
      """
    #expect(message(text) == nil)
  }

  @Test(
    "what would be read from elsewhere, depend on the machine or move is refused by name",
    arguments: [
      ("<image href='logo.png'/>", "has a picture inside, which is not drawn"),
      ("<svg:image xlink:href='data:image/png;base64,AA=='/>", "has a picture inside, which is not drawn"),
      ("<text>a</text>", "has text, which would depend on the machine's fonts; turn it into outlines"),
      ("<use xlink:href='file:///etc/passwd#a'/>", "has a reference to another file, which is not read"),
      ("<rect fill='url(http://example.com/a.svg#b)'/>", "has a reference to another file, which is not read"),
      ("<rect style='fill:URL(other.svg#b)'/>", "has a reference to another file, which is not read"),
      ("<rect fill='u&#114;l(other.svg#b)'/>", "has a reference to another file, which is not read"),
      ("<style>@import 'a.css';</style>", "has a style sheet of its own file, which is not read"),
      ("<style>a { fill: u\\72l(a.svg) }</style>", "has escapes in its style, which are not read"),
      (
        "<style>g { mask: url(#m) }</style><mask id='m'/>",
        "has a style sheet that refers to masks, clips or patterns in a rule that is not for a class"
      ),
      ("<script>alert(1)</script>", "has a script, which is not run"),
      ("<foreignObject/>", "has another document inside, which is not drawn"),
      ("<xi:include href='#a'/>", "has a part in another file, which is not read"),
      ("<marker/>", "has markers, which are not drawn; turn them into outlines"),
      ("<g systemLanguage='de'/>", "has a choice by language, which is not made"),
      ("<feTurbulence/>", "has the filter feTurbulence, which is not drawn"),
      ("<g>&name;</g>", "has an entity in text, which is not drawn"),
      ("<rect id='&name;'/>", "has an entity in the attribute id, which is not drawn"),
      ("<rect><animate attributeName='x'/></rect>", "is animated; only still pictures are drawn"),
    ])
  func refused(inside: String, words: String) {
    #expect(message(inside: inside) == "the SVG file \(words)")
  }

  @Test("entity bombs and entities from elsewhere are refused before anything grows")
  func bombs() {
    let bomb = (1...9).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }.joined()
    #expect(
      message("<!DOCTYPE svg [<!ENTITY l0 'lol'>\(bomb)]><svg>&l9;</svg>")
        == "the SVG file has an entity that is long or made of others")
    #expect(
      message("<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg>&a;</svg>")
        == "the SVG file has an entity from elsewhere")
    #expect(
      message("<!DOCTYPE svg [<!ENTITY % a SYSTEM 'http://example.com'> %a;]><svg/>")
        == "the SVG file has an entity from elsewhere")
    #expect(
      message("<?xml-stylesheet href='a.css'?><svg/>")
        == "the SVG file has a style sheet of its own file, which is not read")
    #expect(
      message("<?xml version='1.0' encoding='UTF-7'?><svg/>")
        == "the SVG file has an encoding that is not read; save it as UTF-8")
  }

  @Test("a file that ends anywhere before its end is a fault")
  func truncated() {
    let whole = Array(
      "<?xml version='1.0'?><!DOCTYPE svg><svg xmlns='http://www.w3.org/2000/svg'><!-- a --><g a='b'><path d='M0'/></g></svg>"
        .utf8)
    #expect(throws: Never.self) { try SVGStructure(whole) }
    for length in 0..<whole.count {
      #expect(throws: ImageFault.self) { try SVGStructure(Array(whole.prefix(length))) }
    }
    #expect(throws: ImageFault.truncated(.svg)) { try SVGStructure(Array(whole.dropLast())) }
  }

  @Test("a reference that leads back to itself is broken")
  func circle() {
    #expect(
      message(inside: "<g id='a'><use href='#a'/></g>") == "the SVG file is broken: a reference leads back to itself")
  }

  @Test("uses of uses that grow beyond all bounds are refused at once")
  func useBomb() {
    let levels = (1...20).map { "<g id='l\($0)'>" + String(repeating: "<use href='#l\($0 - 1)'/>", count: 10) + "</g>" }
    let words = message(inside: "<defs><path id='l0' d='M0 0h1'/>\(levels.joined())</defs><use href='#l20'/>")
    #expect(words == "the SVG file is too costly to draw: over 100,000 elements, counting repeated ones")
  }

  @Test("chains, nesting, layers, patterns, dashes and outlines are bounded")
  func bounds() {
    let chain = (1...1000).map { "<g id='c\($0)'><use href='#c\($0 - 1)'/></g>" }.joined()
    #expect(
      message(inside: "<use href='#c1000'/><g id='c0'/>" + chain)?.hasSuffix("references that lead on and on") == true)
    let deep = String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)
    #expect(message(inside: deep)?.hasSuffix("nested over 200 deep") == true)
    let layers = String(repeating: "<g opacity='.5'>", count: 150) + String(repeating: "</g>", count: 150)
    let large = "<svg>\(layers)</svg>"
    #expect(message(large) == nil)
    #expect(message(large, width: 2000, height: 2000)?.contains("too many layers") == true)
    let rectangles = "<svg>" + String(repeating: "<rect/>", count: 5000) + "</svg>"
    #expect(message(rectangles) == nil)
    #expect(message(rectangles, width: 1000, height: 1000)?.contains("too many elements") == true)
    let blurs = "<filter id='f'><feGaussianBlur/></filter>" + String(repeating: "<g filter='url(#f)'/>", count: 50)
    #expect(message(inside: blurs) == nil)
    #expect(message("<svg>\(blurs)</svg>", width: 1000, height: 1000)?.contains("too many layers") == true)
    let patterns = (1...8).map { level in
      "<pattern id='p\(level)'>"
        + String(repeating: "<rect fill='url(#p\(level - 1))'/>", count: 10) + "</pattern>"
    }
    #expect(message(inside: patterns.joined() + "<rect fill='url(#p8)'/>")?.contains("over 100,000") == true)
    #expect(message(inside: "<path d='M0 0H1e9' stroke-dasharray='.001'/>")?.contains("a million dashes") == true)
    #expect(
      message(inside: "<path d='M0 0H1000000-1000000' style='stroke-dasharray:.5,.5'/>")?.contains("dashes") == true)
    let outline = "<svg><path d='" + String(repeating: "M0 0L9 9", count: 100_000) + "'/></svg>"
    #expect(message(outline) == nil)
    #expect(message(outline, width: 10, height: 16_000)?.contains("outlines too long") == true)
    #expect(message("<svg>" + String(repeating: " ", count: 4 << 20) + "</svg>")?.contains("4,194,304 bytes") == true)
    #expect(message("<svg/>", width: 16_385, height: 1)?.contains("16,385 × 1 pixels") == true)
  }

  @Test("many rules of classes are looked up, not tried one by one")
  func manyClasses() {
    let rules = (0..<3000).map { ".c\($0){stroke-dasharray:1}" }.joined()
    let groups = [String](repeating: "<g class='b c7'/>", count: 10_000).joined()
    #expect(message(inside: "<style>\(rules)</style>\(groups)") == nil)
  }

  @Test("rules and elements of which each pair would be looked at are too costly together")
  func manyRules() {
    let groups = [String](repeating: "<g class='b'/>", count: 10_000).joined()
    let fault = "too many rules for so many elements"
    for rules in [
      String(repeating: ".a{}", count: 10_000), String(repeating: ".a,", count: 10_000) + ".a{}",
      String(repeating: "g g{}", count: 1700),
    ] {
      #expect(message(inside: "<style>\(rules)</style>\(groups)")?.contains(fault) == true, "\(rules.prefix(9))")
    }
  }

  @Test("a style sheet does not hand on references without end")
  func manyReferences() {
    let rule = ".a{" + String(repeating: "mask:url(#m);", count: 1000) + "}"
    let groups = [String](repeating: "<g class='a'/>", count: 1000).joined()
    #expect(
      message(inside: "<style>\(rule)</style><mask id='m'/>\(groups)")?.contains("masks, clips or patterns too often")
        == true)
    let harmless = rule.replacing("mask", with: "fill")
    #expect(message(inside: "<style>\(harmless)</style><linearGradient id='m'/>\(groups)") == nil)
  }
}

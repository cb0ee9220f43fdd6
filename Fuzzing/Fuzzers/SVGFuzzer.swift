import Painting
@testable import Pixels

/// Any bytes as an SVG file, which is drawn if it is let through.
final class SVGFuzzer: Fuzzer {
  static let name = "svg"

  static func seeds(_ package: String) -> [[UInt8]] {
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>"
    let made = [
      "<rect width='9' height='9' fill='#f00' style='stroke-dasharray: 1 2'/></svg>",
      "<defs><g id='a'><circle r='5'/></g><clipPath id='b'><use href='#a'/></clipPath></defs><use href='#a' clip-path='url(#b)'/></svg>",
      "<style>.a{fill:url(#g);opacity:.5}</style><linearGradient id='g'><stop offset='1' stop-color='red'/></linearGradient><path class='a' d='M1 1h9v9z'/></svg>",
      "<filter id='f'><feGaussianBlur stdDeviation='3'/></filter><mask id='m'><rect width='5' height='5' fill='white'/></mask><path filter='url(#f)' mask='url(#m)' d='M0 0L9 9A3 4 5 0 1 7 7'/></svg>",
      "<pattern id='p' width='2' height='2' patternUnits='userSpaceOnUse'><path d='M0 0h1v1z'/></pattern><rect width='20' height='20' fill='url(#p)' transform='rotate(9) scale(1e3)'/></svg>",
    ]
    return files(below: package + "/Examples/images", ".svg").map(\.bytes) + made.map { Array((head + $0).utf8) }
      + [
        Array(
          "<?xml version='1.0' encoding='iso-8859-1'?><!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 9 9' xmlns='&a;'/>"
            .utf8)
      ]
  }

  static func words() -> [String] {
    [
      "<svg ", "</svg>", "<g>", "</g>", "<use href='#a'/>", "<path d='", "<rect ", "<mask id='a'>", "</mask>",
      "<pattern id='a' ", "<clipPath id='a'>", "<filter id='a'>", "<feFlood/>", "<style>", "</style>", "url(#a)",
      "stroke-dasharray='1'", "stroke-width='1e9'", "transform='scale(1e9)'", "width='1e9'", "opacity='.5'",
      "viewBox='0 0 1 1'", "<![CDATA[", "]]>", "<!--", "-->", "&#65;", "<symbol ", "<nested ",
      "patternTransform='scale(.001)'", "overflow='visible'", "preserveAspectRatio='none'", "stdDeviation='1e9'",
    ]
  }

  init(_ package: String) {}

  func take(_ bytes: [UInt8]) {
    // What large pictures cost is known.
    var budget = DecodingBudget(limit: 1 << 16)
    do {
      let picture = try SVGPicture(bytes, scale: 1, budget: &budget)
      require(picture.bitmap.pixels.count == picture.bitmap.width * picture.bitmap.height, "another size")
    } catch { _ = error.message }
  }
}

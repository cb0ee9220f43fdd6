import Geometry

/// Why a text is not an outline.
public struct SVGPathFault: Error, Hashable, Sendable {
  /// The character, from 1.
  public let position: Int
  /// What should stand there, in words.
  public let expected: String
}

/// Reads SVG's path syntax (SVG 1.1, 8.3): all commands, absolute and relative.
struct SVGPath {
  private let bytes: [UInt8]
  private var next = 0
  private var elements: [Path.Element] = []
  /// Where the pen is, and where the part that is being drawn started.
  private var pen = Point.zero, start = Point.zero
  /// The last control points, which smooth curves reflect.
  private var cubic: Point?, quadratic: Point?

  static func parse(_ text: String) throws(SVGPathFault) -> Path {
    var parser = SVGPath(bytes: Array(text.utf8))
    try parser.run()
    return Path(parser.elements)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() throws(SVGPathFault) {
    skipSpace()
    while next < bytes.count {
      let command = bytes[next]
      guard "MmLlHhVvCcSsQqTtAaZz".utf8.contains(command) else {
        throw fault("one of the commands M L H V C S Q T A Z")
      }
      guard !elements.isEmpty || command | 32 == UInt8(ascii: "m") else { throw fault("M, where the outline starts") }
      next += 1
      try draw(command)
      skipSpace()
    }
  }

  /// Draws a command and its repetitions.
  private mutating func draw(_ command: UInt8) throws(SVGPathFault) {
    var kind = Character(Unicode.Scalar(command | 32))
    let isRelative = command >= UInt8(ascii: "a")
    if kind == "z" {
      elements.append(.close)
      pen = start
      return forget()
    }
    repeat {
      try step(kind, isRelative)
      // Points that follow the first of a move are joined by lines.
      if kind == "m" { kind = "l" }
    } while startsNumber
  }

  private mutating func step(_ kind: Character, _ isRelative: Bool) throws(SVGPathFault) {
    let origin = isRelative ? pen : .zero
    switch kind {
    case "m":
      pen = try point(origin)
      start = pen
      elements.append(.move(pen))
      forget()
    case "l": line(to: try point(origin))
    case "h": line(to: Point(x: origin.x + (try number()), y: pen.y))
    case "v": line(to: Point(x: pen.x, y: origin.y + (try number())))
    case "c":
      let first = try point(origin), second = try point(origin)
      curve(first, second, try point(origin))
    case "s":
      let first = cubic.map { $0.reflected(at: pen) } ?? pen
      let second = try point(origin)
      curve(first, second, try point(origin))
    case "q":
      let control = try point(origin)
      quadratic(control, try point(origin))
    case "t":
      let control = quadratic.map { $0.reflected(at: pen) } ?? pen
      quadratic(control, try point(origin))
    default: try arc(origin)
    }
  }

  private mutating func arc(_ origin: Point) throws(SVGPathFault) {
    let radii = (x: abs(try number()), y: abs(try number()))
    let degrees = try number()
    let isLarge = try flag(), isClockwise = try flag()
    let end = try point(origin)
    for (first, second, to) in EllipticalArc.curves(
      from: pen, to: end, radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: isClockwise)
    {
      elements.append(.curve(first, second, to))
    }
    pen = end
    forget()
  }

  // MARK: The pen

  private mutating func line(to point: Point) {
    pen = point
    elements.append(.line(point))
    forget()
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    elements.append(.curve(first, second, end))
    forget()
    cubic = second
    pen = end
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    func between(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    elements.append(.curve(between(pen), between(end), end))
    forget()
    quadratic = control
    pen = end
  }

  private mutating func forget() { (cubic, quadratic) = (nil, nil) }

  // MARK: Numbers

  private mutating func point(_ origin: Point) throws(SVGPathFault) -> Point {
    let x = try number()
    return Point(x: origin.x + x, y: origin.y + (try number()))
  }

  /// A 0 or a 1, which needs no space behind it.
  private mutating func flag() throws(SVGPathFault) -> Bool {
    skipSeparator()
    guard next < bytes.count, bytes[next] == UInt8(ascii: "0") || bytes[next] == UInt8(ascii: "1") else {
      throw fault("0 or 1")
    }
    next += 1
    return bytes[next - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(SVGPathFault) -> Double {
    skipSeparator()
    let first = next
    take { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    takeDigits()
    if take({ $0 == UInt8(ascii: ".") }) { takeDigits() }
    let mantissa = next
    if mantissa > first, take({ $0 | 32 == UInt8(ascii: "e") }) {
      take { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      let digits = next
      takeDigits()
      if next == digits { next = mantissa }
    }
    let text = String(decoding: bytes[first..<next], as: UTF8.self)
    guard let value = Double(text), value.magnitude <= Scene.greatestLength else {
      next = first
      throw fault("a number")
    }
    return value
  }

  @discardableResult private mutating func take(_ isTaken: (UInt8) -> Bool) -> Bool {
    guard next < bytes.count, isTaken(bytes[next]) else { return false }
    next += 1
    return true
  }

  private mutating func takeDigits() { while take({ (48...57).contains($0) }) {} }

  private mutating func skipSpace() { while take({ [9, 10, 12, 13, 32].contains($0) }) {} }

  private mutating func skipSeparator() {
    skipSpace()
    if take({ $0 == UInt8(ascii: ",") }) { skipSpace() }
  }

  /// Whether a repetition of the command follows.
  private var startsNumber: Bool {
    mutating get {
      let kept = next
      skipSeparator()
      if next < bytes.count, "+-.0123456789".utf8.contains(bytes[next]) { return true }
      next = kept
      return false
    }
  }

  private func fault(_ expected: String) -> SVGPathFault { SVGPathFault(position: next + 1, expected: expected) }
}

extension Point {
  fileprivate func reflected(at center: Point) -> Point { Point(x: 2 * center.x - x, y: 2 * center.y - y) }
}

import Goldens
import Pixels

extension WireWriter {
  mutating func add(_ result: TestResult) {
    add(result.name)
    add(result.scene)
    add(result.state.rawValue)
    add(result.message)
    for number in [result.line, result.column, result.budget.pixels] { add(number) }
    add(result.budget.share)
    for path in [result.pictures.expected, result.pictures.actual, result.pictures.difference] {
      add(path.map { [$0] } ?? []) { $0.add($1) }
    }
    add(result.layout) {
      $0.add($1.kind.rawValue)
      $0.add($1.text)
    }
    add(result.warnings) { $0.add($1) }
    add(result.isMachineFault ? 1 : 0)
    add(result.difference.map { [$0] } ?? []) { $0.add($1) }
  }

  private mutating func add(_ number: Int?) { add(number.map { [$0] } ?? []) { $0.add($1) } }

  private mutating func add(_ number: Double?) { add(number.map { Int(bitPattern: UInt($0.bitPattern)) }) }

  private mutating func add(_ difference: PictureDifference) {
    for number in [
      difference.count, difference.total, difference.tolerated, difference.masked, difference.greatestDelta,
    ] { add(number) }
    add(difference.meanDelta)
    for box in [difference.boundingBox] { add(box) }
    add(difference.regions) { $0.add($1) }
    add(difference.sizes.map { [$0] } ?? []) {
      for number in [$1.width, $1.height, $1.otherWidth, $1.otherHeight] { $0.add(number) }
    }
  }

  private mutating func add(_ box: PictureDifference.Box) {
    for number in [box.x, box.y, box.width, box.height] { add(number) }
  }
}

extension WireReader {
  mutating func testResult() -> TestResult {
    let name = text(), scene = text()
    var result = TestResult(name: name, scene: scene, state: TestResult.State(rawValue: text()) ?? .broken)
    result.message = text()
    result.line = optionalNumber()
    result.column = optionalNumber()
    let pixels = optionalNumber()
    result.budget = PixelBudget(pixels: pixels, share: optionalDouble())
    result.pictures.expected = list { $0.text() }.first
    result.pictures.actual = list { $0.text() }.first
    result.pictures.difference = list { $0.text() }.first
    result.layout = list { reader in
      let kind = LineChange.Kind(rawValue: reader.text())
      let text = reader.text()
      return kind.map { LineChange($0, text) }
    }.compactMap(\.self)
    result.warnings = list { $0.text() }
    result.isMachineFault = number() == 1
    result.difference = list { $0.difference() }.first
    return result
  }

  private mutating func optionalNumber() -> Int? { list { $0.number() }.first }

  private mutating func optionalDouble() -> Double? {
    optionalNumber().map { Double(bitPattern: UInt64(UInt(bitPattern: $0))) }
  }

  private mutating func difference() -> PictureDifference {
    let (count, total, tolerated, masked, greatest) = (number(), number(), number(), number(), number())
    let mean = optionalDouble() ?? 0, bounds = box()
    let regions = list { $0.box() }
    let sizes = list { reader in
      let (width, height, otherWidth, otherHeight) = (
        reader.number(), reader.number(), reader.number(), reader.number()
      )
      return PictureDifference.Sizes(width: width, height: height, otherWidth: otherWidth, otherHeight: otherHeight)
    }
    return PictureDifference(
      count: count, total: total, tolerated: tolerated, masked: masked, boundingBox: bounds, regions: regions,
      greatestDelta: greatest, meanDelta: mean, sizes: sizes.first)
  }

  private mutating func box() -> PictureDifference.Box {
    let (x, y, width, height) = (number(), number(), number(), number())
    return PictureDifference.Box(x: x, y: y, width: width, height: height)
  }
}

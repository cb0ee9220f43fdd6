import Pixels
import SceneLayout
import SceneModel
import UIRenderKit

/// `uirender measure TEXT`: how large a text is and where its lines are broken.
func measure(_ invocation: Invocation, _ report: inout Report) throws(Problem) {
  var limits = try invocation.limits()
  let text = try text(of: invocation, limits)
  // Whoever names a font file means that one, wherever it is.
  if let font = invocation[.fontFile] { limits.folders.append(font.folderPart.isEmpty ? "." : font.folderPart) }
  do throws(Diagnostics) {
    let scene = try scene(showing: text, invocation)
    let file = SceneFile(path: Tool.uirender.name, bytes: Array(scene.utf8), folder: "", limits: limits)
    let (measurement, warnings) = try Alarm.around(file.path, seconds: invocation.timeout) { () throws(Diagnostics) in
      try Renderer().measure(
        file, width: invocation.number(.width) ?? .infinity, height: invocation.number(.height) ?? .infinity)
    }
    report.add(warnings.map(\.aboutArguments))
    printText(invocation.has(.json) ? measurement.json : measurement.words, &report)
  } catch {
    report.add(error.list.map(\.aboutArguments))
  }
}

/// A scene that is nothing but the label that the arguments describe.
private func scene(showing text: [UInt8], _ invocation: Invocation) throws(Diagnostics) -> String {
  var label = ["\"type\": \"label\"", "\"numberOfLines\": \(invocation.count(.lines) ?? 1)"]
  if invocation.has(.attributed) {
    label.append("\"attributedText\": " + (try json(text, from: "TEXT")))
  } else if let text = String(validating: text, as: UTF8.self) {
    label.append("\"text\": " + text.quoted)
  } else {
    throw Diagnostics([Diagnostic(file: "TEXT", fault: .invalidUTF8)])
  }
  if let font = invocation[.font] {
    let isJSON = font.hasPrefix("{") || Double(font) != nil
    label.append("\"font\": " + (isJSON ? try json(Array(font.utf8), from: Option.font.longForm) : font.quoted))
  }
  if let mode = invocation[.lineBreakMode] { label.append("\"lineBreakMode\": " + mode.quoted) }
  if let factor = invocation.number(.minimumScaleFactor) {
    label += ["\"adjustsFontSizeToFitWidth\": true", "\"minimumScaleFactor\": \(factor.shortText)"]
  }
  let fonts = invocation[.fontFile].map { "\"fonts\": [\($0.quoted)], " } ?? ""
  let scale = invocation.number(.scale).map { "\"scale\": \($0.shortText), " } ?? ""
  return "{ \(fonts)\(scale)\"root\": { \(label.joined(separator: ", ")) } }"
}

/// A piece of JSON that was typed; it is checked by itself, so that it cannot say more than it should.
private func json(_ bytes: [UInt8], from place: String) throws(Diagnostics) -> String {
  try SceneFile(path: place, bytes: bytes, folder: "").checkSyntax()
  // A comment at its end must not swallow what follows.
  return String(decoding: bytes, as: UTF8.self) + "\n"
}

private func text(of invocation: Invocation, _ limits: Limits) throws(Problem) -> [UInt8] {
  let text = invocation.operands.first ?? ""
  guard text == "-" else { return Array(text.utf8) }
  do throws(FileFault) {
    return try readStandardInput(limit: limits.fileBytes)
  } catch {
    throw .unreadable("standard input", error)
  }
}

extension Diagnostic {
  /// The diagnostic about the argument that is meant, for nobody wrote the scene that it is about.
  fileprivate var aboutArguments: Diagnostic {
    guard file == Tool.uirender.name else { return self }
    var diagnostic = self
    diagnostic.position = nil
    let arguments = [
      ("root.font", Option.font.longForm), ("fonts[0]", Option.fontFile.longForm), ("root.attributedText", "TEXT"),
      ("root.text", "TEXT"),
    ]
    if let (key, argument) = arguments.first(where: { path.hasPrefix($0.0) }) {
      diagnostic.path = argument + path.dropFirst(key.count)
    }
    return diagnostic
  }
}

extension TextMeasurement {
  /// What was measured, for people: a line for the whole and one for each line of the text.
  var words: String {
    var words =
      "\(size.width.places) × \(size.height.places) points, \(lines.count) \(lines.count == 1 ? "line" : "lines")"
    if scale < 1 { words += ", scaled by \(scale.places)" }
    if isTruncated { words += ", truncated" }
    for line in lines {
      words += "\n\(line.range.lowerBound)..<\(line.range.upperBound)  x \(line.x.places)  width \(line.width.places)"
      words += "  ascent \(line.ascent.places)  baseline \(line.baseline.places)  \(line.text.quoted)"
      if line.isTruncated { words += "  truncated" }
    }
    return words + "\n"
  }

  /// What was measured, as JSON on one line.
  var json: String {
    let lines = lines.map { line in
      JSONObject([
        ("range", JSONObject([("location", "\(line.range.lowerBound)"), ("length", "\(line.range.count)")]).text),
        ("text", line.text.quoted), ("x", line.x.exact), ("width", line.width.exact), ("ascent", line.ascent.exact),
        ("baseline", line.baseline.exact), ("isTruncated", "\(line.isTruncated)"),
      ]).text
    }
    let size = "[\(size.width.exact), \(size.height.exact)]"
    return JSONObject([
      ("size", size), ("lineCount", "\(lines.count)"), ("scale", scale.exact), ("isTruncated", "\(isTruncated)"),
      ("lines", "[\(lines.joined(separator: ", "))]"),
    ]).text + "\n"
  }
}

/// An object of JSON by its keys and the texts of their values.
private struct JSONObject {
  let text: String

  init(_ members: [(key: String, value: String)]) {
    text = "{" + members.map { "\($0.key.quoted): \($0.value)" }.joined(separator: ", ") + "}"
  }
}

extension Double {
  /// The number to a ten-thousandth, below which only the arithmetic speaks.
  fileprivate var exact: String { ((self * 10_000).rounded() / 10_000).shortText }
}

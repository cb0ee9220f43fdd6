import Foundation

/// A headless Chromium that is told what to do through its DevTools protocol, over pipes: no port, no library.
final class Browser {
  /// What the page has complained about so far.
  private(set) var complaints: [String] = []

  private let process = Process()
  private let profile: TemporaryFolder
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  private var number = 0
  private var session: String?

  /// The program, if it is installed.
  static let executable = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  struct Failure: Error {
    let words: String
  }

  /// Starts a browser with an empty profile.
  init(_ executable: String, width: Int = 1280, height: Int = 800) throws {
    profile = try TemporaryFolder()
    mkfifo(profile.path("in"), 0o600)
    mkfifo(profile.path("out"), 0o600)
    // Opening for both directions does not wait for the other side.
    input = open(profile.path("in"), O_RDWR)
    output = open(profile.path("out"), O_RDWR)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "exec \"$0\" --headless --no-sandbox --disable-gpu --no-first-run --disable-dev-shm-usage --remote-debugging-pipe "
        + "--user-data-dir=\"$1/profile\" --window-size=\(width),\(height) about:blank 3<\"$1/in\" 4>\"$1/out\" "
        + "2>/dev/null",
      executable, profile.url.path,
    ]
    try process.run()
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = targets.first { $0["type"] as? String == "page" }?["targetId"] as? String
    session = try call("Target.attachToTarget", ["targetId": page ?? "", "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call(domain + ".enable") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    close(input)
    close(output)
  }

  /// Opens a page and waits until its script has run.
  func show(page: URL) throws {
    _ = try call("Page.navigate", ["url": page.absoluteString])
    for _ in 0..<200 {
      if try evaluate("document.readyState") as? String == "complete" { return }
      usleep(50_000)
    }
    throw Failure(words: "the page does not end to load")
  }

  /// The value of an expression in the page.
  @discardableResult func evaluate(_ expression: String) throws -> Any? {
    let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] as? [String: Any] { throw Failure(words: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Presses and releases a key.
  func press(_ key: String) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { event["text"] = key }
    _ = try call("Input.dispatchKeyEvent", event)
    _ = try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// Clicks in the middle of an element.
  func click(_ selector: String) throws {
    let place =
      try evaluate(
        "(() => { const r = document.querySelector('\(selector)').getBoundingClientRect(); "
          + "return [r.x + r.width / 2, r.y + r.height / 2]; })()") as? [Double] ?? [0, 0]
    for type in ["mousePressed", "mouseReleased"] {
      _ = try call(
        "Input.dispatchMouseEvent", ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }
  }

  /// Drags over an element, from one part of its width to another.
  func drag(_ selector: String, from start: Double, to end: Double) throws {
    let frame =
      try evaluate(
        "(() => { const r = document.querySelector('\(selector)').getBoundingClientRect(); "
          + "return [r.x, r.width, r.y + r.height / 2]; })()") as? [Double] ?? [0, 0, 0]
    for (type, part) in [
      ("mousePressed", start), ("mouseMoved", (start + end) / 2), ("mouseMoved", end), ("mouseReleased", end),
    ] {
      _ = try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": frame[0] + frame[1] * part, "y": frame[2], "button": "left", "buttons": 1, "clickCount": 1])
    }
  }

  /// What the window shows, as a PNG file.
  func screenshot() throws -> Data {
    let text = try call("Page.captureScreenshot")["data"] as? String
    return text.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  /// Calls a method of the protocol and waits for its answer.
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { write(input, $0.baseAddress.map { $0 + start }, bytes.count - start) }
      guard count > 0 else { throw Failure(words: "the browser does not listen") }
      start += count
    }
    while true {
      let answer = try next()
      note(answer)
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw Failure(words: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown", "Log.entryAdded": complaints.append("\(parameters)")
    case "Runtime.consoleAPICalled": complaints.append("console: \(parameters["args"] ?? "")")
    case "Network.requestWillBeSent":
      let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      if !url.hasPrefix("data:"), !url.hasPrefix("file:") { complaints.append("request of \(url)") }
    default: break
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&poll, 1, 60_000) == 1 else { throw Failure(words: "the browser does not answer") }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &block, block.count)
      guard count > 0 else { throw Failure(words: "the browser has gone") }
      buffer += block[..<count]
    }
  }
}

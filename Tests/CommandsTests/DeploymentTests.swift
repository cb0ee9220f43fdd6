import Foundation
import Testing

@Suite("The container and the GitHub action") struct DeploymentTests {
  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: Run.package.appendingPathComponent(name)), as: UTF8.self)
  }

  @Test("the image is built with every path that Package.swift declares")
  func paths() throws {
    let manifest = try text("Package.swift"), dockerfile = try text("Dockerfile"), ignored = try text(".dockerignore")
    // A target is at its path, or in Sources or Tests under its name.
    var folders: Set<String> = ["Sources", "Tests"]
    for part in manifest.components(separatedBy: "path: \"").dropFirst() {
      folders.insert(String(part.prefix { $0 != "\"" && $0 != "/" }))
    }
    #expect(folders.count > 2)
    for folder in folders {
      #expect(dockerfile.contains("\nCOPY \(folder) \(folder)\n"), "the Dockerfile does not copy \(folder)")
      #expect(!ignored.split(separator: "\n").contains(Substring(folder)))
    }
  }

  @Test("the image has the fonts that the Makefile installs")
  func fonts() throws {
    let makefile = try text("Makefile"), dockerfile = try text("Dockerfile")
    let fonts = Set(
      makefile.split { " \n\\".contains($0) }.filter { $0.hasPrefix("fonts-") || $0.hasPrefix("hyphen-") })
    #expect(fonts.count >= 5)
    for font in fonts { #expect(dockerfile.contains(" \(font)")) }
  }

  /// The script of a step of the action.
  private func script(_ name: String) throws -> String {
    let lines = try text("action.yml").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("- name: \(name)") })
    let run = try #require(lines[start...].firstIndex { $0.hasSuffix("run: |") })
    let body = lines[(run + 1)...].prefix { $0.isEmpty || $0.hasPrefix("        ") }
    return body.map { String($0.dropFirst(8)) }.joined(separator: "\n")
  }

  private func run(_ folder: TemporaryFolder, _ inputs: [String: String]) throws -> Run {
    try folder.write(Data(try script("Compare pictures").utf8), "action.sh")
    let bin = folder.path("bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(atPath: bin + "/uirender", withDestinationPath: Run.executable.path)
    let standard = [
      "PATH": bin + ":/usr/bin:/bin", "PATHS": "", "GOLDEN": "golden", "SHARD": "", "MERGE": "", "ARGUMENTS": "",
      "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.path("summary.md"),
    ]
    return try uirender(
      ["-e", "-o", "pipefail", "action.sh"], in: folder.url, environment: standard.merging(inputs) { $1 },
      executable: URL(fileURLWithPath: "/bin/bash"))
  }

  @Test("the action tests paths with spaces, one a line, and merges the reports of parts")
  func action() throws {
    let folder = try TemporaryFolder([
      "my screens/a.json": GoldenScenes.text("One"), "more/b.json": GoldenScenes.text("Two"),
    ])
    let paths = "my screens\nmore\n"
    let recorded = try run(folder, ["PATHS": paths, "ARGUMENTS": "--record\nmissing\n"])
    #expect(recorded.errors == "")
    #expect(recorded.status == 0)
    #expect(folder.files.contains("golden/my screens/a.png"))
    #expect(folder.files.contains("uirender-report/report.html"))
    for part in 1...2 {
      #expect(try run(folder, ["PATHS": paths, "SHARD": "\(part)/2"]).status == 0)
      try FileManager.default.moveItem(
        atPath: folder.path("uirender-report"), toPath: folder.path("my shards \(part)"))
    }
    let merged = try run(folder, ["MERGE": "my shards */report.json"])
    #expect(merged.errors == "")
    #expect(merged.text.hasPrefix("2 pictures: 2 passed\n"))
    #expect(try run(folder, ["MERGE": "my shards 1/report.json"]).errors.contains("part 2/2 is missing"))
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "my screens/a.json")
    #expect(try run(folder, ["PATHS": "my screens"]).status == 1)
    let summary = String(decoding: try folder.read("summary.md"), as: UTF8.self)
    #expect(summary.contains("| my screens/a | different |"))
  }

  @Test("the snippet of the README is a whole workflow")
  func snippet() throws {
    let readme = try text("README.md")
    let yaml = try #require(
      readme.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```").first)
    for part in ["on: ", "jobs:", "runs-on: ", "uses: actions/checkout@", "uses: OWNER/uirender@", "paths: "] {
      #expect(yaml.contains(part))
    }
  }
}

import Foundation
import Goldens
import Pixels
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports")
struct ReportTests {
  private var run: TestRun {
    var different = TestResult(name: "bars/<b>", scene: "bars/<b>.json", state: .different, message: "1 pixel\n& more")
    different.pictures.actual = "failed/b.actual.png"
    different.leeway.budget = PixelBudget(pixels: 3)
    different.leeway.budgetSource = .scene
    var broken = TestResult(name: "a", scene: "a.json", state: .broken, message: "a.json:3:4: error: 50 %, bad")
    broken.line = 3
    broken.column = 4
    var run = TestRun([different, TestResult(name: "c", scene: "c.json", state: .passed), broken])
    run.orphans = ["golden/old.png"]
    run.remarks = ["pango 1 there, 2 here"]
    run.notes = ["skipped 1 file"]
    run.approval = "uirender approve"
    return run
  }

  @Test("what fails the whole run is a case of its own for JUnit and an error for GitHub")
  func wholeRun() throws {
    var run = TestRun([TestResult(name: "c", scene: "c.json", state: .passed)])
    run.failures = [RunFailure("part 2/3 is missing", .input)]
    #expect(run.hasFailed)
    let suites = try #require(try XMLDocument(xmlString: run.junitReport).rootElement())
    #expect(suites.attribute(forName: "failures")?.stringValue == "1")
    #expect(try suites.nodes(forXPath: "testsuite/testcase/failure").count == 1)
    #expect(run.gitHubAnnotations.contains("::error title=uirender::part 2/3 is missing"))
  }

  @Test("results are told by name, whatever order they came in, after what to know first")
  func text() {
    #expect(
      run.textReport(isVerbose: false) == """
        note: pango 1 there, 2 here
        note: skipped 1 file
        BROKEN a
          a.json:3:4: error: 50 %, bad
        DIFFERENT bars/<b>
          1 pixel
          & more
          actual      failed/b.actual.png
        orphan golden/old.png
        if that is wanted: uirender approve 'bars/<b>'
        3 pictures: 1 passed, 1 different, 1 broken; 1 orphaned golden

        """)
  }

  @Test("JUnit's XML is well-formed and counts failures and errors")
  func junit() throws {
    let xml = try XMLDocument(xmlString: run.junitReport)
    let root = try #require(xml.rootElement())
    #expect(root.attribute(forName: "failures")?.stringValue == "1")
    #expect(root.attribute(forName: "errors")?.stringValue == "1")
    let failure = try #require(try xml.nodes(forXPath: "//failure").first)
    #expect(failure.stringValue == "1 pixel\n& more")
    #expect(try xml.nodes(forXPath: "//system-out").first?.stringValue == "[[ATTACHMENT|failed/b.actual.png]]")
  }

  @Test("GitHub's commands are escaped, and no more than ten are given")
  func gitHub() {
    #expect(
      run.gitHubAnnotations == """
        ::warning title=uirender::pango 1 there, 2 here
        ::error file=a.json,line=3,col=4,title=a (broken)::a.json:3:4: error: 50 %25, bad
        ::error file=bars/<b>.json,title=bars/<b> (different)::1 pixel%0A& more
        ::warning file=golden/old.png,title=orphaned golden::no scene has this golden

        """)
    let many = TestRun((0..<30).map { TestResult(name: "s\($0)", scene: "s\($0).json", state: .missing) })
    let lines = many.gitHubAnnotations.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=uirender::and 21 more; see the report")
    #expect(many.markdownSummary.contains("| s0 | missing |"))
  }

  @Test(
    "a golden that was written unasked is a failure with a message in JUnit's XML, and one that was asked for is none")
  func recorded() throws {
    var unseen = TestResult(name: "a", scene: "a.json", state: .recorded, message: "written now")
    unseen.isUnseen = true
    let run = TestRun([unseen, TestResult(name: "b", scene: "b.json", state: .recorded)])
    let xml = try XMLDocument(xmlString: run.junitReport)
    #expect(xml.rootElement()?.attribute(forName: "failures")?.stringValue == "1")
    #expect(try xml.nodes(forXPath: "//failure/@message").first?.stringValue == "written now")
    #expect(run.hasFailed)
    #expect(run.gitHubAnnotations == "::error file=a.json,title=a (recorded)::written now\n")
  }

  @Test("the leeway names its values and who has set them")
  func leeway() throws {
    var leeway = Leeway()
    #expect(leeway.description == "allowed no pixel, tolerance 0, antialiasing off")
    leeway.budget = PixelBudget(pixels: 1, share: 0.001)
    leeway.budgetSource = .scene
    leeway.distance = 2.5
    leeway.distanceSource = .command
    leeway.ignoresAntialiasing = true
    leeway.antialiasingSource = .command
    #expect(
      leeway.description
        == "allowed 1 pixel and 0.1 % (scene), tolerance 2.5 (command), antialiasing on (command)")
    let data = Data(run.jsonReport.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let rows = try #require(object["results"] as? [[String: Any]])
    let budget = try #require(rows[1]["budget"] as? [String: Any])
    #expect(budget["pixels"] as? Int == 3)
    #expect(budget["antialiasing"] as? Bool == false)
    #expect((budget["from"] as? [String: String])?["pixels"] == "scene")
  }

  @Test(
    "a name is quoted where a shell would take it apart",
    arguments: [("a/b~c", "a/b~c"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("~a", "'~a'")])
  func quoting(_ text: String, _ quoted: String) {
    #expect(text.shellQuoted == quoted)
  }

  @Test("the JSON report is JSON, and the page embeds pictures without opening a tag")
  func json() throws {
    let data = Data(run.jsonReport.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((object["results"] as? [Any])?.count == 3)
    #expect((object["summary"] as? [String: Int])?["different"] == 1)
    let page = String(decoding: run.htmlReport { _ in [1, 2, 3, 4] }, as: UTF8.self)
    #expect(page.contains(">AQIDBA==</script>"))
    #expect(!page.contains("bars/<b>"))
    #expect(!page.contains("://"))
  }
}

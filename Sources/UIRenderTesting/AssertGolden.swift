@_exported public import Goldens
@_exported public import UIRenderKit

/// Checks that a scene looks as its golden picture, in a test of Swift Testing or of XCTest.
///
/// The golden is `Goldens/<test file>/<test function>.png` beside the test file, with `-<name>` after the function if
/// the assertion has a name; assertions in one function need names, and so do the cases of a parameterised test. What
/// fails leaves the actual, the expected and the difference picture in `golden-failures` in the current folder (or the
/// one that the environment variable `UIRENDER_FAILURES` names), and in Swift Testing as attachments too.
///
/// A missing golden is written, and the assertion still fails, so that somebody looks at it; where the environment sets
/// `CI`, nothing is written. `UIRENDER_RECORD` (`never`, `missing`, `failed`, `all`) says otherwise for all assertions,
/// `record` for one; with another word there every assertion fails.
///
///     @Test func greeting() {
///       assertGolden(of: Scene { Label(text: "Hello") }, named: "english")
///     }
///
/// - Parameters:
///   - scene: The scene, made in code; its images are looked for beside the test file.
///   - name: What tells this assertion from others in the function.
///   - record: When the golden may be written, in place of what the environment says.
///   - tolerance: Which differences count; nil is as the scene's `test` says, and all if it does not.
///   - budget: How many pixels may differ; nil is as the scene's `test` says, and none if it does not.
///   - goldenFolder: The folder of goldens; nil is `Goldens` beside the test file.
/// - Returns: Whether the picture is as its golden.
@discardableResult
public func assertGolden(
  of scene: Scene, named name: String? = nil, record: RecordMode? = nil, tolerance: Tolerance? = nil,
  budget: PixelBudget? = nil, goldenFolder: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let document = SceneDocument(scene, named: site.goldenName(name), folder: site.folder)
  return check(
    GoldenAssertion(name: name, record: record, tolerance: tolerance, budget: budget, folder: goldenFolder), document,
    site)
}

/// Checks that the scene of a file looks as its golden picture; see the assertion for scenes that are made in code.
///
/// The scene's key `test` holds where the assertion says nothing, as it does for `uirender test`: its tolerance, how many
/// pixels may differ, and what is not compared. What the scene is warned of is a warning of the test.
/// - Parameter path: The scene file; a relative path starts beside the test file.
/// - Returns: Whether the picture is as its golden.
@discardableResult
public func assertGolden(
  ofSceneAt path: String, named name: String? = nil, record: RecordMode? = nil, tolerance: Tolerance? = nil,
  budget: PixelBudget? = nil, goldenFolder: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let file = path.hasPrefix("/") ? path : site.folder + "/" + path
  do {
    let document = try SceneDocument(reading: SceneFile.read(file))
    return check(
      GoldenAssertion(name: name, record: record, tolerance: tolerance, budget: budget, folder: goldenFolder),
      document, site)
  } catch {
    site.fail(error.words, [])
    return false
  }
}

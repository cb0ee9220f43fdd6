import Cassowary
import Foundation
import Testing

/// The constraints of real apps against the frames that Xcode found for them, where those lie beside the package.
@Suite struct OracleTests {
  static let cases: [OracleCase] = {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let folder = package.deletingLastPathComponent().appendingPathComponent("shared/uikit/constraints")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).flatMap {
        try? JSONDecoder().decode(OracleCase.self, from: $0)
      }
    }
  }()

  @Test("Every frame is within half a point of Xcode's", .enabled(if: !cases.isEmpty), arguments: cases)
  func frames(of oracle: OracleCase) throws {
    let (solver, variables) = try oracle.solve()
    for view in oracle.views where view.parent != nil {
      guard let frame = view.frame, let ours = variables[view.id]?.map({ solver.value(of: $0) }) else { continue }
      let worst = zip(ours, frame).map { abs($0 - $1) }.max() ?? 0
      #expect(worst <= 0.5, "\(view.id): \(ours), Xcode \(frame)")
    }
  }

  @Test("All the cases are read", .enabled(if: !cases.isEmpty))
  func count() {
    #expect(Self.cases.count == 42)
  }

  @Test("The views' frames are settled, as Xcode warned of none", .enabled(if: !cases.isEmpty), arguments: cases)
  func isSettled(_ oracle: OracleCase) throws {
    let (solver, variables) = try oracle.solve()
    let ambiguous = Set(solver.ambiguousVariables())
    for view in oracle.views where view.parent != nil && view.frame != nil {
      #expect(ambiguous.isDisjoint(with: variables[view.id] ?? []), "\(view.id)")
    }
  }
}

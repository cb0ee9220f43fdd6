import Testing

@testable import SceneModel

@Suite("Names of views in constraints")
struct ViewNamesTests {
  @Test("of several views with one id those count that share the innermost superview with the holder")
  func nearest() {
    var names = ViewNames()
    let root = names.add(nil, below: nil)
    let first = names.add("cell", below: root)
    let firstTitle = names.add("title", below: first)
    let second = names.add("cell", below: root)
    let group = names.add(nil, below: second)
    let secondTitle = names.add("title", below: group)
    let inner = names.add(nil, below: secondTitle)
    #expect(Array(names.views(named: "title", from: firstTitle)) == [firstTitle])
    #expect(Array(names.views(named: "title", from: first)) == [firstTitle])
    #expect(Array(names.views(named: "title", from: second)) == [secondTitle])
    #expect(Array(names.views(named: "title", from: inner)) == [secondTitle])
    #expect(Array(names.views(named: "title", from: root)) == [firstTitle, secondTitle])
    #expect(Array(names.views(named: "cell", from: inner)) == [second])
    #expect(names.views(named: "other", from: inner).isEmpty)
    #expect(names.isAncestor(second, of: inner) && !names.isAncestor(first, of: inner))
    #expect(!names.isAncestor(inner, of: inner))
    #expect(names.commonAncestor(firstTitle, inner) == root && names.commonAncestor(group, inner) == group)
    #expect(names.commonAncestor(inner, second) == second && names.commonAncestor(first, first) == first)
  }

  @Test("as many views as a scene may have can all have one id and be looked up")
  func many() {
    var names = ViewNames()
    let root = names.add(nil, below: nil)
    for _ in 0..<Limits().views { _ = names.add("x", below: root) }
    let areFound = (1...Limits().views).allSatisfy { names.views(named: "x", from: $0) == [$0] }
    #expect(areFound && names.views(named: "x", from: root).count == Limits().views)
  }

  @Test("a message names twelve of many views with one id, however many constraints want them")
  func ambiguous() throws {
    let count = 900
    let views = [String](repeating: #"{ "id": "x" }"#, count: count).joined(separator: ",")
    let constraints = [String](repeating: #""x.width == 9""#, count: count).joined(separator: ",")
    let found = faults(#"{ "root": { "subviews": [\#(views)], "constraints": [\#(constraints)] } }"#)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.contains("900 views have the id \"x\"") && $0.hasSuffix("root.subviews[11]") })
  }

  @Test("a distance is said of one of many arranged views by its id")
  func spacing() {
    let count = 20_000
    let views = (0..<count).map { #"{ "id": "v\#($0)" }"# }.joined(separator: ",")
    let gaps = (0..<count).map { #""v\#($0)": 3"# }.joined(separator: ",")
    #expect(
      faults(ofView: #"{ "type": "stackView", "arrangedSubviews": [\#(views)], "customSpacing": { \#(gaps) } }"#) == [])
  }
}

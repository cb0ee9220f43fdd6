import Geometry
import SceneModel
import Testing

@Suite("Collection views")
struct CollectionViewLayoutTests {
  private func collection(_ keys: String, items: Int) throws -> Screen {
    let items = Array(repeating: "{}", count: items).joined(separator: ",")
    return try Screen(
      view: "{ \"type\": \"collectionView\", \(keys) \"sections\": [{ \"items\": [\(items)] }] }")
  }

  @Test("items are 50 by 50 and at least 10 apart, as UICollectionViewFlowLayout says; full lines reach both edges")
  func defaults() throws {
    let cells = try collection("", items: 6).frames("cell")
    #expect(cells.map(\.minX) == [0, 67.5, 135, 202.5, 270, 0])
    #expect(cells.map(\.minY) == [0, 0, 0, 0, 0, 60])
    #expect(cells.allSatisfy { $0.size == Size(width: 50, height: 50) })
  }

  @Test("an item that is alone in its line stands in the middle")
  func single() throws {
    #expect(try collection(#""itemSize": [200, 40],"#, items: 2).frames("cell").map(\.minX) == [60, 60])
  }

  @Test("an item that is wider than the view starts at the edge")
  func wide() throws {
    #expect(try collection(#""itemSize": [500, 40],"#, items: 1).frames("cell").map(\.minX) == [0])
  }

  @Test("a section keeps its inset, and headers and footers have the height of their reference size")
  func supplements() throws {
    let screen = try Screen(
      view: """
        { "type": "collectionView", "headerReferenceSize": [0, 30], "footerReferenceSize": [0, 20], "sections": [
          { "header": { "id": "h" }, "footer": { "id": "f" }, "sectionInset": [5, 10, 15, 10], "items": [{}] }] }
        """)
    #expect(try screen.frame("header") == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(screen.frames("cell").map(\.origin) == [Point(x: 10, y: 35)])
    #expect(try screen.frame("footer") == Rect(x: 0, y: 100, width: 320, height: 20))
  }

  @Test("a content that goes to the right fills columns from top to bottom")
  func horizontal() throws {
    let cells = try collection(
      #""scrollDirection": "horizontal", "itemSize": [100, 279], "contentOffset": [20, 0],"#, items: 3
    ).frames("cell")
    #expect(cells.map(\.origin) == [Point(x: -20, y: 0), Point(x: -20, y: 289), Point(x: 90, y: 0)])
  }

  @Test("what does not show costs nothing")
  func manyItems() throws {
    let screen = try collection(#""contentOffset": [0, 100000],"#, items: 20_000)
    #expect(screen.boxes("cell").count == 55)
  }

  @Test("a selected item shows its selected ground; items have no ground of their own")
  func selection() throws {
    let screen = try Screen(
      view:
        #"{ "type": "collectionView", "indexPathsForSelectedItems": [[0, 0]], "cells": [{ "reuseIdentifier": "p", "selectedBackgroundView": { "id": "s" } }], "sections": [{ "items": [{ "reuseIdentifier": "p" }, { "reuseIdentifier": "p" }] }] }"#
    )
    #expect(screen.boxes("view").filter { $0.id == "s" }.count == 1)
    #expect(screen.colors("cell").isEmpty)
  }

  @Test("the ground is black unless the scene says otherwise")
  func ground() throws {
    #expect(try collection("", items: 0).colors("collectionView") == [.black])
  }
}

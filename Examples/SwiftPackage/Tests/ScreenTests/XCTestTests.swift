import Screens
import UIRenderTesting
import XCTest

final class BadgeTests: XCTestCase {
  func testBadge() {
    assertGolden(of: badge(7))
  }
}

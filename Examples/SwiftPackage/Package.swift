// swift-tools-version: 6.1
import PackageDescription

// Golden tests of screens that are built in Swift. In a package of your own, depend on the repository's address in
// place of the path.
let package = Package(
  name: "Screens",
  dependencies: [.package(name: "uirender", path: "../..")],
  targets: [
    .target(
      name: "Screens", dependencies: [.product(name: "UIRenderKit", package: "uirender")],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .testTarget(
      name: "ScreenTests",
      dependencies: ["Screens", .product(name: "UIRenderTesting", package: "uirender")],
      exclude: ["Goldens"]),
  ]
)

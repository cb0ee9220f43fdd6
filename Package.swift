// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]

// The targets stand in the order of the flow: what a target may import stands above it.
let package = Package(
  name: "uirender",
  products: [
    .executable(name: "uirender", targets: ["uirender"]),
    .library(name: "UIRenderKit", targets: ["UIRenderKit"]),
    .library(name: "UIRenderTesting", targets: ["UIRenderTesting"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CPangoFC", pkgConfig: "pangoft2"),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig"),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2"),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate"),
    .systemLibrary(name: "CHyphen"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat"),
    // Only types are used of these two: the libraries are loaded when a scene has such a picture.
    .systemLibrary(name: "CTurboJPEG"),
    .systemLibrary(name: "CRSVG"),

    .target(name: "Geometry", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Cassowary", swiftSettings: strict),
    .target(name: "Pixels", dependencies: ["Geometry", "CPNG", "CDeflate", "CTurboJPEG"], swiftSettings: strict),
    .target(name: "SceneModel", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "Typesetting", dependencies: ["Geometry", "SceneModel", "CPango", "CPangoFC", "CFontconfig", "CHyphen"],
      swiftSettings: strict),
    .target(
      name: "SceneLayout", dependencies: ["Geometry", "Cassowary", "Pixels", "SceneModel", "Typesetting"],
      swiftSettings: strict),
    .target(
      name: "Painting",
      dependencies: ["Geometry", "Pixels", "SceneModel", "Typesetting", "SceneLayout", "CCairo", "CFreeType", "CRSVG"],
      swiftSettings: strict),
    .target(
      name: "UIRenderKit",
      dependencies: ["Geometry", "Pixels", "SceneModel", "Typesetting", "SceneLayout", "Painting", "CExpat"],
      swiftSettings: strict),
    .target(name: "Goldens", dependencies: ["Geometry", "Pixels"], swiftSettings: strict),
    // The only part that knows test frameworks; XCTest brings Foundation.
    .target(
      name: "UIRenderTesting", dependencies: ["Goldens", "Pixels", "SceneModel", "UIRenderKit"],
      swiftSettings: strict),
    .target(
      name: "Commands", dependencies: ["Goldens", "Pixels", "SceneModel", "Typesetting", "UIRenderKit"],
      swiftSettings: strict),
    .executableTarget(name: "uirender", dependencies: ["Commands"], swiftSettings: strict),
    .executableTarget(
      name: "tablebench", dependencies: ["UIRenderKit", "SceneModel"], path: "Benchmarks/Tables",
      exclude: ["100000-growing-rows.json", "100000-rows.json", "20-growing-rows.json", "20-rows.json"],
      swiftSettings: strict),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary"], exclude: ["Systems"], swiftSettings: strict),
    .testTarget(name: "PixelsTests", dependencies: ["Pixels", "CPNG"], swiftSettings: strict),
    .testTarget(name: "SceneModelTests", dependencies: ["SceneModel"], swiftSettings: strict),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"], swiftSettings: strict),
    .testTarget(
      name: "SceneLayoutTests", dependencies: ["Geometry", "Pixels", "SceneLayout", "SceneModel", "Typesetting"],
      swiftSettings: strict),
    .testTarget(
      name: "PaintingTests",
      dependencies: ["Geometry", "Painting", "Pixels", "SceneLayout", "SceneModel", "Typesetting"],
      swiftSettings: strict),
    .testTarget(
      name: "UIRenderKitTests", dependencies: ["UIRenderKit", "Goldens", "Pixels", "SceneModel"],
      exclude: ["Probes", "Scenes"],
      swiftSettings: strict),
    .testTarget(name: "GoldensTests", dependencies: ["Goldens", "Pixels"], swiftSettings: strict),
    .testTarget(
      name: "UIRenderTestingTests", dependencies: ["Goldens", "UIRenderKit", "UIRenderTesting"], exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandsTests", dependencies: ["Commands", "Pixels"], exclude: ["BadScenes", "Snapshots"],
      swiftSettings: strict),
  ]
)

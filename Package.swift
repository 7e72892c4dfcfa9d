// swift-tools-version: 6.2

import PackageDescription

/// What every Swift target is held to: warnings are errors, imports are internal unless said.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A target under `Sources` (or at `path`) with the strict settings.
func target(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil) -> Target
{
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

/// A test target under `Tests` (or at `path`) with the strict settings.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: strict)
}

/// The modules that come along with an import of LayerWindows.
///
/// Whoever depends on it has to name them all: a module that is only re-exported is no input of its
/// dependents, so a change in it would not have them compiled again, and they would crash.
let windowedLayers = [
  "LayerWindows", "Layers", "Animation", "Drawing", "Geometry", "Windowing", "X11Windowing",
]

/// The modules that come along with `import UIKit`; whoever depends on it names them all.
let uiKit = [
  "UIKit", "QuartzCore", "CoreGraphics", "Views", "LinearConstraints", "Layers", "Animation",
  "Drawing", "Geometry",
]

/// The small programs under `Sources/Examples`, each a page of docs/engine.md.
let examples = [
  "OwnPackage", "FirstLayer", "ProgressRing", "Heartbeat", "CustomProperty", "Pausing",
  "KeyframesAndSprings", "Replicas", "GlowingBorder", "OwnLoop",
]

/// The small programs under `Tests/UIKitPrograms` that the tests of UIKit start.
let uiKitPrograms = ["DelegateProgram", "SceneProgram", "ShowProgram"]

/// The small programs under `Sources/Examples` that are written as on iOS.
let uiKitExamples = [
  "OwnApp", "CountdownView", "PercentageLayer", "TimerRing", "ConicBorder", "ProgressControl",
  "Playground",
]

let package = Package(
  name: "ringdown",
  products: [
    .executable(name: "ringdown", targets: ["ringdown"]),
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Animation", targets: ["Animation"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "Layers", targets: ["Layers"]),
    .library(name: "Views", targets: ["Views"]),
    .library(name: "Windowing", targets: ["Windowing"]),
    .library(name: "X11Windowing", targets: ["X11Windowing"]),
    .library(name: "LayerWindows", targets: windowedLayers),
    .library(name: "UIKit", targets: uiKit),
    .library(name: "QuartzCore", targets: uiKit.filter { $0 != "UIKit" && $0 != "Views" }),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "Drawing", "Geometry"]),
  ],
  targets: [
    // C seams
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CX11", pkgConfig: "x11",
      providers: [
        .apt([
          "libx11-dev", "libxext-dev", "libxfixes-dev", "libxrandr-dev", "libxrender-dev",
        ])
      ]),
    .systemLibrary(name: "CLinux"),

    // Values: no I/O, no clock
    target("Geometry"),
    target("Animation"),
    target("Countdown"),
    target("LinearConstraints"),

    // Pictures
    target("Drawing", ["Geometry", "CCairo", "CPango"]),
    target("Layers", ["Geometry", "Animation", "Drawing"]),
    target("Views", ["Geometry", "Animation", "Drawing", "Layers", "LinearConstraints"]),
    target("Faces", ["Geometry", "Animation", "Drawing", "Layers", "Views", "Countdown"]),

    // Screens and time
    target("Windowing", ["Geometry", "Drawing", "CLinux"]),
    target("X11Windowing", ["Geometry", "Drawing", "Windowing", "CX11", "CCairo"]),

    target(
      "LayerWindows",
      ["Geometry", "Animation", "Drawing", "Layers", "Windowing", "X11Windowing"]),

    // Code written for iOS
    target("_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
    target("_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
    target("CoreGraphics", ["Geometry", "Drawing", "_Testing_CoreGraphics"]),
    target("QuartzCore", ["CoreGraphics", "Animation", "Layers", "Geometry", "Drawing"]),
    target(
      "UIKit",
      [
        "CoreGraphics", "QuartzCore", "Views", "Layers", "Animation", "Drawing", "Geometry",
        "Windowing", "X11Windowing", "LayerWindows", "_Testing_UIKit",
      ]),

    // The program
    target(
      "RingdownApp",
      [
        "Geometry", "Animation", "Countdown", "Drawing", "Layers", "Views", "Faces", "Windowing",
        "X11Windowing", "LayerWindows", "CLinux",
      ]),
    .executableTarget(name: "ringdown", dependencies: ["RingdownApp"], swiftSettings: strict),

    // Checks
    .executableTarget(
      name: "Benchmarks", dependencies: ["Geometry", "Drawing", "Layers"], swiftSettings: strict),
    target("TestSupport", ["Geometry", "Drawing", "Windowing"]),
    .target(
      name: "ReferenceCases", path: "Tests/ReferenceCases", exclude: ["engine.json"],
      swiftSettings: strict),
    tests("GeometryTests", ["Geometry", "ReferenceCases"]),
    tests("AnimationTests", ["Animation", "ReferenceCases"]),
    tests("CountdownTests", ["Countdown", "TestSupport"]),
    tests(
      "DrawingTests", ["Drawing", "Geometry", "TestSupport", "ReferenceCases"], exclude: ["Goldens"]
    ),
    tests(
      "LayersTests",
      ["Layers", "Animation", "Drawing", "Geometry", "TestSupport", "ReferenceCases"]),
    tests(
      "ViewsTests",
      ["Views", "Layers", "Animation", "Drawing", "Geometry", "TestSupport", "ReferenceCases"]),
    tests("LinearConstraintsTests", ["LinearConstraints", "TestSupport"]),
    tests(
      "UIKitTests",
      uiKit.map { .target(name: $0) } + [
        "Windowing", "X11Windowing", "LayerWindows", "TestSupport",
      ] + uiKitPrograms.map { .target(name: $0) }
    ),
    tests(
      "FacesTests",
      ["Faces", "Views", "Countdown", "Layers", "Animation", "Drawing", "Geometry", "TestSupport"],
      exclude: ["Goldens"]),
    tests("WindowingTests", ["Windowing", "Geometry", "Drawing", "TestSupport"]),
    tests("LayerWindowsTests", windowedLayers.map { .target(name: $0) } + ["TestSupport"]),
    tests(
      "RingdownAppTests",
      [
        "RingdownApp", "Faces", "Views", "Countdown", "Drawing", "Geometry", "Layers", "Animation",
        "Windowing", "LayerWindows", "TestSupport",
      ]),
    tests(
      "ExamplesTests",
      ["Drawing", "Geometry", "TestSupport"] + examples.map { .target(name: $0) }),
    tests(
      "DesktopTests",
      ["ringdown", "X11Windowing", "Windowing", "Geometry", "Drawing", "TestSupport"]
        + examples.map { .target(name: $0) } + uiKitExamples.map { .target(name: $0) },
      path: "Tests/Desktop"),
    tests("JudgeTests", ["Layers", "Animation", "Drawing", "Geometry"], path: "Tests/Judge"),
  ]
    + examples.map {
      .executableTarget(
        name: $0, dependencies: windowedLayers.map { .target(name: $0) },
        // A package to copy, which is built here as its only target.
        path: "Sources/Examples/\($0)" + ($0 == "OwnPackage" ? "/Sources/Hello" : ""),
        swiftSettings: strict)
    }
    + uiKitExamples.map {
      // As somebody's own program would be built, by the rules of Swift 5.
      .executableTarget(
        name: $0, dependencies: uiKit.map { .target(name: $0) },
        path: "Sources/Examples/\($0)" + ($0 == "OwnApp" ? "/Sources/Rings" : ""),
        swiftSettings: [.swiftLanguageMode(.v5)])
    }
    + uiKitPrograms.map {
      // As somebody's own program would be built, by the rules of Swift 5.
      .executableTarget(
        name: $0, dependencies: uiKit.map { .target(name: $0) }, path: "Tests/UIKitPrograms/\($0)",
        swiftSettings: [.swiftLanguageMode(.v5)])
    }
)

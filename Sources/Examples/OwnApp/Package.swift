// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Rings",
  dependencies: [.package(path: "../ringdown")],
  targets: [
    .executableTarget(
      name: "Rings", dependencies: [.product(name: "UIKit", package: "ringdown")])
  ]
)

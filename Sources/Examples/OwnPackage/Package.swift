// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(path: "../ringdown")],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [.product(name: "LayerWindows", package: "ringdown")])
  ]
)

// What `import UIKit` brings on iOS: the engine, the views, and Foundation.
@_exported public import Animation
@_exported public import CoreGraphics
@_exported public import Dispatch
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Layers
@_exported public import QuartzCore
@_exported public import Views

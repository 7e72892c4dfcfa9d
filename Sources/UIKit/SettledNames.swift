public import Geometry
public import Layers

// Foundation has types of its own by these names. A name declared in the module that re-exports
// both stands before either, in every file that imports this module and not Foundation.

/// The engine's number: a `Double`.
public typealias CGFloat = Geometry.CGFloat
/// The engine's point.
public typealias CGPoint = Geometry.CGPoint
/// The engine's rectangle.
public typealias CGRect = Geometry.CGRect
/// The engine's size.
public typealias CGSize = Geometry.CGSize
/// The engine's archive, of which there are none.
public typealias NSCoder = Layers.NSCoder

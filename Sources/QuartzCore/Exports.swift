// `import QuartzCore`: layers and animations, and what they are made of.
@_exported public import Animation
@_exported public import CoreGraphics
@_exported public import Layers

// `import CoreGraphics`: geometry and drawing.
@_exported public import Drawing
@_exported public import Geometry

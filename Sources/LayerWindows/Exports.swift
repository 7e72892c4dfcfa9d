// Whoever shows layers in a window makes colours, rectangles, curves and paths, and reads keys:
// one import brings them all, as QuartzCore brings Core Graphics.
@_exported public import Animation
@_exported public import Drawing
@_exported public import Geometry
@_exported public import Layers
@_exported public import Windowing
@_exported public import X11Windowing

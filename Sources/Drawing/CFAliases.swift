/// An array that is handed to Core Graphics, as `[colour, colour] as CFArray`.
public typealias CFArray = [Any]

/// A text that is handed to Core Graphics, as a colour space's name.
public typealias CFString = String

/// Any object of Core Foundation, as `"Helvetica" as CFTypeRef` for a text layer's font.
public typealias CFTypeRef = Any

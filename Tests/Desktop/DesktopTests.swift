import Testing

/// Everything that needs a server: one test at a time, each with a desktop of its own.
@Suite(.serialized, .enabled(if: Desktop.isAvailable, "needs Xvfb, openbox, picom and xdotool"))
enum DesktopTests {}

// The X11Windowing target; see docs in CONTRIBUTING.md.

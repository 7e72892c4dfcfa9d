// The Windowing target; see docs in CONTRIBUTING.md.

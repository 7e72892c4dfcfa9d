// The Layers target; see docs in CONTRIBUTING.md.

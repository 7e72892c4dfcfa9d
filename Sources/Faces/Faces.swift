// The Faces target; see docs in CONTRIBUTING.md.

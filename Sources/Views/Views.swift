// The Views target; see docs in CONTRIBUTING.md.

// The TestSupport target; see docs in CONTRIBUTING.md.

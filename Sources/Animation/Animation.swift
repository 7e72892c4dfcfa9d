// The Animation target; see docs in CONTRIBUTING.md.

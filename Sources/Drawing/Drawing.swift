// The Drawing target; see docs in CONTRIBUTING.md.

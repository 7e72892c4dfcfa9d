// The map of the house is in CONTRIBUTING.md.

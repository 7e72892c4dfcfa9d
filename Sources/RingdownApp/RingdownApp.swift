// The RingdownApp target; see docs in CONTRIBUTING.md.

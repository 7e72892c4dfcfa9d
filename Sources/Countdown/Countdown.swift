// The Countdown target; see docs in CONTRIBUTING.md.

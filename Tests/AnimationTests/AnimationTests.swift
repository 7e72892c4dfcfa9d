// Tests of Animation.

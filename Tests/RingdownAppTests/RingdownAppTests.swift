// Tests of RingdownApp.

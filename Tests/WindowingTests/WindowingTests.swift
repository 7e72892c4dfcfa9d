// Tests of Windowing.

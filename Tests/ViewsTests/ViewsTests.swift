// Tests of Views.

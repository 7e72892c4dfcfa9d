// Tests of Faces.

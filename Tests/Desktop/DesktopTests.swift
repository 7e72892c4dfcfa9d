// Tests in real windows.

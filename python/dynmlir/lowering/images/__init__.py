"""Convolutions: register tiles and online loops that read an image in its place, or turned, and their micro-kernels."""

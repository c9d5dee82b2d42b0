"""Micro-kernels, libraries and patterns as frozen values; no IR."""

"""Runs of dynmlir-bench on GPUs: planned and compiled anywhere (prepare), measured with NumPy alone (session)."""

"""What benchmarks/cuda.py is made of: CUDA's driver and cuBLAS by ctypes, and launches of single plans."""

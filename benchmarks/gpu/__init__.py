"""What benchmarks/cuda.py is made of: cuBLAS by ctypes."""

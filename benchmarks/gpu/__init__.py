"""What benchmarks/cuda.py is made of beside dynmlir-bench: suites, right answers of every kernel, summaries."""

"""A library in a process of its own, in the Python of the peers, which need not have dynmlir: NumPy and it, no more."""

"""`python worker/ KIND THREADS [ARGUMENT...]`: serves commands on stdin, see serve.py."""

import sys
from pathlib import Path

# Behind what this Python has of its own: dynmlir's may bring other versions of it.
sys.path.append(str(Path(__file__).resolve().parents[3]))

from dynmlir.bench.worker.serve import serve  # noqa: E402

if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), sys.argv[3:])

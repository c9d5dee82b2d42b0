#!/usr/bin/env python3
"""dynmlir-opt from a checkout, without installing dynmlir (its wheels must be there)."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

from dynmlir.cli.opt import command  # noqa: E402

if __name__ == "__main__":
    command()

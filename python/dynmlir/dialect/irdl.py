"""The dialect as an IRDL file: lib/dynmlir.irdl.mlir, for tools that have none of our Python.

    python -m dynmlir.dialect.irdl > lib/dynmlir.irdl.mlir
    iree-opt --irdl-file=lib/dynmlir.irdl.mlir FILE.mlir

IRDL states operands, results, attributes and regions; it knows neither our verifiers nor terminators, so
that there a region of ours must be empty or end in an upstream terminator.
"""

from __future__ import annotations

import sys

from dynmlir.bindings import ir
from dynmlir.dialect.core import Dynmlir

_HEADER = """\
// The dynmlir dialect as IRDL, written by `python -m dynmlir.dialect.irdl`; a test keeps it up to date.
"""


def irdl_text() -> str:
    """The text of lib/dynmlir.irdl.mlir."""
    import dynmlir.dialect  # noqa: F401  (defining the ops)

    with ir.Context(), ir.Location.unknown():
        module = Dynmlir._emit_module()
        module.operation.verify()
        lines = [line.rstrip() for line in str(module).rstrip().split("\n")]
    return _HEADER + "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(irdl_text())

"""Functions of kernels as IREE's compiler would have them where they come back to it."""

from __future__ import annotations

from iree.compiler import ir, passmanager

from dynmlir.backend.row_pointers import share_row_pointers

#: What IREE's passes for host code do to kernels nevertheless; and locations, which nobody would recognise.
_PREPARE = "builtin.module(strip-debuginfo,inline{max-iterations=1 default-pipeline=})"


def prepare(kernels: ir.Module) -> None:
    """Done to a module of functions, in place."""
    passmanager.PassManager.parse(_PREPARE).run(kernels.operation)
    share_row_pointers(kernels)

"""MLIR text of any origin. Where it is in the custom syntax of IREE's dialects, IREE's parser writes it generic; where
it is in torch-mlir's dialect, as programs of PyTorch and ONNX are imported, IREE makes linalg of it first.
"""

from __future__ import annotations

import re
from typing import Any

from dynmlir.bindings import ir
from dynmlir.diagnostics import DynmlirError, rename
from dynmlir.dialect.files import parse

#: What MLIR says of an op, or a type, whose dialect it does not know, where it is not written in generic form.
_FOREIGN = re.compile(r"""Dialect `(torch|util|flow|stream|hal|iree_\w+)' not found for custom op|`!"(torch)"<""")


def parse_any(text: str, name: str) -> ir.Module:
    """The verified module of a text, in the current context; errors are located in `name`."""
    try:
        return parse(text, name)
    except DynmlirError as error:
        if not (foreign := _FOREIGN.search(error.message)):
            raise
    try:
        generic = _imported(text) if "torch" in foreign.groups() else _generic(text)
    except DynmlirError as error:
        error.location = rename(error.location or "-:1:1", name)
        raise
    ir.Context.current.allow_unregistered_dialects = True  # IREE's own, which passes leave alone
    resources = text.rfind("{-#")  # which IREE's printer leaves out
    return parse(generic + (text[resources:] if resources >= 0 else ""), name)


def _generic(text: str) -> str:
    from dynmlir.backend.iree import to_generic  # now: it brings IREE's bindings

    return to_generic(text)


def _imported(text: str) -> str:
    """What IREE makes of a program; an error is not where it is in that text, which nobody has seen."""
    from dynmlir.backend.declared import declare, stated
    from dynmlir.backend.iree import imported, to_generic
    from dynmlir.backend.not_numbers import keep_what_is_no_number
    from dynmlir.backend.rounded import round_constants

    made, taken = imported(text), stated(text)

    def change(module: Any) -> None:
        declare(module, taken)
        round_constants(module)
        keep_what_is_no_number(module)

    try:
        return to_generic(made, change)
    except DynmlirError as error:
        raise DynmlirError(f"IREE makes no valid MLIR of this program: {error.message}", "-:1:1") from None

"""What the dispatch functions of a module decide from, as IR of its own: device, libraries, templates.

Each template stands in a function of its operands, so that the text parses and verifies. It goes into the compiled
module (dynmlir-embed-problems), where dynmlir-explain finds it.
"""

from __future__ import annotations

import base64
import zlib
from typing import Any

from dynmlir.bindings import func, ir
from dynmlir.dialect.core import ops_named, symbol_name


def problems_of(module: ir.Module) -> ir.Module | None:
    """A module of the templates that have a dispatch function, and of what they name; None if there is none."""
    templates = [t for t in ops_named(module, "dynmlir.template") if "plans" in t.attributes]
    if not templates:
        return None
    with ir.Location.unknown(module.context):
        alone = ir.Module.create()
        with ir.InsertionPoint(alone.body):
            for kind in ("dynmlir.device", "dynmlir.library"):
                for op in ops_named(module, kind):
                    op.operation.clone()
            for template in templates:
                _enclose(template)
    return alone


def _enclose(template: Any) -> None:
    """A function around a copy of a template, which has no `select`: that function is not there."""
    types = [operand.type for operand in template.operands]
    results = [result.type for result in template.results]
    function = func.FuncOp(f"{symbol_name(template)}_problem", (types, results), visibility="private")
    with ir.InsertionPoint(function.add_entry_block()):
        copy = template.operation.clone()
        for i, argument in enumerate(function.arguments):
            copy.operands[i] = argument
        if "select" in copy.attributes:
            del copy.attributes["select"]
        func.ReturnOp(list(copy.results))


def packed(module: ir.Module) -> str:
    """The text of a module in few characters."""
    text = module.operation.get_asm(print_generic_op_form=True)
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(text: str) -> str:
    """What `packed` made its text of. Raises ValueError where it did not."""
    try:
        return zlib.decompress(base64.b64decode(text, validate=True)).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise ValueError(f"is damaged: {error}") from None

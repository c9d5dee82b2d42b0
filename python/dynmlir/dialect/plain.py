"""The operator of a template as plain linalg, for IREE's own code generator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import ir, linalg
from dynmlir.dialect.contraction import micro_kernel_template
from dynmlir.dialect.core import zero_of


def plain_operator(template: Any, operands: Sequence[ir.Value]) -> ir.Value:
    """A B where the template starts from zero, C + A B where it does not; built at the insertion point."""
    a, b, c = operands
    op = micro_kernel_template(template)
    if ir.BoolAttr(template.attributes["zero_init"]).value:
        c = linalg.fill(zero_of(c.type.element_type), outs=[c])
    if op.operation.name == "linalg.matmul":
        return linalg.matmul(a, b, outs=[c])
    return linalg.contract(a, b, outs=[c], indexing_maps=op.attributes["indexing_maps"])

"""Ops of torch-mlir's dialect that are made beside those of its import."""

from __future__ import annotations

from typing import Any


def op(name: str, operands: list[Any], result: Any = None, regions: int = 0, **attributes: Any) -> Any:
    """An op of one result, of that type or that text of it, which is returned; of none, or of several types, the op."""
    from torch_mlir import ir

    kinds = [] if result is None else result if isinstance(result, list) else [result]
    types = [ir.Type.parse(kind) if isinstance(kind, str) else kind for kind in kinds]
    made = {key: ir.StringAttr.get(value) if isinstance(value, str) else value for key, value in attributes.items()}
    created = ir.Operation.create(name, types, operands, made, regions=regions)
    return created.results[0] if types and not isinstance(result, list) else created


def integer(value: int) -> Any:
    """A constant of whole numbers."""
    from torch_mlir import ir

    return op("torch.constant.int", [], "!torch.int", value=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value))


def yes() -> Any:
    """A constant that is true."""
    from torch_mlir import ir

    return op("torch.constant.bool", [], "!torch.bool", value=ir.IntegerAttr.get(ir.IntegerType.get_signless(1), 1))

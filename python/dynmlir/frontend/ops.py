"""Ops of torch-mlir's dialect that are made beside those of its import."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

_TENSOR = re.compile(r"!torch\.vtensor<\[(.*)\],(.+)>")


@dataclass(frozen=True)
class Kind:
    """The type of a tensor: its sizes as they are written, and its elements; neither of what is none."""

    sizes: tuple[str, ...]
    element: str

    @classmethod
    def of(cls, value: Any) -> Kind:
        found = _TENSOR.fullmatch(str(value.type))
        return cls(tuple(found[1].split(",")) if found and found[1] else (), found[2] if found else "")

    def with_sizes(self, *sizes: str) -> str:
        return f"!torch.vtensor<[{','.join(sizes)}],{self.element}>"


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


def size(value: Any, dimension: int) -> Any:
    """Of a tensor along a dimension."""
    return op("torch.aten.size.int", [value, integer(dimension)], "!torch.int")


def made_by(value: Any) -> tuple[str, list[Any]]:
    """The op that makes a value, by its name, and what it takes; no name where it is an argument."""
    from torch_mlir import ir

    return ("", []) if isinstance(value, ir.BlockArgument) else (value.owner.name, list(value.owner.operands))


def constant_of(value: Any) -> int | None:
    """The whole number or the truth that a constant is; None of others."""
    from torch_mlir import ir

    is_constant = made_by(value)[0] in ("torch.constant.int", "torch.constant.bool")
    return ir.IntegerAttr(value.owner.attributes["value"]).value if is_constant else None


def marked(module: Any, mark: str) -> list[tuple[Any, Any]]:
    """The ops whose nodes of ONNX have an attribute that is none of ONNX's, and its value; they lose it."""
    from torch_mlir import ir

    found: list[tuple[Any, Any]] = []
    name = f"torch.onnx.{mark}"

    def note(each: Any) -> Any:
        if name in each.attributes:
            found.append((each, each.attributes[name]))
        return ir.WalkResult.ADVANCE

    module.walk(note)
    for each, _ in found:
        del each.attributes[name]
    return found


def place_of(made: Any) -> str | None:
    """The line of a model that an op is of, as `file:line:column`."""
    found = re.search(r'"([^"]+)":(\d+):(\d+)', str(made.location))
    return ":".join(found.groups()) if found else None

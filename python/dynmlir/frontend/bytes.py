"""Arithmetic of bytes, which torch-mlir takes for signed, or refuses beside numbers, by way of wider types.

    x / 255.0                x.to(float32) / 255.0
    x.sum(1)                 x.to(int64).sum(1)
    x // 16                  (x.to(int32) // 16).to(uint8)
    x > 200                  x.to(int32) > 200

Conversions of `uint8` to wider types are without a sign there, and those back wrap around as PyTorch's do. What moves
elements and computes nothing of them stays. `int8`, which has a sign, goes the same ways: numbers beside it are
refused, too, and so are truths where they are taken for numbers.
"""

from __future__ import annotations

from typing import Any

import torch
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND, elementwise_dtypes
from torch.utils import _pytree as pytree

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.nodes import place_of

_aten = torch.ops.aten
_BYTES = (torch.uint8, torch.int8)
#: What a mean is refused of, too.
_WIDER = (torch.int16, torch.int32, torch.int64)
#: What takes truths for numbers in a way that torch-mlir does not.
_OF_TRUTHS = frozenset(("clamp", "ge", "gt", "le", "lt", "mean", "pow", "sort"))
#: What bytes are computed in where the result has no wider type itself.
_WIDE = torch.int32
#: What only moves elements, by names without overloads, where all are of one type.
_MOVES = frozenset(
    (
        *("_unsafe_view", "alias", "as_strided", "cat", "clone", "copy", "detach", "diagonal", "empty", "expand"),
        *("flip", "lift_fresh_copy", "permute", "repeat", "reshape", "roll", "select", "select_scatter", "slice"),
        *("slice_scatter", "split", "split_with_sizes", "squeeze", "stack", "t", "transpose", "unbind", "unfold"),
        *("unsqueeze", "view"),
    )
)
#: The same beside indices, which are of other types; sums of bytes wrap around as they are.
_MOVES_BY_INDICES = frozenset(("gather", "index", "index_put", "index_select", "scatter"))
_INDICES = {torch.int32, torch.int64, torch.bool}
#: What takes bytes as they are: products, conversions, what says something of a tensor.
_TAKEN = frozenset(("_assert_tensor_metadata", "_int_mm", "_to_copy", "new_empty", "sym_size"))
#: What makes truths of other numbers than bytes, of which `any` makes bytes.
_TRUTHS = frozenset(("all", "any", "ge", "gt", "le", "lt"))
#: What a whole number beside bytes is one of, and so wraps around.
_BESIDE = frozenset(("div", "eq", "floor_divide", "fmod", "ge", "gt", "le", "lt", "ne", "remainder"))


def widen_bytes(graph: torch.fx.Graph) -> None:
    """Changes a graph to one that computes nothing of bytes. Raises DynmlirError of an operator that cannot be."""
    for node in list(graph.nodes):
        if _computes_of_bytes(node):
            _widen(node)


def _name(node: torch.fx.Node) -> str:
    """That of an operator of PyTorch's own, without its overload; none of others."""
    target = node.target
    if not isinstance(target, torch._ops.OpOverload) or target.namespace not in ("aten", "prims"):
        return ""
    return target._schema.name.partition("::")[2]


def _narrow_types(node: torch.fx.Node) -> tuple[torch.dtype, ...]:
    """Those that an operator is not to compute of."""
    name = _name(node)
    return (*_BYTES, torch.bool, *_WIDER) if name == "mean" else (*_BYTES, torch.bool) if name in _OF_TRUTHS else _BYTES


def _dtype(value: Any) -> torch.dtype | None:
    made = value.meta.get("val") if isinstance(value, torch.fx.Node) else value
    return made.dtype if isinstance(made, torch.Tensor) else None


def _results(node: torch.fx.Node) -> list[torch.dtype]:
    """The types of the tensors that it makes."""
    return [each.dtype for each in pytree.tree_leaves(node.meta.get("val")) if isinstance(each, torch.Tensor)]


def _computes_of_bytes(node: torch.fx.Node) -> bool:
    name = _name(node)
    if not name or name in _TAKEN:
        return False
    types = {*(kind for each in node.all_input_nodes if (kind := _dtype(each))), *_results(node)}
    if types.isdisjoint(_narrow_types(node)):
        return False
    if any(_dtype(each) in _BYTES for each in _choosing(node)):
        raise _not_imported(node)
    if name in _MOVES_BY_INDICES:
        types -= _INDICES
    return len(types) != 1 or name not in _MOVES | _MOVES_BY_INDICES


def _choosing(node: torch.fx.Node) -> list[Any]:
    """Its condition, or its indices."""
    match _name(node), node.args:
        case ("where", (chosen, *_)) | ("index" | "index_put", (_, chosen, *_)):
            return pytree.tree_leaves(chosen)
    return []


def _widen(node: torch.fx.Node) -> None:
    """Lets a node take wider types, and whoever took bytes of it take them as bytes."""
    wide, result, narrow = _wide_type(node), node.meta["val"], _narrow_types(node)
    with node.graph.inserting_before(node):
        args, kwargs = pytree.tree_map(lambda of: _wider(of, wide, narrow), (node.args, node.kwargs))
    if _name(node) in _BESIDE and wide == _WIDE:
        args = (args[0], _wrapped(args[1], _dtype(node.args[0])))
    node.args, node.kwargs = args, kwargs
    made = torch.bool if _name(node) in _TRUTHS else wide
    if isinstance(result, torch.Tensor) and result.dtype in narrow and result.dtype != made:
        _narrow(node, result, made)
    elif isinstance(result, tuple | list):
        node.meta = _meta(node, [each.to(made) if _dtype(each) in narrow else each for each in result])
        for user in [user for user in node.users if _dtype(user) in narrow]:
            _narrow(user, user.meta["val"], made)


def _wide_type(node: torch.fx.Node) -> torch.dtype:
    """That of the result, if it is wider than bytes; of comparisons that which they are of."""
    kinds = _results(node)
    if kinds and kinds[0] != torch.bool:
        return _WIDE if kinds[0] in _BYTES else kinds[0]
    values = [each.meta["val"] if isinstance(each, torch.fx.Node) else each for each in node.args]
    values = [each for each in values if isinstance(each, torch.Tensor | int | float)]
    common, _ = elementwise_dtypes(*values, type_promotion_kind=ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT)
    return _WIDE if common in (*_BYTES, torch.bool) else common


def _wider(value: Any, wide: torch.dtype, narrow: tuple[torch.dtype, ...]) -> Any:
    """An operand, or an option that says of which type a result is."""
    if isinstance(value, torch.dtype):
        return wide if value in narrow else value
    return _converted(value, wide) if isinstance(value, torch.fx.Node) and _dtype(value) in narrow else value


def _wrapped(number: Any, kind: torch.dtype | None) -> Any:
    """A whole number as the byte that it is beside others."""
    if not isinstance(number, int) or isinstance(number, bool) or kind not in _BYTES:
        return number
    least = torch.iinfo(kind).min
    return (number - least) % 256 + least


def _narrow(node: torch.fx.Node, result: torch.Tensor, made: torch.dtype) -> None:
    """Whoever took a result takes it converted to what it was."""
    node.meta = _meta(node, result.to(made))
    with node.graph.inserting_after(node):
        back = _converted(node, result.dtype)
    node.replace_all_uses_with(back, delete_user_cb=lambda user: user is not back)


def _converted(node: torch.fx.Node, kind: torch.dtype) -> torch.fx.Node:
    made = node.graph.call_function(_aten._to_copy.default, (node,), {"dtype": kind})
    made.meta = _meta(node, node.meta["val"].to(kind))
    return made


def _meta(node: torch.fx.Node, value: Any) -> dict[str, Any]:
    """What is known of a node in the place of another: where it is, and what it makes."""
    return {key: node.meta[key] for key in ("stack_trace",) if key in node.meta} | {"val": value}


def _not_imported(node: torch.fx.Node) -> DynmlirError:
    return DynmlirError(f"{node.target} is not imported with bytes for truths: let it be x != 0", place_of(node))

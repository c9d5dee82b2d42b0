"""Weights of few bits of PyTorch's quantisers, which stay so: products with what bytes stand for.

    %w = torchao.dequantize_affine(%numbers, [1, 32], %scale, %zero, ...)
    %y = aten.mm(%x, aten.permute(%w, [1, 0]))

becomes dynmlir.few_bits(%x, %bytes, %scale), whose bytes are (N, blocks, bytes of a block): two numbers in each where
all are of four bits, the lower half first. What that becomes says `backend/torch_few_bits.py`. Zero points that are
not 0 are a product of their own, with the sums of each block's elements.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch

from dynmlir.frontend.nodes import called, replace

_ATEN = torch.ops.aten
_OPERATORS = torch.library.Library("dynmlir", "FRAGMENT")
_OPERATORS.define("few_bits(Tensor x, Tensor bytes, Tensor scales) -> Tensor")
_OPERATORS.impl("few_bits", lambda x, bytes_, scales: x.new_empty((*x.shape[:-1], bytes_.shape[0])), "Meta")
#: What numbers of four bits are.
_LEAST, _MOST = -8, 7


class _Dequantized(NamedTuple):
    """(numbers - zero) scale, with one scale and zero point for `block` numbers of a row (N, K)."""

    numbers: torch.fx.Node
    scale: torch.fx.Node
    zero: torch.fx.Node | None
    block: int


def _affine(numbers: Any, block_size: Any, scale: Any, zero: Any, *others: Any, **options: Any) -> _Dequantized | None:
    rows = len(block_size) == 2 and block_size[0] == 1
    return _Dequantized(numbers, scale, zero, int(block_size[1])) if rows else None


def _group(numbers: Any, scale: Any, zero: Any, least: int, most: int, kind: Any, block: int = 128, *_: Any) -> Any:
    return _Dequantized(numbers, scale, zero, block)


#: By operator that makes floats of numbers what it says.
_MADE: dict[tuple[str, str], Callable[..., _Dequantized | None]] = {
    ("torchao", "dequantize_affine"): _affine,
    ("quantized_decomposed", "dequantize_per_channel_group"): _group,
}


def operators() -> dict[Any, Callable[..., _Dequantized | None]]:
    """Those of `_MADE` that there are: none where no quantiser was imported."""
    spaces = {space: getattr(torch.ops, space) for space, _ in _MADE}
    return {getattr(spaces[s], n).default: said for (s, n), said in _MADE.items() if hasattr(spaces[s], n)}


def keep_few_bits(program: torch.export.ExportedProgram) -> bool:
    """Changes a program, which is the caller's own; whether it has floats of numbers still, of other uses."""
    known = operators()
    for node in [node for node in program.graph.nodes if node.target == _ATEN._assert_tensor_metadata.default]:
        program.graph.erase_node(node)  # which would be one more reader
    for node in [node for node in program.graph.nodes if node.target in known]:
        found = known[node.target](*node.args, **node.kwargs)
        products = None if found is None else _products(node)
        if found is not None and products and _may_keep(program, found, node):
            _keep(program, found, products)
    program.graph.eliminate_dead_code()
    return any(node.target in known for node in program.graph.nodes)


def _products(node: torch.fx.Node) -> list[torch.fx.Node]:
    """All products of rows of f32 by a matrix transposed; none if anybody else reads it."""
    found = []
    for turned in node.users:
        if turned.target not in (_ATEN.permute.default, _ATEN.t.default, _ATEN.transpose.int):
            return []
        for user in turned.users:
            operands = user.args[1:] if user.target == _ATEN.addmm.default else user.args
            of_rows = user.target in (_ATEN.mm.default, _ATEN.addmm.default) and operands[1] is turned
            if not of_rows or operands[0] is turned or user.kwargs or _kind(operands[0]) != torch.float32:
                return []
            found.append(user)
    return found


def _kind(node: Any) -> torch.dtype:
    kind: torch.dtype = node.meta["val"].dtype
    return kind


def _may_keep(program: torch.export.ExportedProgram, found: _Dequantized, node: torch.fx.Node) -> bool:
    """Whether numbers are bytes of the program's own that nobody else reads, with a scale of f32 for each block."""
    numbers, scale, zero, block = found
    tensor = _stored(program, numbers)
    if tensor is None or tensor.dtype != torch.int8 or tensor.dim() != 2 or set(numbers.users) != {node}:
        return False
    (n, k), kinds = tensor.shape, {_kind(scale), _kind(node)}
    of_blocks = [scale] if zero is None else [scale, zero]
    counted = all(each.meta["val"].numel() == n * (k // block) for each in of_blocks)
    return kinds == {torch.float32} and block % 2 == 0 and k % block == 0 and counted


def _stored(program: torch.export.ExportedProgram, node: torch.fx.Node) -> torch.Tensor | None:
    place = _place(program, node)
    found = None if place is None else place[0].get(place[1])
    return found if isinstance(found, torch.Tensor) else None


def _place(program: torch.export.ExportedProgram, node: torch.fx.Node) -> tuple[dict[str, Any], str] | None:
    """Of a weight: where it is in the program, and what it is called there."""
    signature, constants = program.graph_signature, program.constants
    states = signature.inputs_to_parameters | signature.inputs_to_buffers
    for names, tensors in ((states, program.state_dict), (signature.inputs_to_lifted_tensor_constants, constants)):
        if node.name in names:
            return tensors, names[node.name]
    return None


def _keep(program: torch.export.ExportedProgram, found: _Dequantized, products: list[torch.fx.Node]) -> None:
    graph, (numbers, scale, zero, block) = program.graph, found
    tensor, place = _stored(program, numbers), _place(program, numbers)
    assert tensor is not None and place is not None
    n, k = tensor.shape
    blocks = k // block
    bytes_ = _packed(tensor.reshape(n, blocks, block))
    is_parameter = isinstance(tensor, torch.nn.Parameter)
    place[0][place[1]] = torch.nn.Parameter(bytes_, False) if is_parameter else bytes_
    numbers.meta["val"] = numbers.meta["val"].new_empty(bytes_.shape)
    signed = zero is not None and bool(_any(program, zero))
    for node in products:
        bias, (x, _) = (None, node.args) if node.target == _ATEN.mm.default else (node.args[0], node.args[1:])
        with graph.inserting_before(node):
            scales = called(graph, _ATEN.view.default, scale, [n, blocks])
            made = called(graph, torch.ops.dynmlir.few_bits.default, x, numbers, scales)
            if signed:
                made = called(graph, _ATEN.sub.Tensor, made, _of_zeros(graph, x, scales, zero, block))
            if bias is not None:
                made = called(graph, _ATEN.add.Tensor, made, bias)
        made.meta["stack_trace"] = node.meta.get("stack_trace")
        replace(node, made)


def _any(program: torch.export.ExportedProgram, zero: torch.fx.Node) -> bool:
    """Whether there is a zero point that is none of 0, or not known."""
    stored = _stored(program, zero)
    return stored is None or bool(stored.any())


def _packed(numbers: torch.Tensor) -> torch.Tensor:
    """Two numbers a byte, if all are of four bits."""
    if not numbers.numel() or numbers.min() < _LEAST or numbers.max() > _MOST:
        return numbers.contiguous()
    return numbers[..., 0::2] & 15 | numbers[..., 1::2] << 4


def _of_zeros(graph: torch.fx.Graph, x: Any, scales: Any, zero: Any, block: int) -> Any:
    """x by the zero points times the scales, each of a block: sums of the block's elements by these."""
    n, blocks = scales.meta["val"].shape
    parts = called(graph, _ATEN.view.default, x, [-1, blocks, block])
    sums = called(graph, _ATEN.sum.dim_IntList, parts, [2])
    floats = called(graph, torch.ops.prims.convert_element_type.default, zero, torch.float32)
    each = called(graph, _ATEN.mul.Tensor, called(graph, _ATEN.view.default, floats, [n, blocks]), scales)
    return called(graph, _ATEN.mm.default, sums, called(graph, _ATEN.permute.default, each, [1, 0]))

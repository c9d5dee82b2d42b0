"""Complex numbers as pairs of real ones: rotary embeddings by `polar` and `view_as_complex`, as in DeepSeek V2."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import torch
from torch.utils import _pytree as pytree

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.nodes import called, place_of, replace

#: Real and imaginary part: nodes.
Pair = tuple[Any, Any]
_aten = torch.ops.aten
#: What goes through parts alike.
_ALIKE = (
    *(_aten.unsqueeze.default, _aten.squeeze.dim, _aten.squeeze.dims, _aten.view.default, _aten._unsafe_view.default),
    *(_aten.reshape.default, _aten.expand.default, _aten.permute.default, _aten.transpose.int, _aten.clone.default),
    *(_aten.slice.Tensor, _aten.select.int, _aten.index.Tensor, _aten.index_select.default, _aten.gather.default),
    *(_aten.cat.default, _aten.stack.default, _aten.where.self, _aten.flip.default, _aten.repeat.default),
    *(_aten.neg.default, _aten.alias.default, _aten.sum.dim_IntList, _aten.sum.default),
    torch.ops.prims.squeeze.default,
)
#: Of several tensors that are all of complex numbers, but for conditions.
_OF_SEVERAL = (_aten.cat.default, _aten.stack.default, _aten.where.self)
#: Products, of elements and of matrices.
_PRODUCTS = (_aten.mul.Tensor, _aten.mul.Scalar, _aten.mm.default, _aten.bmm.default)


def part_complex(graph: torch.fx.Graph) -> None:
    """Changes a graph to one without complex numbers, but for those that it takes or gives. Raises DynmlirError."""
    pairs: dict[torch.fx.Node, Pair] = {}
    for node in list(graph.nodes):
        if node.op == "call_function" and (_is_complex(node) or any(map(_is_complex, node.all_input_nodes))):
            with graph.inserting_before(node):
                _Parting(graph, pairs).part(node)
    graph.eliminate_dead_code()


def _is_complex(node: torch.fx.Node) -> bool:
    value = node.meta.get("val")
    return isinstance(value, torch.Tensor) and value.is_complex()


def _is_complex_or_says(node: torch.fx.Node) -> bool:
    """Whether it is complex, or a condition."""
    return _is_complex(node) or node.meta["val"].dtype == torch.bool


class _Parting:
    """One node at a time, behind what it takes."""

    def __init__(self, graph: torch.fx.Graph, pairs: dict[torch.fx.Node, Pair]):
        self._graph, self._pairs = graph, pairs

    def part(self, node: torch.fx.Node) -> None:
        if node.target == _aten._assert_tensor_metadata.default:
            self._graph.erase_node(node)
        elif _is_complex(node):
            self._pairs[node] = self._pair(node)
        else:
            replace(node, self._real(node))

    def _pair(self, node: torch.fx.Node) -> Pair:
        match node.target, node.args:
            case _aten.polar.default, (size, angle):
                return tuple(self._call(_aten.mul.Tensor, size, self._call(of, angle)) for of in _CIRCLE)
            case _aten.complex.default, (real, imaginary):
                return real, imaginary
            case _aten.view_as_complex.default, (source,):
                return tuple(self._call(_aten.select.int, source, -1, part) for part in (0, 1))
            case ((_aten._conj.default | _aten.conj_physical.default), (source,)):
                real, imaginary = self._parts(source, node)
                return real, self._call(_aten.neg.default, imaginary)
            case target, (left, right) if target in _PRODUCTS:
                return self._product(target, self._parts(left, node), self._parts(right, node))
            case (_aten.add.Tensor | _aten.sub.Tensor) as target, (left, right) if not node.kwargs:
                (a, b), (c, d) = self._parts(left, node), self._parts(right, node)
                if b is not None and d is not None:
                    return self._call(target, a, c), self._call(target, b, d)
            case _aten.embedding.default, (weights, indices):
                real, imaginary = self._parts(weights, node)
                return tuple(self._call(_aten.embedding.default, part, indices) for part in (real, imaginary))
            case target, args if target in _ALIKE and self._goes_alike(node):
                real, imaginary = (self._with_parts(args, part, node) for part in (0, 1))
                return self._call(target, *real), self._call(target, *imaginary)
        raise _not_imported(node)

    def _goes_alike(self, node: torch.fx.Node) -> bool:
        """Of no other options than how a copy lies."""
        plain = not node.kwargs or node.target == _aten.clone.default
        return plain and (node.target not in _OF_SEVERAL or all(map(_is_complex_or_says, node.all_input_nodes)))

    def _real(self, node: torch.fx.Node) -> Any:
        match node.target, node.args:
            case _aten.view_as_real.default, (source,):
                return self._call(_aten.stack.default, list(self._parts(source, node)), -1)
            case _aten.abs.default, (source,):
                squares = [self._call(_aten.mul.Tensor, each, each) for each in self._parts(source, node)]
                return self._call(_aten.sqrt.default, self._call(_aten.add.Tensor, *squares))
            case _aten.angle.default, (source,):
                return self._call(_aten.atan2.default, *reversed(self._parts(source, node)))
        raise _not_imported(node)

    def _product(self, target: Any, left: Pair, right: Pair) -> Pair:
        (a, b), (c, d) = left, right
        return self._sum(target, operator.sub, (a, c), (b, d)), self._sum(target, operator.add, (a, d), (b, c))

    def _sum(self, target: Any, how: Callable, first: Pair, second: Pair) -> Any:
        """Of two products, of which one may lack a factor that is 0."""
        made = [None if None in factors else self._times(target, *factors) for factors in (first, second)]
        if made[1] is None:
            return made[0]
        if made[0] is None:
            return made[1] if how is operator.add else self._call(_aten.neg.default, made[1])
        return self._call(_aten.sub.Tensor if how is operator.sub else _aten.add.Tensor, *made)

    def _times(self, target: Any, left: Any, right: Any) -> Any:
        if isinstance(left, torch.fx.Node) and isinstance(right, torch.fx.Node):
            return self._call(target, left, right)
        return self._call(_aten.mul.Scalar, *((left, right) if isinstance(left, torch.fx.Node) else (right, left)))

    def _parts(self, value: Any, node: torch.fx.Node) -> Pair:
        """Of a tensor or a number; no imaginary part of what is real. What the program is given is taken apart."""
        if isinstance(value, torch.fx.Node) and _is_complex(value):
            if value not in self._pairs:
                apart = self._call(_aten.view_as_real.default, value)
                self._pairs[value] = tuple(self._call(_aten.select.int, apart, -1, part) for part in (0, 1))
            return self._pairs[value]
        return (value.real, value.imag) if isinstance(value, complex) else (value, None)

    def _with_parts(self, args: Any, part: int, node: torch.fx.Node) -> Any:
        def of(value: torch.fx.Node) -> Any:
            if not _is_complex(value):
                return value
            return self._parts(value, node)[part]

        return pytree.tree_map_only(torch.fx.Node, of, args)

    def _call(self, target: Any, *args: Any) -> Any:
        return called(self._graph, target, *args)


_CIRCLE = (_aten.cos.default, _aten.sin.default)


def _not_imported(node: torch.fx.Node) -> DynmlirError:
    return DynmlirError(f"{node.target} of complex numbers is not imported", place_of(node))

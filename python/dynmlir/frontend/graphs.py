"""Graphs of exported programs, and what torch-mlir's importer stumbles on in them."""

from __future__ import annotations

import functools
import operator
import re
from pathlib import Path
from typing import Any

import torch
from torch.utils import _pytree as pytree

from dynmlir.frontend.bytes import widen_bytes
from dynmlir.frontend.complex_numbers import part_complex
from dynmlir.frontend.nodes import FRAME, called, replace
from dynmlir.frontend.sizes import mend_sizes
from dynmlir.frontend.upsampling import repeat_pixels

_TORCH = Path(torch.__file__).parent
#: Of no tensor.
_NO_INDEX = -1 << 40
_OF_LIST = re.compile(r"(.+)_(\d+)")


def mend(program: torch.export.ExportedProgram) -> None:
    """Changes a program, which is the caller's own, to one of the same results that is imported."""
    part_complex(program.graph)
    for graph in _graphs(program):
        _locate(graph)
        widen_bytes(graph)
        _drop_layouts(graph)
        repeat_pixels(graph)
        _say_plainly(graph)
        _part(graph)
        _roll(graph)
        mend_sizes(graph)
        _add_rows(graph)
        _index_by_one(graph)
    _copy_listed(program)
    _keep_buffers(program)
    _drop_nothing(program.graph)


def _graphs(program: torch.export.ExportedProgram) -> list[torch.fx.Graph]:
    """The program's own, and those of its branches and loops."""
    return [each.graph for each in program.graph_module.modules() if isinstance(each, torch.fx.GraphModule)]


def _drop_layouts(graph: torch.fx.Graph) -> None:
    """`as_strided` that says how a tensor lies in memory, as it does: so channels_last leaves a pool to one place."""
    for node in list(graph.nodes):
        if node.target == torch.ops.aten.as_strided.default and _is_laid_out_so(node):
            replace(node, node.args[0])


def _is_laid_out_so(node: torch.fx.Node) -> bool:
    """Whether elements stand where they did: strides of single elements do not matter."""
    made, source = node.meta["val"], node.args[0].meta["val"]
    return (
        len(node.args) < 4
        and made.dim() == source.dim()
        and all(str(a) == str(b) for a, b in zip(made.shape, source.shape, strict=True))
        and all(
            isinstance(size, int) and size == 1 or str(a) == str(b)
            for size, a, b in zip(made.shape, made.stride(), source.stride(), strict=True)
        )
    )


def _say_plainly(graph: torch.fx.Graph) -> None:
    """Scatters along a dimension that is counted from the end, which end the importer, and the first in any order.

    And what is taken off a number that is computed of sizes, as coordinates that are reflected.
    """
    aten = torch.ops.aten
    scatters = (aten.scatter.src, aten.scatter.value, aten.scatter_add.default, aten.scatter_reduce.two)
    for node in graph.nodes:
        if node.target in scatters and node.args[1] < 0:
            node.update_arg(1, node.args[1] + max(1, node.args[0].meta["val"].dim()))
        elif node.target == aten.topk.default:
            node.args = node.args[:4]  # sorted, as it is if nobody says
        elif node.target == aten.sub.Tensor and _is_number(node.args[0]):
            node.target, node.args = aten.rsub.Scalar, (*node.args[1::-1], *node.args[2:])


def _is_number(value: Any) -> bool:
    return not isinstance(value.meta["val"] if isinstance(value, torch.fx.Node) else value, torch.Tensor)


def _part(graph: torch.fx.Graph) -> None:
    """Parts of unknown sizes, as `chunk` and `split` make them, by slices."""
    aten = torch.ops.aten
    for node in list(graph.nodes):
        if node.target == aten.split_with_sizes.default and all(user.target == operator.getitem for user in node.users):
            source, sizes, dimension = (*node.args, 0)[:3]
            with graph.inserting_before(node):
                ends = [sizes[0]]
                for size in sizes[1:]:
                    ends.append(called(graph, operator.add, ends[-1], size))
                begins = [0, *ends[:-1]]
            for user in list(node.users):
                place = user.args[1]
                with graph.inserting_before(user):
                    made = graph.call_function(aten.slice.Tensor, (source, dimension, begins[place], ends[place]))
                    made.meta = dict(user.meta)
                replace(user, made)
            graph.erase_node(node)


def _roll(graph: torch.fx.Graph) -> None:
    """`roll` along unknown sizes, which may be less than it rolls by, is what lies behind a place and before it."""
    aten = torch.ops.aten
    for node in list(graph.nodes):
        if node.target != aten.roll.default:
            continue
        made, shifts, dimensions = node.args
        with graph.inserting_before(node):
            for shift, dimension in zip(shifts, dimensions, strict=True):
                size = called(graph, aten.sym_size.int, made, dimension)
                first = called(graph, operator.mod, -shift, called(graph, torch.sym_max, size, 1))
                behind = called(graph, aten.slice.Tensor, made, dimension, first, size)
                before = called(graph, aten.slice.Tensor, made, dimension, 0, first)
                made = called(graph, aten.cat.default, [behind, before], dimension)
        made.meta = dict(node.meta)
        replace(node, made)


def _add_rows(graph: torch.fx.Graph) -> None:
    """`scatter_add` whose places are spread over rows by `expand`, as of graph networks, becomes one of whole rows."""
    aten = torch.ops.aten
    for node in list(graph.nodes):
        if node.target == aten.scatter_add.default and _adds_rows(node):
            into, _, spread, updates = node.args
            with graph.inserting_before(node):
                for dimension, (size, stated) in enumerate(zip(_shape(updates), _shape(spread), strict=True)):
                    if size != stated:  # or not known to be the same: of more updates the first ones are meant
                        end = called(graph, aten.sym_size.int, spread, dimension)
                        updates = called(graph, aten.slice.Tensor, updates, dimension, 0, end)
                places = spread.args[0]
                for _ in _shape(spread)[1:]:
                    places = called(graph, aten.select.int, places, 1, 0)
                made = called(graph, aten.index_put.default, into, [places], updates, True)
            replace(node, made)
    graph.eliminate_dead_code()


def _adds_rows(node: torch.fx.Node) -> bool:
    into, dimension, places, _ = node.args
    if dimension != 0 or places.target != torch.ops.aten.expand.default:
        return False
    single = _shape(places.args[0])
    return len(single) == len(_shape(places)) and set(single[1:]) <= {"1"} and _shape(into)[1:] == _shape(places)[1:]


def _index_by_one(graph: torch.fx.Graph) -> None:
    """`x[i, j]` by indices of unknown sizes becomes one of the two dimensions as one: of i times the second size and j.

    An index that is none of its own dimension is none of both.
    """
    aten = torch.ops.aten
    for node in list(graph.nodes):
        if node.target == aten.index.Tensor and (places := _side_by_side(node)):
            source, indices = node.args
            with graph.inserting_before(node):
                sizes = [called(graph, aten.sym_size.int, source, i) for i in range(len(_shape(source)))]
                flat = _flattened(graph, source, sizes, places)
                index = _one_index(graph, [indices[i] for i in places], [sizes[i] for i in places])
                made = called(graph, aten.index.Tensor, flat, [*[None] * places[0], index])
            replace(node, made)
    graph.eliminate_dead_code()


def _flattened(graph: torch.fx.Graph, source: torch.fx.Node, sizes: list[Any], places: list[int]) -> torch.fx.Node:
    """A tensor with the dimensions at `places`, which follow one another, as one."""
    merged = functools.reduce(lambda left, right: called(graph, operator.mul, left, right), [sizes[i] for i in places])
    shape = [*sizes[: places[0]], merged, *sizes[places[-1] + 1 :]]
    return called(graph, torch.ops.aten.reshape.default, source, shape)


def _one_index(graph: torch.fx.Graph, indices: list[Any], sizes: list[Any]) -> torch.fx.Node:
    """Into dimensions of these sizes as one, of an index into each; of none of any one, none."""
    aten, one, outside = torch.ops.aten, None, None
    for index, size in zip(indices, sizes, strict=True):
        turned = called(graph, aten.add.Scalar, index, size)
        own = called(graph, aten.where.self, called(graph, aten.lt.Scalar, index, 0), turned, index)
        below, beyond = called(graph, aten.lt.Scalar, own, 0), called(graph, aten.ge.Scalar, own, size)
        wrong = called(graph, aten.logical_or.default, below, beyond)
        outside = wrong if outside is None else called(graph, aten.logical_or.default, outside, wrong)
        one = own if one is None else called(graph, aten.add.Tensor, called(graph, aten.mul.Scalar, one, size), own)
    return called(graph, aten.masked_fill.Scalar, one, outside, _NO_INDEX)


def _side_by_side(node: torch.fx.Node) -> list[int]:
    """The dimensions that an `index` by several tensors of unknown sizes indexes, if no other is between them."""
    indices = node.args[1]
    places = [i for i, index in enumerate(indices) if index is not None]
    values = [indices[i].meta["val"] for i in places]
    unknown = any(isinstance(size, torch.SymInt) for value in values for size in value.shape)
    whole = all(value.dtype in (torch.int32, torch.int64) for value in values)
    several = len(places) > 1 and places[-1] - places[0] == len(places) - 1
    return places if several and unknown and whole else []


def _shape(node: torch.fx.Node) -> list[str]:
    return [str(size) for size in node.meta["val"].shape]


def _locate(graph: torch.fx.Graph) -> None:
    """Ops are where a model is written, which remarks name, and not within PyTorch's own modules."""
    for node in graph.nodes:
        frames = FRAME.findall(node.meta.get("stack_trace") or "")
        if own := [frame for frame, file, _ in frames if not Path(file).is_relative_to(_TORCH)]:
            node.meta["stack_trace"] = own[-1]


def _copy_listed(program: torch.export.ExportedProgram) -> None:
    """Copies of weights in lists of operands, as the indices of `aten.index` are: there the importer wants results."""
    graph, signature = program.graph, program.graph_signature
    lifted = {
        *signature.inputs_to_buffers,
        *signature.inputs_to_parameters,
        *signature.inputs_to_lifted_tensor_constants,
    }
    taken = [node for node in graph.nodes if node.op == "placeholder"]
    first = next(node for node in graph.nodes if node.op != "placeholder")
    for node in taken:
        if node.name not in lifted:
            continue
        listing = (user for user in node.users if user.target != torch.ops.higher_order.cond)
        if users := [user for user in listing if any(_lists(operand, node) for operand in user.args)]:
            with graph.inserting_before(first):
                copy = graph.call_function(torch.ops.aten.clone.default, (node,))
            copy.meta = dict(node.meta)
            for user in users:
                user.replace_input_with(node, copy)


def _lists(operand: Any, node: torch.fx.Node) -> bool:
    return isinstance(operand, list | tuple) and any(value is node for value in operand)


def _keep_buffers(program: torch.export.ExportedProgram) -> None:
    """Buffers that are not saved with a model are among its constants; the importer looks for them in its state."""
    for buffer in program.graph_signature.inputs_to_buffers.values():
        if buffer not in program.state_dict:
            program.state_dict[buffer] = program.constants[buffer]


def _drop_nothing(graph: torch.fx.Graph) -> None:
    """Arguments and results that are None, as masks that are left out, and weights of attention that nobody wants.

    No function of MLIR takes or gives such.
    """
    for node in graph.find_nodes(op="placeholder"):
        if node.meta["val"] is None and not node.users:
            graph.erase_node(node)
    for node in graph.find_nodes(op="output"):
        node.args = (tuple(each for each in node.args[0] if each is not None),)


def arguments_of(program: torch.export.ExportedProgram) -> dict[str, int]:
    """Places of the arguments of the imported function, by what guards call them: `L['x']`, `L['caches'][0]`."""
    if program.example_inputs is None:
        return {}
    names = program.module_call_graph[0].signature.forward_arg_names or []
    called, listed = {}, {}
    leaves = [path for path, value in pytree.tree_flatten_with_path(program.example_inputs)[0] if value is not None]
    for place, (side, first, *rest) in enumerate(leaves):
        name, path = names[first.idx] if side.idx == 0 else first.key, pytree.keystr(tuple(rest))
        called[f"L['{name}']{path}"] = place
        if found := _OF_LIST.fullmatch(name):  # of *args, which guards take apart
            listed[f"L['{found[1]}'][{found[2]}]{path}"] = place
    return listed | called

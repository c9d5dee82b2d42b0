"""Loops of ONNX, of which the import makes bodies that call their sizes as they please.

    %r = onnx.Loop(%n, %c, %h : [?,16]) -> [?,?] { ^(%i, %c, %s : [?,?]): ... yield %c, %t : [?,16] }
=>  %r = onnx.Loop(%n, %c, %h : [?,16]) -> [?,16] { ^(%i, %c, %s : [?,16]): %own = cast %s to [?,?] ... yield %c, %t }

IREE's import takes one type for what is carried from turn to turn.
"""

from __future__ import annotations

from typing import Any

from onnx import helper

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.onnx.graphs import Made, NotKnown, Rules, Site
from dynmlir.frontend.ops import Kind, integer, marked, op

#: Where what is carried stands: behind the number of turns and the condition, behind the condition.
_TAKEN, _GIVEN = 2, 1
#: The type of an input that is left out; that of a condition.
_NO_TYPE, _BIT = "!torch.none", "!torch.vtensor<[],i1>"
#: The attribute of a loop that its condition may end.
_MARK = "dynmlir_while"
#: The number of turns of a loop that its condition ends.
_ENDLESS = (1 << 63) - 1


def carry_one_type(module: Any) -> None:
    """Changes a module of ONNX's operators: what a loop carries has the sizes that all turns keep.

    Raises DynmlirError where it is not known how many it has.
    """
    from torch_mlir import ir

    found: list[Any] = []

    def visit(made: Any) -> Any:
        if made.name == "torch.operator" and ir.StringAttr(made.attributes["name"]).value == "onnx.Loop":
            found.append(made)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for loop in found:
        for place in range(len(loop.operands) - _TAKEN):
            with loop.location:
                _carry_one_type(loop, place)


def go_on_while(module: Any) -> None:
    """Changes a module of ONNX's operators: loops that their bodies end become loops of torch-mlir's.

        %r = onnx.Loop(%n, %c, %s) { ^(%i, %c, %s): ... yield %go, %t }
    =>  %r, _ = prim.Loop(while, %c and 0 < %n, %s, 0) { ^(_, %s, %i): ... condition %go and %i + 1 < %n, %t, %i + 1 }

    IREE's import takes all turns that a number says, whatever the body says, and none without a number.
    """
    for loop, _ in marked(module, _MARK):
        with loop.location:
            _go_on_while(loop)


def _go_on_while(loop: Any) -> None:
    from torch_mlir import ir

    turns, condition, *carried = loop.operands
    counts, has_condition = str(turns.type) != _NO_TYPE, str(condition.type) != _NO_TYPE
    kinds = [each.type for each in carried]
    with ir.InsertionPoint(loop):
        zero = _whole(0)
        go = condition if has_condition else _literal("true", "i1")
        go = _both(go, _less(zero, turns)) if counts else go
        begin = op("torch.aten.Bool.Tensor", [go], "!torch.bool")
        of_all = [integer(_ENDLESS), begin, *carried, zero]
        made = op("torch.prim.Loop", of_all, [*kinds, zero.type], regions=1)
    block = made.regions[0].blocks.append(ir.Type.parse("!torch.int"), *kinds, zero.type)
    body = loop.regions[0].blocks[0]
    with ir.InsertionPoint(block):
        is_true = _literal("true", "i1")
        _, *states, number = block.arguments
        for old, new in zip(body.arguments, [number, is_true, *states], strict=True):
            old.replace_all_uses_with(new)
        *inner, end = (each.operation for each in body.operations)
        go, *given = end.operands
        after = op("torch.aten.add.Scalar", [number, integer(1), integer(1)], number.type)
        go = _both(go, _less(after, turns)) if counts else go
        go = op("torch.aten.Bool.Tensor", [go], "!torch.bool")
        op("torch.prim.Loop.condition", [go, *given, after])
        for each in inner:
            each.move_before(after.owner)
    for old, new in zip(loop.results, list(made.results)[:-1], strict=True):
        old.replace_all_uses_with(new)
    loop.erase()


def _less(one: Any, other: Any) -> Any:
    return op("torch.aten.lt.Tensor", [one, other], _BIT)


def _both(one: Any, other: Any) -> Any:
    return op("torch.aten.logical_and", [one, other], _BIT)


def _whole(number: int) -> Any:
    return _literal(str(number), "si64")


def _literal(value: str, element: str) -> Any:
    """A tensor of one element."""
    from torch_mlir import ir

    dense = ir.Attribute.parse(f"dense<{value}> : tensor<{element}>")
    return op("torch.vtensor.literal", [], f"!torch.vtensor<[],{element}>", value=dense)


def _carry_one_type(loop: Any, place: int) -> None:
    from torch_mlir import ir

    body = loop.regions[0].blocks[0]
    end, own, result = body.operations[len(body.operations) - 1], body.arguments[_TAKEN + place], loop.results[place]
    begin, given = loop.operands[_TAKEN + place], end.operands[_GIVEN + place]
    values = begin, given, own, result
    if len({str(each.type) for each in values}) == 1 or not all(Kind.of(each).element for each in values):
        return
    if len({len(Kind.of(each).sizes) for each in values}) > 1:
        raise DynmlirError("Loop: is not imported where it is not stated how many sizes has what it carries and gives")
    both = Kind.of(begin), Kind.of(given)
    sizes = (one if one == other else "?" for one, other in zip(*(kind.sizes for kind in both), strict=True))
    common = ir.Type.parse(both[0].with_sizes(*sizes))
    with ir.InsertionPoint(loop):
        loop.operands[_TAKEN + place] = _cast(begin, common)
    with ir.InsertionPoint(end):
        end.operands[_GIVEN + place] = _cast(given, common)
    with ir.InsertionPoint.at_block_begin(body):
        _become(own, common)
    with ir.InsertionPoint.after(loop):
        _become(result, common)


def _cast(value: Any, kind: Any) -> Any:
    return value if value.type == kind else op("torch.tensor_static_info_cast", [value], kind)


def _become(value: Any, kind: Any) -> None:
    """Changes the type of a value, which its readers get as they had it."""
    before = value.type
    if before != kind:
        value.set_type(kind)
        cast = _cast(value, before)
        value.replace_all_uses_except(cast, cast.owner.operation)


def _carried(site: Site) -> Made:
    """What turns give is carried from turn to turn, and each adds its own behind: the importer has none of it."""
    _refuse_sequences(site)
    body = site.attribute("body")
    count = len(body.input) - _TAKEN
    given = list(body.output)[_GIVEN + count :]
    if not given:
        return None if site.attribute(_MARK) or _is_of_a_number(site, body) else _marked(site)
    inputs, outputs, more = list(body.input), list(body.output)[: _GIVEN + count], list(body.node)
    before = []
    for each in given:
        kind = each.type.tensor_type
        if not kind.HasField("shape"):
            raise NotKnown(each.name)
        sizes = [size.dim_value if size.HasField("dim_value") else None for size in kind.shape.dim]
        if None in sizes:
            raise site.refused("what its turns give is imported of known sizes alone")
        none = helper.make_tensor("none", kind.elem_type, [1], [0])
        before.append(site.op("ConstantOfShape", site.constant([0, *sizes]), value=none))
        own = Site(site.node, site.scope, site.versions, site.names)
        so_far = next(site.names)
        after = own.op("Concat", so_far, own.unsqueezed(each.name, 0), axis=0)
        more += own.made
        inputs.append(helper.make_tensor_value_info(so_far, kind.elem_type, [None, *sizes]))
        outputs.append(helper.make_tensor_value_info(after, kind.elem_type, [None, *sizes]))
    turn = helper.make_graph(more, body.name, inputs, outputs, body.initializer, value_info=body.value_info)
    return site.ops("Loop", [*site.node.input, *before], count + len(given), body=turn)


def _is_of_a_number(site: Site, body: Any) -> bool:
    """Whether as many turns are taken as is said in front, since nothing else is."""
    go, makers = body.output[0].name, {name: node for node in body.node for name in node.output}
    while go in makers and makers[go].op_type == "Identity":
        go = makers[go].input[0]
    begin = site.value(site.input(1)) if site.input(1) else True
    return bool(site.input(0)) and go == body.input[1].name and begin is not None and bool(begin)


def _marked(site: Site) -> list[str]:
    kept: dict[str, Any] = {**site.attributes, _MARK: 1}
    return site.ops("Loop", site.node.input, len(site.node.output), **kept)


def _refuse_sequences(site: Site) -> None:
    kinds = (site.scope.types.get(name) for name in site.node.input)
    if any(kind is not None and kind.HasField("sequence_type") for kind in kinds):
        raise site.refused("sequences of tensors that a loop carries are not imported")


RULES: Rules = {("", "Loop"): _carried}

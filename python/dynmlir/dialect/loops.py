"""What a template's online loops must be: one scf.for per size of its contraction, around its linalg op."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, linalg
from dynmlir.dialect.contraction import contraction_of, on_operands
from dynmlir.dialect.core import Refused, only_block, ops_named, require
from dynmlir.dialect.operators import GENERIC, TemplateOperator
from dynmlir.dialect.values import constant_of, made_by
from dynmlir.dialect.windows import convolves, is_windowed, pad_of, sliced
from dynmlir.kernels.contraction import Contraction


def verify_online_loops(op: Any, operator: TemplateOperator) -> None:
    """Refuses a first region of a template that is not the operator's online loops."""
    block = only_block(op, 0, "online loops")
    require(block is not None, "has no online loops")
    assert block is not None
    _verify_arguments(op, operator, block)
    _verify_yield(op, block)
    kernel = _micro_kernel_template(op, operator)
    contraction = on_operands(_contraction(kernel), [operand.type for operand in op.operands])
    _verify_sizes(op, contraction)
    if contraction.windows:
        _verify_image(op, block, kernel, contraction)
    _verify_panels(block, contraction)
    loops, sizes = _loops_around(kernel), [letter.upper() for letter in contraction.letters]
    require(
        len(loops) == len(sizes),
        f"'{kernel.name}' is in {len(loops)} scf.for loops, expected one for each of {', '.join(sizes)}",
    )
    steps = dict(zip(operator.sizes, list(block.arguments)[len(op.operands) :], strict=True))
    for size in sizes:
        _verify_loop(loops, block, contraction, size, steps.get(size))


def _contraction(kernel: Any) -> Contraction:
    try:
        return contraction_of(kernel)
    except ValueError as error:
        raise Refused(f"'{kernel.name}' {error}") from None


def _verify_sizes(op: Any, contraction: Contraction) -> None:
    """Refuses operands of other ranks than the contraction's, or whose static sizes disagree."""
    types = [operand.type for operand in op.operands]
    for kind, dims in zip(types, contraction.operands, strict=False):
        require(kind.rank == len(dims), f"operand has type {kind}, expected rank {len(dims)}")
    for letter in contraction.letters:
        extents = [(types[o], dim) for o, dim in contraction.extents(letter)]
        seen = {kind.get_dim_size(dim) for kind, dim in extents if not kind.is_dynamic_dim(dim)}
        require(len(seen) <= 1, f"operands disagree on {letter.upper()}: {' and '.join(map(str, sorted(seen)))}")


def _verify_image(op: Any, block: ir.Block, kernel: Any, contraction: Contraction) -> None:
    """Refuses a convolution whose inputs are no slices of the operands, but for zeros around the image."""
    for pad in ops_named(op, "tensor.pad"):
        require(pad_of(pad.operation.results[0]) is not None, "pads by something but constant numbers of zeros")
    image = kernel.operands[0]
    pad = pad_of(image)
    inputs = [sliced(pad.operands[0] if pad else image), sliced(kernel.operands[1])]
    expected = list(block.arguments)[:2] if contraction.image == "A" else list(block.arguments)[1::-1]
    require(inputs == expected, f"'{kernel.name}' is not on slices of the template's operands")


def _verify_panels(block: ir.Block, contraction: Contraction) -> None:
    """Refuses panels of B that are read otherwise than by one linalg.unpack."""
    if contraction.in_panels:
        users = [use.owner.operation.name for use in block.arguments[1].uses]
        wanted = [name for name in users if name != "tensor.dim"]
        require(wanted == ["linalg.unpack"], f"B in panels is read by {', '.join(users)}, expected one linalg.unpack")
        kind = block.arguments[1].type
        inner = range(kind.rank - 1 - contraction.in_groups, kind.rank)
        static = not any(kind.is_dynamic_dim(dim) for dim in inner)
        require(static, "the panels of B have no static number of columns")


def _verify_arguments(op: Any, operator: TemplateOperator, block: ir.Block) -> None:
    index = ir.IndexType.get()
    expected = [operand.type for operand in op.operands] + [index] * len(operator.sizes)
    seen = [argument.type for argument in block.arguments]
    require(
        seen == expected,
        f"online loops take ({', '.join(map(str, seen))}), expected ({', '.join(map(str, expected))})",
    )


def _verify_yield(op: Any, block: ir.Block) -> None:
    operations = list(block.operations)
    last = operations[-1].operation if operations else None
    require(last is not None and last.name == "dynmlir.yield", "online loops must end in 'dynmlir.yield'")
    assert last is not None
    seen, expected = last.operands[0].type, op.results[0].type
    require(seen == expected, f"yields a {seen}, its result is a {expected}")


def _micro_kernel_template(op: Any, operator: TemplateOperator) -> Any:
    """The one linalg op of the operator; others than fills may not stand beside it."""
    found: list[Any] = []

    def visit(other: Any) -> ir.WalkResult:
        if other.name.startswith("linalg.") and other.name not in ("linalg.fill", "linalg.yield", "linalg.unpack"):
            found.append(other)
        return ir.WalkResult.SKIP if other.name.startswith("linalg.") else ir.WalkResult.ADVANCE

    for other in op.regions[0].blocks[0].operations:
        other.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    if len(found) == 2 and found[1].name == "linalg.generic":
        epilogue = found.pop()
        maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(epilogue.opview)]
        require(
            all(m.is_projected_permutation for m in maps), "the epilogue reads an operand along more than its loops"
        )
    names = [other.name for other in found]
    require(
        len(names) == 1 and names[0] in operator.linalg_ops,
        f"online loops of '{operator.name}' hold {' and '.join(names) or 'no linalg op'}, "
        f"expected one {' or '.join(operator.linalg_ops)}",
    )
    _verify_generic(found[0])
    return found[0]


def _verify_generic(kernel: Any) -> None:
    """Refuses a linalg.generic that is no convolution."""
    if kernel.name == GENERIC:
        maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(kernel.opview)]
        right = len(maps) == 3 and is_windowed(maps[0]) and convolves(kernel)
        require(right, f"'{GENERIC}' is no convolution of an image and weights")


def _loops_around(kernel: Any) -> list[Any]:
    """The scf.for loops between the template and its linalg op, innermost first."""
    loops = []
    parent = kernel.operation.parent
    while parent.name != "dynmlir.template":
        if parent.name == "scf.for":
            loops.append(parent)
        parent = parent.operation.parent
    return loops


def _verify_loop(loops: list[Any], block: ir.Block, contraction: Contraction, size: str, tile: ir.Value | None) -> None:
    """Refuses anything but one loop from 0 to the size with its tile size as step, or 1 where it has none."""
    extents = [(block.arguments[o], dim) for o, dim in contraction.extents(size.lower())]
    if tile is None:
        mine = [loop for loop in loops if any(_is_extent(loop.operands[1], *extent) for extent in extents)]
        mine = [loop for loop in mine if constant_of(loop.operands[2]) == 1]
        require(len(mine) >= 1, f"no online loop goes to {size} by 1")
    else:
        mine = [loop for loop in loops if loop.operands[2] == tile]
        require(len(mine) == 1, f"{len(mine)} online loops step by u{size}, expected 1")
    lower, upper = mine[0].operands[0], mine[0].operands[1]
    require(constant_of(lower) == 0, f"the online loop over {size} does not start at 0")
    ends = [_is_extent(upper, *extent) for extent in extents]
    require(any(ends), f"the online loop over {size} does not end at {size}")


def _is_extent(value: ir.Value, tensor: ir.Value, dim: int) -> bool:
    """Whether a value is the size of a tensor's dimension: `tensor.dim`, or a constant if it is static."""
    t = tensor.type
    if constant_of(value) is not None:
        return not t.is_dynamic_dim(dim) and t.get_dim_size(dim) == constant_of(value)
    source = made_by(value, "tensor.dim")
    return source is not None and source.operands[0] == tensor and constant_of(source.operands[1]) == dim

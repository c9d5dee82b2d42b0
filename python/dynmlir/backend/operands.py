"""Operands of a contraction in MLIR text: sizes, checks, and where each batch of each operand lies.

All tensors are dense, innermost dimension last, so that strides are products of sizes, but those of pieces of others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dynmlir.backend.pieces import Piece, largest_dim
from dynmlir.backend.text import product, size_name
from dynmlir.backend.views import fitting, view_texts
from dynmlir.kernels.contraction import Contraction

_MOST = 2147483647
_SIDES = {"A": "mk", "B": "kn", "C": "mn"}


@dataclass(frozen=True)
class SumsApart:
    """Sums that a workgroup keeps until they are finished, in an area of its own, rows a little apart."""

    element: str
    memory: str
    #: elements of an area at most, those that a program has on its stack, and columns that a row has beside C's.
    most: int
    on_stack: int
    beside: int


@dataclass(frozen=True)
class Extra:
    """What an epilogue reads beside C: its type, of C's rank, the sizes that it has, and the matrix that it is."""

    type: str
    dims: str
    element: str
    memory: str


def host_texts(
    contraction: Contraction,
    types: Sequence[str],
    name: str,
    extras: Sequence[Extra] = (),
    pieces: Sequence[Piece] = (),
    groups_before: int = 0,
) -> dict[str, str]:
    """What host.mlir needs: the dimensions of the operands as sizes, and checks that they agree.

    The sizes of pieces are arguments.
    """
    most = max(largest_dim(pieces), *map(len, contraction.operands))
    lines = [f"  %dim_{d} = arith.constant {d} : index" for d in range(most)]
    given = [piece.name for piece in pieces]
    operands = [each for each in zip("abc", types, contraction.operands, strict=True) if each[0] not in given]
    operands += [(f"e{i}", extra.type, contraction.c) for i, extra in enumerate(extras)]
    for operand, kind, dims in operands:
        lines += [f"  %dim_{operand}{d} = tensor.dim %{operand}, %dim_{d} : {kind}" for d in range(len(dims))]
    for letter in contraction.sizes:
        lines += _same(contraction, letter, name, extras)
    lines += fitting(contraction, name)
    lines += _panels(contraction, name, groups_before)
    lines += [product(f"%{o}_elements", dims) for o, dims in zip("abc", contraction.operands, strict=True)]
    letters = contraction.sizes
    lines.append(product("%fmas", contraction.letters))
    lines += _within_reach(letters, name)
    lines += [line for piece in pieces for line in piece.host_lines]
    lines += [f"  %{x}32 = arith.index_castui {size_name(x)} : index to i32" for x in letters]
    return {
        "sizes": "\n".join(lines),
        "size_values": ", ".join(f"%{x}32" for x in letters) + "".join(piece.values for piece in pieces),
        "size_types": ", ".join("i32" for _ in letters) + "".join(piece.value_types for piece in pieces),
    }


def _within_reach(letters: Sequence[str], name: str) -> list[str]:
    """An assertion that sizes are of 31 bits, as the code of kernels takes them; one for all of them."""
    lines = ["  %size_bits_0 = arith.constant 0 : index"]
    lines += [f"  %size_bits_{i + 1} = arith.ori %size_bits_{i}, {size_name(x)} : index" for i, x in enumerate(letters)]
    return [
        *lines,
        f"  %most_size = arith.constant {_MOST} : index",
        f"  %is_within_reach = arith.cmpi ule, %size_bits_{len(letters)}, %most_size : index",
        f'  cf.assert %is_within_reach, "{name}: a size is below 0, or beyond {_MOST}"',
    ]


def _same(contraction: Contraction, letter: str, name: str, extras: Sequence[Extra]) -> list[str]:
    """The size, from the first operand that has it, and an assertion for each other one."""
    (o, d), *others = contraction.extents(letter)
    first = f"%dim_{'abc'[o]}{d}"
    lines = [f"  %zero_{letter} = arith.constant 0 : index"]
    lines += [f"  {size_name(letter)} = arith.addi {first}, %zero_{letter} : index"]
    for other, dim in others:
        same, value = f"%same_{letter}_{'abc'[other]}", f"%dim_{'abc'[other]}{dim}"
        text = f"dimension {d} of {'ABC'[o]} and dimension {dim} of {'ABC'[other]} differ"
        lines.append(f"  {same} = arith.cmpi eq, {first}, {value} : index")
        lines.append(f'  cf.assert {same}, "{name}: {text}"')
    for i, extra in enumerate(extras):
        if letter in extra.dims:
            dim, same = contraction.c.index(letter), f"%same_{letter}_e{i}"
            text = f"dimension {d} of {'ABC'[o]} and dimension {dim} of operand {i} of the epilogue differ"
            lines.append(f"  {same} = arith.cmpi eq, {first}, %dim_e{i}{dim} : index")
            lines.append(f'  cf.assert {same}, "{name}: {text}"')
    return lines


def _panels(contraction: Contraction, name: str, groups_before: int) -> list[str]:
    """Where B lies in panels: how many, of how many columns; assertions that they are those of C and of A."""
    if not contraction.in_panels:
        return []
    groups = [
        *_groups_of_k(groups_before, "%groups"),
        f"  %same_x = arith.cmpi eq, %groups, {size_name('x')} : index",
        f'  cf.assert %same_x, "{name}: the groups of rows of B and the columns of A differ in number"',
    ]
    return [
        "  %zero_p = arith.constant 0 : index",
        f"  {size_name('p')} = arith.addi %dim_b{contraction.b.index('p')}, %zero_p : index",
        *(
            f"  {size_name(x)} = arith.addi %dim_b{contraction.b.index(x)}, %zero_p : index"
            for x in contraction.b
            if x in "qxy"
        ),
        f"  %panels = arith.ceildivui {size_name('n')}, {size_name('q')} : index",
        f"  %same_p = arith.cmpi eq, %panels, {size_name('p')} : index",
        f'  cf.assert %same_p, "{name}: the panels of B and the columns of C differ in number"',
        *(groups if contraction.in_groups else ()),
    ]


def _groups_of_k(before: int, name: str) -> list[str]:
    """How many groups B has: so many in front, and those of its rows."""
    return [
        f"  %groups_before = arith.constant {before} : index",
        f"  %groups_of_k = arith.ceildivui {size_name('k')}, {size_name('y')} : index",
        f"  {name} = arith.addi %groups_of_k, %groups_before : index",
    ]


def _panels_again(contraction: Contraction, sizes: Mapping[str, int], groups_before: int) -> list[str]:
    """The same sizes where the kernels run."""
    if not contraction.in_panels:
        return []
    return [
        *(f"  {size_name(x)} = arith.constant {sizes[x]} : index" for x in contraction.b if x in "qy"),
        *(_groups_of_k(groups_before, size_name("x")) if contraction.in_groups else ()),
        f"  {size_name('p')} = arith.ceildivui {size_name('n')}, {size_name('q')} : index",
    ]


def entry_texts(
    contraction: Contraction,
    sizes: Mapping[str, int],
    memory: Mapping[str, str],
    elements: Sequence[str],
    accumulate: bool,
    extras: Sequence[Extra] = (),
    among: str = "ABC",
    sums: SumsApart | None = None,
    pieces: Sequence[Piece] = (),
    groups_before: int = 0,
) -> dict[str, str]:
    """What entry.mlir needs: sizes from its arguments, operands as flat memory, and one batch of each.

    `among` are the operands that the entry has, `pieces` those that lie in larger tensors. With `sums` apart C is what
    the epilogue stores, %D.
    """
    letters, even = contraction.sizes, is_even(contraction, extras) and sums is None
    lines = [line for x in letters for line in _argument(x, sizes.get(x))]
    together = (("rows", contraction.rows), ("columns", contraction.columns), ("depth", contraction.depth))
    lines += [product(f"%all_{name}", dims) for name, dims in together]
    lines += _panels_again(contraction, sizes, groups_before)
    parts = {piece.operand: piece for piece in pieces}
    lines += [
        parts[o].whole_line(f"%{o}_elements") if o in parts else product(f"%{o}_elements", dims)
        for o, dims in zip("ABC", contraction.operands, strict=True)
    ]
    lines.append(product("%batches", contraction.batches))
    return {
        "size_arguments": ", ".join(f"%arg_{x}: i32" for x in letters)
        + "".join(piece.entry_arguments for piece in pieces),
        "sizes": "\n".join(lines),
        "memory": "\n".join(_flat(o, kind, o.lower()) for o, kind in zip("ABC", elements, strict=False) if o in among),
        "before_memory": _flat("C", elements[2], "before", "C0") if accumulate else "",
        "extra_bindings": "".join(f"%e{i}: !stream.binding, " for i in range(len(extras))),
        "extra_memory": "\n".join(_flat_extra(i, extra) for i, extra in enumerate(extras)),
        "extra_pieces": (", %X, %x_at, %x_have, %D" if sums else "") + "".join(f", %E{i}" for i in range(len(extras))),
        "extra_piece_types": (f", memref<?x{sums.element}>, index, index, {memory['C']}" if sums else "")
        + "".join(f", {extra.memory}" for extra in extras),
        "summed": sums.memory if sums else memory["C"],
        "count": "" if even else "  %count = arith.addi %c1, %c0 : index",
        "steps": "\n".join(_steps(contraction, even)),
        "batch": "\n".join(
            _indices(contraction.batches)
            + _matrices(contraction, memory, accumulate, among, sums, parts)
            + [line for i, extra in enumerate(extras) for line in _extra_piece(i, extra, contraction.batches)]
        ),
        **_reductions(contraction),
        **view_texts(contraction),
    }


def is_even(contraction: Contraction, extras: Sequence[Extra]) -> bool:
    """Whether one call computes the batches of the innermost of their sizes, which lie evenly apart."""
    return not (contraction.reductions or extras)


def _count(contraction: Contraction) -> list[str]:
    """%count batches at once: of a workgroup's own those up to the end of the innermost of their sizes."""
    letter = contraction.batches[-1:]
    left = f"  %left_inside = arith.subi {size_name(letter)}, %at_{letter} : index" if letter else ""
    return [
        left or "  %left_inside = arith.addi %c1, %c0 : index",
        "  %own_left = arith.subi %own, %turn : index",
        "  %own_inside = arith.minui %own_left, %left_inside : index",
        "  %count = arith.select %alone, %own_inside, %c1 : index",
    ]


def _steps(contraction: Contraction, even: bool) -> list[str]:
    """How many batches are computed at once, and how far apart their operands are."""
    lines = _count(contraction) if even else []
    for operand, dims in zip("ABC", contraction.operands, strict=True):
        letter = contraction.batches[-1:] if even else ""
        step = f"%{operand}_stride_{letter}" if letter and letter in dims else "%c0"
        lines.append(f"  %step_{operand.lower()} = arith.addi {step}, %c0 : index")
    return lines


def _argument(letter: str, static: int | None) -> list[str]:
    """The size as the code uses it: a number where it is known."""
    name = size_name(letter)
    if static is not None:
        return [f"  {name} = arith.constant {static} : index"]
    return [
        f"  %any_{letter} = arith.index_castui %arg_{letter} : i32 to index",
        f"  {name} = util.assume.int %any_{letter}<umin = 0, umax = {_MOST}> : index",
    ]


def _flat(operand: str, element: str, binding: str, name: str = "") -> str:
    return (
        f"  %{name or operand}_all = stream.binding.subspan %{binding}[%c0] : !stream.binding"
        f" -> memref<?x{element}>{{%{operand}_elements}}"
    )


def _indices(batches: str) -> list[str]:
    """The number of a batch as one index a batch size, the innermost fastest."""
    lines, rest = [], "%batch"
    for place, letter in reversed(list(enumerate(batches))):
        if place == 0:
            lines.append(f"  %zero_{letter} = arith.constant 0 : index")
            lines.append(f"  %at_{letter} = arith.addi {rest}, %zero_{letter} : index")
        else:
            lines.append(f"  %at_{letter} = arith.remui {rest}, {size_name(letter)} : index")
            lines.append(f"  %rest_{letter} = arith.divui {rest}, {size_name(letter)} : index")
            rest = f"%rest_{letter}"
    return lines


def _matrices(
    contraction: Contraction,
    memory: Mapping[str, str],
    accumulate: bool,
    among: str,
    sums: SumsApart | None,
    parts: Mapping[str, Piece],
) -> list[str]:
    """A, B, C and C0 of one batch, at the indices %at_<letter>; of sums apart D, and C as what has no rows."""
    lines = []
    sources = [(o, contraction.operands["ABC".index(o)], o) for o in among]
    for operand, dims, source in sources:
        lines += _offset(operand, dims, contraction.batches + contraction.reductions, parts.get(operand))
        if operand == "C" and sums is not None:
            lines.append(_matrix(contraction, operand, dims, source, memory, "D"))
            lines += [
                f"  %{name} = memref.reinterpret_cast %X to offset: [%c0], sizes: [%all_rows, %all_columns],"
                f" strides: [%c0, 1] : memref<?x{sums.element}> to {sums.memory}"
                for name in ("C", "C0")
            ]
            continue
        lines.append(_matrix(contraction, operand, dims, source, memory))
        if operand == "C":
            before = "C0" if accumulate else "C"
            lines.append(_matrix(contraction, operand, dims, before, memory, "C_before"))
            # Later turns of a reduction add to what the first ones made.
            lines.append(f"  %C0 = arith.select %first, %C_before, %C : {memory['C']}")
    return lines


def _offset(operand: str, dims: str, around: str, piece: Piece | None = None) -> list[str]:
    """%<operand>_at, the sum of indices times strides over the sizes around the product; and the strides."""
    total = f"%{operand}_first"
    lines = [piece.first_line(total) if piece else f"  {total} = arith.constant 0 : index"]
    for letter in dims:
        stride = f"%{operand}_stride_{letter}"
        lines.append(piece.stride_line(stride, letter) if piece else product(stride, dims[dims.index(letter) + 1 :]))
        if letter in around:
            lines.append(f"  %{operand}_by_{letter} = arith.muli %at_{letter}, {stride} : index")
            lines.append(f"  %{operand}_to_{letter} = arith.addi {total}, %{operand}_by_{letter} : index")
            total = f"%{operand}_to_{letter}"
    return [*lines, f"  %{operand}_at = arith.addi {total}, %c0 : index"]


def _matrix(
    contraction: Contraction, operand: str, dims: str, source: str, memory: Mapping[str, str], name: str = ""
) -> str:
    """The row-major matrix of an operand that begins at %<operand>_at; what it lacks has one row, or one column.

    Of panels the first: the others follow; of those of groups a row is one group.
    """
    panels = "xq" if contraction.in_groups else "kq" if contraction.in_panels else ""
    rows, columns = list(panels if operand == "B" and panels else _SIDES[operand])
    if operand != "C" and (contraction.layout or "nn")["AB".index(operand)] == "t":
        rows, columns = columns, rows
    is_image = operand == contraction.image
    pitch = f"%{operand}_stride_{rows}" if rows in dims and not is_image else "%c0"
    names = {"m": "%all_rows", "n": "%all_columns", "k": "%depth", "q": size_name("q"), "x": size_name("x")}
    extents = [names[x] for x in (rows, columns)]
    if is_image:
        pass  # one endless row: copies reckon places in it
    elif operand == "B" and (columns == "n" or rows == "x"):
        extents[1] = pitch  # kernels tell from it whether a single column is dense
    return (
        f"  %{name or operand} = memref.reinterpret_cast %{source}_all to offset: [%{operand}_at],"
        f" sizes: [{', '.join(extents)}], strides: [{pitch}, 1]"
        f" : {memory[operand].split(',')[0].replace('?x?x', '?x')}> to {memory[operand]}"
    )


def _flat_extra(number: int, extra: Extra) -> str:
    size = product(f"%E{number}_elements", extra.dims)
    return f"{size}\n{_flat(f'E{number}', extra.element, f'e{number}')}"


def _extra_piece(number: int, extra: Extra, batches: str) -> list[str]:
    """The row-major matrix of an operand of the epilogue for this batch; where it lacks rows they are one."""
    name = f"E{number}"
    lines = _offset(name, extra.dims, batches)
    pitch = f"%{name}_stride_m" if "m" in extra.dims else "%c0"
    flat = f"memref<?x{extra.element}>"
    lines.append(
        f"  %{name} = memref.reinterpret_cast %{name}_all to offset: [%{name}_at], sizes: [%all_rows, %all_columns],"
        f" strides: [{pitch}, 1] : {flat} to {extra.memory}"
    )
    return lines


def _reductions(contraction: Contraction) -> dict[str, str]:
    """Loops over the reductions around that over k: the first turn starts anew, the others add to it.

    Without any there are no loops. Where one is 0 there is one turn of no depth, for the zeros.
    """
    opened, closed, first = [], "", "%true"
    depth = "%all_depth"
    for letter in contraction.reductions:
        size = size_name(letter)
        opened.append(f"""\
  %none_{letter} = arith.cmpi eq, {size}, %c0 : index
  %depth_{letter} = arith.select %none_{letter}, %c0, {depth} : index
  %turns_{letter} = arith.maxui {size}, %c1 : index
  scf.for %at_{letter} = %c0 to %turns_{letter} step %c1 {{
  %is_first_{letter} = arith.cmpi eq, %at_{letter}, %c0 : index
  %first_{letter} = arith.andi {first}, %is_first_{letter} : i1""")
        depth, first, closed = f"%depth_{letter}", f"%first_{letter}", closed + "  }\n"
    opened.append(f"  %depth = arith.addi {depth}, %c0 : index")
    opened.append(f"  %first = arith.andi {first}, %true : i1")
    opened.append("  %later = arith.xori %first, %true : i1")
    opened.append("  %adds = arith.ori %accumulate, %later : i1")
    return {"reductions": "\n".join(opened), "end_reductions": closed}

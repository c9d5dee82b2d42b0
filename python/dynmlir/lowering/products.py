"""Products that follow one another in memory: each at its place, in a program or in the driver of a micro-kernel.

A call of a driver takes as long as some dozen multiply-adds: products of a few rows are met by one call, in whose loop
what is the same for all of them is found once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dynmlir.kernels.element_types import bits
from dynmlir.kernels.library import is_image
from dynmlir.lowering.arithmetic import Arithmetic

#: How many products follow one another in memory, and how far apart they begin there, in elements of each operand.
_APART = {"%step_a": "index", "%step_b": "index", "%step_c": "index"}
BATCHES = {"%count": "index", **_APART}
#: How many products there are, those of other calls of a driver among them.
ALL = "%all_products"
_STEPS = {"%A": "%step_a", "%B": "%step_b", "%C0": "%step_c", "%C": "%step_c"}
#: What tiles of several products take: how many, and how far apart they begin.
SEVERAL = {"%at_once": "index", **_APART}
#: How many products a turn of such a driver's loop has: as many as tiles take, in the last turn fewer.
_SEVERAL = """\
    %products_left = arith.subi %count, %batch : index
    %at_once = arith.minui %products_left, %most_at_once : index
"""
#: Where a driver's template has its last operand, its body and its end.
_LAST, _BODY, _END = "%uB: index", "attributes {no_inline} {\n", "  return\n}"


def declared(arguments: Mapping[str, str]) -> str:
    return ", ".join(f"{name}: {kind}" for name, kind in arguments.items())


def of_first(memory: Mapping[str, str]) -> dict[str, str]:
    """What a program works on, the operands as those of the first product."""
    return {f"{name}_first" if name in _STEPS else name: kind for name, kind in memory.items()}


def at_product(memory: Mapping[str, str], in_all: Sequence[str] = ()) -> str:
    """The operands of product %batch: what begins so many elements later, which IREE takes as a subview only.

    Those `in_all` have the rows of all products, one after the other: what is prefetched below them is the next one's.
    """
    lines = ["    %first_dim = arith.constant 0 : index", "    %second_dim = arith.constant 1 : index"]
    for name in (name for name in memory if name in _STEPS):
        kind, rows = memory[name], f"{name}_rows"
        lines.append(f"    {rows} = memref.dim {name}_first, %first_dim : {kind}")
        if name in in_all:
            lines.append(f"    {name}_all_rows = arith.muli {rows}, {ALL} : index")
            rows = f"{name}_all_rows"
        lines.append(f"""\
    {name}_columns = memref.dim {name}_first, %second_dim : {kind}
    {name}_skip = arith.muli %batch, {_STEPS[name]} : index
    {name} = memref.subview {name}_first[0, {name}_skip] [{rows}, {name}_columns] [1, 1] : {kind} to {kind}""")
    return "\n".join(lines)


def bytes_of_product(arithmetic: Arithmetic) -> str:
    """%bytes_of_product, how far apart products begin in all operands together."""
    types = zip(("a", "b", "c"), (arithmetic.types.a, arithmetic.types.b, arithmetic.types.c), strict=True)
    lines = (
        f"""\
      %bytes_of_element_{name} = arith.constant {bits(kind) // 8} : index
      %bytes_of_{name} = arith.muli %step_{name}, %bytes_of_element_{name} : index"""
        for name, kind in types
    )
    return (
        "\n".join(lines)
        + """
      %bytes_of_a_b = arith.addi %bytes_of_a, %bytes_of_b : index
      %bytes_of_product = arith.addi %bytes_of_a_b, %bytes_of_c : index"""
    )


def products_of_tile(several: bool) -> dict[str, object]:
    """What a tile's template takes of products that follow one another; of one alone constants, and no code."""
    constants = "".join(f"  {name} = arith.constant 1 : index\n" for name in SEVERAL)
    return (
        {"products": f", {declared(SEVERAL)}", "one_product": ""}
        if several
        else {"products": "", "one_product": constants}
    )


def takes_products(layout: str) -> bool:
    """Whether drivers meet products that follow one another by one call: of images each has a way of its own."""
    return not is_image(layout)


def over_products(driver: str, names: Mapping[str, object], at_once: str = "") -> str:
    """A driver of one product as one of all that follow one another: its body, in a loop over them.

    `driver` is what a template of lib/ gives, `names` has the types of its A, B and C and which side of A K is. Where
    tiles take several products, too, `at_once` says how many: %most_at_once; a turn has %at_once of them.
    """
    operands = {f"%{name}": str(names[name]) for name in "ABC"}
    in_all = ["%A"] if names["k_of_a"] == "c1" else []
    head, body = driver.split(_BODY, 1)
    body, end = body.rsplit(_END, 1)
    for name in operands:
        head = head.replace(f"{name}:", f"{name}_first:")
    head = head.replace(_LAST, f"{_LAST}, {declared(BATCHES | {ALL: 'index'})}")
    step, turn = ("%most_at_once", _SEVERAL) if at_once else ("%next_product", "")
    return f"""{head}{_BODY}\
  %first_product = arith.constant 0 : index
  %next_product = arith.constant 1 : index
{at_once}  scf.for %batch = %first_product to %count step {step} {{
{at_product(operands, in_all)}
{turn}{body}  }}
{_END}{end}"""

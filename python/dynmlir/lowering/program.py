"""A plan as a program: its regions, each on its micro-kernel, as functions in func, scf and affine.

Nothing is inlined before LLVM decides: IREE's inliner would copy every tile into every kernel. The rectangles
are those of the regions in the IR, evaluated on the cuts of the plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dynmlir.bindings import ir
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import Arithmetic, arithmetic_of
from dynmlir.lowering.families import FAMILIES, block_columns, has_masks
from dynmlir.lowering.micro_kernels import Driver, driver_name, drivers

#: (first row, end row, first column, end column) as single-result maps over (r, c, r23, c45, r67)[M, N].
Rectangle = tuple[ir.AffineMap, ir.AffineMap, ir.AffineMap, ir.AffineMap]

_CUTS = ("r", "c", "r23", "c45", "r67")


def _memory(arithmetic: Arithmetic) -> dict[str, str]:
    """What a program works on, by name: A, B, C beforehand, C, scratch, where its own begins and how much."""
    a, b, c = (str(arithmetic.names()[name]) for name in "ABC")
    types = (a, b, c, c, f"memref<?x{arithmetic.scratch}>", "index", "index")
    return dict(zip(("%A", "%B", "%C0", "%C", "%S", "%base", "%have"), types, strict=True))


def _parameters(arithmetic: Arithmetic) -> str:
    return ", ".join(f"{name}: {kind}" for name, kind in _memory(arithmetic).items())


def region_function(library: Library, device: Device) -> str:
    """`@run_region(kernel, memory, rectangle, accumulate, wg, wgs)`: one workgroup's share of a region."""
    made, arithmetic = drivers(library, device), arithmetic_of(library, device)
    kernels = enumerate(library.micro_kernels)
    cases = "\n".join(_kernel_case(index, kernel, arithmetic, made) for index, kernel in kernels)
    return f"""
func.func private @run_region(%kernel: i32, {_parameters(arithmetic)}, %r0: index, %r1: index, %c0: index, %c1: index,
                              %accumulate: i1, %wg: index, %wgs: index) attributes {{no_inline}} {{
  %which = arith.index_cast %kernel : i32 to index
  scf.index_switch %which
{cases}
  default {{ scf.yield }}
  return
}}"""


_FIT = """\
    %uK, %uB = func.call @dynmlir_fit(%uN, %uK_most, %uB_most, %have)
        : (index, index, index, index) -> (index, index)"""
_AS_IT_IS = """\
    %none = arith.constant 0 : index
    %uK = arith.addi %uK_most, %none : index
    %uB = arith.addi %uB_most, %none : index"""


def _kernel_case(index: int, kernel: MicroKernel, arithmetic: Arithmetic, made: Sequence[Driver]) -> str:
    """The kernel's driver on whole column panels, then a narrower one of the same code on what is left over."""
    sizes = zip(("uM", "uN", "uK_most", "uB_most"), (*kernel.tile, block_columns(kernel, arithmetic)), strict=True)
    constants = "\n".join(f"    %{name} = arith.constant {size} : index" for name, size in sizes)
    narrower = edge_drivers(kernel, made)
    c = arithmetic.names()["C"]
    masked = has_masks(arithmetic.device)
    widest = max((driver.columns for driver in narrower), default=0) if masked else kernel.tile.n
    edges = _edge_calls(narrower, arithmetic) if masked else _exact_edges(narrower, arithmetic)
    return f"""  case {index} {{
{constants}
    %i0, %i1, %j0, %j1 = func.call @dynmlir_share(%r0, %r1, %c0, %c1, %uM, %uN, %wg, %wgs)
        : (index, index, index, index, index, index, index, index) -> (index, index, index, index)
    scf.if %accumulate {{
      func.call @dynmlir_copy(%C0, %C, %i0, %i1, %j0, %j1)
          : ({c}, {c}, index, index, index, index) -> ()
    }}
{_FIT if FAMILIES[kernel.family].packed else _AS_IT_IS}
    %cols = arith.subi %j1, %j0 : index
    %rest = arith.remui %cols, %uN : index
    %widest = arith.constant {widest} : index
    %narrow = arith.cmpi ule, %rest, %widest : index
    %nothing = arith.constant 0 : index
    %edge = arith.select %narrow, %rest, %nothing : index
    %je = arith.subi %j1, %edge : index
    {_call_driver(driver_name(kernel), "%j0, %je", arithmetic)}
{edges}
    scf.yield
  }}"""


def edge_drivers(kernel: MicroKernel, made: Sequence[Driver]) -> list[Driver]:
    """Drivers of the same code with narrower tiles as high as the kernel's, the narrowest first."""
    if FAMILIES[kernel.family].schedule != "outer":
        return []
    same = (d for d in made if d.family.stem == FAMILIES[kernel.family].stem and d.columns < kernel.tile.n)
    return sorted((d for d in same if kernel.tile.m in d.heights), key=lambda d: d.columns)


def _edge_calls(narrower: Sequence[Driver], arithmetic: Arithmetic) -> str:
    """The narrowest driver that takes the columns left over in one panel; %edge is 0 where there are none."""
    lines, least = [], 0
    for i, driver in enumerate(narrower):
        lines.append(f"""\
    %least_{i} = arith.constant {least} : index
    %most_{i} = arith.constant {driver.columns} : index
    %above_{i} = arith.cmpi ugt, %edge, %least_{i} : index
    %below_{i} = arith.cmpi ule, %edge, %most_{i} : index
    %takes_{i} = arith.andi %above_{i}, %below_{i} : i1
    scf.if %takes_{i} {{
      {_call_driver(driver.name, "%je, %j1", arithmetic)}
    }}""")
        least = driver.columns
    return "\n".join(lines)


def _exact_edges(narrower: Sequence[Driver], arithmetic: Arithmetic) -> str:
    """Drivers of exactly the columns left over, the widest first: one for each bit of their number."""
    lines, at = [], "%je"
    for i, driver in enumerate(reversed(narrower)):
        lines.append(f"""\
    %width_{i} = arith.constant {driver.columns} : index
    %part_{i} = arith.andi %edge, %width_{i} : index
    %to_{i} = arith.addi {at}, %part_{i} : index
    %some_{i} = arith.cmpi ugt, %part_{i}, %nothing : index
    scf.if %some_{i} {{
      {_call_driver(driver.name, f"{at}, %to_{i}", arithmetic)}
    }}""")
        at = f"%to_{i}"
    return "\n".join(lines)


def _call_driver(name: str, columns: str, arithmetic: Arithmetic) -> str:
    a, b, c, s = (_memory(arithmetic)[name] for name in ("%A", "%B", "%C", "%S"))
    return f"""func.call @{name}(%A, %B, %C, %S, %base, %i0, %i1, {columns}, %accumulate, %uM, %uK, %uB)
        : ({a}, {b}, {c}, {s}, index, index, index, index, index, i1,
           index, index, index) -> ()"""


def program_function(name: str, patterns: Mapping[int, Sequence[Rectangle]], arithmetic: Arithmetic) -> str:
    """`@<name>_program(A, B, C before, C, scratch, ..., M, N, accumulate, wg, wgs, plan)`: every region in turn.

    `patterns` maps the number of a pattern in a plan to the rectangles of its regions.
    """
    most = max(map(len, patterns.values()))
    bounds = [f"%{side}_{i}" for i in range(most) for side in ("r0", "r1", "c0", "c1")]
    plan = ["pattern", *(f"cut_{cut}" for cut in _CUTS), *(f"kernel_{i}" for i in range(7))]
    cuts = "\n".join(f"  %{cut} = arith.index_cast %cut_{cut} : i32 to index" for cut in _CUTS)
    cases = "\n".join(_case(number, regions, most) for number, regions in patterns.items())
    nothing = ", ".join(["%zero"] * len(bounds))
    types = ", ".join(["index"] * len(bounds))
    return f"""
func.func private @{name}_program({_parameters(arithmetic)}, %M: index, %N: index,
                                  %accumulate: i1, %wg: index, %wgs: index,
                                  {", ".join(f"%{p}: i32" for p in plan)}) attributes {{no_inline}} {{
  %zero = arith.constant 0 : index
  %no_kernel = arith.constant 0 : i32
{cuts}
  %number = arith.index_cast %pattern : i32 to index
  {", ".join(bounds)} = scf.index_switch %number -> {types}
{cases}
  default {{ scf.yield {nothing} : {types} }}
{chr(10).join(_call(i, arithmetic) for i in range(most))}
  return
}}"""


def _case(number: int, regions: Sequence[Rectangle], most: int) -> str:
    lines, names = [], []
    for i, rectangle in enumerate(regions):
        for side, bound in zip(("r0", "r1", "c0", "c1"), rectangle, strict=True):
            value = f"%b{number}_{side}_{i}"
            lines.append(f"    {value} = affine.apply {bound_text(bound)}(%{', %'.join(_CUTS)})[%M, %N]")
            names.append(value)
    names += ["%zero"] * (4 * most - len(names))
    types = ", ".join(["index"] * len(names))
    body = "\n".join(lines)
    return f"  case {number} {{\n{body}\n    scf.yield {', '.join(names)} : {types}\n  }}"


def bound_text(bound: ir.AffineMap) -> str:
    """The map as an attribute that stands on its own."""
    return str(ir.AffineMapAttr.get(bound))


def _call(region: int, arithmetic: Arithmetic) -> str:
    memory = _memory(arithmetic)
    box = f"%r0_{region}, %r1_{region}, %c0_{region}, %c1_{region}"
    return f"""\
  %has_{region} = arith.cmpi sge, %kernel_{region}, %no_kernel : i32
  scf.if %has_{region} {{
    func.call @run_region(%kernel_{region}, {", ".join(memory)}, {box}, %accumulate, %wg, %wgs)
        : (i32, {", ".join(memory.values())}, index, index, index, index, i1, index, index) -> ()
  }}"""

"""A plan as a program: its regions, each on its micro-kernel, as functions in func, scf and affine.

Nothing is inlined before LLVM decides: IREE's inliner would copy every tile into every kernel. The rectangles
are those of the regions in the IR, evaluated on the cuts of the plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dynmlir.bindings import ir
from dynmlir.device.facts import Device
from dynmlir.kernels.convolution import VIEW_TYPE
from dynmlir.kernels.edges import rounded_widths
from dynmlir.kernels.library import Library, is_image
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.patterns import CUTS, MOST_REGIONS
from dynmlir.lowering.arithmetic import SUMS_AT_ONCE, Arithmetic, arithmetic_of
from dynmlir.lowering.chunks import chunk_text, sums_of_chunk
from dynmlir.lowering.drivers import Driver, driver_name
from dynmlir.lowering.epilogue import Epilogue, Epilogues
from dynmlir.lowering.families import FAMILIES, block_columns, masked_last
from dynmlir.lowering.micro_kernels import drivers
from dynmlir.lowering.products import ALL, BATCHES, at_product, bytes_of_product, declared, of_first, takes_products

#: (first row, end row, first column, end column) as single-result maps over (r, c, r23, c45, r67)[M, N].
Rectangle = tuple[ir.AffineMap, ir.AffineMap, ir.AffineMap, ir.AffineMap]


def _memory(arithmetic: Arithmetic, layout: str) -> dict[str, str]:
    """What a program works on, by name: A, B, C beforehand, C, scratch, where its own begins and how much.

    And where elements lie, if A or B is an image.
    """
    a, b, c = (str(arithmetic.names()[name]) for name in "ABC")
    types = (a, b, c, c, f"memref<?x{arithmetic.scratch}>", "index", "index")
    memory = dict(zip(("%A", "%B", "%C0", "%C", "%S", "%base", "%have"), types, strict=True))
    return memory | ({"%V": VIEW_TYPE} if is_image(layout) else {})


def region_function(library: Library, device: Device, epilogues: Epilogues) -> str:
    """`@run_region(kernel, memory, rectangle, accumulate, wg, wgs, batches)`: one workgroup's share of a region.

    What a share is, and how deep blocks are, is the same for every product of a batch, and found once.
    """
    made, arithmetic = drivers(library, device), arithmetic_of(library, device)
    kernels = enumerate(library.micro_kernels)
    around = Around(arithmetic, library.layout, epilogues)
    cases = "\n".join(_kernel_case(index, kernel, made, around) for index, kernel in kernels)
    memory = of_first(_memory(arithmetic, library.layout)) | epilogues.arguments()
    return f"""
func.func private @run_region(%kernel: i32, {declared(memory)},
                              %r0: index, %r1: index, %c0: index, %c1: index,
                              %accumulate: i1, %wg: index, %wgs: index,
                              {declared(BATCHES | {ALL: "index"})}) attributes {{no_inline}} {{
  %which = arith.index_cast %kernel : i32 to index
  scf.index_switch %which
{cases}
  default {{ scf.yield }}
  return
}}"""


@dataclass(frozen=True)
class Around:
    """What every call of a driver depends on."""

    arithmetic: Arithmetic
    layout: str
    epilogues: Epilogues

    @property
    def beyond(self) -> dict[str, str]:
        """What drivers take beyond uB: for an image as A also how many rows are gathered, and to where."""
        view = {"%V": VIEW_TYPE} if is_image(self.layout) else {}
        return view | ({"%uA": "index", "%a_at": "index"} if self.layout[0] == "i" else {})


_FIT_IMAGE = """\
    %dim_of_k = arith.constant 1 : index
    %depth = memref.dim %A_first, %dim_of_k : {a}
    %uK, %uB, %uA, %for_b = func.call @dynmlir_fit_image(%uM, %uN, %uK_most, %uB_most, %have, %depth)
        : (index, index, index, index, index, index) -> (index, index, index, index)
    %a_at = arith.addi %base, %for_b : index"""
_FIT = """\
    %dim_of_k = arith.constant {dim} : index
    %depth = memref.dim %A_first, %dim_of_k : {a}
    %uK, %uB = func.call @dynmlir_fit(%uN, %uK_most, %uB_most, %have, %depth)
        : (index, index, index, index, index) -> (index, index)"""
_AS_IT_IS = """\
    %none = arith.constant 0 : index
    %uK = arith.addi %uK_most, %none : index
    %uB = arith.addi %uB_most, %none : index"""


def _kernel_case(index: int, kernel: MicroKernel, made: Sequence[Driver], around: Around) -> str:
    """The kernel's driver on whole column panels, then a narrower one of the same code on what is left over."""
    arithmetic, epilogues = around.arithmetic, around.epilogues
    reads = _FIT.format(dim=0 if around.layout[0] == "t" else 1, a=arithmetic.names()["A"])
    reads_image = _FIT_IMAGE.format(a=arithmetic.names()["A"])
    fit = reads_image if around.layout[0] == "i" else reads if FAMILIES[kernel.family].packed else _AS_IT_IS
    sizes = zip(("uM", "uN", "uK_most", "uB_most"), (*kernel.tile, block_columns(kernel, arithmetic)), strict=True)
    constants = "\n".join(f"    %{name} = arith.constant {size} : index" for name, size in sizes)
    narrower = edge_drivers(kernel, made)
    masked = masked_last(FAMILIES[kernel.family], arithmetic)
    rounded = _AS_LEFT if not narrower else _rounded_edge(kernel, narrower, arithmetic) if masked else _EXACT
    edges = _edge_calls(narrower, kernel, around) if masked else _exact_edges(narrower, around)
    name, together = driver_name(kernel), FAMILIES[kernel.family].whole
    products = _together(name, around) if together else _products(name, edges, around)
    return f"""  case {index} {{
{constants}
    %i0, %i1, %j0, %j1 = func.call @dynmlir_share(%r0, %r1, %c0, %c1, %uM, %uN, %wg, %wgs)
        : (index, index, index, index, index, index, index, index) -> (index, index, index, index)
{fit}
{chunk_text(arithmetic, epilogues.apart) if epilogues.of_templates else ""}
    %cols = arith.subi %j1, %j0 : index
    %rest = arith.remui %cols, %uN : index
    %nothing = arith.constant 0 : index
{rounded}
    %je = arith.subi %j1, %edge : index
    %one_more = arith.constant 1 : index
{products}
    scf.yield
  }}"""


def _products(name: str, edges: str, around: Around) -> str:
    """Each product on whole column panels, then on what is left over; all by one call where nothing is.

    Where an epilogue waits each is finished while it is in the caches.
    """
    if around.epilogues.of_templates or not takes_products(around.layout):
        return _one_by_one(name, edges, around)
    at_once = """\
    %no_edge = arith.cmpi eq, %edge, %nothing : index
    %no = arith.constant false
    %overwrites = arith.cmpi eq, %accumulate, %no : i1
    %at_once = arith.andi %no_edge, %overwrites : i1
    %products = arith.select %at_once, %count, %one_more : index
    %turns = arith.select %at_once, %one_more, %count : index"""
    return f"{at_once}\n{_one_by_one(name, edges, around, '%products', '%turns')}"


def _one_by_one(name: str, edges: str, around: Around, products: str = "%one_more", turns: str = "%count") -> str:
    """Each product on whole column panels, then on what is left over, or so many at once."""
    body = f"""\
{_copied(around)}
    %some_whole = arith.cmpi ult, %j0, %je : index
    scf.if %some_whole {{
      {_call_driver(name, "%j0", "%je", around, products=products)}
    }}
{edges}"""
    return _each(body, around, turns)


def _together(name: str, around: Around) -> str:
    """All products by one call of a driver, then what finishes each."""
    return _each(_copied(around), around) + "\n" + _call_driver(name, "%j0", "%j1", around, together=True)


def _each(body: str, around: Around, turns: str = "%count") -> str:
    return f"""\
    scf.for %batch = %nothing to {turns} step %one_more {{
{at_product(_memory(around.arithmetic, around.layout))}
{body}
    }}"""


def _copied(around: Around) -> str:
    c = around.arithmetic.names()["C"]
    return f"""\
    scf.if %accumulate {{
      func.call @dynmlir_copy(%C0, %C, %i0, %i1, %j0, %j1)
          : ({c}, {c}, index, index, index, index) -> ()
    }}"""


def edge_drivers(kernel: MicroKernel, made: Sequence[Driver]) -> list[Driver]:
    """Drivers of the same code with narrower tiles as high as the kernel's, the narrowest first."""
    if FAMILIES[kernel.family].schedule != "outer" or FAMILIES[kernel.family].whole:
        return []
    same = (d for d in made if d.family.stem == FAMILIES[kernel.family].stem and d.columns < kernel.tile.n)
    return sorted((d for d in same if kernel.tile.m in d.heights), key=lambda d: d.columns)


#: Columns left over are the kernel's own, masked; or those of tiles of exactly their widths.
_AS_LEFT = "    %edge = arith.addi %nothing, %nothing : index"
_EXACT = "    %edge = arith.addi %rest, %nothing : index"


def edge_part(narrowest: int, arithmetic: Arithmetic) -> int:
    """Columns at least of each of two narrower drivers that share columns left over; 0 if any, or if there is none.

    A vector where half a one takes as long: two multiply-adds a cycle wait for what they load.
    """
    halves = 0 < narrowest < arithmetic.lanes
    return arithmetic.lanes if halves and not arithmetic.device.facts.get("half_vectors", 1) else 0


def _rounded_edge(kernel: MicroKernel, narrower: Sequence[Driver], arithmetic: Arithmetic) -> str:
    """%left_0, what %rest is rounded up to, and %edge, what of it is for narrower drivers: `computed_columns`."""
    narrowest = narrower[0].columns
    *widths, columns = (0, *rounded_widths(narrowest, kernel.tile.n, edge_part(narrowest, arithmetic)))
    lines, rounded = [f"    %columns = arith.constant {columns} : index"], "%columns"
    for width in reversed(widths):
        lines.append(f"""\
    %up_to_{width} = arith.constant {width} : index
    %fits_{width} = arith.cmpi ule, %rest, %up_to_{width} : index
    %rounded_{width} = arith.select %fits_{width}, %up_to_{width}, {rounded} : index""")
        rounded = f"%rounded_{width}"
    lines.append(f"""\
    %panel = arith.cmpi eq, {rounded}, %columns : index
    %left_0 = arith.select %panel, %nothing, {rounded} : index
    %edge = arith.select %panel, %nothing, %rest : index""")
    return "\n".join(lines)


def edge_rows(driver: Driver, rows: int, lanes: int) -> int:
    """Rows of a narrower driver's tiles beside a kernel's of so many: more, where those leave multiply-adds waiting."""
    enough = -(-SUMS_AT_ONCE * lanes // max(lanes, driver.columns))
    high = [height for height in driver.heights if height >= rows] or [rows]
    return next((height for height in high if height >= enough), high[-1])


def _edge_calls(narrower: Sequence[Driver], kernel: MicroKernel, around: Around) -> str:
    """Drivers of as many whole panels of %left_0 columns as they have, the widest first.

    The narrowest takes what is left, which need not be whole panels of its own where there are tiles of 48 columns
    (32 of 96 after one of 64), and masks what its last panel has too much.
    """
    lines, at = [], "%je"
    for i, driver in enumerate(reversed(narrower)):
        rest = "addi %nothing, %nothing" if driver is narrower[0] else f"remui %left_{i}, %width_{i}"
        lines.append(f"""\
    %width_{i} = arith.constant {driver.columns} : index
    %left_{i + 1} = arith.{rest} : index
    %part_{i} = arith.subi %left_{i}, %left_{i + 1} : index
    %whole_{i} = arith.addi {at}, %part_{i} : index
    %to_{i} = arith.minui %whole_{i}, %j1 : index
    %some_{i} = arith.cmpi ugt, %part_{i}, %nothing : index
    %rows_{i} = arith.constant {edge_rows(driver, kernel.tile.m, around.arithmetic.lanes)} : index
    scf.if %some_{i} {{
      {_call_driver(driver.name, at, f"%to_{i}", around, rows=f"%rows_{i}")}
    }}""")
        at = f"%to_{i}"
    return "\n".join(lines)


def _exact_edges(narrower: Sequence[Driver], around: Around) -> str:
    """Drivers of exactly the columns left over, the widest first: one for each bit of their number.

    The narrowest takes what is left.
    """
    lines, at = [], "%je"
    for i, driver in enumerate(reversed(narrower)):
        own = "%j1" if driver is narrower[0] else f"%whole_{i}"
        lines.append(f"""\
    %width_{i} = arith.constant {driver.columns} : index
    %part_{i} = arith.andi %edge, %width_{i} : index
    %whole_{i} = arith.addi {at}, %part_{i} : index
    %to_{i} = arith.addi {own}, %nothing : index
    %some_{i} = arith.cmpi ult, {at}, %to_{i} : index
    scf.if %some_{i} {{
      {_call_driver(driver.name, at, f"%to_{i}", around)}
    }}""")
        at = f"%to_{i}"
    return "\n".join(lines)


def _call_driver(
    name: str,
    first: str,
    end: str,
    around: Around,
    together: bool = False,
    rows: str = "%uM",
    products: str = "%one_more",
) -> str:
    """The driver on columns of the share; with an epilogue chunk after chunk, each finished while it is in cache.

    `products` is how many that follow one another it meets, where drivers take several.
    """
    epilogues, beyond = around.epilogues, around.beyond | (BATCHES if together else {})
    if takes_products(around.layout):
        _, *steps = BATCHES
        beyond = dict.fromkeys((products, *steps, ALL), "index") | beyond
    a, b, c, s = (_memory(around.arithmetic, around.layout)[name] for name in ("%A", "%B", "%C", "%S"))
    box = "%ic, %id, %jc, %jd" if epilogues.of_templates else f"%i0, %i1, {first}, {end}"
    values, kinds = ("".join(f", {x}" for x in some) for some in (beyond, beyond.values()))
    sums = "%sums" if epilogues.apart else "%C_first" if together else "%C"
    operands = f"%A_first, %B_first, {sums}" if together else f"%A, %B, {sums}"
    call = f"""func.call @{name}({operands}, %S, %base, {box}, %accumulate, {rows}, %uK, %uB{values})
        : ({a}, {b}, {c}, {s}, index, index, index, index, index, i1,
           index, index, index{kinds}) -> ()"""
    if not epilogues.of_templates:
        return call
    finish = epilogues.call(box, "%sums" if epilogues.apart else "%C")
    if together and epilogues.apart:  # sums in C: those of each product
        of_product = f"%finished = arith.select %apart, %own_sums, %C : {c}"
        finish = f"{of_product}\n{epilogues.call(box, '%finished')}"
    where = sums_of_chunk(around.arithmetic, "%C_first" if together else "%C") if epilogues.apart else ""
    return f"""scf.for %jc = {first} to {end} step %chunk_columns {{
      %j_next = arith.addi %jc, %chunk_columns : index
      %jd = arith.minui %j_next, {end} : index
      scf.for %ic = %i0 to %i1 step %chunk_rows {{
        %i_next = arith.addi %ic, %chunk_rows : index
        %id = arith.minui %i_next, %i1 : index
{where}
        {call}
        {_each(finish, around) if together else finish}
      }}
    }}"""


def program_function(
    name: str,
    patterns: Mapping[int, Sequence[Rectangle]],
    arithmetic: Arithmetic,
    epilogues: Epilogues,
    epilogue: Epilogue | None,
    layout: str = "nn",
) -> str:
    """`@<name>_program(A, B, C before, C, scratch, ..., M, N, accumulate, wg, wgs, batches, plan)`: each region.

    `patterns` maps the number of a pattern in a plan to the rectangles of its regions.
    """
    own = epilogue.arguments if epilogue else {}
    most = max(map(len, patterns.values()))
    bounds = [f"%{side}_{i}" for i in range(most) for side in ("r0", "r1", "c0", "c1")]
    plan = ["pattern", *(f"cut_{cut}" for cut in CUTS), *(f"kernel_{i}" for i in range(MOST_REGIONS))]
    cuts = "\n".join(f"  %{cut} = arith.index_cast %cut_{cut} : i32 to index" for cut in CUTS)
    cases = "\n".join(case_of_pattern(number, regions, most) for number, regions in patterns.items())
    nothing = ", ".join(["%zero"] * len(bounds))
    types = ", ".join(["index"] * len(bounds))
    memory = _memory(arithmetic, layout)
    calls = "\n".join(_call(i, memory, epilogues, epilogue) for i in range(most))
    in_turns = most > 1 and takes_products(layout) and not epilogue
    body = _in_turns(calls, memory, arithmetic) if in_turns else _ALL_AT_ONCE + calls
    return f"""
func.func private @{name}_program({declared((of_first(memory) if in_turns else memory) | own)}, %M: index, %N: index,
                                  %accumulate: i1, %wg: index, %wgs: index, {declared(BATCHES)},
                                  {", ".join(f"%{p}: i32" for p in plan)}) attributes {{no_inline}} {{
  %zero = arith.constant 0 : index
  %no_kernel = arith.constant 0 : i32
  %finish = arith.constant {epilogues.number(epilogue)} : index
{epilogues.memory(epilogue)}
{cuts}
  %number = arith.index_cast %pattern : i32 to index
  {", ".join(bounds)} = scf.index_switch %number -> {types}
{cases}
  default {{ scf.yield {nothing} : {types} }}
{body}
  return
}}"""


_ALL_AT_ONCE = "  %products = arith.addi %count, %zero : index\n"


def _in_turns(calls: str, memory: Mapping[str, str], arithmetic: Arithmetic) -> str:
    """All regions of as many products as half of the L2 holds, then of the next ones, where regions share operands."""
    return f"""\
  %one = arith.constant 1 : index
  %has_two = arith.cmpi sge, %kernel_1, %no_kernel : i32
  %turn = scf.if %has_two -> (index) {{
{bytes_of_product(arithmetic)}
    %half_l2 = arith.constant {arithmetic.device["l2_bytes"] // 2} : index
    %some_bytes = arith.maxui %bytes_of_product, %one : index
    %fit = arith.divui %half_l2, %some_bytes : index
    %some = arith.maxui %fit, %one : index
    scf.yield %some : index
  }} else {{
    %all = arith.maxui %count, %one : index
    scf.yield %all : index
  }}
  scf.for %batch = %zero to %count step %turn {{
    %products_left = arith.subi %count, %batch : index
    %products = arith.minui %products_left, %turn : index
{at_product(memory)}
{calls}
  }}"""


def case_of_pattern(number: int, regions: Sequence[Rectangle], most: int) -> str:
    """The case of an scf.index_switch that yields a pattern's rectangles; those that it lacks are empty."""
    lines, names = [], []
    for i, rectangle in enumerate(regions):
        for side, bound in zip(("r0", "r1", "c0", "c1"), rectangle, strict=True):
            value = f"%b{number}_{side}_{i}"
            lines.append(f"    {value} = affine.apply {bound_text(bound)}(%{', %'.join(CUTS)})[%M, %N]")
            names.append(value)
    names += ["%zero"] * (4 * most - len(names))
    types = ", ".join(["index"] * len(names))
    body = "\n".join(lines)
    return f"  case {number} {{\n{body}\n    scf.yield {', '.join(names)} : {types}\n  }}"


def bound_text(bound: ir.AffineMap) -> str:
    """The map as an attribute that stands on its own."""
    return str(ir.AffineMapAttr.get(bound))


def _call(region: int, memory: Mapping[str, str], epilogues: Epilogues, epilogue: Epilogue | None) -> str:
    values = [*memory, *epilogues.values(epilogue)]
    kinds = [*memory.values(), *epilogues.arguments().values()]
    box = f"%r0_{region}, %r1_{region}, %c0_{region}, %c1_{region}"
    count, *steps = BATCHES
    batches = ["%products", *steps, count]
    kinds += ["index"] * 4 + ["i1"] + ["index"] * (2 + len(batches))
    return f"""\
  %has_{region} = arith.cmpi sge, %kernel_{region}, %no_kernel : i32
  scf.if %has_{region} {{
    func.call @run_region(%kernel_{region}, {", ".join(values)}, {box}, %accumulate, %wg, %wgs, {", ".join(batches)})
        : (i32, {", ".join(kinds)}) -> ()
  }}"""

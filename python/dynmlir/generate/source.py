"""The operator that is measured, as MLIR: of any element types and layout, with or without a batch."""

from __future__ import annotations

from dynmlir.kernels.contraction import GROUPS, PANELS
from dynmlir.kernels.element_types import ElementTypes, storage
from dynmlir.kernels.panels import PanelForm


def prepacked_source(types: ElementTypes, form: PanelForm) -> str:
    """The same of a B in panels; N is an argument."""
    a, b, c = (f"tensor<?x?x{storage(kind)}>" for kind in (types.a, types.b, types.c))
    panels = f"tensor<?x?x{'x'.join(map(str, form.tiles))}x{storage(types.b)}>"
    dims, tiles = (", ".join(map(str, each)) for each in (form.dims("kn"), form.tiles))
    own = f"  %b = tensor.extract_slice %u[{form.before}, 0] [%k, %n] [1, 1] : {b} to {b}\n" if form.before else ""
    return f"""
func.func @matmul(%a: {a}, %p: {panels}, %n: index) -> {c} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant {"0.0" if types.is_float else "0"} : {types.c}
  %m = tensor.dim %a, %c0 : {a}
  %k = tensor.dim %a, %c1 : {a}
  %before = arith.constant {form.before} : index
  %rows = arith.addi %k, %before : index
  %f = tensor.empty({"%rows" if form.before else "%k"}, %n) : {b}
  {"%u" if form.before else "%b"} = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [{dims}]
         inner_tiles = [{tiles}] into %f {"{dynmlir.groups} " if form.depth else ""}: {panels} -> {b}
{own}\
  %e = tensor.empty(%m, %n) : {c}
  %i = linalg.fill ins(%zero : {types.c}) outs(%e : {c}) -> {c}
  %r = linalg.matmul ins(%a, %b : {a}, {b}) outs(%i : {c}) -> {c}
  return %r : {c}
}}
"""


def matmul_source(types: ElementTypes, layout: str = "nn", batched: bool = False) -> str:
    """A function @matmul of all sizes dynamic: A B, in C's type."""
    return contraction_source("matmul", types, layout, batched)


def operand_dims(layout: str, batched: bool) -> tuple[str, str, str]:
    """The dimensions of A, B and C as they lie: ("bmk", "bnk", "bmn") of layout "nt" with a batch."""
    a, b = ("mk", "km")[layout[0] == "t"], {"n": "kn", "t": "nk", "p": PANELS, "g": GROUPS}[layout[1]]
    return ("b" + a, "b" + b, "bmn") if batched else (a, b, "mn")


def contraction_source(name: str, types: ElementTypes, layout: str = "nn", batched: bool = False) -> str:
    """A function of this name, of all sizes dynamic, whose A and B lie as the layout says; C in its own type."""
    dims = operand_dims(layout, batched)
    a, b, c = (f"tensor<{'?x' * len(d)}{storage(t)}>" for d, t in zip(dims, (types.a, types.b, types.c), strict=True))
    sizes = {x: ("a", dims[0].index(x)) for x in dims[0]} | {"n": ("b", dims[1].index("n"))}
    loops = "b, m, n, k" if batched else "m, n, k"
    maps = ", ".join(f"affine_map<({loops}) -> ({', '.join(d)})>" for d in dims)
    given = "" if layout == "nn" else f"indexing_maps = [{maps}] "
    lines = [f"  %at{i} = arith.constant {i} : index" for i in range(3)]
    for x in dims[2]:
        operand, place = sizes[x]
        lines.append(f"  %size_{x} = tensor.dim %{operand}, %at{place} : {a if operand == 'a' else b}")
    extended, left, left_type = unsigned_a(types, a)
    return f"""
func.func @{name}(%a: {a}, %b: {b}) -> {c} {{
  %zero = arith.constant {"0.0" if types.is_float else "0"} : {types.c}
{chr(10).join(lines)}
  %e = tensor.empty({", ".join(f"%size_{x}" for x in dims[2])}) : {c}
  %i = linalg.fill ins(%zero : {types.c}) outs(%e : {c}) -> {c}
{extended}  %r = linalg.{"batch_" * batched}matmul {given}ins({left}, %b : {left_type}, {b}) outs(%i : {c}) -> {c}
  return %r : {c}
}}
"""


def unsigned_a(types: ElementTypes, a: str) -> tuple[str, str, str]:
    """(MLIR that extends %a of this type where it has no sign, what the product reads, its type)."""
    if not types.a.startswith("u"):
        return "", "%a", a
    wide = a.replace(f"x{storage(types.a)}>", f"x{types.c}>")
    return f"  %extended = arith.extui %a : {a} to {wide}\n", "%extended", wide

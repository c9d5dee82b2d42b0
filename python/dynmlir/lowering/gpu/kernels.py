"""A GPU micro-kernel as one function: templates in lib/templates/gpu, unrolled, inlined and folded.

Loops that upstream must unroll are affine.for in the templates, online loops are scf.for. The sums of a thread are
one vector value through all loops; unrolling makes every position in it a constant, and folding takes it apart.
"""

from __future__ import annotations

from functools import partial

from dynmlir.bindings import context, ir, passmanager
from dynmlir.lowering.arithmetic import matrix
from dynmlir.lowering.gpu.epilogue import Finish, declaration, store_names
from dynmlir.lowering.gpu.families import ELEMENT_BYTES
from dynmlir.lowering.gpu.inline import inline_calls
from dynmlir.lowering.gpu.operands import operand_names, operand_pieces
from dynmlir.lowering.gpu.structure import LEAST_ASYNC_BYTES, Structure
from dynmlir.lowering.gpu.wgmma import wgmma_names
from dynmlir.resources import template_text

_read = partial(template_text, "templates/gpu")

SHARED = "#gpu.address_space<workgroup>"
_UNROLL = (
    "builtin.module(func.func(affine-loop-unroll{unroll-factor=1024 unroll-up-to-factor=true unroll-num-reps=8},"
    "lower-affine,canonicalize,cse))"
)
_CLEAN = "builtin.module(func.func(canonicalize,cse,loop-invariant-code-motion,canonicalize,cse))"


def function_name(kernel: str, accumulate: bool) -> str:
    """The function of a micro-kernel."""
    return f"{kernel}_added" if accumulate else kernel


def lower_kernel(made: Structure, accumulate: bool, finish: Finish | None = None) -> str:
    """The function of one micro-kernel, as text in generic form. Its epilogue, if any, is called, not inlined."""
    with context(), ir.Location.unknown():
        module = ir.Module.parse(kernel_text(made, accumulate, finish))
        passmanager.PassManager.parse(_UNROLL).run(module.operation)
        functions = {
            ir.StringAttr(op.attributes["sym_name"]).value: op.operation
            for op in module.body.operations
            if len(op.regions[0].blocks)
        }
        name = function_name(made.kernel.name, accumulate)
        inline_calls(functions, name, ir)
        kernel = functions.pop(name)
        for other in functions.values():
            other.erase()
        passmanager.PassManager.parse(_CLEAN).run(module.operation)
        return kernel.get_asm(print_generic_op_form=True, use_local_scope=True)


def kernel_text(made: Structure, accumulate: bool, finish: Finish | None = None) -> str:
    """The templates of a kernel with their placeholders filled in: functions that call each other."""
    result, finish = ("f32", None) if made.family.split else (made.result, finish)
    names = _names(made, result, accumulate, finish)
    pieces = [piece for operand in "AB" for piece in operand_pieces(made, names, operand)]
    arithmetic, fragments = made.family.arithmetic, made.family.fragments
    always = _copies_always(made)
    pieces.append(_read("fetch_always" if always else "fetch", names))
    names["drained"] = _read("drained", names) if always else ""
    names["first_blocks"] = _read("first_blocks", names) if made.ahead > 1 else ""
    if arithmetic != "simt":
        pieces.append(_read("warp_origin", names))
    if arithmetic == "wgmma":
        names |= wgmma_names(made)
    if arithmetic == "mma" and made.loads_ahead:
        names |= _steps(made, names)
    elif arithmetic == "mma":
        pieces.append(_read("compute_mma", names))
    pieces.append(_read(fragments or arithmetic, names))
    if arithmetic == "simt":
        pieces.append(_read("wide_f32" if made.element == "f32" else "wide_f16", names))
    pieces += _stores(made, names, result, accumulate and not made.family.split, finish)
    pipeline = "wgmma" if arithmetic == "wgmma" else "ahead" if made.loads_ahead else ""
    pieces.append(_read(f"pipeline_{pipeline}" if pipeline else "pipeline", names))
    return "\n".join(pieces)


def _copies_always(made: Structure) -> bool:
    """Whether blocks beyond the end are copied, too, as zeros: copies through registers are loops and no part of the
    code around them; beside a wgmma under way a branch does no harm."""
    least = min(made.copy_bytes(operand) for operand in "AB")
    return least >= LEAST_ASYNC_BYTES and (made.family.arithmetic == "simt" or made.loads_ahead)


def _stores(made: Structure, names: dict[str, object], result: str, added: bool, finish: Finish | None) -> list[str]:
    """From the sums of a thread to C, all neighbours of it together; where rows of C may not allow that, both ways."""
    count = int(str(names["count"]))
    least = _least_stored(made, count)
    # Beside places of pixels, and addresses of copies of 4 bytes to tf32, there are no registers for both.
    full = made.image == "B" or (made.family.fragments == "mma_tf32" and not made.transposed("B"))
    most = least if full else count
    pieces = []
    for some in sorted({most, least}):
        wide = names | {
            "width": some,
            "pairs": some // 2,
            "parts": count // some,
            "align_out": some * ELEMENT_BYTES[result],
            **store_names(finish, result, some),
        }
        files = ["store_simt" if made.family.arithmetic == "simt" else "store_mma", "store_some"]
        files += ["before_added" if added else "before_nothing", _rounded(str(names["TS"]), some)]
        pieces += [_read(name, wide) for name in files]
        pieces.append(declaration(finish, result, some))
    how = "store_any" if least < most else "store_aligned"
    return [*pieces, _read(how, names | {"width": most, "least": least})]


def _rounded(sums: str, width: int) -> str:
    return "rounded_f32" if sums == "f32" else "rounded_bf16" if sums == "bf16" and width > 1 else "rounded_f16"


def _least_stored(made: Structure, count: int) -> int:
    """How many of a thread's neighbours can be stored together whatever N is: only where it is the innermost size of B
    do copies say something of it."""
    told = 1 if made.transposed("B") else made.aligned_to("B")
    return max(min(count, told), made.alignments[2])


def _names(made: Structure, result: str, accumulate: bool, finish: Finish | None) -> dict[str, object]:
    """The placeholders that all templates share."""
    m, n, k = made.kernel.tile
    operands = {f"%E{i}": matrix(element) for i, (_, element) in enumerate(finish.extras if finish else ())}
    names: dict[str, object] = {
        "name": function_name(made.kernel.name, accumulate),
        "T": made.element,
        "TS": finish.sums if finish else result,
        "TO": result,
        "MT": matrix(made.element),
        "MO": matrix(result),
        "extra_parameters": "".join(f", {name}: {kind}" for name, kind in operands.items()),
        "extra_values": "".join(f", {name}" for name in operands),
        "extra_types": "".join(f", {kind}" for kind in operands.values()),
        "shared": SHARED,
        "threads": made.threads,
        "stages": made.stages,
        "ahead": made.ahead,
        "before": made.ahead - 1,
        "uM": m,
        "uN": n,
        "uK": k,
        "b_at": made.a_bytes,
        "warps_n": made.warps_n,
        "count": 4 if made.family.arithmetic == "simt" else 2,
        "align_4": 4 * ELEMENT_BYTES[made.element],
        **operand_names(made, SHARED),
    }
    return names | (_simt_names(made) if made.family.arithmetic == "simt" else _mma_names(made))


def _simt_names(made: Structure) -> dict[str, object]:
    thread_m, fours = made.kernel.tile.m // made.warps_m // 4, made.kernel.tile.n // made.warps_n // 32
    return {
        "thread_m": thread_m,
        "thread_n": 4 * fours,
        "fours_n": fours,
        "down": 4 * made.warps_m,
        "right": 32 * made.warps_n,
        "ACC": f"vector<{thread_m}x{fours}x4xf32>",
    }


def _mma_names(made: Structure) -> dict[str, object]:
    warp_m, warp_n = made.kernel.tile.m // made.warps_m, made.kernel.tile.n // made.warps_n
    tiles_m, tiles_n, pairs_n = warp_m // 16, warp_n // 8, warp_n // 16
    narrow = made.family.fragments == "mma_tf32"
    names: dict[str, object] = {
        "step": made.family.step,
        "warp_m": warp_m,
        "warp_n": warp_n,
        "tiles_m": tiles_m,
        "tiles_n": tiles_n,
        "pairs_n": pairs_n,
        "ACC": f"vector<{tiles_m}x{tiles_n}x2x2xf32>",
        # Fragments of A and of B for one step; ldmatrix reads those of B in pairs.
        "FA": f"vector<{tiles_m}x4x{1 if narrow else 2}x{made.element}>",
        "FB": f"vector<{tiles_n}x2x1xf32>" if narrow else f"vector<{pairs_n}x4x2x{made.element}>",
    }
    return names


def _steps(made: Structure, names: dict[str, object]) -> dict[str, str]:
    """The steps of a block but the last: fragments of each are loaded before the products of the one before."""
    sa, sb, fa, fb, acc = (names[kind] for kind in ("SA", "SB", "FA", "FB", "ACC"))
    count = made.kernel.tile.k // made.family.step
    loads = [
        f"    %k_{i} = arith.constant {i * made.family.step} : index\n"
        f"    %a_{i}, %b_{i} = func.call @fragments(%sa, %sb, %stage, %k_{i}{names['lane_values']}) : "
        f"({sa}, {sb}, index, index{names['lane_types']}) -> ({fa}, {fb})"
        for i in range(1, count)
    ]
    sums = ["%acc", *(f"%acc_{i}" for i in range(1, count))]
    products = [
        f"    {sums[i + 1]} = func.call @products(%a_{i}, %b_{i}, {sums[i]}) : ({fa}, {fb}, {acc}) -> {acc}"
        for i in range(count - 1)
    ]
    rest = [text for pair in zip(products, [*loads[1:], ""], strict=False) for text in pair if text]
    last = {"last": str(count - 1), "acc_last": sums[-1]}
    return {"second_fragments": "".join(loads[:1]), "first_products": "\n".join(rest), **last}

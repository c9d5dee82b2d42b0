"""A GPU micro-kernel as one function: templates in lib/templates/gpu, unrolled, inlined and folded.

Loops that upstream must unroll are affine.for in the templates, online loops are scf.for. The sums of a thread are
one vector value through all loops; unrolling makes every position in it a constant, and folding takes it apart.
"""

from __future__ import annotations

from string import Template

from dynmlir.bindings import ir, passmanager
from dynmlir.lowering.gpu.families import ELEMENT_BYTES
from dynmlir.lowering.gpu.inline import inline_calls
from dynmlir.lowering.gpu.structure import CHUNK_BYTES, Structure
from dynmlir.lowering.gpu.wgmma import BLOCK_COLUMNS, wgmma_names
from dynmlir.resources import lib_file

SHARED = "#gpu.address_space<workgroup>"
_UNROLL = (
    "builtin.module(func.func(affine-loop-unroll{unroll-factor=1024 unroll-up-to-factor=true unroll-num-reps=8},"
    "lower-affine,canonicalize,cse))"
)
_CLEAN = "builtin.module(func.func(canonicalize,cse,loop-invariant-code-motion,canonicalize,cse))"


def function_name(kernel: str, accumulate: bool) -> str:
    """The function of a micro-kernel."""
    return f"{kernel}_added" if accumulate else kernel


def lower_kernel(made: Structure, accumulate: bool) -> str:
    """The function of one micro-kernel, as text in generic form."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(kernel_text(made, accumulate))
        passmanager.PassManager.parse(_UNROLL).run(module.operation)
        functions = {ir.StringAttr(op.attributes["sym_name"]).value: op.operation for op in module.body.operations}
        name = function_name(made.kernel.name, accumulate)
        inline_calls(functions, name, ir)
        for other, function in functions.items():
            if other != name:
                function.erase()
        passmanager.PassManager.parse(_CLEAN).run(module.operation)
        return module.body.operations[0].operation.get_asm(print_generic_op_form=True, use_local_scope=True)


def kernel_text(made: Structure, accumulate: bool) -> str:
    """The templates of a kernel with their placeholders filled in: functions that call each other."""
    result = "f32" if made.family.split else made.result
    names = _names(made, result, accumulate)
    pieces = [_operand(made, names, operand) for operand in ("A", "B")]
    pieces.append(_read("fetch", names))
    if made.family.arithmetic == "wgmma":
        names |= wgmma_names(made)
        pieces.append(_read("mma", names))
    pieces.append(_read(made.family.arithmetic, names))
    if made.family.fragments:
        pieces.append(_read(made.family.fragments, names))
    if made.family.arithmetic == "simt":
        pieces.append(_read("wide_f32" if made.element == "f32" else "wide_f16", names))
    added = accumulate and not made.family.split
    endings = ("store_some", "before_added" if added else "before_nothing")
    pieces += [_read(name, names) for name in (*endings, "rounded_f32" if result == "f32" else "rounded_f16")]
    pieces.append(_read("pipeline_wgmma" if made.family.arithmetic == "wgmma" else "pipeline", names))
    return "\n".join(pieces)


def _names(made: Structure, result: str, accumulate: bool) -> dict[str, object]:
    """The placeholders that all templates share."""
    m, n, k = made.kernel.tile
    count = 4 if made.family.arithmetic == "simt" else 2
    width = min(count, made.aligned)
    warp_m, warp_n = m // made.warps_m, n // made.warps_n
    names: dict[str, object] = {
        "name": function_name(made.kernel.name, accumulate),
        "T": made.element,
        "TO": result,
        "shared": SHARED,
        "threads": made.threads,
        "stages": made.stages,
        "ahead": made.stages - 1,
        "before": made.stages - 2,
        "uM": m,
        "uN": n,
        "uK": k,
        "SA": f"memref<{made.stages}x{m}x{k}x{made.element}, {SHARED}>",
        "SB": f"memref<{made.stages}x{k}x{n}x{made.element}, {SHARED}>",
        "b_at": made.a_bytes,
        "warps_n": made.warps_n,
        "count": count,
        "width": width,
        "parts": count // width,
        "align_4": 4 * ELEMENT_BYTES[made.element],
        "align_out": width * ELEMENT_BYTES[result],
    }
    if made.family.arithmetic == "simt":
        thread_m, fours = warp_m // 4, warp_n // 32
        return names | {
            "thread_m": thread_m,
            "thread_n": 4 * fours,
            "fours_n": fours,
            "down": 4 * made.warps_m,
            "right": 32 * made.warps_n,
            "ACC": f"vector<{thread_m}x{fours}x4xf32>",
        }
    if made.family.arithmetic == "wgmma":
        names["SB"] = f"memref<{made.stages * n // BLOCK_COLUMNS}x{k}x{BLOCK_COLUMNS}x{made.element}, {SHARED}>"
    return names | {
        "warp_m": warp_m,
        "warp_n": warp_n,
        "tiles_m": warp_m // 16,
        "tiles_n": warp_n // 8,
        "pairs_n": warp_n // 16,
        "ACC": f"vector<{warp_m // 16}x{warp_n // 8}x2x2xf32>",
    }


def _operand(made: Structure, names: dict[str, object], operand: str) -> str:
    """The copy of one operand's tile into shared memory, and where in it elements lie."""
    m, n, k = made.kernel.tile
    rows, columns = (m, k) if operand == "A" else (k, n)
    size = ELEMENT_BYTES[made.element]
    elements = max(1, made.family.copy_bytes // size)
    copies = rows * columns // elements
    block = operand == "B" and made.family.arithmetic == "wgmma"
    if block:
        columns, copies = BLOCK_COLUMNS, copies // (n // BLOCK_COLUMNS)
    copy = _read(
        "copy_async" if made.family.copy_bytes else "copy_plain",
        names
        | {
            "X": operand,
            "R": rows,
            "C": columns,
            "V": elements,
            "across": columns // elements,
            "copies": copies,
            "rounds": -(-copies // made.threads),
            "to": names[f"S{operand}"],
            "function": "copy_block" if block else f"copy_{operand}",
            "bypass": "{bypassL1}" if made.family.copy_bytes == CHUNK_BYTES else "",
        },
    )
    return _read("swizzle", names | {"X": operand, **_swizzle(made, operand, columns)}) + copy


def _swizzle(made: Structure, operand: str, columns: int) -> dict[str, int]:
    """Eight rows that an instruction reads together, 16 bytes each, lie in different banks of 128 bytes.

    B of tf32 is read in groups of four rows and eight columns; B on CUDA cores row by row, where none is needed.
    """
    size = ELEMENT_BYTES[made.element]
    chunks = min(8, columns * size // CHUNK_BYTES)
    shift, mask, times = (8 // chunks).bit_length() - 1, chunks - 1, 1
    if operand == "B" and made.family.arithmetic == "simt":
        mask = 0
    elif operand == "B" and made.family.fragments == "mma_tf32":
        shift, mask, times = 0, min(3, chunks // 2 - 1), 2
    return {"chunk": CHUNK_BYTES // size, "shift": shift, "mask": mask, "times": times}


def _read(name: str, names: dict[str, object]) -> str:
    return Template(lib_file("templates", "gpu", f"{name}.mlir").read_text()).substitute(names)

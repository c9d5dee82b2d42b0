"""The instructions of the wgmma family, as text: registers and descriptors have to be listed one by one."""

from __future__ import annotations

from dynmlir.kernels.occupancy import SWIZZLE_BYTES, used_bytes
from dynmlir.lowering.gpu.structure import Structure

#: Columns of an operand along M or N that lie together in shared memory: 128 bytes.
BLOCK_COLUMNS = 64
#: Elements of the reduction of one instruction; the bytes from one to the next, along a row or down from row to row.
STEP, ALONG_K_BYTES, ACROSS_K_BYTES = 16, 32, 2048
UNIT_BYTES = 16


def wgmma_names(made: Structure) -> dict[str, object]:
    """The placeholders of lib/templates/gpu/wgmma.mlir and pipeline_wgmma.mlir."""
    m, n, k = made.kernel.tile
    sums, steps = n // 2, range(k // STEP)
    registers = ", ".join(f"%sums#{i}" for i in range(sums))
    descriptors = ", ".join(f"%{operand}_{i}" for i in steps for operand in "ab")
    tied = ",".join(map(str, range(sums)))
    outputs = ",".join(["=f"] * sums)
    floats = ", ".join(["f32"] * sums)
    struct = f"!llvm.struct<({floats})>"
    return {
        "sums": sums,
        "struct": struct,
        "swizzle_bytes": SWIZZLE_BYTES,
        "swizzle_mask": SWIZZLE_BYTES - 1,
        "used_bytes": used_bytes(made.kernel),
        "a_stage_bytes": m * k * 2,
        "b_stage_bytes": n * k * 2,
        "b_block_bytes": k * BLOCK_COLUMNS * 2,
        "descriptors": "\n".join(_descriptors(made, i) for i in steps[1:]),
        "b_leading": "any" if made.transposed("B") else "block_bytes",
        "start_asm": _asm(made, sums),
        "start_constraints": ",".join([outputs, *["l"] * (2 * len(steps)), tied, "~{memory}"]),
        "start_operands": f"{descriptors}, {registers}",
        "start_types": ", ".join([*["i64"] * (2 * len(steps)), floats]),
        "start_results": "\n".join(f"  %next_{i} = llvm.extractvalue %struct[{i}] : {struct}" for i in range(sums)),
        "listed": ", ".join(f"%next_{i}" for i in range(sums)),
        "end_constraints": f"{outputs},{tied},~{{memory}}",
        "end_operands": registers,
        "end_types": floats,
    }


def _descriptors(made: Structure, step: int) -> str:
    """Those of a step of the reduction: addresses are in units of 16 bytes, in the lowest bits."""
    a_bytes = ACROSS_K_BYTES if made.transposed("A") else ALONG_K_BYTES
    b_bytes = ALONG_K_BYTES if made.transposed("B") else ACROSS_K_BYTES
    return f"""\
  %a_by_{step} = arith.constant {step * a_bytes // UNIT_BYTES} : i64
  %b_by_{step} = arith.constant {step * b_bytes // UNIT_BYTES} : i64
  %a_{step} = arith.addi %a_0, %a_by_{step} : i64
  %b_{step} = arith.addi %b_0, %b_by_{step} : i64"""


def _asm(made: Structure, sums: int) -> str:
    """A fence, an instruction for every 16 of the reduction, and their group.

    The last two immediates say which of A and B lie across the reduction.
    """
    across = f"{int(made.transposed('A'))}, {int(not made.transposed('B'))}"
    listed = ", ".join(f"${i}" for i in range(sums))
    name = f"wgmma.mma_async.sync.aligned.m64n{made.kernel.tile.n}k16.f32.{made.element}.{made.element}"
    products = " ".join(
        f"{name} {{{listed}}}, ${sums + 2 * i}, ${sums + 2 * i + 1}, p, 1, 1, {across};"
        for i in range(made.kernel.tile.k // STEP)
    )
    start = ".reg .pred p; setp.ne.b32 p, 1, 0; wgmma.fence.sync.aligned;"
    return f"{{ {start} {products} wgmma.commit_group.sync.aligned; }}"

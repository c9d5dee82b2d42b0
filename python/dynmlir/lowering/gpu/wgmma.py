"""The instructions of the wgmma family, as text: registers and descriptors have to be listed one by one."""

from __future__ import annotations

from dynmlir.lowering.gpu.structure import Structure

#: Columns of B that lie together in shared memory: 128 bytes.
BLOCK_COLUMNS = 64
#: Elements of the reduction of one instruction, and the bytes from one to the next in A's rows and in B's.
STEP, A_STEP_BYTES, B_STEP_BYTES = 16, 32, 2048


def wgmma_names(made: Structure) -> dict[str, object]:
    """The placeholders of lib/templates/gpu/wgmma.mlir."""
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
        "a_stage_bytes": m * k * 2,
        "b_stage_bytes": n * k * 2,
        "b_block_bytes": k * BLOCK_COLUMNS * 2,
        "b_blocks": n // BLOCK_COLUMNS,
        "descriptors": "\n".join(_descriptors(i) for i in steps),
        "start_asm": _asm(made, sums),
        "start_constraints": ",".join([outputs, *["l"] * (2 * len(steps)), tied]),
        "start_operands": f"{descriptors}, {registers}",
        "start_types": ", ".join([*["i64"] * (2 * len(steps)), floats]),
        "start_results": "\n".join(f"  %next_{i} = llvm.extractvalue %struct[{i}] : {struct}" for i in range(sums)),
        "listed": ", ".join(f"%next_{i}" for i in range(sums)),
        "end_constraints": f"{outputs},{tied}",
        "end_operands": registers,
        "end_types": floats,
    }


def _descriptors(step: int) -> str:
    return f"""\
  %a_by_{step} = arith.constant {step * A_STEP_BYTES} : index
  %b_by_{step} = arith.constant {step * B_STEP_BYTES} : index
  %a_at_{step} = arith.addi %a, %a_by_{step} : index
  %b_at_{step} = arith.addi %b, %b_by_{step} : index
  %a_{step} = func.call @descriptor(%a_at_{step}, %any) : (index, index) -> i64
  %b_{step} = func.call @descriptor(%b_at_{step}, %block_bytes) : (index, index) -> i64"""


def _asm(made: Structure, sums: int) -> str:
    """A fence, an instruction for every 16 of the reduction, and their group. B is transposed: it lies along N."""
    listed = ", ".join(f"${i}" for i in range(sums))
    name = f"wgmma.mma_async.sync.aligned.m64n{made.kernel.tile.n}k16.f32.{made.element}.{made.element}"
    products = " ".join(
        f"{name} {{{listed}}}, ${sums + 2 * i}, ${sums + 2 * i + 1}, p, 1, 1, 0, 1;"
        for i in range(made.kernel.tile.k // STEP)
    )
    start = ".reg .pred p; setp.ne.b32 p, 1, 0; wgmma.fence.sync.aligned;"
    return f"{{ {start} {products} wgmma.commit_group.sync.aligned; }}"

"""What a tile of pixels sums up along a run of its windows: step after step, a tile of few pixels in several chains.

A multiply-add waits for the one before it of the same sum. Few pixels have so few sums that they would wait most of the
time; so they have several of each element, which are added behind the run.
"""

from __future__ import annotations

from collections.abc import Callable

from dynmlir.lowering.arithmetic import SUMS_AT_ONCE, Arithmetic, extension

_Reader = Callable[[str, dict[str, object]], str]


def run_of_window(rows: int, columns: int, names: dict[str, object], arithmetic: Arithmetic, read: _Reader) -> str:
    """%of_run: the sums of so many pixels behind a run, %run_0 ... before it."""
    made = names | {
        "step": _step("", rows, columns, names, arithmetic),
        "results": _list(rows, "%next_{}"),
        "from_runs": _list(rows, "%sum_{0} = %run_{0}"),
    }
    chains = _chains(rows, columns, arithmetic)
    if chains == 1:
        return read("templates/matmul/window_run", made)
    return read("templates/matmul/window_run_in_chains", made | _in_chains(chains, rows, columns, names, arithmetic))


def _chains(rows: int, columns: int, arithmetic: Arithmetic) -> int:
    chains, sums = 1, rows * -(-columns // arithmetic.lanes)
    while chains * sums < SUMS_AT_ONCE:
        chains *= 2
    return chains


def _in_chains(
    chains: int, rows: int, columns: int, names: dict[str, object], arithmetic: Arithmetic
) -> dict[str, object]:
    """The first chain goes on from the sums that there are, the others begin with zero."""
    kind = f"vector<{columns}x{arithmetic.types.c}>"
    zero = str(names["zero_c"]).split(" ", 1)[0]
    places = [(chain, i) for chain in range(chains) for i in range(rows)]
    begun = [f"%run_{i}" if chain == 0 else "%nothing" for chain, i in places]
    joined, ended = [], []
    for i in range(rows):
        held = f"%of_chains#{i}"
        for chain in range(1, chains):
            joined.append(
                f"        %joined_{i}_{chain} = {names['add']} {held}, %of_chains#{chain * rows + i} : {kind}"
            )
            held = f"%joined_{i}_{chain}"
        ended.append(held)
    steps = [_step(f"_chain{chain}", rows, columns, names, arithmetic) for chain in range(chains)]
    for chain in range(1, chains):
        place = f"""\
          %skip_chain{chain} = arith.constant {chain} : index
          %p_chain{chain} = arith.addi %p_chain0, %skip_chain{chain} : index
"""
        steps[chain] = place + steps[chain]
    return {
        "CHAINS": chains,
        "SUMS": len(places),
        "nothing": f"dense<{zero}> : {kind}",
        "from_chains": ", ".join(f"%sum_{i}_chain{chain} = {of}" for (chain, i), of in zip(places, begun, strict=True)),
        "vectors_of_chains": ", ".join([kind] * len(places)),
        "steps_of_chains": "\n".join(steps),
        "results_of_chains": ", ".join(f"%next_{i}_chain{chain}" for chain, i in places),
        "joined": "\n".join(joined),
        "from_joined": ", ".join(f"%sum_{i} = {of}" for i, of in enumerate(ended)),
    }


def _list(rows: int, text: str) -> str:
    return ", ".join(text.format(i) for i in range(rows))


def _step(chain: str, rows: int, columns: int, names: dict[str, object], arithmetic: Arithmetic) -> str:
    """Of each pixel an element times the weights, added to the sum; `chain` ends all names."""
    return "\n".join(
        [
            f"""\
          %in_panel{chain} = arith.subi %p{chain}, %k0 : index
          %b{chain} = vector.load %B[%in_panel{chain}, %c0] : {names["P"]}, vector<{columns}x{names["s"]}>""",
            *(_product(i, chain, columns, names, arithmetic) for i in range(rows)),
        ]
    )


def _product(i: int, chain: str, columns: int, names: dict[str, object], arithmetic: Arithmetic) -> str:
    kind, to = arithmetic.types.a, arithmetic.types.c
    sums, of = f"vector<{columns}x{to}>", f"{i}{chain}"
    wide, name = extension(f"%a_{of}", f"%wide_{of}", kind, to)
    lines = f"""\
          %at_{of} = arith.addi %x_{i}, %p{chain} : index
          %a_{of} = memref.load %X[%c0, %at_{of}] : {names["A"]}
{wide}          %every_{of} = vector.broadcast {name} : {to} to {sums}
"""
    return lines + arithmetic.fused(f"%next_{of}", f"%every_{of}", f"%b{chain}", f"%sum_{of}", sums)

"""Peak arithmetic and bandwidths of the host, measured by a module of two loops (lib/templates/probe).

A rate is the best of several short runs on one thread, by the thread's own clock: a peak is what the device
can do, and whatever disturbs a run only lowers it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from string import Template

from dynmlir.device.facts import Device
from dynmlir.resources import lib_file
from dynmlir.runtime import CompiledModule, empty

#: Independent sums: above latency times issue rate of a multiply-add, and within 16 registers.
ACCUMULATORS = 12
#: Sizes of what is read: half of an L1, an L2; a quarter of an L3, and what no cache holds.
_MOST_BYTES = 96 << 20
RUNS = 7
_FLOATS = 4


def probe_text(device: Device) -> str:
    """The module for a device's vectors."""
    lanes, each = device["vector_bits"] // 32, range(ACCUMULATORS)
    vector = f"vector<{lanes}xf32>"
    names = {
        "lanes": lanes,
        "accumulators": ACCUMULATORS,
        "step": lanes * ACCUMULATORS,
        "types": ", ".join([vector] * ACCUMULATORS),
        "starts": ", ".join(f"%s{i} = %v" for i in each),
        "inner_starts": ", ".join(f"%t{i} = %s{i}" for i in each),
        "nexts": ", ".join(f"%n{i}" for i in each),
        "inner": ", ".join(f"%inner#{i}" for i in each),
        "multiply_adds": "\n".join(f"        %n{i} = vector.fma %s{i}, %v, %s{i} : {vector}" for i in each),
        "reads": "\n".join(_read(i, lanes, vector) for i in each),
        "sum_up": "\n".join(_sum(i, vector) for i in range(1, ACCUMULATORS)),
    }
    return Template(lib_file("templates", "probe", "probe.mlir").read_text()).substitute(names)


def _read(i: int, lanes: int, vector: str) -> str:
    return f"""\
          %o{i} = arith.constant {i * lanes} : index
          %at{i} = arith.addi %i, %o{i} : index
          %x{i} = vector.load %X[%at{i}] : memref<?xf32>, {vector}
          %n{i} = arith.addf %t{i}, %x{i} : {vector}"""


def _sum(i: int, vector: str) -> str:
    before = "%sums#0" if i == 1 else f"%total{i - 1}"
    after = "%total" if i == ACCUMULATORS - 1 else f"%total{i}"
    return f"      {after} = arith.addf {before}, %sums#{i} : {vector}"


def measure_rates(module: CompiledModule, device: Device) -> dict[str, int]:
    """`peak_mflops_per_pe`, `l1_mbs`, `l2_mbs`, `l3_mbs`, `dram_mbs` of the host that `device` describes."""
    sizes = {
        "l1_mbs": device["l1_bytes"] // 2,
        "l2_mbs": device["l2_bytes"] // 2,
        "l3_mbs": min(device["l3_bytes"] // 4, _MOST_BYTES),
        "dram_mbs": min(2 * device["l3_bytes"], _MOST_BYTES),
    }
    rates = {"peak_mflops_per_pe": _arithmetic(module, device)}
    return rates | {fact: _bandwidth(module, device, size) for fact, size in sizes.items()}


def _arithmetic(module: CompiledModule, device: Device) -> int:
    lanes, rounds = device["vector_bits"] // 32, 200_000
    x = empty((lanes,))
    x[...] = 0.5
    return int(2 * lanes * ACCUMULATORS * rounds / _best(module["arithmetic"].prepare(x, rounds)) / 1e6)


def _bandwidth(module: CompiledModule, device: Device, size: int) -> int:
    step = device["vector_bits"] // 32 * ACCUMULATORS
    x = empty((max(1, size // _FLOATS // step) * step,))
    x[...] = 0.0
    rounds = max(1, (16 << 20) // x.nbytes)
    return int(x.nbytes * rounds / _best(module["reading"].prepare(x, rounds)) / 1e6)


def _best(call: Callable[[], object]) -> float:
    """The least seconds of a call; every further run costs as long as that."""
    call()
    times = []
    for _ in range(RUNS):
        start = time.thread_time()
        call()
        times.append(time.thread_time() - start)
    return max(min(times), 1e-9)

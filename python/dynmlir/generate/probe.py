"""Peak arithmetic, bandwidths and share of the L3 of the host, measured by a module of two loops (lib/templates/probe).

A rate is the best of several short runs on one thread, by the thread's own clock: a peak is what the device
can do, and whatever disturbs a run only lowers it. What all cores draw from memory together is by the wall's clock.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Mapping, Sequence

from dynmlir.device.facts import Device
from dynmlir.resources import template_text
from dynmlir.runtime import CompiledModule, empty

#: Independent sums: above latency times issue rate of a multiply-add, and within 16 registers.
ACCUMULATORS = 12
#: Sizes of what is read: half of an L1, an L2; a quarter of an L3, and what no cache holds.
_MOST_BYTES = 96 << 20
RUNS = 7
#: Shares of the L3 that are tried, largest first, in eighths.
L3_EIGHTHS = (8, 7, 6, 5, 4, 3, 2)
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
    return template_text("templates/probe", "probe", names)


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
    """`peak_mflops_per_pe`, `l1_mbs`, `l2_mbs`, `l3_mbs`, `dram_mbs` and `l3_bytes` of the host.

    And `dram_all_mbs` where there are several cores. `device` is the host as the system describes it.
    """
    sizes = {
        "l1_mbs": device["l1_bytes"] // 2,
        "l2_mbs": device["l2_bytes"] // 2,
        "l3_mbs": min(device["l3_bytes"] // 4, _MOST_BYTES),
        "dram_mbs": min(2 * device["l3_bytes"], _MOST_BYTES),
    }
    rates = {"peak_mflops_per_pe": _arithmetic(module, device)}
    rates |= {fact: _bandwidth(module, device, size) for fact, size in sizes.items()}
    rates["l3_bytes"] = l3_share(device, rates, lambda size: _bandwidth(module, device, size))
    if device["cores"] > 1:
        together = _bandwidth_together(module, device, sizes["dram_mbs"], device["cores"])
        rates["dram_all_mbs"] = max(together, rates["dram_mbs"])
    return rates


def l3_share(device: Device, rates: Mapping[str, int], bandwidth: Callable[[int], int]) -> int:
    """Bytes of the L3 that one thread finds: less than there are where others, or other guests, use it, too.

    The most of L3_EIGHTHS of it whose `bandwidth` (bytes to MB/s) is nearer the L3's than the memory's; an eighth where
    none is.
    """
    between = math.sqrt(rates["l3_mbs"] * rates["dram_mbs"])
    sizes = [device["l3_bytes"] * eighths // 8 for eighths in L3_EIGHTHS]
    found = (size for size in sizes if size >= _MOST_BYTES or bandwidth(size) >= between)
    return max(next(found, device["l3_bytes"] // 8), device["l2_bytes"])


def _arithmetic(module: CompiledModule, device: Device) -> int:
    lanes, rounds = device["vector_bits"] // 32, 200_000
    x = empty((lanes,))
    x[...] = 0.5
    return int(2 * lanes * ACCUMULATORS * rounds / _best(module["arithmetic"].prepare(x, rounds)) / 1e6)


def _bandwidth(module: CompiledModule, device: Device, size: int) -> int:
    read, amount = _reading(module, device, size, max(1, (16 << 20) // size))
    return int(amount / _best(read) / 1e6)


def _reading(module: CompiledModule, device: Device, size: int, rounds: int) -> tuple[Callable[[], object], int]:
    """A call that reads some `size` bytes of its own so many times; bytes that it reads."""
    step = device["vector_bits"] // 32 * ACCUMULATORS
    x = empty((max(1, size // _FLOATS // step) * step,))
    x[...] = 0.0
    return module["reading"].prepare(x, rounds), x.nbytes * rounds


def _bandwidth_together(module: CompiledModule, device: Device, size: int, cores: int) -> int:
    """Each core reads a part of `size` bytes, of which no cache holds much; from the first start to the last end."""
    instances = [CompiledModule(module.data) for _ in range(cores)]
    readings = [_reading(instance, device, max(size // cores, 1 << 20), 2) for instance in instances]
    amount = sum(amount for _, amount in readings)
    return int(amount / min(_together([call for call, _ in readings]) for _ in range(RUNS)) / 1e6)


def _together(calls: Sequence[Callable[[], object]]) -> float:
    """Wall seconds of calls that start at the same time, each in a thread of its own."""
    ready, ends = threading.Barrier(len(calls) + 1), [0.0] * len(calls)

    def run(i: int) -> None:
        ready.wait()
        calls[i]()
        ends[i] = time.perf_counter()

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(calls))]
    for thread in threads:
        thread.start()
    ready.wait()
    start = time.perf_counter()
    for thread in threads:
        thread.join()
    return max(max(ends) - start, 1e-9)


def _best(call: Callable[[], object]) -> float:
    """The least seconds of a call; every further run costs as long as that."""
    call()
    times = []
    for _ in range(RUNS):
        start = time.thread_time()
        call()
        times.append(time.thread_time() - start)
    return max(min(times), 1e-9)

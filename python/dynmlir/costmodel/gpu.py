"""A cost model for GPUs: multiprocessors, the thread blocks that each holds, waves, the L2 and the memory.

A task is one thread block: a tile of the output over the reduction. Each of the |PEs| multiprocessors holds
`resident` blocks of a kernel (kernels/occupancy.py), so that |PEs| x resident tasks make a wave. With b blocks on
each multiprocessor, a wave of tasks of t instances takes

    wave(b) = max(b x busy(t), g(t))        busy(t) = t x busy + store

g(t) is a task that has a multiprocessor for itself, `busy` what an instance occupies its busiest unit for, `store`
what the last writes do. Full waves hold b = resident, the last one what is left. Besides, a region costs no less than

    its bytes from the L2:      tasks x (uM + uN) x K x bytes of an element
    its bytes from the memory:  A, B and C once; B again for each group of tile rows, where the two outgrow the L2;
                                of a convolution's image none: how windows overlap is not known

and an eighth of the shorter of the two, which is not always hidden.

Regions of one resource class share a launch, and a later one fills the open wave first (as in shared_waves.py). A
kernel of another class than the first region's is no candidate, nor one whose copies K or N are not aligned to, nor
one that splits the reduction, but for a single region: it takes a second launch, and writes and reads its sums.

The tasks of all batches are one launch: their number multiplies tasks and bytes. What an epilogue costs is in `store`
and in `g`; of a split reduction `finish` and `finish_reads` say it (gpu_finish.py).

Modelled: occupancy, waves and their tails, latency against throughput, L2, memory, launches. Ignored: where tasks
run, clocks that fall under load. Coefficients: the library's; facts: the device's.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import ClassVar

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.gpu_finish import UNIT
from dynmlir.costmodel.model import PS_PER_NS, UNFIT, CostModel, State, Work, pipe, register, tasks
from dynmlir.device.facts import Device
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.occupancy import resident_blocks, resource_class

#: Rates are in 1/1024 ps a byte: of 5 TB/s it is 205.
RATE_UNIT = 1024
#: Rows of tiles that run side by side, so that their columns of B are read from the L2 (lib/templates/gpu).
GROUP = 8
#: Instances of the reduction that a split is worth at least, and the most splits.
LEAST_SPLIT, MOST_SPLITS = 4, 32
SUM_BYTES = 4
#: What `image` says of a kernel: which operand is one.
IMAGE_A, IMAGE_B = 1, 2
#: The share of the shorter of arithmetic and transfers that the longer does not hide: an eighth.
SEEN = 8


class Gpu(CostModel):
    """State: the resource class of the launch (0: none yet), free slots of its open wave, and what that wave takes."""

    name, schedule = "gpu", "shared waves"
    meanings: ClassVar[Mapping[str, str]] = {
        "waves": "arithmetic of the tasks, wave after wave, or what of it the bytes do not hide",
        "L2": "bytes of the tiles from the L2, or what of them the arithmetic does not hide",
        "memory": "bytes from the memory, or what of them the arithmetic does not hide",
        "launch": "starting the launch",
    }
    entries = (
        *("busy", "store", "registers", "splits_k", "stages", "warps_m", "warps_n", "element_bytes"),
        *("aligned", "aligned_k", "aligned_m", "aligned_n", "longer_rows", "tables", "image", "finish", "finish_reads"),
    )
    #: Kernels of other classes than the first region's take no code.
    folds_state = True
    #: A quarter: of 500 random shapes, Pattern II is best for 42, begun by kernels that alone cost up to 1.21 (A100).
    near = 4

    def initial(self, x: Reading, device: Device, pes: Expr) -> State:
        return (0, 0, 0)

    def task(self, x: Reading, kernel: MicroKernel, device: Device, k: Expr) -> tuple[Expr, ...]:
        """(g of the whole reduction, how long it keeps the multiprocessor busy); of a split one, its instances."""
        instances = x.ceildiv(k, kernel.tile.k)
        if kernel.term("splits_k"):
            return (instances,)
        return (pipe(x, kernel, k), _busy(x, kernel, instances))

    def region(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State) -> tuple[Expr, State]:
        """A function of its own for each kernel: the VM, where selection runs, pays for every line of code once."""
        mine, launched = _class_number(kernel, device), state[0]
        if isinstance(launched, int) and launched not in (0, mine):
            return UNFIT, (mine, 0, 0)
        count = x.mul(tasks(x, kernel, work), work.batches)
        slots = x.mul(work.pes, resident_blocks(kernel, device))
        _, free, open_cost = state
        if kernel.term("splits_k"):
            cost, after = _split(x, kernel, device, work, count), (mine, 0, 0)
            first = x.eq(launched, 0)
        else:
            cost, *left = _waves(x, kernel, device, work, count, slots, free, open_cost)
            after = (mine, *left)
            first = x.either(x.eq(launched, 0), x.eq(launched, mine))
        started = x.select(x.eq(launched, 0), device["launch_ns"] * PS_PER_NS, 0)
        fits = x.both(first, _aligned(x, kernel, work))
        return x.select(fits, x.add(_together(x, kernel, device, work, count, cost), started), UNFIT), after

    def alone(self, x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr:
        """As `region`, without the state after it."""
        count = x.mul(tasks(x, kernel, work), work.batches)
        if kernel.term("splits_k"):
            cost = _split(x, kernel, device, work, count)
        else:
            cost = _own_waves(x, kernel, device, work.task, count, work.pes)
        whole = x.add(_together(x, kernel, device, work, count, cost), device["launch_ns"] * PS_PER_NS)
        return x.select(_aligned(x, kernel, work), whole, UNFIT)

    def may_begin(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, best: Expr) -> Expr:
        """Not one that splits, which is for a single region, nor where tasks keep the multiprocessors busy for longer,
        which is the least that waves cost. That K and N are aligned is known: alone it is near the best."""
        return False if kernel.term("splits_k") else x.lt(_least(x, kernel, device, work), best)

    def terms(self, kernel: MicroKernel, device: Device, work: Work, state: State) -> dict[str, Fraction]:
        x = Reading()
        whole, _ = self.region(x, kernel, device, work, state)
        if whole >= UNFIT:
            return {"region": Fraction(whole)}
        count = tasks(x, kernel, work) * work.batches
        l2, memory = _l2_ps(x, kernel, device, work, count), _memory_ps(x, kernel, device, work)
        launch = 0 if state[0] else device["launch_ns"] * PS_PER_NS
        bound, rest = max(l2, memory), whole - launch
        name = "memory" if memory >= l2 else "L2"
        hidden = bound // SEEN
        if rest - hidden >= bound:
            return {"waves": Fraction(rest - hidden), name: Fraction(hidden), "launch": Fraction(launch)}
        return {name: Fraction(bound), "waves": Fraction(rest - bound), "launch": Fraction(launch)}


def _class_number(kernel: MicroKernel, device: Device) -> int:
    """A number other than 0 for a resource class."""
    threads, resident, split, own = resource_class(kernel, device)
    return (own * 1024 + threads) * 128 + 2 * resident + split


def _aligned(x: Reading, kernel: MicroKernel, work: Work) -> Expr:
    """Whether rows of A and of B start where the kernel's copies may start. (Cuts fall on whole tiles.)

    As written K and N are their lengths; a library of another layout states which sizes are.
    """
    to = kernel.term("aligned", 1)
    k_to, n_to, m_to = kernel.term("aligned_k", to), kernel.term("aligned_n", to), kernel.term("aligned_m", 1)
    fits: Expr = True
    for size, least in ((work.k, k_to), (work.pitch, n_to), (work.rows, m_to)):
        if least > 1:
            fits = x.both(fits, x.eq(x.mul(x.floordiv(size, least), least), size))
    return fits


def _busy(x: Reading, kernel: MicroKernel, instances: Expr) -> Expr:
    """What a task keeps its multiprocessor's busiest unit occupied for, ps."""
    return x.add(x.mul(instances, kernel.term("busy")), kernel.term("store"))


def _least(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr:
    """No more than a launch of the region costs: its tasks keep the multiprocessors busy for that long."""
    count = x.mul(tasks(x, kernel, work), work.batches)
    busy = _busy(x, kernel, x.ceildiv(work.k, kernel.tile.k))
    return x.add(x.floordiv(x.mul(count, busy), work.pes), device["launch_ns"] * PS_PER_NS)


def _waves(
    x: Reading,
    kernel: MicroKernel,
    device: Device,
    work: Work,
    count: Expr,
    slots: Expr,
    free: Expr,
    open_cost: Expr,
) -> tuple[Expr, Expr, Expr]:
    """(cost of tasks, slots that their last wave leaves free, what that wave takes)."""
    g, busy = work.task
    more = x.monus(count, free)
    full = x.floordiv(more, slots)
    rest = x.sub(more, x.mul(full, slots))
    whole = x.max(x.mul(busy, resident_blocks(kernel, device)), g)
    last = x.max(x.mul(x.ceildiv(rest, work.pes), busy), g)
    last = x.select(x.lt(0, rest), last, 0)
    # Tasks that join share the multiprocessors with those of the open wave, as if all were of this kernel.
    there = x.add(x.sub(slots, free), x.min(count, free))
    together = x.max(x.mul(x.ceildiv(there, work.pes), busy), g)
    joins = x.select(x.lt(0, free), x.monus(together, open_cost), 0)
    left = x.select(x.lt(0, rest), x.sub(slots, rest), x.select(x.lt(0, full), 0, x.monus(free, count)))
    longest = x.select(x.lt(0, rest), last, x.select(x.lt(0, full), whole, x.max(open_cost, together)))
    return x.add(joins, x.add(x.mul(full, whole), last)), left, longest


def splits(x: Reading, tiles: Expr, instances: Expr, slots: Expr) -> Expr:
    """Workgroups that share one tile's reduction: as many as fill a wave, of at least LEAST_SPLIT instances."""
    most = x.min(x.floordiv(slots, x.max(1, tiles)), x.floordiv(instances, LEAST_SPLIT))
    return x.max(1, x.min(most, MOST_SPLITS))


def _own_waves(x: Reading, kernel: MicroKernel, device: Device, task: tuple[Expr, ...], count: Expr, pes: Expr) -> Expr:
    """As _waves of a launch of its own: ceil(count / pes) blocks come to a multiprocessor, `resident` at a time."""
    (g, busy), resident = task, resident_blocks(kernel, device)
    each = x.ceildiv(count, pes)
    full = x.floordiv(each, resident)
    rest = x.sub(each, x.mul(full, resident))
    last = x.select(x.lt(0, rest), x.max(x.mul(rest, busy), g), 0)
    return x.add(x.mul(full, x.max(x.mul(busy, resident), g)), last)


def split_tasks(
    x: Reading, kernel: MicroKernel, device: Device, tiles: Expr, instances: Expr, pes: Expr
) -> tuple[Expr, Expr, Expr]:
    """(parts of a tile's reduction, g of a part, how long it keeps the multiprocessor busy)."""
    parts = splits(x, tiles, instances, x.mul(pes, resident_blocks(kernel, device)))
    each = x.ceildiv(instances, parts)
    return parts, x.piecewise(kernel.segments, each), _busy(x, kernel, each)


def _split(x: Reading, kernel: MicroKernel, device: Device, work: Work, tiles: Expr) -> Expr:
    """Both launches: the parts, and their sum."""
    (instances,) = work.task
    parts, *task = split_tasks(x, kernel, device, tiles, instances, work.pes)
    cost = _own_waves(x, kernel, device, tuple(task), x.mul(tiles, parts), work.pes)
    outputs = x.mul(x.mul(work.rows, work.cols), work.batches)
    moved = x.mul(x.mul(parts, outputs), 2 * SUM_BYTES)
    again = x.add(_moved_ps(x, moved, device["l2_mbs"]), device["launch_ns"] * PS_PER_NS)
    finished = x.floordiv(x.mul(outputs, kernel.term("finish")), x.mul(work.pes, UNIT))
    return x.add(cost, x.add(again, finished))


def _together(x: Reading, kernel: MicroKernel, device: Device, work: Work, count: Expr, cost: Expr) -> Expr:
    """Arithmetic and bytes: what hides behind the longer of the two is not hidden all of the time."""
    bound = x.max(_l2_ps(x, kernel, device, work, count), _memory_ps(x, kernel, device, work))
    return x.add(x.max(cost, bound), x.floordiv(x.min(cost, bound), SEEN))


def _l2_ps(x: Reading, kernel: MicroKernel, device: Device, work: Work, count: Expr) -> Expr:
    """What all tasks' tiles of A and B take from the L2."""
    each = (kernel.tile.m + kernel.tile.n) * kernel.term("element_bytes", 4)
    return _moved_ps(x, x.mul(x.mul(count, work.k), each), device["l2_mbs"])


def _memory_ps(x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr:
    """What A, B and C take from the memory. An image is left out: windows overlap, and read it from the L2.

    What kernels have in common stands by itself, so that it is counted once for all of them.
    """
    size, image = kernel.term("element_bytes", 4), kernel.term("image")
    a, b, c = (x.mul(i, j) for i, j in ((work.rows, work.k), (work.k, work.cols), (work.rows, work.cols)))
    a, b = (0 if image == IMAGE_A else a), (0 if image == IMAGE_B else b)
    outgrown = x.lt(device["l2_bytes"] // size, x.add(a, b))
    c = x.mul(c, 1 + kernel.term("finish_reads"))
    once = x.mul(x.add(x.add(a, c), x.select(outgrown, 0, b)), work.batches)
    again = x.mul(x.select(outgrown, b, 0), work.batches)
    elements = x.add(once, x.mul(again, x.ceildiv(work.rows, GROUP * kernel.tile.m)))
    return _moved_ps(x, x.mul(elements, size), device["dram_mbs"])


def _moved_ps(x: Reading, moved: Expr, mbs: int) -> Expr:
    return x.floordiv(x.mul(moved, 1_000_000 * RATE_UNIT // mbs), RATE_UNIT)


register(Gpu())

"""Times of micro-kernels on one thread, over shapes (Pattern I) and over reductions of growing length.

Each time is the least of several after a warm-up, the module's own empty call taken off. A kernel that is
clearly slower than another on a shape is timed a few times only. The clock is the thread's own, so that what
else runs on the core is not counted. Needs a module made with debug functions, on the driver `local-sync`.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence

import numpy as np

from dynmlir.generate.operation import MATMUL, Operation
from dynmlir.generate.source import operand_dims
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.panels import PanelForm
from dynmlir.runtime import CompiledModule, empty
from dynmlir.runtime.function import Function
from dynmlir.runtime.signature import Signature, Value

#: The C library keeps memory mapped, as in a program that runs for long: fresh pages are not what is measured.
#: It reads this when a process starts.
STEADY_MEMORY = {
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_MAX_": "0",
    "MALLOC_TRIM_THRESHOLD_": str(1 << 40),
    "MALLOC_TOP_PAD_": str(64 << 20),
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
}
#: The least time that counts, seconds: what is shorter is the clock's noise.
LEAST = 10e-9
#: A kernel this much slower than the best so far is not measured further.
HOPELESS = 2.0
#: What takes longer is timed in two rounds, unless it is hopeless: others may have drawn on the memory in one. If it is
#: among the fastest, in so many.
LONG, LONG_ROUNDS = 1e-3, 4
#: Rounds over the kernels of a shape at most, and seconds of each kernel in one. Many short rounds: who shares a core
#: with others runs at two thirds of its speed for tens of milliseconds at a time, which a few long rounds may all meet.
ROUNDS, SECONDS = 24, 0.0002
#: So many rounds are enough in which an empty call took the least that it ever has, within so much. After as many
#: rounds of any kind those kernels go on whose least time is within so many times the best.
QUIET_ROUNDS, QUIET, HOPEFUL = 8, 0.05, 1.6
#: Rounds that disagree by more than this, of kernels this close to the best, are followed by others, so many at most.
DISAGREE, NEAR, FURTHER_ROUNDS = 0.03, 1.25, 3
#: Pairs of a call and an empty one that say how much longer it takes where threads are woken.
PAIRS = 301
#: Products of a batch that are timed together: multiply-adds, elements, products at most.
BATCH_FMAS, BATCH_ELEMENTS, MOST_BATCH = 2_000_000, 150_000, 64
#: Elements of an operand that are made at once.
FILLED = 1 << 16
Call = Callable[[], object]
#: A micro-kernel on the whole of a problem, by its position in the library, or a plan (costmodel/select.py).
Program = int | tuple[int, ...]
Clock = Callable[[], float]


class Bench:
    """Times single micro-kernels of the one operator of a module, a product, or a batch of them, in a layout.

    Small products of a batch follow one another, and the time of each is what is measured: calls of single ones differ
    by microseconds on a busy machine.
    """

    def __init__(self, module: CompiledModule, operation: Operation = MATMUL, clock: Clock = time.thread_time):
        """`clock`: seconds; the thread's own does not see what other threads do of a call."""
        self._operation, self._clock = operation, clock
        (name,) = [n for n in module.function_names if n.endswith("_forced")]
        self._forced: Function = module[name]
        (self._empty,) = self._calls((1, 1, 1), [0], 1)
        #: Seconds by which an empty call of the last shape's rounds differs from the least: what is shorter was not
        #: measured.
        self.doubt = 0.0
        self._least_empty = float("inf")

    def times(
        self, shape: Sequence[int], programs: Sequence[Program], rounds: int = ROUNDS, seconds: float = SECONDS
    ) -> list[float]:
        """Seconds of each program of one problem: M, N, K, and how many products of these sizes if it is a batch.

        In each of `rounds`, a program that is not hopeless is timed for some `seconds`; one that is among the fastest,
        and whose rounds disagree, in further ones. The empty call is timed in the same rounds: what else the machine
        does changes it as much as the rest.
        """
        m, n, k, products = (*shape, 1)[:4]
        together = self._batch((m, n, k)) if products == 1 else 1
        calls, empty = self._calls((m, n, k), programs, together * products), list[float]()
        found: list[list[float]] = [[] for _ in calls]
        for turn in range(rounds + FURTHER_ROUNDS):
            if self._quiet_rounds(empty) == QUIET_ROUNDS:
                rounds = turn
            times = [min(some, default=np.inf) for some in found]
            due = [i for i in range(len(calls)) if self._is_due(found[i], min(times), turn < rounds)]
            if not due:
                break
            empty.append(least_time(self._empty, seconds, clock=self._clock))
            for i in due:
                times[i] = least_time(calls[i], seconds, HOPELESS * min(times), self._clock)
                found[i].append(times[i])
        self.doubt = (statistics.median(empty) - min(empty)) / together if empty else 0.0
        return [max((min(some) - min(empty)) / together, LEAST) for some in found]

    def beyond_empty(self, shape: Sequence[int], program: Program, pairs: int = PAIRS) -> float:
        """Seconds by which a call of one program outlasts an empty one: the median over pairs of calls.

        For calls that wake threads. How long that takes changes by tens of microseconds for seconds at a time; the two
        calls of a pair meet the same.
        """
        (call,) = self._calls(shape, [program], 1)
        found = []
        for _ in range(pairs):
            empty = _batch(self._empty, 1, self._clock)
            found.append(_batch(call, 1, self._clock) - empty)
        return max(statistics.median(found), LEAST)

    def _quiet_rounds(self, empty: Sequence[float]) -> int:
        """In how many of a shape's rounds nothing seems to have disturbed the core."""
        self._least_empty = min([self._least_empty, *empty])
        return sum(seconds <= (1 + QUIET) * self._least_empty for seconds in empty)

    def _is_due(self, found: Sequence[float], best: float, early: bool) -> bool:
        """Whether a kernel is timed in this round, `early` in one that was asked for."""
        if early:
            if not found or min(found) <= LONG:
                return len(found) < QUIET_ROUNDS or min(found) < HOPEFUL * best
            return len(found) < LONG_ROUNDS and min(found) < (HOPELESS if len(found) < 2 else NEAR) * best
        least, *others = sorted(found)
        return bool(others) and least < NEAR * best and others[0] > (1 + DISAGREE) * least

    def _batch(self, shape: Sequence[int]) -> int:
        """How many products are timed together: as many as keep the caches and take long enough to be timed."""
        m, n, k = map(int, shape)
        some = min(BATCH_FMAS // max(1, m * n * k), BATCH_ELEMENTS // (m * k + k * n + m * n), MOST_BATCH)
        return max(1, some) if is_batch(self._forced.signature) else 1

    def _calls(self, shape: Sequence[int], programs: Sequence[Program], batch: int) -> list[Call]:
        m, n, k = map(int, shape)
        arrays = operands_of(self._forced.signature, (m, n, k), self._operation, batch)
        plans = [(1, m, n, m, n, m, one, *[-1] * 6) if isinstance(one, int) else one for one in programs]
        return [self._forced.prepare(*arrays, *plan) for plan in plans]


def is_batch(signature: Signature) -> bool:
    """Whether a function takes a batch of products."""
    return len(signature.arguments[0].shape or ()) == len("bmk")


def operands_of(
    signature: Signature, shape: Sequence[int], operation: Operation, batch: int = 1, seed: int = 0
) -> list[np.ndarray]:
    """A and B of random numbers, and C, for a problem (M, N, K), as a forced function takes them."""
    rng = np.random.default_rng(seed)
    m, n, k = map(int, shape)
    arguments = signature.arguments[:3]
    sizes = {"b": batch, "m": m, "n": n, "k": k}
    if not operation.batched:
        form = _panels_of(arguments[1], operation)
        sizes |= {"q": form.columns, "p": -(-n // form.columns)}
        sizes |= {"y": form.depth, "x": -(-(k + form.before) // form.depth)} if form.depth else {}
    shapes = [tuple(sizes[x] for x in dims) for dims in operand_dims(operation.layout, is_batch(signature))]
    arrays = [empty(shape, value.dtype) for shape, value in zip(shapes, arguments, strict=True)]
    for array in arrays[:2]:
        _fill(array.reshape(-1), rng)
    if operation.layout[1] == "g":
        _end_groups(arrays[1], k, _panels_of(arguments[1], operation))
    return arrays


def _panels_of(argument: Value, operation: Operation) -> PanelForm:
    """The panels that an argument of a function is."""
    *_, columns, depth = argument.shape or (1, 1, 1, 1)
    return PanelForm(columns, depth, operation.types.a == "i8") if operation.layout[1] == "g" else PanelForm(depth)


def _end_groups(panels: np.ndarray, k: int, form: PanelForm) -> None:
    """Zeros for rows beyond the last, and a first group that corrects the sums of an A with a sign."""
    beyond = -(k + form.before) % form.depth
    if beyond:
        panels[:, -1, :, form.depth - beyond :] = 0
    if form.before:
        sums = panels[:, 1:].sum((1, 3), dtype="i4")
        panels[:, 0] = (sums * np.int32(-128)).view(("i1", form.depth))


def _fill(array: np.ndarray, rng: np.random.Generator) -> None:
    """Random numbers, a piece after the other: those of NumPy are f64, and would be most of what a run takes."""
    for start in range(0, array.size, FILLED):
        part = array[start : start + FILLED]
        part[...] = rng.integers(-100, 100, part.shape) if array.dtype.kind in "iu" else rng.random(part.shape)


def product(a: np.ndarray, b: np.ndarray, operation: Operation, n: int) -> np.ndarray:
    """A B by NumPy, in f64 or i64, of operands as they lie; `n` columns, also where B's last panel has more."""
    layout = operation.layout
    if operation.types.a.startswith("u"):
        a = a.view(np.uint8)
    wide = np.int64 if a.dtype.kind in "iu" else np.float64
    if layout[1] == "p":
        b = b.transpose(1, 0, 2).reshape(b.shape[1], -1)[:, :n]
    if layout[1] == "g":
        before = b.shape[-1] * (operation.types.a == "i8")
        b = b.transpose(1, 3, 0, 2).reshape(b.shape[1] * b.shape[3], -1)[before : before + a.shape[1], :n]
    a = a.swapaxes(-1, -2) if layout[0] == "t" else a
    b = b.swapaxes(-1, -2) if layout[1] == "t" else b
    return np.asarray(a.astype(wide) @ b.astype(wide))


def least_time(call: Call, seconds: float, limit: float = np.inf, clock: Clock = time.thread_time) -> float:
    """The least time of a call, in batches of about 0.1 ms for `seconds`; of two where above `limit`."""
    best = min(_batch(call, 1, clock) for _ in range(2))
    if best > max(limit, 20e-6):
        return best
    size = max(1, min(1000, int(1e-4 / max(best, 1e-7))))
    end = clock() + seconds
    for _ in range(2):
        best = min(best, _batch(call, size, clock))
    while best <= limit and clock() < end:
        best = min(best, _batch(call, size, clock))
    return best


def _batch(call: Call, size: int, clock: Clock) -> float:
    start = clock()
    for _ in range(size):
        call()
    return (clock() - start) / size


def growth(kernel: MicroKernel, n_pred: int = 16) -> list[int]:
    """Instances of a growing reduction, 0 first: to n_pred, and to a K of 8192 at least."""
    most, lengths = max(n_pred, 8192 // kernel.tile.k), [0]
    while not lengths[-1] or lengths[-1] < most:
        lengths.append(max(lengths[-1] + 1, lengths[-1] * 3 // 2))
    return lengths

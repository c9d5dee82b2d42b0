"""What every cost model is, and where it is registered.

A model prices one region of a program at a time: a rectangle of the output computed by one micro-kernel. What
regions share (a half-filled wave, threads that are awake) goes from one to the next as `state`.

    class TasksOnly(CostModel):
        name, unit = "tasks-only", "tasks"
        def region(self, x, kernel, device, work, state):
            return tasks(x, kernel, work), state

    register(TasksOnly())
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, asked, near_match
from dynmlir.kernels.micro_kernel import G_KEYS, MicroKernel

if TYPE_CHECKING:
    from dynmlir.bindings import ir

State = tuple[Expr, ...]
#: Cost of a kernel that is no candidate: above any that is one, and far below what a search starts from.
UNFIT = 1 << 60
PS_PER_NS = 1000


class Image(NamedTuple):
    """What is known of the image whose pixels are a product's rows (columns), beside M, N and K."""

    #: pixels of a line of the output.
    line: Expr
    #: lines of a window, and pixels of it.
    lines: Expr
    taps: Expr
    #: from one place of a window to the next in a line.
    step: Expr
    #: elements of the reduction that lie inside the image: the mean over the pixels.
    seen: Expr


#: What a dispatch function may be told beside M, N, K and PEs: nothing, the number of batches, or an image, too.
TOLD = ("batches", *Image._fields)


class Work(NamedTuple):
    """A region as a model sees it: never empty, except along the reduction."""

    #: height, width and reduction length of the region, elements.
    rows: Expr
    cols: Expr
    k: Expr
    #: elements from one row of B and of C to the next: the problem's N, however wide the region.
    pitch: Expr
    #: processing elements that take part, at least 1.
    pes: Expr
    #: what `task` returned for this kernel and k.
    task: tuple[Expr, ...]
    #: products of these sizes that are planned together; 1 where a plan is for one batch.
    batches: Expr = 1
    #: of a convolution.
    image: Image | None = None

    @classmethod
    def told(
        cls, rows: Expr, cols: Expr, k: Expr, pitch: Expr, pes: Expr, task: tuple[Expr, ...], told: Sequence[Expr]
    ) -> Work:
        """A region of a product of which a dispatch function is told so much: values of the first names of TOLD."""
        batches, *image = told or (1,)
        return cls(rows, cols, k, pitch, pes, task, batches, Image(*image) if image else None)


class CostModel:
    """One definition of Cost(S, H), in exact integers, for every reading."""

    name: ClassVar[str]
    #: what one unit of cost is: "ps".
    unit: ClassVar[str] = "ps"
    #: whether a library's shortlists, which come from measured times, restrict what this model chooses from.
    shortlisted: ClassVar[bool] = False
    #: how tasks come to PEs: "waves" of one region after the other, "shared waves" that regions fill together, or
    #: "shares": each PE computes a part of every region.
    schedule: ClassVar[str] = "waves"
    #: what each term that `terms` names stands for.
    meanings: ClassVar[Mapping[str, str]] = {}

    #: entries of a micro-kernel's model that are read beside g, by the cost model or the code that it is of.
    entries: ClassVar[Collection[str]] = ()

    #: a program of two regions begins with a kernel that alone costs no more than the best so far and a near-th of it;
    #: 0: with any.
    #: (A GPU's host interprets the dispatch function: what is not looked at costs nothing.)
    near: ClassVar[int] = 0

    #: whether what is an integer in a state folds into the code that regions share: a copy of it for each value.
    folds_state: ClassVar[bool] = False

    def lanes(self, device: Device) -> int:
        """Columns of a vector, if Pattern III, with I alone beside it, is to be cut behind whole ones; else 0."""
        return 0

    def beside(self, kernel: MicroKernel) -> bool:
        """Whether a kernel is for the columns that are left over beside whole vectors."""
        return True

    def initial(self, x: Reading, device: Device, pes: Expr) -> State:
        """The state before the first region of a program; always of the same length."""
        return ()

    def task(self, x: Reading, kernel: MicroKernel, device: Device, k: Expr) -> tuple[Expr, ...]:
        """What depends on the reduction only; computed once per kernel and call. Default: f_pipe (Eq. 4)."""
        return (pipe(x, kernel, k),)

    def region(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, state: State) -> tuple[Expr, State]:
        """Cost of a region after those that led to `state`, and the state after it."""
        raise NotImplementedError

    def alone(self, x: Reading, kernel: MicroKernel, device: Device, work: Work) -> Expr:
        """Cost of the only region of a program; asked of models that state `near`."""
        return self.region(x, kernel, device, work, self.initial(x, device, work.pes))[0]

    def may_begin(self, x: Reading, kernel: MicroKernel, device: Device, work: Work, best: Expr) -> Expr:
        """Whether a program of two regions that begins with this one may cost less than `best`.

        It is asked before the region is priced, of a work without a task, and must not be wrong about a no. Neither
        region is empty where it counts.
        """
        return True

    def terms(self, kernel: MicroKernel, device: Device, work: Work, state: State) -> dict[str, Fraction]:
        """The cost of a region of plain integers by its terms, for people: `region`'s is their sum, rounded down."""
        return {"region": Fraction(self.region(Reading(), kernel, device, work, state)[0])}


def tasks(x: Reading, kernel: MicroKernel, work: Work) -> Expr:
    """f_parallel: pipelined tasks of a region, partial tiles counted whole."""
    return x.mul(x.ceildiv(work.rows, kernel.tile.m), x.ceildiv(work.cols, kernel.tile.n))


def waves(x: Reading, kernel: MicroKernel, work: Work) -> Expr:
    """f_wave = ceil(f_parallel / |P_multi|), MikPoly Eq. 3."""
    return x.ceildiv(tasks(x, kernel, work), work.pes)


def pipe(x: Reading, kernel: MicroKernel, k: Expr) -> Expr:
    """f_pipe = g(f_num), MikPoly Eq. 4; f_num = ceil(K / uK) instances, 0 where K is 0."""
    return x.piecewise(kernel.segments, x.ceildiv(k, kernel.tile.k))


MODELS: dict[str, CostModel] = {}
#: How tasks come to PEs: see CostModel.schedule.
SCHEDULES = ("waves", "shared waves", "shares")


def register(model: CostModel) -> CostModel:
    """Make a model known by its name; a later one of the same name replaces it. DynmlirError for a schedule unknown."""
    if model.schedule not in SCHEDULES:
        raise DynmlirError(f"cost model '{model.name}': {near_match('schedule', model.schedule, SCHEDULES)}")
    MODELS[model.name] = model
    return model


def unread_entries(kernel: MicroKernel) -> list[str]:
    """What is wrong with each entry of a kernel's model that no registered cost model reads, with the near matches."""
    known = sorted({*G_KEYS, *(entry for model in MODELS.values() for entry in model.entries)})
    return [near_match("model entry", entry, known) for entry in kernel.model if entry not in known]


def find_model(name: str) -> CostModel:
    """The model of that name; DynmlirError with the near matches where there is none."""
    if name not in MODELS:
        raise DynmlirError(near_match("cost model", name, sorted(MODELS)))
    return MODELS[name]


@contextmanager
def pricing(model: CostModel, location: ir.Location | str) -> Iterator[None]:
    """Around whatever a model computes: what it raises, of a fact that its device lacks, say, is one DynmlirError."""
    with asked(f"cost model '{model.name}'"):
        try:
            yield
        except ValueError as error:  # a model of other devices
            raise DynmlirError(f"cost model '{model.name}': {error}", location) from None
        except TypeError as error:  # of an operator of Python's
            if "unsupported operand" in str(error):
                error.args = (f"{error}; what depends on a size is written x.add(a, b), x.mul(a, b), ...",)
            raise

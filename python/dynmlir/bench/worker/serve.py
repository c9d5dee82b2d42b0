"""The commands of a worker, one a line on stdin; each is answered by a line.

case DIR M N K CONST [BATCH LAYOUT TYPES FUNCTION]
                       load DIR/A and DIR/B, prepare -> names of the variants, or "cannot WHY"
convolution DIR FUNCTION LAYOUT TYPES CONST NUMBERS...    the same; numbers as operands.load_convolution has them
contraction DIR FUNCTION TYPES CONST SHAPE SHAPE SHAPE    the same; of A, B and C
time NAME MS           -> median_s min_s calls
dump NAME PATH         one call into a C of bytes 255, C written to PATH -> what its type rounds off beside C's
views OPERAND...       how functions of plans take A, B, C and more: "1:3x4" is B as 3 x 4; modules.viewed
plan LABEL FUNCTION MS PLAN...         -> median_s min_s calls of a function that takes A, B, C and a plan
finish LABEL FUNCTION IN OUT           what stands behind a product, on the C in a file, into another file
plandump LABEL FUNCTION PATH PLAN...   one call of it on a C of zeros, the result written to PATH
select LABEL FUNCTION MS PES           -> the same of one selection, by a function that makes many

An answer is "cannot WHY" where there is nothing for a case, "error WHY" where a call failed, "broken WHY" where the
process ends besides.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from dynmlir.bench.worker.blas import cblas, openblas
from dynmlir.bench.worker.gpu import cuda
from dynmlir.bench.worker.modules import finish, iree, iree_on_cuda, plan_call, plan_dump, selection_call, viewed
from dynmlir.bench.worker.onnx_runtime import ort
from dynmlir.bench.worker.operands import (
    Cannot,
    Operands,
    Prepare,
    Prepared,
    load_contraction,
    load_convolution,
    load_product,
)
from dynmlir.bench.worker.pytorch import pytorch
from dynmlir.bench.worker.timing import measure, pin

#: Each returns prepare(operands) -> {name: (call, result)}, which raises Cannot.
MAKERS: dict[str, Callable[[int, Sequence[str]], Prepare]] = {
    **{"openblas": openblas, "mkl": pytorch, "ort": ort, "cblas": cblas, "iree": iree},
    **{"cuda": cuda, "iree_on_cuda": iree_on_cuda},
}
#: Shapes of one call that selects.
SELECTIONS = 1000
#: Of a result in the operands' type: half a unit in the last place.
ROUNDING = {"f16": 2.0**-11, "bf16": 2.0**-8}


class Server:
    """One library, and the case that it has."""

    def __init__(self, kind: str, threads: int, args: Sequence[str]):
        self._prepare = MAKERS[kind](threads, args)
        self._pins = threads > 1 and kind != "iree"
        self._measure = getattr(self._prepare, "measure", measure)  # a GPU has a clock of its own
        self.broken_by: tuple[type[Exception], ...] = getattr(self._prepare, "broken_by", ())
        self._operands: Any = None
        self._views: list[Any] = []
        self._calls: dict[str, Prepared] = {}

    def answer(self, command: str, *words: str) -> str:
        return getattr(self, f"do_{command}")(*words)

    def do_case(self, *words: str) -> str:
        return self._take(load_product, words)

    def do_convolution(self, *words: str) -> str:
        return self._take(load_convolution, words)

    def do_contraction(self, *words: str) -> str:
        return self._take(load_contraction, words)

    def _take(self, load: Callable[..., Operands], words: Sequence[str]) -> str:
        self._calls.clear()
        self._operands, self._views = None, []
        gc.collect()
        self._operands = o = load(*words)
        o.folder = words[0]
        self._views = [o.a, o.b, o.c]
        self._calls.update(self._prepare(o))
        return " ".join(self._calls)

    def do_time(self, name: str, ms: str) -> str:
        if self._pins:
            pin()
        return _figures(self._measure(self._prepared(name)[0], float(ms)))

    def _prepared(self, name: str) -> Prepared:
        if name not in self._calls:
            raise Cannot(f"compute {name}: the worker ended in this case and has begun again")
        return self._calls[name]

    def do_dump(self, name: str, path: str) -> str:
        """One call, its result in C's type -> "ok", and what its own type rounds off where it is another."""
        (call, result), o = self._prepared(name), self._operands
        o.c.view("u1").fill(255)
        call()
        made = result()
        np.ascontiguousarray(made, o.c.dtype).tofile(path)
        return "ok" if made.dtype == o.c.dtype else f"ok {ROUNDING[o.types]}"

    def do_views(self, *words: str) -> str:
        self._views = viewed(self._operands, words)
        return "ok"

    def do_plan(self, label: str, function: str, ms: str, *plan: str) -> str:
        return _figures(measure(plan_call(self._views, label, function, plan), float(ms)))

    def do_select(self, label: str, function: str, ms: str, pes: str) -> str:
        measured = measure(selection_call(label, function, SELECTIONS, int(pes)), float(ms))
        return _figures((measured[0] / SELECTIONS, measured[1] / SELECTIONS, measured[2] * SELECTIONS))

    def do_plandump(self, label: str, function: str, path: str, *plan: str) -> str:
        plan_dump(self._views, label, function, path, plan)
        return "ok"

    def do_finish(self, label: str, function: str, given: str, made: str) -> str:
        finish(self._views, label, function, given, made)
        return "ok"


def _figures(measured: tuple[float, float, int]) -> str:
    return "{:.9g} {:.9g} {}".format(*measured)


def serve(kind: str, threads: int, args: Sequence[str]) -> None:
    """Commands until there are no more."""
    reply = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever the libraries print goes to stderr
    server = Server(kind, threads, args)
    gc.disable()
    for line in sys.stdin:
        try:
            answer = server.answer(*line.split())
        except Cannot as e:
            answer = f"cannot {e}"
        except server.broken_by as e:
            answer = f"broken {e}"
        except Exception as e:
            answer = "error " + repr(e).replace("\n", " ")[:300]
        print(answer, file=reply, flush=True)
        if answer.startswith("broken"):
            os._exit(1)  # a library may hang in its own end

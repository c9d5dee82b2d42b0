"""What is measured on a GPU, as a folder that can be carried there: PTX, the launches of every case, modules.

Reading it needs nothing of the compiler.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dynmlir.bench.cases import Case, Product
from dynmlir.bench.convolutions import Convolution, Window
from dynmlir.bench.figures import OVERHEAD
from dynmlir.diagnostics import DynmlirError
from dynmlir.files import write_atomically

#: As dynmlir.driver.gpu_launches.Launch has it, and the module of PTX: {"module", "entry", "blocks", "threads", ...}.
Launches = list[dict[str, Any]]
NAME = "plans.json"


@dataclass(frozen=True)
class Planned:
    """A case; who -> launches of a call, dynmlir's and of single micro-kernels; what was chosen for it."""

    case: Case
    launches: Mapping[str, Launches]
    #: the micro-kernels of the plan: "mma_128x128x32+mma_64x64x32".
    plan: str
    #: what dynmlir-explain's --shape takes.
    shape: str


@dataclass(frozen=True)
class Carried:
    """A folder. Empty calls of every form come first among its cases."""

    folder: Path
    target: str
    #: that plans are for.
    multiprocessors: int
    #: of the device whose facts plans and limits are of.
    summary: str
    facts: Mapping[str, int]
    #: label of a worker's module -> its file: whole calls.
    modules: Mapping[str, str]
    planned: Sequence[Planned]
    #: what the run is, for those who read its results.
    about: Mapping[str, Any]

    @property
    def cases(self) -> list[Case]:
        """Without the empty calls."""
        return [planned.case for planned in self.planned if planned.case.category != OVERHEAD]

    def save(self) -> None:
        known = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        known |= {"planned": [_written(planned) for planned in self.planned]}
        del known["folder"]
        write_atomically(self.folder / NAME, json.dumps(known))


def read_carried(folder: Path) -> Carried:
    """Raises DynmlirError where there is none, or another version's."""
    path = folder / NAME
    try:
        known = json.loads(path.read_text())
        return Carried(folder, **known | {"planned": [_read(planned) for planned in known["planned"]]})
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror}", f"{path}:1:1") from None
    except (ValueError, TypeError, KeyError) as error:
        raise DynmlirError(f"is no run that was prepared: {error!r}", f"{path}:1:1") from None


def _written(planned: Planned) -> dict[str, Any]:
    case = dataclasses.asdict(planned.case)
    return {"case": case, "launches": planned.launches, "plan": planned.plan, "shape": planned.shape}


def _read(known: Mapping[str, Any]) -> Planned:
    case = dict(known["case"])
    if "window" not in case:
        return Planned(Product(**case), known["launches"], known["plan"], known["shape"])
    window: dict[str, Any] = {x: tuple(v) if isinstance(v, list) else v for x, v in case.pop("window").items()}
    return Planned(Convolution(**case, window=Window(**window)), known["launches"], known["plan"], known["shape"])

"""Tuning for a GPU of another machine, which needs NumPy alone: kernels are compiled here, timed there, fitted here.

dynmlir-tune --target=cuda:sm_90a --device=h200 --generator=typical --prepare=DIR      here
python -m dynmlir.bench.gpu.kernels DIR --out times.json                               there
dynmlir-tune --target=cuda:sm_90a --device=h200 --generator=typical --times=times.json -o FILE
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from dynmlir.backend.gpu_library import launches_alone
from dynmlir.backend.ptxas import write_code
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.gpu_bench import entry_integers, sizes_of_tasks
from dynmlir.driver.gpu_registers import ENTRY, kernel_ptx
from dynmlir.driver.tune_gpu import asked, modelled_by, told
from dynmlir.files import write_atomically
from dynmlir.generate.gpu_fit import Timings, unsplit, with_model_of
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.occupancy import resident_blocks
from dynmlir.lowering.gpu.structure import structure_of

#: In the folder that is carried.
NAME = "kernels.json"


def prepare(library: Library, device: Device, n_pred: int, folder: Path, say: Callable[[str], None]) -> None:
    """Writes the code of every kernel that is timed, and of what sizes. DynmlirError where it does not compile."""
    folder.mkdir(parents=True, exist_ok=True)
    known = {"target": device.target_cpu, "types": list(library.element_types)}
    kernels = [_prepared(kernel, library, device, n_pred, folder, say) for kernel in _timed(library)]
    write_atomically(folder / NAME, json.dumps(known | {"kernels": kernels}))


def _prepared(
    kernel: MicroKernel, library: Library, device: Device, n_pred: int, folder: Path, say: Callable[[str], None]
) -> dict[str, Any]:
    alone = replace(library, micro_kernels=(kernel,))
    report = write_code(folder / kernel.name, kernel_ptx(alone, device), device.target_cpu)
    if report:
        kernel = replace(kernel, model={**kernel.model, "registers": report.registers})
    group = launches_alone(alone, structure_of(kernel, alone, device), device).classes[0]
    launches = {
        label: {instances: _launch(kernel, tasks, instances) for tasks, instances in of}
        for label, of in zip(("alone", "full"), asked(kernel, device, n_pred), strict=True)
    }
    launches["alone"] |= {0: _launch(kernel, 1, 0)}
    say(told(kernel, device))
    return {
        **_signature(kernel),
        "name": kernel.name,
        "entry": ENTRY,
        "threads": group.threads,
        "shared_bytes": group.shared_bytes,
        "resident": resident_blocks(kernel, device),
        "launches": launches,
    }


def _launch(kernel: MicroKernel, tasks: int, instances: int) -> dict[str, Any]:
    m, n, k = sizes_of_tasks(kernel, tasks, instances)
    return {"blocks": tasks, "elements": [m * k, k * n, m * n], "integers": list(entry_integers(m, n, k))}


def _signature(kernel: MicroKernel) -> dict[str, Any]:
    """What makes its code."""
    warps = [kernel.term("warps_m"), kernel.term("warps_n")]
    return {"family": kernel.family, "tile": list(kernel.tile), "warps": warps, "stages": kernel.term("stages")}


def _timed(library: Library) -> Sequence[MicroKernel]:
    """One for kernels that are the same code."""
    return list({_key(_signature(kernel)): kernel for kernel in map(unsplit, library.micro_kernels)}.values())


def _key(signature: Mapping[str, Any]) -> tuple[object, ...]:
    return signature["family"], tuple(signature["tile"]), tuple(signature["warps"]), signature["stages"]


def read_times(path: str) -> dict[str, Any]:
    """Raises DynmlirError where there are none."""
    try:
        known = json.loads(Path(path).read_text())
        timed = {_key(kernel): _timings(kernel) for kernel in known["kernels"] if "failed" not in kernel}
        described = {"gpu": str(known["gpu"]), "target": str(known["target"]), "types": tuple(map(str, known["types"]))}
        return described | {"path": path, "kernels": timed}
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror}", f"{path}:1:1") from None
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise DynmlirError(f"are no times of micro-kernels: {error!r}", f"{path}:1:1") from None


def _timings(known: Mapping[str, Any]) -> tuple[int, Timings]:
    alone, full = ({int(t): us / 1e6 for t, us in known["us"][label].items()} for label in ("alone", "full"))
    empty, registers, resident = alone.pop(0), int(known["registers"]), int(known["resident"])
    if not alone or len(full) < 2 or min(registers, resident, empty, *alone.values(), *full.values()) <= 0:
        raise ValueError(f"of {known['name']} too few, or none above 0")
    return registers, Timings(alone, full, resident, empty)


def require_for(times: Mapping[str, Any], library: Library, device: Device) -> None:
    """Raises DynmlirError for times of another architecture, or of elements of another size."""
    one, other = (int(name.removeprefix("sm_").rstrip("af")) for name in (times["target"], device.target_cpu))
    if one != other or bits(times["types"][0]) != bits(library.element_types[0]):
        said = f"are of {times['target']} and {times['types'][0]}"
        raise DynmlirError(f"{said}, not of {device.target_cpu} and {library.element_types[0]}", f"{times['path']}:1:1")


def from_times(
    library: Library, device: Device, times: Mapping[str, Any], say: Callable[[str], None]
) -> tuple[Library, int]:
    """The library with models of what was timed, and of how many kernels; the others stay as they are modelled.

    Times of f16 do for bf16, and those on any result: the instructions are as many.
    """
    made, count = [], 0
    for kernel in library.micro_kernels:
        whole = unsplit(kernel)
        found = times["kernels"].get(_key(_signature(whole)))
        if found is None:
            say(f"{kernel.name}: was not timed, and stays as it is modelled")
            made.append(kernel)
            continue
        registers, timings = found
        stated = replace(whole, model={**whole.model, "registers": registers})
        model = modelled_by(stated, device, timings)
        own = kernel.model.get("registers", registers)  # the compiler's may have changed since
        made.append(replace(kernel, model={**with_model_of(kernel, model).model, "registers": own}))
        count += 1
    return replace(library, micro_kernels=tuple(made), measured=count == len(made)), count

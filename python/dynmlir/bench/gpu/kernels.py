"""`python -m dynmlir.bench.gpu.kernels DIR --out FILE`: times of what `dynmlir-tune --prepare=DIR` has made.

For a machine with a GPU, Python and NumPy. Exit status 3 where there is no GPU. Every kernel is on the disk before the
next; a run goes on where the last one ended.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from dynmlir.files import write_atomically
from dynmlir.runtime.nvidia import Cuda, GpuError, NamedMemory

NO_GPU = 3
#: us that a time is taken of.
BATCH_US = 1000.0


def main(argv: Sequence[str] | None = None) -> int:
    p = argparse.ArgumentParser(prog="python -m dynmlir.bench.gpu.kernels", description=__doc__)
    p.add_argument("folder", type=Path, help="what dynmlir-tune --prepare has made")
    p.add_argument("--out", type=Path, required=True, help="file of the times")
    p.add_argument("--seconds", type=float, default=float("inf"), help="end before so many, with what is done")
    arguments = p.parse_args(argv)
    try:
        return run(arguments.folder, arguments.out, time.monotonic() + arguments.seconds)
    except FileNotFoundError as error:
        made = "dynmlir-tune --target=cuda --prepare=DIR makes it"
        print(f"{error.filename}: there is no such file; {made}", file=sys.stderr)
        return 1
    except GpuError as error:
        print(error, file=sys.stderr)
        return NO_GPU


def run(folder: Path, out: Path, until: float) -> int:
    """0, or 1 where a kernel has failed, behind which nothing more runs in a process, or OUT is of others.

    Raises GpuError where there is no GPU.
    """
    wanted = json.loads((folder / "kernels.json").read_text())
    cuda = Cuda()
    memory, done = NamedMemory(cuda), []
    known = {"gpu": cuda.name, "target": wanted["target"], "types": wanted["types"]}
    if out.exists():
        before = json.loads(out.read_text())
        if {key: before.get(key) for key in known} != known:
            print(f"{out}: holds times of other kernels, or of another GPU", file=sys.stderr)
            return 1
        done = before["kernels"]
    names = {kernel["name"] for kernel in done}
    for kernel in wanted["kernels"]:
        if kernel["name"] in names:
            continue
        if time.monotonic() > until:
            print(f"out of time: {kernel['name']} and those after it were not timed", flush=True)
            break
        try:
            done.append(timed(cuda, memory, folder, kernel))
        except GpuError as error:
            done.append({"name": kernel["name"], "failed": str(error)})
        write_atomically(out, json.dumps(known | {"facts": cuda.facts, "kernels": done}, indent=1))
        print(f"{kernel['name']}: {done[-1].get('us') or done[-1]['failed']}", flush=True)
        if "failed" in done[-1]:
            print("the next run goes on behind it", flush=True)
            return 1
    return 0


def timed(cuda: Cuda, memory: NamedMemory, folder: Path, kernel: Mapping[str, Any]) -> dict[str, Any]:
    """What is known of a kernel, its registers, and us of each launch."""
    module = cuda.load_file(folder / kernel["name"])
    function = cuda.function(module, kernel["entry"], kernel["shared_bytes"])

    def us(launch: Mapping[str, Any]) -> float:
        pieces = zip("abc", launch["elements"], strict=True)
        pointers = [ctypes.c_uint64(memory.at_least(name, 4 * size)) for name, size in pieces]
        integers = [ctypes.c_int32(value) for value in launch["integers"]]
        call = cuda.launcher(
            function, launch["blocks"], kernel["threads"], kernel["shared_bytes"], [*pointers, *integers]
        )
        return round(cuda.time_us(call, BATCH_US), 3)

    times = {label: {t: us(launch) for t, launch in of.items()} for label, of in kernel["launches"].items()}
    known = {key: kernel[key] for key in ("name", "family", "tile", "warps", "stages", "resident")}
    return known | {"registers": cuda.registers(function), "us": times}


if __name__ == "__main__":
    sys.exit(main())

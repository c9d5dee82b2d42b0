"""The levels of Algorithm 2: register tiles measured step by step, candidates modelled or measured, some proposed."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, asked
from dynmlir.driver.tune_run import PS, Run, compiled_and_right, micro_kernel
from dynmlir.driver.tune_times import shape_row, time_name
from dynmlir.generate.analyzer import cycle_ps, modelled_ps, step_ps
from dynmlir.generate.generators import Space
from dynmlir.generate.layers import Candidate, Layer0, Layers
from dynmlir.generate.measure import Bench
from dynmlir.generate.synthetic import measured, powers
from dynmlir.lowering.arithmetic import Arithmetic

#: Where level 1 is measured: shapes, and candidates that are compiled together.
LEVEL1_SHAPES, BATCH = 12, 120
#: Level-0 tiles below this share of the peak by the model are not measured.
WORTH_MEASURING = 0.75


def level0_steps(run: Run, every: Layers) -> dict[Layer0, float]:
    """Measured ps of one step of each register tile that is worth it."""
    tiles, probes = level0_tiles(run.counted, every), probes_of(every)
    missing = [tile for tile in tiles if _step_name(tile) not in run.store]
    run.progress.stage("compiling register tiles", 1, 0.15)
    kernels = [micro_kernel(probes[tile]) for tile in missing]
    modules = compiled_and_right(run, kernels, staged=False)
    run.progress.step()
    run.progress.stage("measuring register tiles", len(missing), 0.05)
    by_name = {probes[tile].name: tile for tile in missing}
    for module, some in modules:
        bench = Bench(module, run.operation)
        for position, kernel in enumerate(some):
            if kernel.name in run.dropped:
                continue
            tile = by_name[kernel.name]
            run.keep({_step_name(tile): _step_seconds(bench, position, tile, run)})
            run.progress.step()
    return {tile: run.store[_step_name(tile)] * PS for tile in tiles if _step_name(tile) in run.store}


def level0_tiles(device: Device, every: Layers) -> list[Layer0]:
    """The register tiles that are measured."""
    return [tile for tile in every.layer0 if worth_measuring(tile, device)]


def worth_measuring(tile: Layer0, device: Device) -> bool:
    """Whether a tile's multiply-adds are most of what it does, by the model."""
    lanes = device["vector_bits"] // 32
    vectors = tile.columns if tile.compute == "dot" else tile.columns // lanes
    return tile.rows * vectors * cycle_ps(device) >= WORTH_MEASURING * step_ps(tile, device)


def probes_of(every: Layers) -> dict[Layer0, Candidate]:
    """The candidate that each register tile is measured in: of the plainest family, with the longest reduction."""
    probes: dict[Layer0, Candidate] = {}
    for candidate, tile in every.built_from.items():
        known = probes.setdefault(tile, candidate)
        if candidate.family == known.family and candidate.tile.k > known.tile.k:
            probes[tile] = candidate
    return probes


def _step_name(tile: Layer0) -> str:
    return f"step {tile.compute} {tile.rows}x{tile.columns}"


def _step_seconds(bench: Bench, position: int, tile: Layer0, run: Run) -> float:
    """The slope over the reduction of some tiles, all in the L1; no call, no store of C is in it."""
    if tile.compute == "outer":
        tiles, short, long, along = 8, 32, 96, 1
    else:
        tiles, short, long, along = 1, 256, 512, run.counted["vector_bits"] // 32
    times = [bench.times((tiles * tile.rows, tile.columns, depth), [position])[0] for depth in (short, long)]
    # A slope below half of the peak's was disturbed.
    least = step_ps(tile, run.counted) / PS / 2 / Arithmetic(run.operation.types, run.device).depth
    return max((times[1] - times[0]) / tiles / (long - short) * along, least)


def propose(run: Run, every: Layers, steps: dict[Layer0, float]) -> list[Candidate]:
    """What the generator wants measured, each candidate once. Raises DynmlirError where it fails or wants nothing."""
    if 1 in every.measured:
        every, seconds = level1_seconds(run, every)
    else:
        run.progress.stage("modelling candidates", 1, 0.03)
        seconds = modelled_seconds(run, every, powers(run.options.n_syn), steps)
        run.progress.step()
    generator = run.options.generator
    with asked(f"generator {generator.name}"):
        proposed = list(dict.fromkeys(generator.propose(Space(every, seconds, run.options.n_gen))))
    if not proposed:
        raise DynmlirError(f"generator {generator.name} proposes no candidate")
    return proposed


def modelled_seconds(run: Run, every: Layers, shapes: np.ndarray, steps: dict[Layer0, float]) -> np.ndarray:
    """What the analyzer expects of each candidate on each shape; of single precision, the largest array of a run."""
    seconds = np.empty((len(shapes), len(every.layer1)), np.float32)
    for i, candidate in enumerate(every.layer1):
        seconds[:, i] = modelled_ps(candidate, every.rkernels[candidate.family], run.counted, shapes, steps) / PS
    return seconds


def level1_seconds(run: Run, every: Layers) -> tuple[Layers, np.ndarray]:
    """Every candidate of level 1, measured on a few shapes: long, and not the default (Helix Table 9)."""
    shapes, columns, right = measured(LEVEL1_SHAPES, run.options.n_syn, layout=run.operation.layout), [], []
    worth = [c for c in every.layer1 if worth_measuring(every.built_from[c], run.counted)]
    run.progress.stage("measuring level 1", -(-len(worth) // BATCH), 0.3)
    for start in range(0, len(worth), BATCH):
        batch = {c.name: c for c in worth[start : start + BATCH]}
        missing = {name for name in batch for s in shapes if time_name(name, s.tolist()) not in run.store}
        compiled = compiled_and_right(run, [micro_kernel(batch[name]) for name in batch if name in missing], False)
        benches = [(Bench(module, run.operation), some) for module, some in compiled]
        for shape in shapes.tolist():
            shape_row(run, benches, shape, np.ones(sum(len(some) for _, some in compiled), bool))
        times = np.array([[run.store.get(time_name(name, s), np.inf) for name in batch] for s in shapes.tolist()])
        there = np.isfinite(times).any(axis=0)
        columns.append(times[:, there])
        right += [c for c, known in zip(batch.values(), there, strict=True) if known]
        run.progress.step()
    seconds = np.concatenate(columns, axis=1)
    seconds = seconds[np.isfinite(seconds).all(axis=1)]  # of small shapes no times are kept: see shape_row
    if not seconds.size:
        raise DynmlirError("no synthetic shape takes long enough to be measured here: give more --n-syn")
    allowed = [i for i, c in enumerate(right) if c.name not in run.dropped]
    layer1 = tuple(right[i] for i in allowed)
    return replace(every, layer1=layer1, built_from={c: every.built_from[c] for c in layer1}), seconds[:, allowed]

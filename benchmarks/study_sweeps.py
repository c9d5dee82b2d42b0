"""n_gen and n_syn: libraries made again from less of what the tuning of `helix` measured (MikPoly Fig. 13)."""

import sqlite3

import numpy as np
import study_figures as figures

from dynmlir import dialect
from dynmlir.driver.tune_run import Measured, Run, TuneOptions, micro_kernel
from dynmlir.driver.verdict import verdict
from dynmlir.generate.generators import find_generator
from dynmlir.generate.layers import Candidate, layers
from dynmlir.generate.library import with_edges
from dynmlir.generate.measure import growth
from dynmlir.generate.store import Store
from dynmlir.kernels.micro_kernel import Tile

N_GEN, N_SYN = (1, 2, 3, 4, 5), (4, 6, 8, 10, 12, 16)
#: What a fit needs; of shapes that last less than empty calls differ by, there are no times.
LEAST_SHAPES = 24


def measurements(work):
    """The store of the run that tuned `helix`: {(kernel, shape): seconds}, and its path."""
    (path,) = (work / "cache-helix").glob("*/matmul_f32.sqlite")
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
        entries = dict(connection.execute("SELECT name, seconds FROM measured"))
    times = {tuple(name.split()[1:]): s for name, s in entries.items() if name.startswith("time ")}
    return times, path


def swept(libraries, names, shapes, seconds, work):
    """Pages {file: (title, table)} of the two sweeps."""
    if "helix" not in libraries:
        return {}
    times, path = measurements(work)
    kernels = sorted({kernel for kernel, _ in times} & set(names))
    sizes = sorted({shape for _, shape in times}, key=lambda s: tuple(map(int, s.split("x"))))
    store, device = Store(path), libraries["helix"][0]
    by_syn = [_row(n, kernels, [s for s in sizes if max(map(int, s.split("x"))) <= 2**n]) for n in N_SYN]
    shipped = {k.name for k in libraries["shipped"][1].micro_kernels}
    own = [k for k in kernels if k not in shipped]
    by_gen = [_row(n, [k for k in kernels if k in shipped or _rank(k, own) < n], sizes) for n in N_GEN]

    def pages(rows):
        enough = [row for row in rows if len(row[2]) >= LEAST_SHAPES]
        made = [[n, *_outcome(k, s, times, store, device, libraries, names, shapes, seconds)] for n, k, s in enough]
        return figures.table(["N", "candidates", "synthetic shapes", "kept", "share of the oracle"], made)

    with dialect.new_context():
        return {
            "n_syn.md": ("Sensitivity to n_syn (MikPoly Fig. 13)", pages(by_syn)),
            "n_gen.md": ("Sensitivity to n_gen (MikPoly Fig. 13)", pages(by_gen)),
        }


def _row(n, kernels, sizes):
    return n, kernels, sizes


def _rank(kernel, own):
    """The place of a kernel among those of its family."""
    family = [k for k in own if k.rsplit("_", 1)[0] == kernel.rsplit("_", 1)[0]]
    return family.index(kernel)


def _outcome(kernels, sizes, times, store, device, libraries, names, shapes, seconds):
    """(candidates, shapes, kept, share) of a library from some kernels and sizes."""
    helix = find_generator("helix")
    matrix = np.array([[times.get((k, s), np.inf) for k in kernels] for s in sizes])
    some = np.isfinite(matrix).any(axis=1)
    matrix, sizes = matrix[some], [s for s, keep in zip(sizes, some, strict=True) if keep]
    made = [
        micro_kernel(Candidate(k.rsplit("_", 1)[0], Tile(*map(int, k.rsplit("_", 1)[1].split("x"))))) for k in kernels
    ]
    made = with_edges(made, device)
    grown = tuple((ts, [store[f"growth {k.name} {t}"] for t in ts]) for k, ts in ((k, growth(k)) for k in made))
    filled = np.where(np.isfinite(matrix), matrix, 2.5 * np.min(matrix, axis=1, keepdims=True))
    sized = np.array([list(map(int, s.split("x"))) for s in sizes])
    data = Measured(made, sized, filled, np.isfinite(matrix), layers(device), np.ones(len(made), bool), grown)
    run = Run(device, "host", TuneOptions(helix, helix.n_gen), Store(None))
    library = verdict(run, data, None, [libraries["shipped"]]).library
    found = figures.chosen(library, device, "cpu", names, shapes, seconds)
    share = figures.mean(figures.shares(found, seconds.min(axis=1)))
    return len(kernels), len(sizes), len(library.micro_kernels), f"{share:.3f}"

"""Tables and plots of benchmarks/study.py: pure functions of libraries and one matrix of times."""

from dataclasses import replace

import numpy as np

from dynmlir import dialect
from dynmlir.costmodel import Problem, find_model, select
from dynmlir.generate import choose, fit
from dynmlir.generate.library import with_edges
from dynmlir.generate.prior import prior_of
from dynmlir.kernels.patterns import PATTERNS

#: What a choice cannot be blamed for, seconds: a call's own time.
FLOOR = 0.3e-6
SELECTION_SECONDS = 0.46e-6
COLOURS = {"default": "#1f77b4", "other": "#bbbbbb", "star": "#d62728"}
#: Cases of Fig. 11: one of each kind.
SHOWN = 6
MODELS = ("cpu", "mikpoly", "wave", "pipe")


def expected_seconds(libraries, kernels, shapes):
    """What the shipped libraries' models expect of each kernel on each shape."""
    device = libraries["shipped"][0]
    with dialect.new_context():
        priors = [dict(prior_of(kernel, device, [libraries["shipped"]]).coefficients) for kernel in kernels]
        bare = [replace(k, model={key: v for key, v in k.model.items() if key.startswith("g_")}) for k in kernels]
        return fit.predictions(with_edges(bare, device), priors, device, shapes) / 1e12


def shares(times, oracle):
    """The oracle's time over each time."""
    return (oracle + FLOOR) / (times + FLOOR)


def mean(values):
    return float(np.exp(np.log(values).mean()))


def chosen(library, device, model, names, shapes, seconds):
    """Seconds of what a library chooses by a cost model, on one thread, with Pattern I.

    Shortlists, which are learnt from times, belong to `cpu` alone.
    """
    if model != "cpu":
        library = replace(library, shortlists=())
    problem = Problem(library, device, find_model(model), {"I": PATTERNS["I"]})
    plans = select(problem, *shapes.T, 1)
    place = {name: i for i, name in enumerate(names)}
    columns = [place[library.micro_kernels[k].name] for k in plans[:, 6]]
    return seconds[np.arange(len(shapes)), columns]


def completed(seconds):
    """What was not worth measuring took at least four times the least."""
    return np.where(np.isfinite(seconds), seconds, 4 * seconds.min(axis=1, keepdims=True))


def variant_table(libraries, names, shapes, seconds):
    """Rows of (variant, kernels, share of the oracle, worst, best of its own kernels): Helix Fig. 10, MikPoly 12b."""
    oracle, rows, curves = seconds.min(axis=1), [], {}
    place = {name: i for i, name in enumerate(names)}
    for name, (device, library) in libraries.items():
        for model in MODELS if name == "helix" else ("cpu",):
            found = shares(chosen(library, device, model, names, shapes, seconds), oracle)
            own = seconds[:, [place[k.name] for k in library.micro_kernels]].min(axis=1)
            label = name if model == "cpu" else f"{name}, cost model {model}"
            rows.append((label, len(library.micro_kernels), mean(found), found.min(), mean(shares(own, oracle))))
            curves[label] = found
    return rows, curves


def sensitivity(libraries, names, shapes, seconds, counts=(1, 2, 4, 8, 12, 16, 24, 32, 40)):
    """Rows of (n_mik, share of the oracle): the helix library's kernels, kept by the suite's own times."""
    device, library = libraries["helix"]
    place = {name: i for i, name in enumerate(names)}
    columns = [place[k.name] for k in library.micro_kernels]
    oracle, rows = seconds.min(axis=1), []
    for count in counts:
        kept = choose.keep(seconds[:, columns], count, least_gain=0)
        some = replace(library, micro_kernels=tuple(library.micro_kernels[i] for i in kept), shortlists=())
        by_model = chosen(some, device, "cpu", names, shapes, seconds)
        best = seconds[:, [columns[i] for i in kept]].min(axis=1)
        rows.append((len(kept), mean(shares(by_model, oracle)), mean(shares(best, oracle))))
    return rows


def table(header, rows):
    """A table in Markdown."""
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines) + "\n"


def number(value):
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def write_all(folder, libraries, names, cases, shapes, seconds, tuning, swept):
    """All tables and plots of completed `seconds`; `swept` are pages of study_sweeps.py."""
    rows, curves = variant_table(libraries, names, shapes, seconds)
    header = ["variant", "micro-kernels", "share of the oracle", "worst", "best of its kernels"]
    text = table(header, [[number(v) for v in row] for row in rows])
    flops = 2.0 * shapes.prod(axis=1)
    plot_shares(folder / "shares.svg", curves, flops)
    levels = level_rows(rows, tuning)
    text_levels = table(["levels measured", "offline seconds", "speed of choices"], levels)
    kept = sensitivity(libraries, names, shapes, seconds) if "helix" in libraries else []
    text_kept = table(["n_mik", "share of the oracle", "best of them"], [[number(v) for v in row] for row in kept])
    overhead = overhead_rows(libraries, names, cases, shapes, seconds)
    text_overhead = table(["kernel time", "cases", "selection's share %"], overhead)
    plot_candidates(folder / "candidates.svg", libraries, names, cases, shapes, seconds)
    plot_kept(folder / "n_mik.svg", kept)
    pages = {
        "shares.md": ("Share of the oracle (Helix Fig. 10, MikPoly Fig. 12b)", text),
        "levels.md": ("Measuring more levels (Helix Table 9)", text_levels),
        "n_mik.md": ("Sensitivity to n_mik (MikPoly Fig. 13)", text_kept),
        "selection.md": ("Selection as a share of run time (Helix Fig. 13, MikPoly Fig. 12a)", text_overhead),
        **swept,
    }
    for name, (title, body) in pages.items():
        (folder / name).write_text(f"# {title}\n{len(shapes)} cases of cpu_gemm_open.csv, one thread.\n\n{body}")
        print(f"{title}\n{body}")


def level_rows(rows, tuning):
    found, base = dict((row[0], row[2]) for row in rows), None
    made = []
    for label, variant in (("none", "modelled"), ("0 (default)", "helix"), ("0, 1", "levels01")):
        if variant in found:
            base = found["helix"]
            made.append([label, f"{tuning.get(variant, float('nan')):.0f}", f"{found[variant] / base:.3f}"])
    return made


def overhead_rows(libraries, names, cases, shapes, seconds):
    """Selection's share of the time of kernel and selection together, by how long the kernel takes."""
    device, library = libraries.get("helix", libraries["shipped"])
    took = chosen(library, device, "cpu", names, shapes, seconds)
    rows, edges = [], (0, 1e-5, 1e-4, 1e-3, np.inf)
    for least, most in zip(edges, edges[1:], strict=False):
        inside = took[(took >= least) & (took < most)]
        if len(inside):
            share = 100 * mean(SELECTION_SECONDS / (inside + SELECTION_SECONDS))
            rows.append([f"{1e6 * least:.0f} us to {1e6 * most:.0f} us", len(inside), f"{share:.3f}"])
    total = 100 * float((SELECTION_SECONDS * len(took)) / (took.sum() + SELECTION_SECONDS * len(took)))
    return [*rows, ["all of them together", len(took), f"{total:.4f}"]]


def _axes(count=1, size=(7, 4)):
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    return plt.subplots(*((1, 1) if count == 1 else (2, count // 2)), figsize=size, constrained_layout=True)


def plot_shares(path, curves, flops):
    figure, axes = _axes()
    order = np.argsort(flops)
    for label, values in curves.items():
        style = {"color": COLOURS["default"], "linewidth": 2} if label == "helix" else {"linewidth": 0.8}
        axes.plot(flops[order], values[order], marker=".", label=f"{label}: {mean(values):.3f}", **style)
    axes.set(xscale="log", xlabel="FLOP", ylabel="share of the oracle's speed", ylim=(0, 1.05))
    axes.legend(fontsize=7)
    figure.savefig(path)


def plot_candidates(path, libraries, names, cases, shapes, seconds):
    """Every candidate of a few cases, by speed; the chosen one with a star (Helix Fig. 11)."""
    device, library = libraries.get("helix", libraries["shipped"])
    took = chosen(library, device, "cpu", names, shapes, seconds)
    rows = np.linspace(0, len(shapes) - 1, SHOWN).astype(int)
    figure, grid = _axes(SHOWN, (10, 5))
    for axes, row in zip(grid.flat, rows, strict=True):
        speed = np.sort(2e-9 * shapes[row].prod() / seconds[row])[::-1]
        mine = 2e-9 * shapes[row].prod() / took[row]
        axes.plot(speed, ".", color=COLOURS["other"])
        axes.plot(int((speed > mine).sum()), mine, "*", color=COLOURS["star"], markersize=12)
        axes.axhline(speed[0], linestyle=":", color="black", linewidth=0.8)
        axes.set_title("x".join(map(str, shapes[row])), fontsize=8)
        axes.set_ylabel("GFLOP/s", fontsize=7)
    figure.savefig(path)


def plot_kept(path, rows):
    figure, axes = _axes()
    for column, label in ((1, "chosen by the model"), (2, "best of them")):
        axes.plot([row[0] for row in rows], [row[column] for row in rows], marker="o", label=label)
    axes.set(xlabel="n_mik", ylabel="share of the oracle's speed")
    axes.legend()
    figure.savefig(path)

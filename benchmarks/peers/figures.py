"""What follows from the measured rows: net times, best peers, rooflines, tables."""

import csv
import math

import numpy as np

PACKED = ("onednn_pack", "ort_const")  # B given ahead of time: reported, but kept out of best-of-peers
TRIVIAL = "iree_trivial"
KINDS = (("us", "raw"), ("net", "less an empty call"))


def variants(rows):
    """Competitors that occur, subjects (whose names begin with @) among them."""
    seen = dict.fromkeys(c for r in rows for c in r if c.startswith("us."))
    return [c[3:] for c in seen if c[3:] != TRIVIAL]


def finish(row, overhead, peak, bw):
    """Adds net times, best peers and rooflines to a row."""
    names = variants([row])
    for v in names:
        trivial = overhead[TRIVIAL] if v == "iree" or v[0] == "@" else math.inf
        net = row["us." + v] - min(overhead.get(v, 0), trivial)
        row["net." + v] = max(net, 0.05 * row["us." + v])
    groups = {
        "best": [v for v in names if v[0] != "@" and v not in PACKED],
        "best_packed": [v for v in names if v[0] != "@"],
    }
    for kind in ("us", "net", "min"):
        for what, group in groups.items():
            best = min(group, key=lambda v, kind=kind: row[f"{kind}.{v}"])
            row[f"{what}_name.{kind}"] = best
            row[f"{what}.{kind}"] = row[f"{kind}.{best}"]
    sizes = sorted(bw)
    logs = [math.log(s) for s in sizes]
    near = np.interp(math.log(row["bytes"]), logs, [bw[s] for s in sizes])
    compute, dram = row["flops"] / peak * 1e-3, bw[sizes[-1]]
    row.update(peak_gflops=peak, dram_gbs=dram, near_gbs=near)
    row.update(roof_us=max(compute, row["bytes"] / dram * 1e-3))
    row.update(near_roof_us=max(compute, row["bytes"] / near * 1e-3))
    row["disturbed"] = "yes" if row["probe_gflops"] < 0.93 * peak or row["unrest"] > 0.2 else ""
    return row


def geomean(x):
    x = [v for v in x if v == v]
    return math.exp(sum(map(math.log, x)) / len(x)) if x else float("nan")


def num(row, column):
    return float(row[column]) if row.get(column, "") != "" else float("nan")


def time_of(row, who, kind):
    """Microseconds of a competitor, or of the best of each case; `kind` is us, net or min."""
    return num(row, f"{who}.{kind}" if who.startswith("best") else f"{kind}.{who}")


def ratio(row, who, subject, kind):
    """Time of a peer over the subject's: above 1 the subject is faster."""
    return time_of(row, who, kind) / num(row, f"{kind}.{subject}")


def table(title, columns, lines):
    print("\n" + title)
    rows = [columns, *lines]
    width = [max(len(str(row[i])) for row in rows) for i in range(len(columns))]
    for row in rows:
        cells = [
            str(x).ljust(w) if i == 0 else str(x).rjust(w) for i, (x, w) in enumerate(zip(row, width, strict=True))
        ]
        print("  " + "  ".join(cells))


def split(rows):
    """Rows of the empty calls, and rows by category with all of them last."""
    overhead = [r for r in rows if r["category"] == "_overhead"]
    cases = [r for r in rows if r["category"] != "_overhead"]
    categories = dict.fromkeys(r["category"] for r in cases)
    return overhead, {c: [r for r in cases if r["category"] == c] for c in categories} | {"ALL": cases}


def summarize(rows):
    overhead, groups = split(rows)
    names = variants(rows)
    peers = [v for v in names if v[0] != "@"]
    if overhead:
        head = ["", *names, TRIVIAL]
        lines = [[r["name"], *(f"{num(r, 'us.' + v):.2f}" for v in head[1:])] for r in overhead]
        table("Microseconds of one call", head, lines)
    for kind, what in KINDS:
        rates(groups, names, peers, kind, what)
    roofs = [
        [
            g,
            *(f"{geomean([num(r, c) / num(r, 'best.us') for r in rs]):.2f}" for c in ("roof_us", "near_roof_us")),
        ]
        for g, rs in groups.items()
    ]
    table(
        "Best peer's share of the roofline, geometric mean (dram: flops/peak or bytes/DRAM bandwidth; "
        "near: bandwidth of the level the case fits in)",
        ["category", "dram", "near"],
        roofs,
    )
    for subject in (v for v in names if v[0] == "@"):
        for kind, what in (*KINDS, ("min", "raw, fastest batch of all rounds")):
            speeds(groups, peers, subject, kind, what)
        worst(groups["ALL"], subject)
    wrong = [(r["name"], c[4:], r["err." + c[4:]]) for r in rows for c in r if c.startswith("bad.") and r[c]]
    disturbed = [r["name"] for r in groups["ALL"] if r.get("disturbed")]
    print("\nWrong results:", wrong or "none", "\nDisturbed cases:", disturbed or "none")


def rates(groups, names, peers, kind, what):
    cols = [*names, "best", "best_packed"]

    def rate(row, who):
        return float(row["flops"]) / time_of(row, who, kind) * 1e-3

    lines = [[g, len(rs), *(f"{geomean([rate(r, v) for r in rs]):.1f}" for v in cols)] for g, rs in groups.items()]
    table(
        f"GFLOP/s, geometric mean over the cases each ran, {what} "
        "(best: of peers that get B at the call; best_packed: also those given it ahead)",
        ["category", "cases", *cols],
        lines,
    )
    wins = [[g, *(sum(r[f"best_name.{kind}"] == v for r in rs) for v in peers)] for g, rs in groups.items()]
    table(f"Best peer, number of cases, {what}", ["category", *peers], wins)


def speeds(groups, peers, subject, kind, what):
    cols, lines = [*peers, "best", "best_packed"], []
    for g, rs in groups.items():
        q = [ratio(r, "best", subject, kind) for r in rs]
        lines.append(
            [
                g,
                len(rs),
                *(f"{geomean([ratio(r, v, subject, kind) for r in rs]):.2f}" for v in cols),
                f"{100 * sum(x >= 1 for x in q) / len(rs):.0f}%",
                f"{100 * sum(x >= 0.95 for x in q) / len(rs):.0f}%",
                f"{geomean([num(r, 'near_roof_us') / num(r, f'{kind}.{subject}') for r in rs]):.2f}",
            ]
        )
    table(
        f"{subject}: speed over each peer (time of the peer / time of the subject, > 1 is faster), {what}",
        ["category", "cases", *cols, "won", ">=.95", "near roof"],
        lines,
    )


def worst(rows, subject):
    ran = [r for r in rows if r.get("us." + subject)]
    lines = [
        [
            r["name"],
            f"{r['m']},{r['n']},{r['k']}",
            f"{num(r, 'us.' + subject):.1f}",
            f"{float(r['flops']) / num(r, 'us.' + subject) * 1e-3:.1f}",
            r["best_name.us"],
            f"{num(r, 'best.us'):.1f}",
            f"{ratio(r, 'best', subject, 'us'):.2f}",
            f"{ratio(r, 'best', subject, 'net'):.2f}",
            f"{num(r, 'near_roof_us') / num(r, 'us.' + subject):.2f}",
        ]
        for r in sorted(ran, key=lambda r: ratio(r, "best", subject, "us"))[:5]
    ]
    columns = ["case", "m,n,k", "us", "GFLOP/s", "best", "its us", "ratio", "net ratio", "near roof"]
    table(f"{subject}: the five worst cases (raw)", columns, lines)


def read(paths):
    """Rows of results files; a later file's rows win."""
    rows = {}
    for path in paths:
        with open(path, newline="") as f:
            rows |= {r["name"]: r for r in csv.DictReader(f)}
    return list(rows.values())


def save(rows, path):
    columns = list(dict.fromkeys(c for r in rows[2:] + rows for c in r))
    with open(path, "w", newline="") as f:
        out = csv.DictWriter(f, columns, restval="")
        out.writeheader()
        for r in rows:
            out.writerow({c: f"{v:.5g}" if isinstance(v, float) else v for c, v in r.items()})

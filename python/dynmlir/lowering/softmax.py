"""Softmax along rows, as text: an executable in IREE's dialects, and what calls it on the host."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dynmlir.lowering.drivers import read_template

#: Elements that are worth a workgroup, some 10 us: what waking another thread takes.
SHARE = 8192
_TYPE = re.compile(r"tensor<((?:[0-9?]+x)+)f32>")


@dataclass(frozen=True, order=True)
class Way:
    """A kind of softmax."""

    in_place: bool = False
    """Whether the result takes the place of what is given."""
    zero_rows: bool = False
    """Whether rows of nothing but -infinity are 0, and not NaN."""

    def executable(self, stem: str) -> str:
        """The name of its executable."""
        return f"{stem}_executable{'_in_place' * self.in_place}{'_zero_rows' * self.zero_rows}"


#: What maxima begin from, and the least that sums are. From the least finite number on exponentials of -infinity are 0,
#: and sums are 1 at least where a row has anything else.
_LEAST = {False: ("0xFF800000", "0.0"), True: ("0xFF7FFFFF", "1.0")}


def rows_text(stem: str, way: Way, lanes: int) -> str:
    """The executable, for vectors of so many elements."""
    in_place = way.in_place
    bindings = ("%x: !stream.binding",) if in_place else ("%x: !stream.binding", "%y: !stream.binding")
    kind = "memref<?x?xf32>"
    memory = [f"  %X = stream.binding.subspan %x[%c0] : !stream.binding -> {kind}{{%rows, %columns}}"]
    if not in_place:
        memory.append(f"  %Y = stream.binding.subspan %y[%c0] : !stream.binding -> {kind}{{%rows, %columns}}")
    names: dict[str, object] = {"executable": way.executable(stem), "bindings": ", ".join(bindings)}
    names |= dict(zip(("LEAST", "LEAST_SUM"), _LEAST[way.zero_rows], strict=True))
    names |= {"memory": "\n".join(memory), "VL": lanes, **{f"VL_{u}": u * lanes for u in range(5)}}
    text = read_template("templates/softmax/rows", names)
    return re.sub(r"%Y\b", "%X", text) if in_place else text


def host_text(name: str, stem: str, kind: str, way: Way) -> str:
    """The host function of a type of tensors."""
    found = _TYPE.fullmatch(kind)
    assert found is not None, f"{kind} is no tensor of f32"
    shape = found[1].split("x")[:-1]
    lines, sizes = [], []
    for d, size in enumerate(shape):
        lines.append(f"  %d{d} = arith.constant {d if size == '?' else size} : index")
        if size == "?":
            lines.append(f"  %size_{d} = tensor.dim %x, %d{d} : {kind}")
            sizes.append(f"%size_{d}")
    every = [f"%size_{d}" if size == "?" else f"%d{d}" for d, size in enumerate(shape)]
    rows = "%c1"
    for d, size in enumerate(every[:-1]):
        lines.append(f"  %rows_{d} = arith.muli {rows}, {size} : index")
        rows = f"%rows_{d}"
    lines.append(f"  %rows = arith.addi {rows}, %c0 : index")
    lines.append(f"  %columns = arith.addi {every[-1]}, %c0 : index")
    dims = f"{{{', '.join(sizes)}}}"
    names: dict[str, object] = {"name": name, "executable": way.executable(stem), "type": kind}
    names |= {"dims": "\n".join(lines), "share": SHARE, "sizes": dims, "result": "%x" if way.in_place else kind}
    return read_template("templates/softmax/host", names)

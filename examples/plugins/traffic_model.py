"""A researcher's own cost model: what if only the bytes of B and C that move mattered?

    dynmlir-compile --load-pass=examples/plugins/traffic_model.py --cost-model=traffic IN.mlir -o OUT.vmfb

    Cost = sum over regions of  4 x K x cols x ceil(rows / uM)  +  4 x rows x cols x (2 ceil(K / uK) - 1)

B is read once for each row of tiles; C is written after each instance of the micro-kernel, and read again
before the next one. Ignored: time, threads, caches, A.
"""

import dynmlir
from dynmlir.costmodel import CostModel

ELEMENT_BYTES = 4


class Traffic(CostModel):
    """Every operation of `x` folds, or becomes arith in the emitted dispatch function."""

    name, unit = "traffic", "bytes"

    def task(self, x, kernel, device, k):
        """Bytes of a column of B; how often an element of C moves."""
        blocks = x.max(x.ceildiv(k, kernel.tile.k), 1)
        return x.mul(k, ELEMENT_BYTES), x.sub(x.mul(blocks, 2), 1)

    def region(self, x, kernel, device, work, state):
        column_of_b, moves = work.task
        b = x.mul(x.mul(column_of_b, work.cols), x.ceildiv(work.rows, kernel.tile.m))
        c = x.mul(x.mul(work.rows, x.mul(work.cols, ELEMENT_BYTES)), moves)
        return x.add(b, c), state


dynmlir.register_cost_model(Traffic())

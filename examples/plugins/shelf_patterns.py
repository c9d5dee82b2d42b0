"""A researcher's own patterns: one that MikPoly's Fig. 5 lacks, a shelf over two cupboards.

dynmlir-opt --load-pass=examples/plugins/shelf_patterns.py --polymerize=patterns=I,shelf IN.mlir
dynmlir-compile --load-pass=examples/plugins/shelf_patterns.py --patterns=I,shelf IN.mlir -o OUT.vmfb

+---------------+
|    1  2  3    |   0 .. r
+----+----------+
| 4  |  5  6  7 |   r .. M, cut at column c45
+----+----------+
"""

import dynmlir

dynmlir.register_patterns("shelf", {"S": ((1, 2, 3), (4,), (5, 6, 7))})

"""Numbers that code is made with and that cost models count on: below both, so that they are the same."""

from __future__ import annotations

#: Bytes that every workgroup has on its stack for scratch, however small the problem: of the 32 KiB that IREE lets a
#: function have there what places of images leave.
MOST_ON_STACK = (32 << 10) - 256
#: Fused multiply-adds of f32 that justify one byte of scratch. The runtime zeroes it at some 12 us a MiB, so that
#: scratch costs about 1 % of the arithmetic of a CPU core with 512-bit vectors.
FMAS_A_BYTE = 64
#: Pixels of a block of an image that is read where it lies: their table, which a tile may look beyond, and their
#: classes, up to one each, are 19 KiB of stack (lowering/images/windows.py).
MOST_PIXELS = 512
#: Of an image that is turned in scratch: rows of weights of a block, up to which channels are taken together, and
#: columns of uK rows that blocks have as scratch, with their weights and results (lowering/images/planes.py).
PLANE_DEPTH, PLANE_COLUMNS = 512, 128
#: Taps of neighbouring windows that share what they read, and vectors of a tile whose taps do, at most: a divisor of
#: sides of 14, 28, 56, 112 (lowering/images/shared_taps.py).
TAPS, MOST_SHARING = 3, 14

"""Runs a module on operands that end, or begin, at a page that must not be touched.

    guarded.py MODULE.vmfb end|begin|touch [TYPES]

TYPES is f32, or a name of typed.TYPES. MODULE's function matmul takes A, B and the memory of C; or A, B in panels, N
and the memory of C. An access outside of
the operands kills the process, as `touch` does on purpose. Operands are used in place; that is checked, since a copy
would prove nothing.
Generated code may count on 64-byte alignment: at the `end`, an operand whose size is not a multiple of that
stops up to 63 bytes short of the page, and the gap is filled with bytes of 255, which are NaNs as floats, that
must neither show nor vanish.
"""

import ctypes
import mmap
import sys

import numpy as np
from typed import DTYPES, TYPES, check, in_panels, operands

from dynmlir import runtime
from dynmlir.runtime.buffers import import_array, in_place, view_array
from dynmlir.runtime.device import open_device

PAGE = mmap.PAGESIZE
LIBC = ctypes.CDLL(None, use_errno=True)

SHAPES = {
    "flush at the end: all sizes multiples of 4": ((4, 4, 4), (20, 36, 12), (12, 68, 260), (44, 132, 20)),
    "flush, odd N: a masked edge in the last row": ((16, 1, 16), (16, 15, 16), (32, 65, 48), (16, 33, 256)),
    "flush, odd M: leftover rows": ((1, 16, 16), (5, 64, 256), (7, 16, 32), (13, 80, 48)),
    "flush, odd K: leftover reduction": ((16, 16, 1), (16, 64, 255), (32, 32, 37)),
    "tile sizes and their neighbours": ((6, 64, 256), (7, 65, 257), (5, 63, 255), (1, 1, 1), (14, 32, 64)),
    "skinny": ((1, 512, 512), (512, 1, 512), (512, 2, 64), (3, 48, 1024), (1000, 8, 16), (2, 2, 4096)),
    "primes": ((37, 41, 43), (251, 3, 17), (3, 251, 17), (101, 103, 107)),
    "large": ((300, 400, 500), (512, 512, 512)),
}


class Guarded:
    """Memory for one array between two protected pages."""

    def __init__(self, shape, side, kind="f32"):
        size = int(np.prod(shape)) * np.dtype(DTYPES[kind]).itemsize
        room = -(-max(size, 1) // PAGE) * PAGE
        self.map = mmap.mmap(-1, room + 2 * PAGE)
        whole = np.frombuffer(self.map, np.uint8)
        whole[PAGE:-PAGE] = 255
        self.inside = whole[PAGE:-PAGE]
        start = (room - size) // 64 * 64 if side == "end" else 0
        self.array = self.inside[start : start + size].view(DTYPES[kind]).reshape(shape)
        self.rest = (self.inside[:start], self.inside[start + size :])
        for page in (0, PAGE + room):
            self.protect(whole.ctypes.data + page)

    @staticmethod
    def protect(address):
        if LIBC.mprotect(ctypes.c_void_p(address), ctypes.c_size_t(PAGE), 0):
            raise OSError(ctypes.get_errno(), "mprotect")

    def untouched(self):
        return all((part == 255).all() for part in self.rest)


def is_used_in_place(array):
    """Whether the module's device works on this very memory."""
    view = import_array(open_device(), array)
    return in_place(array) and view_array(open_device(), view, array.dtype).ctypes.data == array.ctypes.data


def run(module, m, n, k, side, types):
    columns = module.matmul.signature.arguments[1].shape[2:]
    of_b = (-(-n // columns[0]), k, columns[0]) if columns else (k, n)
    shapes = ((m, k), of_b, (m, n))
    a, b, c = (Guarded(s, side, kind) for s, kind in zip(shapes, (types.a, types.b, types.c), strict=True))
    a.array[...], matrix = operands(types, m, n, k)
    b.array[...] = in_panels(matrix, columns[0]) if columns else matrix
    assert all(is_used_in_place(x.array) for x in (a, b, c))
    module.matmul(a.array, b.array, *[n] * len(columns), out=c.array)
    check(c.array, a.array, matrix)
    assert c.untouched(), f"{m}x{n}x{k}: written outside of C"


def main(path, side, short="f32"):
    if side == "touch":
        ctypes.string_at(Guarded((16, 16), "end").array.ctypes.data + 16 * 16 * 4, 1)
    for driver, threads in (("local-sync", None), ("local-task", 2)):
        module = runtime.load(path, driver, threads)
        for shapes in SHAPES.values():
            for shape in shapes:
                print(driver, *shape, flush=True)
                run(module, *shape, side, TYPES[short])
    print("all inside")


if __name__ == "__main__":
    main(*sys.argv[1:])

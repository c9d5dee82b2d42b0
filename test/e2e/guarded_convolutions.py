"""Runs convolutions on operands that end, or begin, at a page that must not be touched; see guarded.py.

guarded_convolutions.py MODULE.vmfb end|begin [FORM ...]
"""

import sys

import numpy as np
from guarded import Guarded, is_used_in_place
from operands import EPS
from test_convolutions import DEPTHWISE, GUARDED
from test_narrow_convolutions import GUARDED as NARROW
from typed import DTYPES

from dynmlir import runtime

SIZES = (
    {"n": 1, "g": 1, "c": 3, "f": 16, "x": 8, "y": 34, "r": 3, "s": 3},
    {"n": 2, "g": 1, "c": 16, "f": 33, "x": 7, "y": 7, "r": 3, "s": 3},
    {"n": 1, "g": 1, "c": 5, "f": 7, "x": 11, "y": 13, "r": 5, "s": 2},
    {"n": 3, "g": 1, "c": 1, "f": 1, "x": 4, "y": 1, "r": 1, "s": 1},
    {"n": 1, "g": 1, "c": 70, "f": 65, "x": 14, "y": 14, "r": 3, "s": 3},
    {"n": 2, "g": 35, "c": 1, "f": 1, "x": 9, "y": 40, "r": 3, "s": 3},
    {"n": 1, "g": 17, "c": 1, "f": 1, "x": 11, "y": 23, "r": 5, "s": 4},
)


#: Everything by its name.
EVERY = GUARDED | DEPTHWISE | NARROW


def placed(array, kind, side):
    memory = Guarded(array.shape, side, kind)
    memory.array[...] = array
    return memory


def main(path, side, *names):
    for driver, threads in (("local-sync", None), ("local-task", 2)):
        module = runtime.load(path, driver, threads)
        for name, form in ((name, EVERY[name]) for name in names or GUARDED):
            for seed, sizes in enumerate(SIZES):
                print(driver, name, sizes, flush=True)
                kinds = (form.element, form.element, form.result)
                arrays = [x.astype(DTYPES[kind]) for x, kind in zip(form.arrays(sizes, seed), kinds, strict=True)]
                exact, magnitude, depth = form.exact(*arrays)
                image, weights, start = (placed(*each, side) for each in zip(arrays, kinds, strict=True))
                out = placed(np.zeros_like(arrays[2]), form.result, side)
                assert all(is_used_in_place(x.array) for x in (image, weights, start, out))
                getattr(module, name)(image.array, weights.array, start.array, out=out.array)
                assert np.all(np.abs(out.array - exact) <= max(depth, 4) * EPS * magnitude)
                assert out.untouched()
    print("all inside")


if __name__ == "__main__":
    main(*sys.argv[1:])

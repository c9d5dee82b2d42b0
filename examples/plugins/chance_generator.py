"""A researcher's own generator: what is the analyzer worth? Candidates drawn by chance, and not by what it expects.

    dynmlir-tune --load-pass=examples/plugins/chance_generator.py --generator=chance -o OUT.mlir

What is kept of them is decided as by `helix`: those that together come closest to the best of all, as measured.
"""

import random

import dynmlir
from dynmlir.generate.generators import Generator


class Chance(Generator):
    """Draws the same candidates in every run, so that a run which is interrupted goes on."""

    name, summary = "chance", "some candidates of each family, by chance"

    def propose(self, space):
        draw, chosen = random.Random(0), []
        for family in space.families:
            members = space.of_family(family)
            chosen += draw.sample(members, min(space.n_gen, len(members)))
        return [space.layers.layer1[i] for i in chosen]


dynmlir.register_generator(Chance())

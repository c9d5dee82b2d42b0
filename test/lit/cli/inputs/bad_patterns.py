"""A plug-in whose pattern is no pattern."""

from dynmlir.kernels.pattern_sets import register_patterns

register_patterns("bad", {"L": ((1, 2),)})

"""The commands, one module each, and what their options have in common."""

import gc

# A command imports some 600 modules and makes IR by the million objects, hardly any of which is garbage before it ends:
# to look for it after every 700 of them was a fifth of what short ones took.
gc.set_threshold(50_000, 20, 20)

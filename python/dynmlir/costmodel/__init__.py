"""Cost models and selection, each defined once and read twice: as arrays and as emitted MLIR."""

from dynmlir.costmodel import cpu, gpu, mikpoly, shared_waves  # noqa: F401  (they register themselves)
from dynmlir.costmodel.model import MODELS, CostModel, Work, find_model, pricing, register
from dynmlir.costmodel.problem import Problem
from dynmlir.costmodel.programs import programs
from dynmlir.costmodel.readings import emit_select, predict, select
from dynmlir.costmodel.select import PLAN

__all__ = [
    "MODELS",
    "PLAN",
    "CostModel",
    "Problem",
    "Work",
    "emit_select",
    "find_model",
    "predict",
    "pricing",
    "programs",
    "register",
    "select",
]

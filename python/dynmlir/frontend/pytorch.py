"""Models of PyTorch, as MLIR in torch-mlir's dialect.

    dynmlir.compile(dynmlir.import_torch(model, (torch.randn(2, 3, 224, 224),)))

A model is exported by `torch.export`, which leaves sizes unknown (`traced`), its operators are decomposed so that they
are right at every size (`decompositions`), what torch-mlir's importer stumbles on is mended (`graphs`), and what the
export took for granted of sizes is checked at each call (`guards`).
"""

from __future__ import annotations

import inspect
import os
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.branches import keep_private, teach
from dynmlir.frontend.groups import loop_over_groups
from dynmlir.frontend.guards import check_at_entry
from dynmlir.frontend.steps import loop_over_steps

if TYPE_CHECKING:
    import torch

#: A warning of torch.export's about each recurrent network, which lists its weights anew.
_OF_RECURRENT = r"The tensor attributes? self\.[\w.]*_flat_weights"
_FOR_OTHERS = "give an example of 2 or more, or dynamic_shapes"


def import_torch(
    model: torch.nn.Module | torch.export.ExportedProgram | str | os.PathLike[str],
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
    *,
    dynamic_shapes: Any = None,
    name: str = "main",
) -> str:
    """The MLIR of a model, for `dynmlir.compile`; its function is called `name`.

    `model` is exported as it is called by `args` and `kwargs`, in evaluation mode and without gradients;
    `dynamic_shapes` is as for `torch.export.export`. Without it every size of every argument is unknown that the model
    does not fix, but those that are 1 in the example (a warning says so): PyTorch takes them for something else.
    An ExportedProgram, or the path of a file of `torch.export.save`, is taken as it was exported.
    Raises DynmlirError where torch is not installed (`pip install torch`) or torch-mlir cannot import the program, what
    torch.export raises where it cannot export it.
    """
    try:
        import torch
    except ImportError:
        where = f"{os.fspath(model)}:1:1" if isinstance(model, str | os.PathLike) else None
        raise DynmlirError("models of PyTorch need torch, which is not installed: pip install torch", where) from None
    from dynmlir.frontend import few_bits
    from dynmlir.frontend.decompositions import decompositions
    from dynmlir.frontend.sizes import settle_sizes
    from dynmlir.frontend.traced import AnySize

    with torch.no_grad():
        if isinstance(model, torch.nn.Module):
            shapes = dynamic_shapes
            if shapes is None:
                shapes, single = _all_unknown(model, args, kwargs or {})
                for what in single:
                    warnings.warn(f"{what} is 1 in the example, and so in the program: {_FOR_OTHERS}", stacklevel=2)
            with _evaluated(model), AnySize(), warnings.catch_warnings():
                warnings.filterwarnings("ignore", _OF_RECURRENT)
                program = torch.export.export(model, tuple(args), dict(kwargs or {}), dynamic_shapes=shapes)
        else:
            program = model if isinstance(model, torch.export.ExportedProgram) else _load(os.fspath(model))
        settle_sizes(program)
        program = program.run_decompositions(decompositions(keeps=few_bits.operators()))
        if few_bits.keep_few_bits(program):
            program = program.run_decompositions(decompositions())
        return _imported(program, name)


@contextmanager
def _evaluated(model: torch.nn.Module) -> Iterator[None]:
    training = [module for module in model.modules() if module.training]
    with suppress(NotImplementedError):  # graphs of torch.export, as quantisers give them, are what they are
        model.eval()
    try:
        yield
    finally:
        for module in training:
            module.training = True


def _all_unknown(
    model: torch.nn.Module, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[dict[str, Any], list[str]]:
    """Every dimension of a tensor for torch.export to find out, by the names of what `forward` takes; those of 1."""
    import torch
    from torch.utils import _pytree as pytree

    single: list[str] = []

    def sizes(path: Any, value: Any) -> Any:
        if not isinstance(value, torch.Tensor):
            return None
        name = str(path[0].key) + pytree.keystr(path[1:])
        single.extend(f"dimension {dimension} of {name}" for dimension, size in enumerate(value.shape) if size == 1)
        return dict.fromkeys(range(value.dim()), torch.export.Dim.AUTO)

    bound = inspect.signature(model.forward).bind(*args, **kwargs).arguments
    return pytree.tree_map_with_path(sizes, dict(bound)), single


def _load(path: str) -> torch.export.ExportedProgram:
    import torch

    try:
        return torch.export.load(path)
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror or error}", f"{path}:1:1") from None
    except Exception as error:  # of zip files, of pickles, of a schema: any
        raise DynmlirError(f"is no program of torch.export.save: {error}", f"{path}:1:1") from None


def _imported(program: torch.export.ExportedProgram, name: str) -> str:
    from torch_mlir import ir
    from torch_mlir.dialects import torch as torch_dialect
    from torch_mlir.extras.fx_importer import FxImporter, GraphNodeImporter

    from dynmlir.frontend.graphs import arguments_of, mend
    from dynmlir.frontend.interpolation import interpolate
    from dynmlir.frontend.quantizers import take_numbers
    from dynmlir.frontend.weights import WeightsApart

    teach(GraphNodeImporter)
    mend(program)
    arguments = arguments_of(program)
    with ir.Context() as context:
        torch_dialect.register_dialect(context)
        weights = WeightsApart(program)
        importer = FxImporter(context=context, hooks=weights)
        try:
            function = importer.import_frozen_program(program, func_name=name)
        except (AssertionError, NotImplementedError, TypeError, ValueError) as error:
            raise DynmlirError(f"torch-mlir does not import this program: {error}") from None
        take_numbers(function)
        loop_over_groups(function)
        loop_over_steps(function)
        interpolate(function)
        keep_private(importer.module, name)
        check_at_entry(function, program._guards_code, arguments)
        return weights.beside(importer.module.operation.get_asm(enable_debug_info=True))

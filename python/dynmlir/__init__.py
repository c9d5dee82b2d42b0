"""dynmlir: compiles tensor operators of unknown sizes to IREE modules made of fixed-size micro-kernels.

`compile` needs the compiler's wheels, and imports them when it is first called; `runtime` alone does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dynmlir.driver.compile import compile as compile
    from dynmlir.runtime import CompiledModule as CompiledModule
    from dynmlir.runtime import load as load

__version__ = "0.1.0"
__all__ = ["CompiledModule", "compile", "load"]


def __getattr__(name: str) -> Any:
    if name == "compile":
        from dynmlir.driver.compile import compile

        return compile
    if name in ("CompiledModule", "load"):
        import dynmlir.runtime

        return getattr(dynmlir.runtime, name)
    raise AttributeError(f"module 'dynmlir' has no attribute '{name}'")

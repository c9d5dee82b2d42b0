"""The attributes of the dialect, and integers in and out of dictionaries."""

import functools
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import Dynmlir


class TileAttr(Dynmlir.Attribute, name="tile"):
    """The fixed sizes of a micro-kernel, `#dynmlir.tile<uM, uN, uK>`, in elements."""

    m: ir.IntegerAttr
    n: ir.IntegerAttr
    k: ir.IntegerAttr

    @property
    def sizes(self) -> tuple[int, int, int]:
        """(uM, uN, uK) as integers."""
        m, n, k = (ir.IntegerAttr(parameter).value for parameter in self.params)
        return m, n, k


def tile_attr(m: int, n: int, k: int) -> TileAttr:
    """`#dynmlir.tile<m, n, k>`."""
    return TileAttr.get(*(integer_attr(size) for size in (m, n, k)))


def integer_attr(value: int) -> ir.IntegerAttr:
    """An i64 attribute."""
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)


def read_integers(what: str, dictionary: ir.Attribute) -> dict[str, int | tuple[int, ...]]:
    """A dictionary attribute of i64 and arrays of i64; ValueError naming the first other value."""
    return {named.name: _read_value(what, named) for named in ir.DictAttr(dictionary)}


#: Values that were read, by what of: verifiers read each op after every pass. Attributes belong to a context, and are
#: held with it until there is another one.
_read: dict[Hashable, Any] = {}


def forget_read() -> None:
    """Forgets what was read of ops of contexts that are done with."""
    _read.clear()


def read_once(*names: str) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
    """Decorates what makes a value that cannot change of an op's attributes of these names, those that it has."""

    def decorated(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
        @functools.wraps(read)
        def remembered(op: Any) -> Any:
            attributes = op.attributes
            key = (read, *(attributes.get(name) for name in names))
            value = _read.get(key)
            if value is None:
                value = _read[key] = read(op)
            return value

        return remembered

    return decorated


def _read_value(what: str, named: ir.NamedAttribute) -> int | tuple[int, ...]:
    value = named.attr
    if isinstance(value, ir.ArrayAttr):
        return tuple(_read_i64(what, named, item) for item in ir.ArrayAttr(value))
    return _read_i64(what, named, value)


def _read_i64(what: str, named: ir.NamedAttribute, value: ir.Attribute) -> int:
    if isinstance(value, ir.IntegerAttr) and str(ir.IntegerAttr(value).type) == "i64":
        return ir.IntegerAttr(value).value
    raise ValueError(f"{what} '{named.name}' is {named.attr}, expected an i64 or an array of i64")


def write_integers(values: Mapping[str, int | tuple[int, ...]]) -> ir.DictAttr:
    """The dictionary attribute of integers and tuples of integers."""
    return ir.DictAttr.get(
        {
            key: ir.ArrayAttr.get([integer_attr(v) for v in value]) if isinstance(value, tuple) else integer_attr(value)
            for key, value in values.items()
        }
    )

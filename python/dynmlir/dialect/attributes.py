"""The attributes of the dialect, and integers in and out of dictionaries."""

from collections.abc import Mapping

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
    text = str(dictionary)
    if text not in _read:
        _read[text] = {named.name: _read_value(what, named) for named in ir.DictAttr(dictionary)}
    return dict(_read[text])


#: Those that were read, by their text: verifiers read each model after every pass.
_read: dict[str, dict[str, int | tuple[int, ...]]] = {}


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

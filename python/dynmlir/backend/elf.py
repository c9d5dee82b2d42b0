"""Object files: local functions of them made known to the linker."""

from __future__ import annotations

import io
from collections.abc import Mapping

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from dynmlir.diagnostics import DynmlirError


def export_functions(data: bytes, names: Mapping[str, str]) -> bytes:
    """An ELF object file in which local functions are global, too, by the names that they are mapped to.

    IREE's compiler makes all functions local but the one that returns an executable's table of entries, and that has
    the same name in every executable: what the file defines globally becomes weak.
    Raises DynmlirError for another kind of file, and for a function that is not there.
    """
    try:
        elf, made = ELFFile(io.BytesIO(data)), bytearray(data)
    except ELFError as error:
        raise DynmlirError(f"not an ELF object file: {error}") from None
    tables = [(i, each) for i, each in enumerate(elf.iter_sections()) if isinstance(each, SymbolTableSection)]
    if not tables:
        raise DynmlirError("an object file without symbols")
    number, table = tables[0]
    strings = elf.get_section(table["sh_link"])
    size, build = table["sh_entsize"], elf.structs.Elf_Sym.build
    symbols, texts, found = bytearray(table.data()), bytearray(strings.data()), {}
    for place, each in enumerate(table.iter_symbols()):
        info = each.entry["st_info"]
        if info["type"] == "STT_FUNC" and each.name in names:
            found[each.name] = each.entry
        elif info["bind"] == "STB_GLOBAL" and each["st_shndx"] != "SHN_UNDEF":
            info["bind"] = "STB_WEAK"
            symbols[place * size : (place + 1) * size] = build(each.entry)
    for name, public in names.items():
        if (entry := found.get(name)) is None:
            raise DynmlirError(f"function '{name}' is not in the object file")
        entry["st_info"]["bind"], entry["st_name"] = "STB_GLOBAL", len(texts)
        entry["st_other"]["visibility"] = "STV_HIDDEN"  # from the runtime: calls are direct
        texts += public.encode() + b"\0"
        symbols += build(entry)  # global ones are behind the local ones: no number of a symbol changes
    for section, content in ((number, symbols), (table["sh_link"], texts)):
        header = elf.get_section(section).header
        made += bytes(-len(made) % 8)
        header["sh_offset"], header["sh_size"] = len(made), len(content)
        made += content
        at = elf["e_shoff"] + section * elf["e_shentsize"]
        made[at : at + elf["e_shentsize"]] = elf.structs.Elf_Shdr.build(header)
    return bytes(made)

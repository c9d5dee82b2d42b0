"""Device files: a TOML file per device, every number with where it comes from.

name = "x86_64_v4"
summary = "x86-64-v4: a core with AVX-512"
architecture = "x86_64"
target_cpu = "x86-64-v4"

[facts]
vector_bits = [512, "x86-64 psABI: AVX512F"]
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from typing import Any

from dynmlir.device.facts import ARCHITECTURES, Device, Facts, file_facts, optional_facts
from dynmlir.diagnostics import DynmlirError, near_match, read_text

_TEXTS = ("name", "summary", "architecture", "target_cpu")
#: What it may state besides: names of CPUs.
_SERVES = "serves"


def load_device(path: str | os.PathLike[str]) -> Device:
    """The device of a file. Raises DynmlirError, located in the file, for whatever is wrong with it."""
    return parse_device(read_text(path), os.fspath(path))


def parse_device(text: str, source_name: str) -> Device:
    """The device of a text. Raises DynmlirError, located in `source_name`."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _located_toml(error, text, source_name) from None
    key, message = _mistake(tables)
    if message:
        raise DynmlirError(message, _place(text, key, source_name))
    facts = {name: value for name, (value, _) in tables["facts"].items()}
    sources = {name: source for name, (_, source) in tables["facts"].items()}
    try:
        heads = (tables["name"], tables["target_cpu"], facts, tables["architecture"], sources, tables["summary"])
        return Device(*heads, tuple(tables.get(_SERVES, ())))
    except ValueError as error:
        named = re.search(r"fact '(\w+)'", str(error))
        raise DynmlirError(str(error), _place(text, named[1] if named else "name", source_name)) from None


def device_text(device: Device) -> str:
    """A device as the text of its file: each number with its source, and what it means as a comment."""
    known = file_facts(device.architecture) | optional_facts(device.architecture)
    heads = {"name": device.name, "summary": device.summary or device.name}
    heads |= {"architecture": device.architecture, "target_cpu": device.target_cpu}
    lines = [f"{key} = {_quoted(value)}" for key, value in heads.items()]
    if device.serves:
        lines.append(f"{_SERVES} = [{', '.join(map(_quoted, device.serves))}]")
    lines += ["", "[facts]"]
    for fact, value in device.facts.items():
        meaning = known[fact][0] if fact in known else "not described"
        lines += [f"# {meaning}", f"{fact} = [{value}, {_quoted(device.sources.get(fact, 'a library'))}]"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """A basic string of TOML; JSON's are, but for what it leaves as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def _mistake(tables: dict[str, Any]) -> tuple[str, str]:
    """(the key that it is about, the message) of the first thing wrong with the form, or two empty texts."""
    for key in _TEXTS:
        if not isinstance(tables.get(key), str) or not tables[key]:
            return key, f"a device file states {key}, a text"
    if tables["architecture"] not in ARCHITECTURES:
        return "architecture", near_match("architecture", tables["architecture"], ARCHITECTURES)
    for key in tables.keys() - {*_TEXTS, _SERVES, "facts"}:
        return key, near_match("entry", key, [*_TEXTS, _SERVES, "facts"])
    serves = tables.get(_SERVES, [])
    if not (isinstance(serves, list) and all(isinstance(cpu, str) and cpu for cpu in serves)):
        return _SERVES, f"{_SERVES} is a list of names of CPUs"
    if not isinstance(tables.get("facts"), dict):
        return "facts", "a device file has a table [facts]"
    return _fact_mistake(
        tables["name"], tables["facts"], file_facts(tables["architecture"]), optional_facts(tables["architecture"])
    )


def _fact_mistake(name: str, facts: dict[str, Any], required: Facts, optional: Facts) -> tuple[str, str]:
    for fact, (meaning, _, _) in required.items():
        if fact not in facts:
            return "facts", f"device '{name}' lacks the fact '{fact}' ({meaning})"
    known = required | optional
    for fact, entry in facts.items():
        if fact not in known:
            return fact, near_match("fact", fact, known)
        if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], str) and entry[1]):
            return fact, f"device '{name}': fact '{fact}' is {entry!r}, expected [number, \"source\"]"
    return "", ""


def _place(text: str, key: str, source_name: str) -> str:
    """Where a key or a table stands."""
    found = re.search(rf"^\s*\[?({re.escape(key)})\]?\s*(=|$)", text, re.MULTILINE)
    if not found:
        return f"{source_name}:1:1"
    line = text.count("\n", 0, found.start(1)) + 1
    return f"{source_name}:{line}:{found.start(1) - text.rfind(chr(10), 0, found.start(1))}"


def _located_toml(error: tomllib.TOMLDecodeError, text: str, source_name: str) -> DynmlirError:
    found = re.search(r"^(.*?) \(at (?:line (\d+), column (\d+)|end of document)\)$", str(error))
    message = found[1] if found else str(error)
    line, column = (found[2], found[3]) if found and found[2] else (text.count("\n") + 1, 1)
    return DynmlirError(f"is not a device file: {message}", f"{source_name}:{line}:{column}")

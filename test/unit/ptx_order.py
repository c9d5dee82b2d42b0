"""What the PTX ISA asks of the order of asynchronous copies, barriers, fences and wgmma, on every path of an entry.

- "cp.async": what a thread waited for is seen by others only behind a barrier;
- "Async Proxy": copies of that kind, and st.shared, are of the generic proxy, wgmma reads by the async proxy: between
  them stands fence.proxy.async, by the thread that wrote, and then the barrier;
- "wgmma.fence": before the first wgmma, and wherever registers of its sums were touched by anything else;
- "wgmma.wait_group": until it, nothing else touches them; what it waits for was committed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

_READS_SHARED = ("ldmatrix", "ld.shared")
_PRODUCTS, _WAITS = "wgmma.mma_async", "wgmma.wait_group"


class Disorder(Exception):
    """An instruction that must not stand where it does."""


@dataclass(frozen=True)
class State:
    """What has happened on the way to an instruction."""

    #: what was waited for since the last barrier; what was written since the last fence of the proxies; whether that
    #: fence has no barrier behind it.
    waited: bool = False
    written: bool = False
    unmet: bool = False
    #: registers of sums under way; whether they are committed; whether wgmma.fence says that they may be read.
    sums: frozenset[str] = frozenset()
    committed: bool = True
    fenced: bool = False


def check_order(entry: str) -> int:
    """Of the body of one entry. The number of products of wgmma that some path meets; Disorder if any is misplaced."""
    blocks, names = _blocks(entry)
    todo, seen, products = [(0, State())], set(), set()
    while todo:
        place, state = todo.pop()
        if (place, state) in seen or place >= len(blocks):
            continue
        seen.add((place, state))
        goes_on = True
        for line, instruction in blocks[place]:
            products |= {line} if instruction.startswith(_PRODUCTS) else set()
            state = _after(state, instruction)
            if found := re.search(r"\bbra(?:\.uni)?\s+(\S+)", instruction):
                todo.append((names[found[1]], state))
            if re.match(r"(bra|ret)", instruction):
                goes_on = False
                break
        if goes_on:
            todo.append((place + 1, state))
    return len(products)


def _blocks(entry: str) -> tuple[list[list[tuple[int, str]]], dict[str, int]]:
    blocks: list[list[tuple[int, str]]] = [[]]
    names: dict[str, int] = {}
    for number, instruction in enumerate(_instructions(entry)):
        if instruction.endswith(":"):
            names[instruction[:-1]] = len(blocks)
            blocks.append([])
        else:
            blocks[-1].append((number, instruction))
    return blocks, names


def _instructions(entry: str) -> Iterator[str]:
    for line in entry.splitlines():
        line = line.partition("//")[0].strip()
        if line.startswith("$"):
            yield line
            continue
        for part in line.split(";"):
            # Inline assembly is in braces, with its lists of registers in others.
            if text := part.strip(" {}\t" if "wgmma" in line else None):
                yield text


def _after(state: State, text: str) -> State:
    registers = frozenset(re.findall(r"%[a-z]+\d+", text))
    if text.startswith("cp.async.wait_group"):
        return replace(state, waited=True, written=True)
    if text.startswith("st.shared"):
        return replace(state, written=True)
    if text.startswith("fence.proxy.async"):
        return replace(state, written=False, unmet=True)
    if re.match(r"bar(rier)?\.sync", text):
        return replace(state, waited=False, unmet=False)
    if text.startswith("wgmma.fence"):
        return replace(state, fenced=True)
    if text.startswith("wgmma.commit_group"):
        return replace(state, committed=True)
    if text.startswith(_WAITS):
        return _waited(state, text)
    if text.startswith(_PRODUCTS):
        return _multiplied(state, text)
    if text.startswith(_READS_SHARED) and state.waited:
        raise Disorder(f"no barrier between what was waited for and {text}")
    if state.sums & registers:
        raise Disorder(f"sums under way are touched by {text}")
    if text == "ret" and state.sums:
        raise Disorder("products under way at the end")
    # Whatever it writes may be a sum: the next products want another fence.
    return replace(state, fenced=state.fenced and not registers)


def _multiplied(state: State, text: str) -> State:
    if state.waited or state.unmet:
        raise Disorder(f"no barrier before {text[:60]}")
    if state.written:
        raise Disorder(f"no fence.proxy.async before {text[:60]}")
    if not state.fenced:
        raise Disorder(f"no wgmma.fence before {text[:60]}")
    sums = frozenset(re.findall(r"%\w+", text[text.index("{") : text.index("}")] if "}" in text else text))
    if state.sums and state.sums != sums:
        raise Disorder("products onto other registers than those under way")
    return replace(state, sums=sums, committed=False)


def _waited(state: State, text: str) -> State:
    if not state.committed:
        raise Disorder("waits for products that are of no group")
    return state if int(text.split()[-1]) else replace(state, sums=frozenset())

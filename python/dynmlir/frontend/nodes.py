"""Nodes of graphs of PyTorch that are made in place of others."""

from __future__ import annotations

import re
from typing import Any

import torch
from torch.utils import _pytree as pytree

#: In the trace of a node: where a frame is, its file and its line.
FRAME = re.compile(r'(File "([^"]+)", line ([0-9]+),)')


def called(graph: torch.fx.Graph, target: Any, *args: Any) -> Any:
    """What `target` makes of nodes and values: a node that knows its result as the export does, or a number."""
    value = target(*pytree.tree_map_only(torch.fx.Node, lambda of: of.meta["val"], args))
    if isinstance(value, int | float):
        return value
    node = graph.call_function(target, args)
    node.meta["val"] = value
    return node


def replace(node: torch.fx.Node, made: Any) -> None:
    """Whoever took what `node` makes takes `made`."""
    node.replace_all_uses_with(made)
    node.graph.erase_node(node)


def place_of(node: torch.fx.Node) -> str | None:
    """Where the model has it: `model.py:6:1`."""
    found = FRAME.search(node.meta.get("stack_trace") or "")
    return f"{found[2]}:{found[3]}:1" if found else None

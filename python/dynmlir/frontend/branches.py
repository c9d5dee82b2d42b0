"""Branches and loops of PyTorch (`torch.cond`, `while_loop`), which torch-mlir's importer knows in part."""

from __future__ import annotations

from typing import Any


def teach(node_importer: Any) -> None:
    """Has torch-mlir's class of importers of graphs import `torch.cond`, where it does not itself."""
    if not hasattr(node_importer, "_import_hop_cond"):
        node_importer._import_hop_cond = _import_cond


def _import_cond(importer: Any, location: Any, node: Any, operator: Any) -> None:
    """`cond(chosen, then, otherwise, operands)`, whose graphs are functions by now, as a `torch.prim.If` of calls."""
    from torch_mlir import ir

    from dynmlir.frontend.ops import op

    chosen, *graphs, operands = node.args
    owner, names = node.graph.owning_module, importer.fx_importer._graph_module_to_func_name
    called = [names[id(getattr(owner, graph.target))] for graph in graphs]
    kinds = [importer._cc.value_info_to_type(value) for value in node.meta["val"]]
    with location:
        taken = importer._import_argument(location, chosen)
        if str(taken.type) != "!torch.bool":
            taken = op("torch.aten.Bool.Tensor", [taken], "!torch.bool")
        given = [importer._import_argument(location, each) for each in operands]
        branch = op("torch.prim.If", [taken], kinds, regions=2)
        for region, name in zip(branch.regions, called, strict=True):
            with ir.InsertionPoint(region.blocks.append()):
                call = op("func.call", given, kinds, callee=ir.FlatSymbolRefAttr.get(name))
                op("torch.prim.If.yield", list(call.results))
    importer._multi_result_nodes.add(node)
    for place, value in enumerate(branch.results):
        importer.bind_node_value(node, value, place)


def keep_private(module: Any, name: str) -> None:
    """Leaves one function that can be called from outside: graphs of branches and loops are functions, too."""
    from torch_mlir import ir

    for function in module.body.operations:
        if ir.StringAttr(function.attributes["sym_name"]).value != name:
            function.attributes["sym_visibility"] = ir.StringAttr.get("private")

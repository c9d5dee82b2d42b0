"""Which images lie in NHWC: regions of ops on images that read one another, where their convolutions gain by it.

    %r = linalg.conv_2d_nchw_fchw ins(%x, %w), then a bias, a ReLU, a sum, a pool ..., another convolution
  becomes
    %i = linalg.transpose ins(%x) permutation = [0, 2, 3, 1]
    ... linalg.conv_2d_nhwc_hwcf ins(%i, %v), then the same of images in NHWC ...
    %r = linalg.transpose ins(%c) permutation = [0, 3, 1, 2]

What enters a region is turned once, and so is what leaves it, but for what a reduction over all pixels makes. A region
is turned if its convolutions gain clearly more than that takes. Sizes of images are seldom known: both are counted by
pixel, of which strides leave fewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.core import index
from dynmlir.dialect.values import constant_of, made_by
from dynmlir.forming.channels_last import LAST, SECOND, order_of, turned
from dynmlir.forming.constants import constant_slice
from dynmlir.forming.image_ops import ImageOp, image_op

#: What an element takes that is turned, in multiply-adds: 0.15 to 0.2 ns on one Zen 4 core.
_TURN = 12
#: How many times as much is to be gained as it takes, since small images pay for each dispatch.
_CLEARLY = 3


@dataclass
class Region:
    """Ops on images that read one another, in their order."""

    members: list[ImageOp] = field(default_factory=list)

    @property
    def entering(self) -> dict[ir.Value, None]:
        """Images that others make."""
        made = {member.op.results[0] for member in self.members}
        return {image: None for member in self.members for image in member.images if image not in made}

    @property
    def leaving(self) -> Iterator[ImageOp]:
        """Members whose images others read."""
        own = {member.op for member in self.members}
        for member in self.members:
            others = (_reader(use, member.op) for use in member.op.results[0].uses)
            if member.makes_image and any(op not in own and not _asks_size(op) for op in others):
                yield member

    @property
    def pays(self) -> bool:
        """Whether convolutions gain clearly more than it takes to turn what enters and what leaves."""
        pixels = self._pixels()
        gain = sum(pixels[member.op.results[0]] * member.gain for member in self.members)
        turned_ = [image for image in self.entering if _as_last(image) is None and constant_slice(image) is None]
        turned_ += [member.op.results[0] for member in self.leaving]
        return gain > _CLEARLY * _TURN * sum(pixels[image] * image.type.shape[1] for image in turned_)

    def _pixels(self) -> dict[ir.Value, float]:
        """Of each image, for one of the first."""
        pixels = dict[ir.Value, float]()
        for member in self.members:
            known = next((pixels[image] for image in member.images if image in pixels), 1.0)
            for image in member.images:
                pixels.setdefault(image, known)
            pixels[member.op.results[0]] = known / member.pixels
        return pixels

    def turn(self) -> None:
        """Puts the same of images in NHWC in the place of all members."""
        last = dict[ir.Value, ir.Value]()
        read = {member.op: member.images for member in self.members}
        for image in self.entering:
            last[image] = _entering(image)
        leaving = {member.op for member in self.leaving}
        for member in self.members:
            op, result = member.op, member.op.results[0]
            with ir.InsertionPoint(op), op.location:
                made = member.build([last[image] for image in read[op]])
                if member.makes_image:
                    last[result] = made
                    back = turned(made, SECOND) if op in leaving else None
            if not member.makes_image:
                result.replace_all_uses_with(made)
                continue
            _ask_size_of(result, made)
            if back is not None:
                _replace_outside(result, back, {each.op for each in self.members})
        fills = {fill.operation: None for member in self.members if (fill := _fill(member)) is not None}
        for member in reversed(self.members):
            member.op.erase()
        for fill in fills:
            if not list(fill.results[0].uses):
                fill.erase()


def _reader(use: Any, beside: Any) -> Any:
    """The op beside another, in its block or one behind it, that reads a value, itself or within its region."""
    op = use.owner.operation
    while op.parent.operation != beside.parent.operation:
        op = op.parent.operation
    return op


def _fill(member: ImageOp) -> Any | None:
    """What a member's sums begin from, where that is a linalg op."""
    operands = list(member.op.operands)
    return made_by(operands[-1], "linalg.fill", "linalg.broadcast") if len(operands) > 1 else None


def _asks_size(op: Any) -> bool:
    return op.name == "tensor.dim" and constant_of(op.operands[1]) is not None


def _as_last(image: ir.Value) -> ir.Value | None:
    """What an image was turned from."""
    turn = made_by(image, "linalg.transpose")
    return turn.operands[0] if turn is not None and order_of(turn) == SECOND else None


def _entering(image: ir.Value) -> ir.Value:
    """An image in NHWC, behind what makes it."""
    if (there := _as_last(image)) is not None:
        return there
    block = isinstance(image.owner, ir.Block)
    at = ir.InsertionPoint.at_block_begin(image.owner) if block else _behind(image.owner)
    with at, image.owner.owner.location if block else image.owner.location:
        return turned(image, LAST)


def _behind(op: Any) -> ir.InsertionPoint:
    following = list(op.operation.block.operations)
    place = next(i for i, each in enumerate(following) if each.operation == op.operation)
    return ir.InsertionPoint(following[place + 1])


def _ask_size_of(image: ir.Value, last: ir.Value) -> None:
    """Whoever asks for a size of an image asks for that of it in NHWC."""
    for use in list(image.uses):
        asked = use.owner.operation
        if not _asks_size(asked):
            continue
        place = constant_of(asked.operands[1])
        assert isinstance(place, int)
        with ir.InsertionPoint(asked), asked.location:
            size = tensor.dim(last, index(LAST.index(place)))
        asked.results[0].replace_all_uses_with(size)
        asked.erase()


def _replace_outside(value: ir.Value, made: ir.Value, inside: set[Any]) -> None:
    for use in list(value.uses):
        if _reader(use, value.owner.operation) not in inside:
            use.owner.operation.operands[use.operand_number] = made


def regions(block: ir.Block) -> Iterable[Region]:
    """Of the ops of a block, those that are connected: one reads what the other makes, or both read the same."""
    found: list[ImageOp] = [made for op in block.operations if (made := image_op(op.operation)) is not None]
    of: dict[ir.Value, Region] = {}
    every: dict[int, Region] = {}
    for member in found:
        touched = [*member.images, *([member.op.results[0]] if member.makes_image else [])]
        near = list({id(of[value]): of[value] for value in touched if value in of}.values())
        region = near[0] if near else Region()
        every[id(region)] = region
        for other in near[1:]:
            region.members += other.members
            del every[id(other)]
            of.update({value: region for value, each in of.items() if each is other})
        region.members.append(member)
        of.update(dict.fromkeys(touched, region))
    order = {member.op: place for place, member in enumerate(found)}
    for region in every.values():
        region.members.sort(key=lambda member: order[member.op])
    return every.values()

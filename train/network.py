"""The small network: rows of a table for the lines of every cell, heads of a few thousand multiply-adds.

Every number has a scale that is a power of two, so that the network, once its numbers are rounded, computes exactly what
integers compute: activations are 0 to 127 in 1/128, weights int8 in 1/64, rows of the table int16 in 1/512. Before that
(`rounds` false) it is the same network without rounding. See README.md for the layers.
"""

import functools

import numpy as np
import torch
from torch import nn

from .geometry import CLASSES, near_classes, region_of_cell
from .lines import LENGTH, Vocabulary

CHANNELS = 32  # of one side's view of a cell; a cell has both
MIXED = 16  # of these go through the 3x3 convolution
HIDDEN = 16  # of the policy head
REGION = 16  # numbers of a region of the board
DENSE = 32  # of the value head

ACTIVATION, WEIGHT, ROW, POOL, GATE = 7, 6, 9, 9, 9  # bits behind the point
MOST = 127 / 128  # the largest activation
ROW_MOST = 1023 / 512
SCORE_MOST = 4095  # the classical score is an input in 1/256, rounded to 1/512, at most this many of them
ILLEGAL = -1e4  # the logit of a cell with a stone


def to_bits(x: torch.Tensor, bits: int, step) -> torch.Tensor:
    """Rounded to a multiple of a power of two; the gradient is that of the identity."""
    with torch.no_grad():
        error = step(x * 2**bits) * 2.0**-bits - x
    return x + error


class Clip(torch.autograd.Function):
    """Activations from 0 to 127/128, rounded down if asked. Beyond these bounds a little of the gradient is let through
    where it leads back, so that no unit is lost for good."""

    LEAK = 0.05

    @staticmethod
    def forward(ctx, x, rounds):
        ctx.save_for_backward(x)
        return (x * 2**ACTIVATION).floor_().clamp_(0, 127).mul_(2.0**-ACTIVATION) if rounds else x.clamp(0, MOST)

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        inside = (x > 0) & (x < MOST)
        back = torch.where(x > 0, gradient, -gradient) > 0
        return gradient * torch.where(inside, 1.0, back * Clip.LEAK), None


class LineSum(torch.autograd.Function):
    """The sum of the rows of a cell's four lines. Half of all lines are empty: the gradient is summed in several copies of
    the table, so that not all additions meet in one row."""

    COPIES = 8

    @staticmethod
    def forward(ctx, table, rows):
        ctx.save_for_backward(rows)
        ctx.shape = table.shape
        return nn.functional.embedding_bag(rows, table, mode="sum")

    @staticmethod
    def backward(ctx, gradient):
        (rows,) = ctx.saved_tensors
        count, channels = ctx.shape
        total = gradient.new_zeros(LineSum.COPIES * count, channels)
        copy = torch.arange(len(rows), device=rows.device, dtype=rows.dtype) % LineSum.COPIES * count
        gradient = gradient.contiguous()
        for direction in range(rows.shape[1]):
            total.index_add_(0, rows[:, direction] + copy, gradient)
        return total.view(LineSum.COPIES, count, channels).sum(0), None


class Rows(nn.Module):
    """The table: what a small network of the eleven cells says, the same for both directions, and a correction by row."""

    def __init__(self, vocabulary: Vocabulary, width: int = 256):
        super().__init__()
        cells = torch.from_numpy(vocabulary.cells().astype(np.int64))
        both = torch.stack([cells, cells.flip(1)])
        inputs = nn.functional.one_hot(both, 5).float().view(2, len(cells), 5 * LENGTH)
        self.register_buffer("inputs", inputs, persistent=False)
        self.register_buffer("rows", torch.from_numpy(vocabulary.rows.astype(np.int64)))
        self.register_buffer("swapped", torch.from_numpy(vocabulary.swapped()), persistent=False)
        self.first = nn.Linear(5 * LENGTH, width)
        self.second = nn.Linear(width, width)
        self.third = nn.Linear(width, width)
        self.norm = nn.LayerNorm(width)
        self.last = nn.Linear(width, CHANNELS)
        self.correction = nn.Parameter(torch.zeros(len(cells), CHANNELS))

    def forward(self, rounds: bool) -> torch.Tensor:
        """`[rows, 2 * CHANNELS]`: the view of the viewer, then that of the opponent."""
        hidden = torch.relu(self.first(self.inputs))
        hidden = (hidden + torch.relu(self.second(hidden))).sum(0)
        hidden = hidden + torch.relu(self.third(hidden))
        # A quarter: a step of the optimizer moves all inputs of a row at once.
        table = (self.last(self.norm(hidden)) / 4 + self.correction + 0.05).clamp(-ROW_MOST, ROW_MOST)
        if rounds:
            table = to_bits(table, ROW, torch.round)
        return torch.cat([table, table[self.swapped]], dim=1)


class Small(nn.Module):
    """Policy and value from the rows of every cell's lines. Symmetric positions get symmetric answers by design."""

    def __init__(self, vocabulary: Vocabulary):
        super().__init__()
        self.rounds = False
        wide = 2 * CHANNELS
        self.table = Rows(vocabulary)
        # By kind of neighbour (the cell itself, beside it, diagonal) and channel of one view; both views share it.
        self.mix = nn.Parameter(torch.tensor([1.0, 0.0, 0.0])[:, None].repeat(1, MIXED))
        self.mix_bias = nn.Parameter(torch.zeros(MIXED))
        self.policy = nn.Linear(wide, HIDDEN)
        self.near = nn.Parameter(torch.zeros(2, CLASSES, HIDDEN))
        self.gate = nn.Linear(DENSE, HIDDEN)
        # By kind of region: centre, edge, corner.
        self.region = nn.Parameter(torch.randn(3, REGION, wide) * wide**-0.5)
        self.region_bias = nn.Parameter(torch.zeros(3, REGION))
        self.dense = nn.Linear(wide + 1 + 3 * REGION, DENSE)
        self.deeper = nn.Linear(DENSE, DENSE)
        self.worth = nn.Linear(DENSE + 1, 1)
        for bias in (self.region_bias, self.policy.bias, self.dense.bias, self.deeper.bias):
            nn.init.constant_(bias, 0.3)
        with torch.no_grad():
            self.worth.weight[0, -1] = 1.28  # an e-fold in 200 points

    def weight(self, x: torch.Tensor) -> torch.Tensor:
        return to_bits(x.clamp(-2, MOST * 2), WEIGHT, torch.round) if self.rounds else x

    def bias(self, x: torch.Tensor, bits: int) -> torch.Tensor:
        return to_bits(x, bits, torch.round) if self.rounds else x

    def activate(self, x: torch.Tensor) -> torch.Tensor:
        return Clip.apply(x, self.rounds)

    def floor(self, x: torch.Tensor, bits: int) -> torch.Tensor:
        return to_bits(x, bits, torch.floor) if self.rounds else x

    def linear(self, x: torch.Tensor, layer: nn.Linear, bits: int) -> torch.Tensor:
        """A layer on inputs with so many bits behind the point."""
        return nn.functional.linear(x, self.weight(layer.weight), self.bias(layer.bias, bits + WEIGHT))

    def mixed(self, cells: torch.Tensor, size: int) -> torch.Tensor:
        """The first channels of both views through a symmetric 3x3 convolution; the others as they are."""
        batch = len(cells)
        views = cells.view(batch, size, size, 2, CHANNELS)
        here, rest = views[..., :MIXED], views[..., MIXED:]
        wide = nn.functional.pad(here, (0, 0, 0, 0, 1, 1, 1, 1))
        column = wide[:, :-2] + wide[:, 2:]
        beside = column[:, :, 1:-1] + wide[:, 1:-1, :-2] + wide[:, 1:-1, 2:]
        diagonal = column[:, :, :-2] + column[:, :, 2:]
        own, near, far = self.weight(self.mix)
        bias = self.bias(self.mix_bias, ACTIVATION + WEIGHT)
        here = self.activate(own * here + near * beside + far * diagonal + bias)
        return torch.cat([here, rest], dim=-1).view(batch, size**2, 2 * CHANNELS)

    def forward(self, states, rows, empty_rows, last, before, score, size: int, table=None):
        """Policy logits `[batch, cells]`, ILLEGAL on stones, and the logit of the mover's chance.

        `rows` `[batch, cells, 4]` are the rows of the lines as the mover sees them, `empty_rows` `[cells, 4]` those of the
        empty board, `last` and `before` the cells of the last two moves or -1, `score` the classical evaluation for the
        mover in points, 0 where there is none. `table` spares computing the table again.
        """
        batch = len(states)
        table = self.table(self.rounds) if table is None else table
        rows = torch.cat([rows, empty_rows[None]]).view(-1, 4)
        cells = self.activate(LineSum.apply(table, rows)).view(batch + 1, size**2, -1)
        cells = self.mixed(cells, size)

        # Sums over regions, less those of the empty board: what the stones changed, on a board of any size.
        sums = torch.matmul(region_map(size, cells.device), cells)  # [batch + 1, 9, channels]
        sums, cells = sums[:-1] - sums[-1:], cells[:-1]
        whole = self.floor(sums.sum(1) / 64, POOL)
        parts = self.floor(sums / 16, POOL)
        region, bias = self.weight(self.region), self.bias(self.region_bias, POOL + WEIGHT)
        kinds = []
        for kind, places in enumerate(((4,), (1, 3, 5, 7), (0, 2, 6, 8))):
            part = nn.functional.linear(parts[:, places, :], region[kind], bias[kind])
            kinds.append(self.activate(part).sum(1))
        score = (score * 2).round().clamp(-SCORE_MOST, SCORE_MOST)[:, None] / 512
        dense = self.activate(self.linear(torch.cat([whole, score, *kinds], dim=1), self.dense, POOL))
        deeper = self.activate(self.linear(dense, self.deeper, ACTIVATION))
        # The score has two bits more than the activations.
        value = self.linear(torch.cat([deeper, score], dim=1), self.worth, POOL).squeeze(1)

        gate = self.floor(self.linear(dense, self.gate, ACTIVATION), GATE).clamp(-32, 32)
        hidden = self.linear(cells, self.policy, ACTIVATION)
        close = self.bias(self.near, ACTIVATION + WEIGHT)
        for back, cell in enumerate((last, before)):
            # By cell of that move: what every cell gets for its distance from it. The last row is for no move.
            by_move = (near_map(size, cells.device) @ close[back]).view(size**2 + 1, size**2 * HIDDEN)
            by_move = nn.functional.embedding(torch.where(cell < 0, size**2, cell), by_move)
            hidden = hidden + by_move.view(batch, size**2, HIDDEN)
        logits = torch.matmul(self.activate(hidden), gate[:, :, None]).squeeze(2)
        return logits.masked_fill(states != 0, ILLEGAL), value

    @torch.no_grad()
    def clip(self) -> None:
        """Keeps the weights where int8 can hold them."""
        layers = (self.policy, self.gate, self.dense, self.deeper, self.worth)
        for weight in [self.mix, self.region, *(layer.weight for layer in layers)]:
            weight.clamp_(-2, MOST * 2)
        self.near.clamp_(-3.9, 3.9)


@functools.cache
def region_map(size: int, device: torch.device) -> torch.Tensor:
    """By region and cell: 1 where the cell is in the region."""
    return torch.eye(9)[torch.from_numpy(region_of_cell(size))].T.contiguous().to(device)


@functools.cache
def near_map(size: int, device: torch.device) -> torch.Tensor:
    """By pair of cells and class of distance: 1 where that is their distance."""
    return torch.eye(CLASSES)[torch.from_numpy(near_classes(size).astype(np.int64)).view(-1)].to(device)

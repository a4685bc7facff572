"""Records on the device: batches of positions are read off the times of the games' moves."""

import numpy as np
import torch

from . import baseline, lines
from .geometry import inverses, symmetries
from .records import Records
from .threats import YOUR_OPEN_FOUR


class Positions:
    """The records of one file of games on a device."""

    def __init__(self, name: str, records: Records, device: torch.device, result_share: float = 0.5):
        self.name, self.records, self.size, self.device = name, records, records.size, device
        self.cells = records.size**2

        def put(array, dtype):
            return torch.from_numpy(np.ascontiguousarray(array)).to(device=device, dtype=dtype)

        self.times = put(records.times, torch.int16)
        self.game, self.ply = put(records.game, torch.int64), put(records.ply, torch.int16)
        self.move = put(records.move, torch.int64)
        self.last, self.before = put(records.last, torch.int64), put(records.before, torch.int64)
        self.result = put(records.result, torch.float32)
        self.score = put(records.score, torch.float32)
        self.is_open = put(~records.proven, torch.bool)
        self.defends = put((records.threats & YOUR_OPEN_FOUR) > 0, torch.bool)
        self.train = put(np.nonzero(~records.held_back)[0], torch.int64)
        self.held_back = put(np.nonzero(records.held_back)[0], torch.int64)
        tables = symmetries(records.size)
        self.images, self.sources = put(tables, torch.int64), put(inverses(tables), torch.int64)
        self.baseline = baseline.baseline(records)
        # What is learnt of a position's worth.
        worth = result_share * records.result + (1 - result_share) * records.outlook
        self.worth = put(worth, torch.float32)

    def states(self, index: torch.Tensor, symmetry: torch.Tensor | None = None) -> torch.Tensor:
        """The boards, `[batch, cells]`: 0 empty, 1 the mover's stone, 2 the opponent's; each turned by its symmetry."""
        times, ply = self.times[self.game[index]], self.ply[index][:, None]
        states = torch.where(times < ply, 1 + ((times ^ ply) & 1), 0)
        return states if symmetry is None else states.gather(1, self.sources[symmetry])

    def turned(self, cell: torch.Tensor, symmetry: torch.Tensor | None) -> torch.Tensor:
        """Cells under the symmetries; -1 stays."""
        if symmetry is None:
            return cell
        return torch.where(cell < 0, cell, self.images[symmetry, cell.clamp(min=0)])


def line_codes(states: torch.Tensor, size: int) -> torch.Tensor:
    """The codes of the four lines of every cell, `[batch, cells, 4]`."""
    board = states.to(torch.int32).view(-1, size, size)
    edge = lines.REACH
    padded = torch.nn.functional.pad(board, (edge, edge, edge, edge), value=lines.OFF)
    return torch.stack(lines.codes(padded, size), dim=-1).view(len(board), size**2, 4)


def count_lines(sources: list[Positions], most: int = 400_000, batch: int = 4096) -> np.ndarray:
    """How often each line occurs in training records, by code, in at most so many records of each source."""
    counts = torch.zeros(lines.CODES, dtype=torch.int64, device=sources[0].device)
    for source in sources:
        step = max(len(source.train) // most, 1)
        for index in source.train[::step].split(batch):
            code = line_codes(source.states(index), source.size).flatten()
            counts += torch.bincount(code, minlength=lines.CODES)
    return counts.cpu().numpy()

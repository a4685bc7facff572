"""Reads games that `plyground-tune games` wrote, and what `plyground-tune judge` says of their positions.

A line is a game: the result for black (1, 0, -1), then `column,row,value` for each move, the value as the mover saw it,
`-` for a move of the opening. Cells are numbered by row and column: `row * size + column`.
"""

import hashlib
import lzma
from dataclasses import dataclass
from pathlib import Path

import numpy as np

# The value of a move of the opening, which was not searched.
OPENING = 1 << 20
# Values beyond this are proven wins or losses.
PROVEN = 20_000
# The time of a cell that is empty until the end of the game.
NEVER = 32_767


@dataclass
class Games:
    """Games on square boards of one size; the moves of all games stand one after the other."""

    size: int
    results: np.ndarray  # int8, by game: 1 black won, 0 drawn, -1 white won
    starts: np.ndarray  # int64, by game and one more: where its moves begin
    cells: np.ndarray  # int16, by move
    values: np.ndarray  # int32, by move: as the mover saw it, or OPENING
    digest: str  # SHA-256 of the text

    @property
    def game_of_move(self) -> np.ndarray:
        return np.repeat(np.arange(len(self.results)), np.diff(self.starts))

    @property
    def plies(self) -> np.ndarray:
        """By move: how many moves of the game were played before it."""
        return np.arange(len(self.cells)) - self.starts[self.game_of_move]

    def times(self) -> np.ndarray:
        """By game and cell: the number of the move that was played there, or NEVER. Every position is read off this."""
        times = np.full((len(self.results), self.size**2), NEVER, np.int16)
        times[self.game_of_move, self.cells] = self.plies
        return times


def read_text(path: Path) -> str:
    opener = lzma.open if path.suffix == ".xz" else open
    with opener(path, "rt", encoding="ascii") as file:
        return file.read()


def parse(text: str, size: int) -> Games:
    """The games of a text; a move off the board or onto a stone is an error."""
    lines = [line for line in text.splitlines() if line]
    counts = np.array([line.count(",") // 2 for line in lines], np.int64)
    # `-` alone is a move of the opening; a minus sign is followed by a digit.
    body = "\n".join(lines) + "\n"
    body = body.replace(",- ", f",{OPENING} ").replace(",-\n", f",{OPENING}\n").replace(",", " ")
    numbers = np.array(body.split(), dtype=np.int32)
    if len(numbers) != len(lines) + 3 * counts.sum():
        raise ValueError("a line is not a result and triples of numbers")
    starts = np.concatenate([[0], np.cumsum(counts)])
    heads = 3 * starts[:-1] + np.arange(len(lines))
    results = numbers[heads].astype(np.int8)
    moves = np.delete(numbers, heads).reshape(-1, 3)
    if len(moves) and (moves[:, :2].min() < 0 or moves[:, :2].max() >= size):
        raise ValueError(f"a move lies outside the {size}x{size} board")
    cells = (moves[:, 1] * size + moves[:, 0]).astype(np.int16)
    games = Games(size, results, starts, cells, moves[:, 2].copy(), hashlib.sha256(text.encode()).hexdigest())
    if (games.times() != NEVER).sum() != len(cells):
        raise ValueError("two moves of a game went to one cell")
    return games


@dataclass
class Judged:
    """What the classical engine says of each move's position before it searches."""

    scores: np.ndarray  # int16: static evaluation for the mover
    ranks: np.ndarray  # int16: candidates ordered before the move that was played; -1 if it is no candidate
    threats: np.ndarray  # uint8: 1 and 2 mover and opponent can make five, 4 and 8 an open four or two fours


def parse_judged(text: str) -> Judged:
    body = text.replace("- ", "0,-1,0,0 ").replace("-\n", "0,-1,0,0\n")
    body = body.replace(",-,", ",-1,").replace(",", " ")
    numbers = np.array(body.split(), dtype=np.int32).reshape(-1, 4)
    scores = np.clip(numbers[:, 0], -32_000, 32_000).astype(np.int16)
    return Judged(scores, numbers[:, 1].astype(np.int16), numbers[:, 3].astype(np.uint8))

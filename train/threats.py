"""Finds the positions of games in which a side can make five or an open four.

A window of cells allows it from the move that brings in its last stone but one until it is filled or spoiled. So each
window of a game gives one interval of plies, and no position has to be looked at one by one.
"""

import numpy as np

from .games import NEVER, Games

# Bits of a position's threats. The same as those of `plyground-tune judge`, where two fours also count as an open four.
MY_FIVE, YOUR_FIVE, MY_OPEN_FOUR, YOUR_OPEN_FOUR = 1, 2, 4, 8


def windows(size: int, length: int) -> np.ndarray:
    """The windows of `length` cells in all four directions; `size**2` stands for a cell beyond the edge.

    The first and last cell of a window may lie beyond the edge, the others may not.
    """
    found = []
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row in range(-1, size + 1):
            for column in range(-1, size + 1):
                cells = [(row + k * dy, column + k * dx) for k in range(length)]
                inside = [0 <= r < size and 0 <= c < size for r, c in cells]
                if all(inside[1:-1]):
                    found.append([r * size + c if ok else size**2 for (r, c), ok in zip(cells, inside)])
    return np.array(found)


def threats(games: Games, rule: str = "freestyle", chunk: int = 4096) -> np.ndarray:
    """By move: the threats of the position before it, a sum of the bits above."""
    times = np.pad(games.times(), ((0, 0), (0, 1)), constant_values=NEVER)
    exact = {"freestyle": (False, False), "standard": (True, True), "renju": (True, False)}[rule]
    fives, fours = windows(games.size, 7), windows(games.size, 6)
    # An open four has both ends on the board.
    fours = fours[(fours < games.size**2).all(axis=1)]
    five, four = (np.zeros((2, len(games.cells) + 1), np.int32) for _ in range(2))
    for first in range(0, len(times), chunk):
        part = times[first : first + chunk]
        for side in range(2):
            _mark_fives(five[side], games, part, first, fives, side, exact[side])
            _mark_fours(four[side], games, part, first, fours, side)
    five, four = (np.cumsum(marks[:, :-1], axis=1) > 0 for marks in (five, four))
    mover = games.plies & 1
    at = np.arange(len(games.cells))
    bits = [five[mover, at], five[1 - mover, at], four[mover, at], four[1 - mover, at]]
    return sum(bit.astype(np.uint8) << shift for shift, bit in enumerate(bits))


def _mark_fives(marks, games, times, first, places, side, exact):
    """A side can make five in a window that holds four stones of it and nothing else."""
    inner, ends = places[:, 1:-1], places[:, [0, -1]]
    game, window = _filled(times, inner, side, 4)
    mine, theirs = _split(times[game[:, None], inner[window]], side)
    mine.sort(axis=1)
    end = np.minimum(mine[:, 4], theirs.min(axis=1))
    if exact:
        beyond, _ = _split(times[game[:, None], ends[window]], side)
        end = np.minimum(end, beyond.min(axis=1))
    _mark(marks, games, first + game, mine[:, 3], end)


def _mark_fours(marks, games, times, first, places, side):
    """A side can make an open four where three of the four inner cells are its own and all others empty."""
    inner, ends = places[:, 1:-1], places[:, [0, -1]]
    game, window = _filled(times, inner, side, 3)
    mine, theirs = _split(times[game[:, None], inner[window]], side)
    mine.sort(axis=1)
    beyond = times[game[:, None], ends[window]].min(axis=1)
    end = np.minimum(np.minimum(mine[:, 3], theirs.min(axis=1)), beyond)
    _mark(marks, games, first + game, mine[:, 2], end)


def _filled(times, inner, side, least):
    """The games and windows that have at least so many stones of a side when the game is over."""
    mine = (times != NEVER) & ((times & 1) == side)
    count = np.zeros((len(times), len(inner)), np.uint8)
    for place in inner.T:
        count += mine[:, place]
    return np.nonzero(count >= least)


def _split(times, side):
    """The times of a side's stones, and those of the opponent's; NEVER elsewhere."""
    own = (times & 1) == side
    return np.where(own, times, NEVER), np.where(own, NEVER, times)


def _mark(marks, games, game, start, end):
    """Adds the positions after move `start` up to the one before move `end`, which fills or spoils the window."""
    start, end = start.astype(np.int64), end.astype(np.int64)
    length = np.diff(games.starts)[game]
    low, high = start + 1, np.minimum(end, length - 1)
    kept = low <= high
    base = games.starts[game[kept]]
    np.add.at(marks, base + low[kept], 1)
    np.add.at(marks, base + high[kept] + 1, -1)

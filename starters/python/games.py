"""The two games of the tasks. They need no change.

A game has these methods; a move is a number from 1:
    moves()         the moves, in the order in which they are to be searched
    make(move)      plays a move
    unmake(move)    takes it back
    finished(ply)   the value of a finished game for the side to move, ply moves after the root; None while the game goes on
    evaluate()      the static value for the side to move, where the depth ends
"""

import json

WIN = 1000


def other(side):
    return "O" if side == "X" else "X"


class Tree:
    """A game that is written as nested lists; a number is a finished game and what X gains."""

    def __init__(self, position, side):
        self.path = [json.loads(position)]
        self.side = side

    def moves(self):
        return range(1, len(self.path[-1]) + 1)

    def make(self, move):
        self.path.append(self.path[-1][move - 1])
        self.side = other(self.side)

    def unmake(self, move):
        self.path.pop()
        self.side = other(self.side)

    def finished(self, ply):
        here = self.path[-1]
        if isinstance(here, list):
            return None
        return here if self.side == "X" else -here

    def evaluate(self):
        return 0


class Board:
    """K signs in a row on a board of W columns and H rows."""

    def __init__(self, game, position, side):
        width, height, row = (int(number) for number in game[len("mnk("):-1].split(","))
        self.cells = list(position.replace("/", ""))
        self.side = side
        self.lines = [
            [(y + dy * n) * width + x + dx * n for n in range(row)]
            for y in range(height)
            for x in range(width)
            for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1))
            if 0 <= x + dx * (row - 1) < width and y + dy * (row - 1) < height
        ]

    def moves(self):
        return [number for number, cell in enumerate(self.cells, start=1) if cell == "."]

    def make(self, move):
        self.cells[move - 1] = self.side
        self.side = other(self.side)

    def unmake(self, move):
        self.cells[move - 1] = "."
        self.side = other(self.side)

    def finished(self, ply):
        # Only the side that has just moved can have completed a line.
        if any(all(self.cells[cell] == other(self.side) for cell in line) for line in self.lines):
            return ply - WIN
        return None if "." in self.cells else 0

    def evaluate(self):
        return self.open_lines(self.side) - self.open_lines(other(self.side))

    def open_lines(self, side):
        return sum(all(self.cells[cell] != other(side) for cell in line) for line in self.lines)

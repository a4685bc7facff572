"""A correct solution of the task sheet (plyground grade --sheet)."""

import sys

INFINITY = 10**9
WIN = 1000


class Tree:
    """A game written as nested lists; the numbers are what X gains."""

    def __init__(self, text, side):
        self.path = [parse(text)]
        self.side = side

    def moves(self):
        return list(range(1, len(self.path[-1]) + 1))

    def make(self, move):
        self.path.append(self.path[-1][move - 1])
        self.side = other(self.side)

    def unmake(self, move):
        self.path.pop()
        self.side = other(self.side)

    def finished(self, ply):
        """The value for the side to move if the game is over, otherwise None."""
        here = self.path[-1]
        if isinstance(here, list):
            return None
        return here if self.side == "X" else -here

    def evaluate(self):
        return 0


class Board:
    """K in a row on a board of W columns and H rows."""

    def __init__(self, game, text, side):
        width, height, row = (int(n) for n in game[4:-1].split(","))
        self.cells = list(text.replace("/", ""))
        self.side = side
        self.lines = lines(width, height, row)

    def moves(self):
        return [n + 1 for n, cell in enumerate(self.cells) if cell == "."]

    def make(self, move):
        self.cells[move - 1] = self.side
        self.side = other(self.side)

    def unmake(self, move):
        self.cells[move - 1] = "."
        self.side = other(self.side)

    def finished(self, ply):
        # Only the side that has just moved can have completed a line.
        if any(all(self.cells[c] == other(self.side) for c in line) for line in self.lines):
            return ply - WIN
        return None if "." in self.cells else 0

    def open_to(self, side):
        return sum(all(self.cells[c] != other(side) for c in line) for line in self.lines)

    def evaluate(self):
        return self.open_to(self.side) - self.open_to(other(self.side))


def other(side):
    return "O" if side == "X" else "X"


def parse(text):
    stack = [[]]
    number = ""
    for sign in text:
        if sign in "[],":
            if number:
                stack[-1].append(int(number))
                number = ""
            if sign == "[":
                stack.append([])
            elif sign == "]":
                done = stack.pop()
                stack[-1].append(done)
        else:
            number += sign
    return stack[0][0]


def lines(width, height, row):
    found = []
    for x in range(width):
        for y in range(height):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                cells = [(x + dx * n, y + dy * n) for n in range(row)]
                if all(0 <= a < width and 0 <= b < height for a, b in cells):
                    found.append([b * width + a for a, b in cells])
    return found


class Search:
    def __init__(self, game, depth):
        self.game = game
        self.depth = depth
        self.nodes = 0
        self.best = None

    def leaf(self, depth, ply):
        self.nodes += 1
        value = self.game.finished(ply)
        if value is None and depth == 0:
            value = self.game.evaluate()
        return value

    def minimax(self, depth, ply=0):
        """The value for the side to move at the root."""
        is_max = ply % 2 == 0
        value = self.leaf(depth, ply)
        if value is not None:
            return value if is_max else -value
        best = -INFINITY if is_max else INFINITY
        for move in self.game.moves():
            self.game.make(move)
            value = self.minimax(depth - 1, ply + 1)
            self.game.unmake(move)
            if value > best if is_max else value < best:
                best = value
                if ply == 0:
                    self.best = move
        return best

    def negamax(self, depth, ply=0):
        value = self.leaf(depth, ply)
        if value is not None:
            return value
        best = -INFINITY
        for move in self.game.moves():
            self.game.make(move)
            value = -self.negamax(depth - 1, ply + 1)
            self.game.unmake(move)
            if value > best:
                best = value
                if ply == 0:
                    self.best = move
        return best

    def alpha_beta(self, depth, ply=0, alpha=-INFINITY, beta=INFINITY):
        value = self.leaf(depth, ply)
        if value is not None:
            return value
        best = -INFINITY
        for move in self.game.moves():
            self.game.make(move)
            value = -self.alpha_beta(depth - 1, ply + 1, -beta, -alpha)
            self.game.unmake(move)
            if value > best:
                best = value
                if ply == 0:
                    self.best = move
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def negascout(self, depth, ply=0, alpha=-INFINITY, beta=INFINITY):
        value = self.leaf(depth, ply)
        if value is not None:
            return value
        best = -INFINITY
        for number, move in enumerate(self.game.moves()):
            high = beta if number == 0 else alpha + 1
            self.game.make(move)
            value = -self.negascout(depth - 1, ply + 1, -high, -alpha)
            if number > 0 and alpha < value < beta:
                value = -self.negascout(depth - 1, ply + 1, -beta, -alpha)
            self.game.unmake(move)
            if value > best:
                best = value
                if ply == 0:
                    self.best = move
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best


def main():
    for line in sys.stdin:
        if line.startswith("#") or not line.strip():
            continue
        name, algorithm, depth, game, position, side = line.split()
        state = Tree(position, side) if game == "explicit" else Board(game, position, side)
        search = Search(state, int(depth))
        value = getattr(search, algorithm.replace("-", "_"))(int(depth))
        print(name, search.best, value, search.nodes)


main()

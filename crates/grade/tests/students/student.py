"""Game tree search: minimax, negamax, alpha-beta and negascout.

Reads tasks from standard input and answers each with one line.
MISTAKES and CONVENTION (environment) switch on mistakes and other conventions.
"""
import json
import os
import re
import sys

MISTAKES = set(m.strip() for m in os.environ.get("MISTAKES", "").split(",") if m.strip())
CONVENTION = os.environ.get("CONVENTION", "").strip()


def wrong(name):
    return name in MISTAKES


INFINITY = 10 ** 9
if wrong("infinity-too-small"):
    INFINITY = 100

MIN_INT = -2 ** 31
MAX_INT = 2 ** 31 - 1

NODE_LIMIT = 1_000_000 if MISTAKES else 3_000_000

FAIL_HARD = CONVENTION == "fail-hard" or wrong("cut-returns-alpha")
FULL_ROOT = CONVENTION in ("root-full-window", "last-tie")
USE_TABLE = (CONVENTION == "table" or wrong("table-without-depth")
             or wrong("table-mixes-bounds") or wrong("table-without-owner"))

EXACT, LOWER, UPPER = 0, 1, 2


class TooLong(Exception):
    pass


def other(side):
    return "O" if side == "X" else "X"


def neg(x):
    if wrong("min-int-overflow"):
        return (-x + 2 ** 31) % 2 ** 32 - 2 ** 31      # a 32 bit int
    return -x


def reaches(value, beta):
    """Is this value enough for a cutoff?"""
    if CONVENTION == "cut-above":
        return value > beta
    return value >= beta


# ---------------------------------------------------------------- games

class TreeGame:
    """A game that is given as a nested list. A position is a list or a number."""

    def __init__(self, name):
        self.name = name

    def parse(self, text):
        return json.loads(text)

    def moves(self, pos):
        return list(range(1, len(pos) + 1))

    def play(self, pos, move, side):
        return pos[move - 1]

    def undo(self, pos, move):
        pass                                    # the tree is never changed

    def end_value(self, pos, side, who, depth, ply):
        if isinstance(pos, list):
            return None
        return pos if who == "X" else -pos

    def evaluate(self, pos, who):
        return 0

    def key(self, pos):
        return str(pos)


class BoardGame:
    """m,n,k game. A position is a list of cells that is changed by play and undo."""

    def __init__(self, name, width, height, k):
        self.name = name
        self.width = width
        self.height = height
        self.k = k
        self.lines = self.make_lines()

    def make_lines(self):
        directions = [(0, 1), (1, 0), (1, 1), (1, -1)]
        if wrong("diagonals-missed"):
            directions = [(0, 1), (1, 0), (1, 1)]
        rows = range(self.height)
        if wrong("edge-lines-missed"):
            rows = range(self.height - 1)
        lines = []
        for row in rows:
            for col in range(self.width):
                for dr, dc in directions:
                    end_row = row + dr * (self.k - 1)
                    end_col = col + dc * (self.k - 1)
                    if wrong("lines-wrap"):
                        fits = end_row * self.width + end_col < self.width * self.height
                    else:
                        fits = end_row < self.height and 0 <= end_col < self.width
                    if fits:
                        start = row * self.width + col
                        step = dr * self.width + dc
                        lines.append([start + i * step for i in range(self.k)])
        return lines

    def parse(self, text):
        return list(text.replace("/", ""))

    def moves(self, pos):
        return [i + 1 for i, cell in enumerate(pos) if cell == "."]

    def play(self, pos, move, side):
        pos[move - 1] = side
        return pos

    def undo(self, pos, move):
        pos[move - 1] = "."

    def has_line(self, pos, side):
        for line in self.lines:
            for cell in line:
                if pos[cell] != side:
                    break
            else:
                return True
        return False

    def winner(self, pos, side):
        if wrong("win-seen-late"):
            return side if self.has_line(pos, side) else None
        if self.has_line(pos, "X"):
            return "X"
        if not wrong("only-x-wins") and self.has_line(pos, "O"):
            return "O"
        return None

    def end_value(self, pos, side, who, depth, ply):
        """Value for who if the game is over, else None; side is to move."""
        winner = self.winner(pos, side)
        if winner is not None:
            if wrong("won-by-mover"):
                winner = side
            if CONVENTION == "flat-wins":
                points = 1000
            elif CONVENTION == "depth-wins":
                points = 1000 + depth
                if wrong("distance-turned"):
                    points = 1000 - depth
            else:
                points = 1000 - ply
                if wrong("distance-turned"):
                    points = 1000 + ply
            return points if winner == who else -points
        if not wrong("full-board-unseen") and "." not in pos:
            return 0
        return None

    def evaluate(self, pos, who):
        opponent = other(who)
        mine = 0
        theirs = 0
        for line in self.lines:
            signs = [pos[cell] for cell in line]
            if opponent not in signs:
                mine += 1
            if who not in signs:
                theirs += 1
        if wrong("only-own-lines"):
            return mine
        if wrong("evaluation-turned"):
            return theirs - mine
        return mine - theirs

    def key(self, pos):
        if wrong("table-without-owner"):
            return "".join("." if cell == "." else "#" for cell in pos)
        return "".join(pos)


def make_game(name):
    if name == "explicit":
        return TreeGame(name)
    match = re.fullmatch(r"mnk\((\d+),(\d+),(\d+)\)", name)
    width, height, k = map(int, match.groups())
    return BoardGame(name, width, height, k)


# ---------------------------------------------------------------- searches

class Searcher:
    def __init__(self):
        self.nodes = 0
        self.table = {}

    def solve(self, algorithm, depth, game, pos, side):
        self.game = game
        self.root_side = side
        self.best_move = None
        self.steps = 0
        if not wrong("counter-not-reset"):
            self.nodes = 0
        if not wrong("table-without-depth"):
            self.table = {}

        if algorithm == "minimax":
            maximizing = True
            if wrong("max-min-exchanged"):
                maximizing = False
            value = self.minimax(pos, side, depth, 0, maximizing)
        elif algorithm == "negamax":
            value = self.negamax(pos, side, depth, 0)
        else:
            alpha, beta = -INFINITY, INFINITY
            if wrong("min-int-overflow"):
                alpha, beta = MIN_INT, MAX_INT
            if wrong("narrow-root-window"):
                alpha, beta = -10, 10
            if algorithm == "alpha-beta" and (wrong("alpha-not-passed") or wrong("beta-not-passed")):
                value = self.max_min(pos, side, depth, 0, alpha, beta)
            elif algorithm == "alpha-beta":
                value = self.alphabeta(pos, side, depth, 0, alpha, beta)
            else:
                value = self.negascout(pos, side, depth, 0, alpha, beta)

        if wrong("value-for-x") and side == "O":
            value = -value
        return self.best_move, value, self.nodes

    # ---- helpers

    def enter(self, ply):
        self.steps += 1
        if self.steps > NODE_LIMIT:
            raise TooLong()
        if wrong("nodes-left-out"):
            return                              # counted later, see moves()
        if wrong("root-not-counted") and ply == 0:
            return
        self.nodes += 1

    def moves(self, pos):
        if wrong("nodes-left-out"):
            self.nodes += 1
        moves = self.game.moves(pos)
        if wrong("move-skipped"):
            moves = moves[:len(moves) - 1]
        return moves

    def leaf_value(self, pos, side, who, depth, ply):
        """Value of a leaf for who, or None if the position is not a leaf."""
        if not wrong("depth-before-end"):
            value = self.game.end_value(pos, side, who, depth, ply)
            if value is not None:
                return value

        if wrong("one-ply-too-deep"):
            finished = depth < 0
        elif wrong("one-ply-too-shallow"):
            finished = depth <= 1
        else:
            finished = depth == 0
        if finished:
            return self.game.evaluate(pos, who)

        if wrong("depth-before-end"):
            return self.game.end_value(pos, side, who, depth, ply)
        return None

    def negamax_leaf(self, pos, side, depth, ply):
        who = side
        if wrong("leaf-for-mover"):
            who = self.root_side
        if wrong("leaf-for-x"):
            who = "X"
        if wrong("depth-parity"):
            who = self.root_side if depth % 2 == 0 else other(self.root_side)
        return self.leaf_value(pos, side, who, depth, ply)

    def next_depth(self, depth):
        if wrong("depth-decreased-twice"):
            return depth - 2
        if wrong("depth-not-decreased"):
            return depth
        return depth - 1

    def store_move(self, move, ply):
        if wrong("first-move-kept") and self.best_move is not None:
            return
        if ply == 0 or wrong("best-move-global"):
            self.best_move = move

    # ---- minimax: values are for the side at the root

    def minimax(self, pos, side, depth, ply, maximizing):
        self.enter(ply)
        who = self.root_side
        if wrong("leaf-for-mover"):
            who = side
        if wrong("leaf-for-x"):
            who = "X"
        value = self.leaf_value(pos, side, who, depth, ply)
        if value is not None:
            return value

        if wrong("depth-parity"):
            maximizing = depth % 2 == 0
        next_maximizing = not maximizing
        if wrong("opponent-helps"):
            next_maximizing = True
        if wrong("level-shifted") and ply == 0:
            next_maximizing = True
        if wrong("least-at-root") and ply == 0:
            maximizing = not maximizing

        best = -INFINITY if maximizing else INFINITY
        if wrong("zero-start"):
            best = 0

        moves = self.moves(pos)
        for move in moves:
            child = self.game.play(pos, move, side)
            value = self.minimax(child, other(side), self.next_depth(depth), ply + 1, next_maximizing)
            if not wrong("board-shared"):
                self.game.undo(pos, move)

            if maximizing:
                better = value > best
            else:
                better = value < best
            if CONVENTION == "last-tie" and value == best:
                better = True
            if better:
                best = value
                self.store_move(move, ply)

            if wrong("list-changed"):
                moves.remove(move)
            if wrong("return-in-loop"):
                return best
        if wrong("last-value-returned"):
            return value
        return best

    # ---- negamax: values are for the side to move

    def negamax(self, pos, side, depth, ply):
        self.enter(ply)
        value = self.negamax_leaf(pos, side, depth, ply)
        if value is not None:
            return value

        smallest = wrong("max-min-exchanged")
        if wrong("least-at-root") and ply == 0:
            smallest = not smallest

        best = INFINITY if smallest else -INFINITY
        if wrong("zero-start"):
            best = 0

        moves = self.moves(pos)
        for move in moves:
            child = self.game.play(pos, move, side)
            value = -self.negamax(child, other(side), self.next_depth(depth), ply + 1)
            if wrong("sign-not-turned"):
                value = -value
            if not wrong("board-shared"):
                self.game.undo(pos, move)

            if smallest:
                better = value < best
            else:
                better = value > best
            if CONVENTION == "last-tie" and value == best:
                better = True
            if better:
                best = value
                self.store_move(move, ply)

            if wrong("list-changed"):
                moves.remove(move)
            if wrong("return-in-loop"):
                return best
        if wrong("last-value-returned"):
            return value
        return best

    # ---- what alpha-beta and negascout have in common

    def start_value(self):
        if wrong("zero-start"):
            return 0
        if wrong("min-int-overflow"):
            return MIN_INT
        return -INFINITY

    def is_better(self, value, best):
        if wrong("bound-taken-for-tie") or CONVENTION == "last-tie":
            return value >= best
        return value > best

    def raise_alpha(self, alpha, best, ply):
        if FULL_ROOT and ply == 0:
            return alpha
        if wrong("alpha-at-root-only") and ply > 0:
            return alpha
        if wrong("alpha-not-raised"):
            return alpha
        if wrong("low-overwritten"):
            return best
        return max(alpha, best)

    def is_cut(self, best, beta, side):
        if wrong("nothing-is-cut"):
            return False
        if wrong("one-side-cuts") and side != self.root_side:
            return False
        return reaches(best, beta)

    # ---- alpha-beta

    def table_key(self, pos, side):
        return (self.game.name, self.game.key(pos), side)

    def look_up(self, pos, side, depth, alpha, beta):
        entry = self.table.get(self.table_key(pos, side))
        if entry is None:
            return None
        value, kind, entry_depth = entry
        if entry_depth != depth and not wrong("table-without-depth"):
            return None
        if wrong("table-mixes-bounds"):
            return value
        if kind == EXACT:
            return value
        if kind == LOWER and value >= beta:
            return value
        if kind == UPPER and value <= alpha:
            return value
        return None

    def remember(self, pos, side, depth, alpha, beta, value):
        if value <= alpha:
            kind = UPPER
        elif value >= beta:
            kind = LOWER
        else:
            kind = EXACT
        self.table[self.table_key(pos, side)] = (value, kind, depth)

    def alphabeta_child(self, child, side, depth, ply, alpha, beta):
        """Search the child with the window (alpha, beta) of its parent."""
        low, high = neg(beta), neg(alpha)
        if wrong("no-deep-cuts"):
            low = -INFINITY
        if wrong("bounds-not-swapped"):
            low, high = neg(alpha), neg(beta)
        if wrong("window-not-negated"):
            low, high = alpha, beta
        if wrong("window-not-passed"):
            low, high = -INFINITY, INFINITY
        value = self.alphabeta(child, other(side), self.next_depth(depth), ply + 1, low, high)
        if wrong("sign-not-turned"):
            return value
        return neg(value)

    def alphabeta(self, pos, side, depth, ply, alpha, beta):
        self.enter(ply)
        if USE_TABLE and ply > 0:
            value = self.look_up(pos, side, depth, alpha, beta)
            if value is not None:
                return value
        value = self.negamax_leaf(pos, side, depth, ply)
        if value is not None:
            return value

        old_alpha = alpha
        best = self.start_value()
        moves = self.moves(pos)
        for move in moves:
            child = self.game.play(pos, move, side)
            value = self.alphabeta_child(child, side, depth, ply, alpha, beta)
            if not wrong("board-shared") and not wrong("undo-lost-by-cut"):
                self.game.undo(pos, move)

            if wrong("cut-returns-alpha") and self.is_cut(value, beta, side):
                return alpha
            if wrong("cut-loses-best") and self.is_cut(value, beta, side):
                break
            if self.is_better(value, best):
                best = value
                self.store_move(move, ply)
            if wrong("cut-one-move-late"):
                if self.is_cut(alpha, beta, side):
                    break
                alpha = self.raise_alpha(alpha, best, ply)
            else:
                alpha = self.raise_alpha(alpha, best, ply)
                if self.is_cut(best, beta, side):
                    break

            if wrong("undo-lost-by-cut") and not wrong("board-shared"):
                self.game.undo(pos, move)
            if wrong("list-changed"):
                moves.remove(move)
            if wrong("return-in-loop"):
                return best
        if wrong("last-value-returned"):
            best = value
        if FAIL_HARD:
            best = max(old_alpha, min(best, beta))
        if USE_TABLE:
            self.remember(pos, side, depth, old_alpha, beta, best)
        return best

    # ---- alpha-beta with a case for MAX and one for MIN: values, alpha and beta are for the side at the root

    def max_min(self, pos, side, depth, ply, alpha, beta):
        self.enter(ply)
        who = self.root_side
        if wrong("leaf-for-mover"):
            who = side
        if wrong("leaf-for-x"):
            who = "X"
        value = self.leaf_value(pos, side, who, depth, ply)
        if value is not None:
            return value

        maximizing = side == self.root_side
        best = -INFINITY if maximizing else INFINITY
        if wrong("zero-start"):
            best = 0
        moves = self.moves(pos)
        for move in moves:
            child = self.game.play(pos, move, side)
            low = -INFINITY if wrong("alpha-not-passed") else alpha
            high = INFINITY if wrong("beta-not-passed") else beta
            value = self.max_min(child, other(side), self.next_depth(depth), ply + 1, low, high)
            if not wrong("board-shared"):
                self.game.undo(pos, move)
            if value > best if maximizing else value < best:
                best = value
                self.store_move(move, ply)
            if maximizing:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta and not wrong("nothing-is-cut"):
                break
            if wrong("list-changed"):
                moves.remove(move)
            if wrong("return-in-loop"):
                return best
        if wrong("last-value-returned"):
            return value
        return best

    # ---- negascout

    def negascout_child(self, child, side, depth, ply, alpha, beta):
        """Search the child with the window (alpha, beta) of its parent."""
        low, high = neg(beta), neg(alpha)
        if wrong("bounds-not-swapped"):
            low, high = neg(alpha), neg(beta)
        if wrong("window-not-negated"):
            low, high = alpha, beta
        if wrong("window-not-passed"):
            low, high = -INFINITY, INFINITY
        if wrong("alpha-not-passed"):
            high = INFINITY
        value = self.negascout(child, other(side), self.next_depth(depth), ply + 1, low, high)
        if wrong("sign-not-turned"):
            return value
        return neg(value)

    def negascout(self, pos, side, depth, ply, alpha, beta):
        self.enter(ply)
        value = self.negamax_leaf(pos, side, depth, ply)
        if value is not None:
            return value

        old_alpha = alpha
        best = self.start_value()
        first = True
        first_alpha = alpha
        moves = self.moves(pos)
        for move in moves:
            child = self.game.play(pos, move, side)
            full_window = first
            if wrong("first-move-scouted"):
                full_window = False
            if FULL_ROOT and ply == 0:
                full_window = True

            if full_window:
                value = self.negascout_child(child, side, depth, ply, alpha, beta)
            else:
                low, high = alpha, alpha + 1
                if wrong("null-window-stale"):
                    low, high = first_alpha, first_alpha + 1
                if wrong("null-window-wrong"):
                    high = alpha - 1            # typed as (-alpha + 1, -alpha)
                value = self.negascout_child(child, side, depth, ply, low, high)

                again = alpha < value < beta
                if wrong("research-wasteful"):
                    again = alpha < value
                if wrong("no-research"):
                    again = False
                if again:
                    low, high = alpha, beta
                    if CONVENTION == "research-from-value":
                        low = value
                    if wrong("research-wrong-window"):
                        low, high = alpha, value
                    value = self.negascout_child(child, side, depth, ply, low, high)
            if not wrong("board-shared") and not wrong("undo-lost-by-cut"):
                self.game.undo(pos, move)

            if wrong("cut-returns-alpha") and self.is_cut(value, beta, side):
                return alpha
            if wrong("cut-loses-best") and self.is_cut(value, beta, side):
                break
            if self.is_better(value, best):
                best = value
                self.store_move(move, ply)
            if wrong("cut-one-move-late"):
                if self.is_cut(alpha, beta, side):
                    break
                alpha = self.raise_alpha(alpha, best, ply)
            else:
                alpha = self.raise_alpha(alpha, best, ply)
                if self.is_cut(best, beta, side):
                    break
            if first:
                first_alpha = alpha
                first = False

            if wrong("undo-lost-by-cut") and not wrong("board-shared"):
                self.game.undo(pos, move)
            if wrong("list-changed"):
                moves.remove(move)
            if wrong("return-in-loop"):
                return best
        if wrong("last-value-returned"):
            best = value
        if FAIL_HARD:
            best = max(old_alpha, min(best, beta))
        return best


# ---------------------------------------------------------------- input and output

def answer(searcher, words):
    algorithm, depth, game_name, position, side = words
    if algorithm not in ("minimax", "negamax", "alpha-beta", "negascout"):
        return "? ? ?"
    game = make_game(game_name)
    pos = game.parse(position)
    move, value, nodes = searcher.solve(algorithm, int(depth), game, pos, side)
    if move is None:
        move = "?"
    return f"{move} {value} {nodes}"


def main():
    sys.setrecursionlimit(5000)
    searcher = Searcher()
    for line in sys.stdin:
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        words = line.split()
        try:
            text = answer(searcher, words[1:])
        except Exception:                       # too long, too deep or broken: give up
            text = "? ? ?"
        print(words[0], text, flush=True)


if __name__ == "__main__":
    main()

"""How much faster a game written in Python is searched by Plyground than by a search written in Python.

Run it with the Python of an environment where a release wheel is installed: python crates/python/speed.py
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "tests"))

import plyground
from xo import StateXO, minimax

RUNS = 3


class WithHistory(StateXO):
    """Every order of moves is a position of its own."""

    def __init__(self):
        super().__init__()
        self.history = []

    def do_move(self, move):
        super().do_move(move)
        self.history.append(move)

    def undo_move(self, move):
        super().undo_move(move)
        self.history.pop()


def seconds(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def measure(state, depth):
    slow = min(seconds(lambda: minimax(state(), depth, "X", "X", "0")) for _ in range(RUNS))
    first, second = [], []
    for _ in range(RUNS):
        fresh = type(state.__name__, (state,), {})
        first.append(seconds(lambda: plyground.search(fresh, "minimax", depth)))
        second.append(seconds(lambda: plyground.search(fresh, "minimax", depth)))
    asked, nodes = plyground.game(fresh).positions_asked, plyground.search(fresh, "minimax", depth).nodes
    print(f"{state.__name__}, {depth} plies, {nodes} nodes, {asked} positions: Python {slow:.3f} s,")
    print(f"  first search {slow / min(first):.1f} times faster, second {slow / min(second):.1f} times")


measure(StateXO, 9)
measure(StateXO, 6)
measure(WithHistory, 6)

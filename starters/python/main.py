"""A start for the task sheet (plyground grade --sheet): it reads tasks and does not answer them yet.

Try it: plyground grade -- python3 main.py
"""

import sys


def solve(algorithm, depth, game, position, side):
    """Returns the best move, its value and the number of nodes; "?" for what is not known."""
    # TODO: read the position of the game "explicit", then that of "mnk(W,H,K)".
    # TODO: search it: minimax first, then negamax, alpha-beta, negascout.
    # Until an algorithm is written, it answers with three question marks.
    return "?", "?", "?"


for line in sys.stdin:
    if line.startswith("#") or not line.strip():
        continue
    name, algorithm, depth, game, position, side = line.split()
    move, value, nodes = solve(algorithm, int(depth), game, position, side)
    print(name, move, value, nodes, flush=True)

"""Reads the tasks and prints the answers. It needs no change: the searches are to be written in search.py.

Try it: plyground grade -- python3 main.py
"""

import sys

from games import Board, Tree
from search import Search


def answer(algorithm, depth, game, position, side):
    """The best move, the value and the number of nodes; question marks while the search is not written."""
    state = Tree(position, side) if game == "explicit" else Board(game, position, side)
    search = Search(state)
    value = {
        "minimax": search.minimax,
        "negamax": search.negamax,
        "alpha-beta": search.alpha_beta,
        "negascout": search.negascout,
    }[algorithm](depth)
    if value is None:
        return "?", "?", "?"
    return search.best_move, value, search.nodes


def main():
    for line in sys.stdin:
        if line.startswith("#") or not line.strip():
            continue
        name, algorithm, depth, game, position, side = line.split()
        print(name, *answer(algorithm, int(depth), game, position, side), flush=True)


if __name__ == "__main__":
    main()

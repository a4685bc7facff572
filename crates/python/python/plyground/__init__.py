"""Plyground: games, game-tree searches with their counts, pictures and proofs, and games of your own.

>>> import plyground
>>> position = plyground.open("mnk(4,4,3)")
>>> plyground.search(position, "alpha-beta", depth=4).best
'b3'

A class with the methods ``get_moves(player)``, ``do_move(move)``, ``undo_move(move)``, ``is_win(player)`` and
``score(player)`` and a list of two ``players`` is a game too: ``plyground.game(MyState)``.
"""

from __future__ import annotations

from typing import Any, Optional

from . import _plyground
from ._errors import GameError, PlygroundError
from ._figure import Figure
from ._lists import algorithms, conventions, evaluators, games, mutations, orderings, presets
from ._pettingzoo import pettingzoo_env
from ._plyground import View, __version__, language
from ._position import TERMINAL, Game, Position
from ._search import (
    Explanation,
    Report,
    SearchResult,
    Table,
    TraceVerdict,
    Tree,
    Verdict,
    analyse,
    check_trace,
    compare,
    engine_move,
    explain,
    plot,
    read_trace,
    report,
    search,
    solve,
    trace,
    tree,
    verify,
    verify_search,
)
from ._traced import TracedComparison, TracedPosition, traced


def open(name: str, position: Optional[str] = None, moves: str = "", to_move: Optional[str] = None) -> Position:
    """The start of a game by its name, a position set up from text, or the position after some moves.

    >>> import plyground
    >>> plyground.open("tic-tac-toe", moves="b2 a1").legal_moves[0]
    'a3'
    >>> plyground.open("tic-tac-toe", "XX./OO./...").to_move
    'X'
    """
    opened = Position(_plyground.open(name))
    if position is not None:
        opened.set(position, to_move)
    elif to_move is not None:
        opened._session.set_starter(opened._number(to_move))
    return opened.play(moves) if moves else opened


def load_game(name: str) -> Game:
    """A game by its name, as OpenSpiel loads it."""
    return Game(open(name))


def game(state: Any, name: Optional[str] = None, to_move: Any = None) -> Position:
    """A class written in Python, or an object of it, as a game: every search, comparison, picture, check and report runs on it.

    The class has ``players``, a list of two, the one who begins first, and the methods

    - ``get_moves(player)``: the list of moves, empty at the end of the game;
    - ``do_move(move)`` and ``undo_move(move)``;
    - ``is_win(player)``: whether the player has won;
    - ``score(player)``: a whole number, larger where the player is better off.

    Optional: ``key()``, equal for positions that are to be one; ``move_to_string(move)``; ``board()``, a list of rows of
    players and ``None``; ``__str__``. A position is asked once, and known from then on. ``to_move`` is the player whose
    turn it is in ``state``, the first one if it is not given.

    >>> import plyground
    >>> class Sticks:
    ...     players = ["first", "second"]
    ...     def __init__(self):
    ...         self.left = 7
    ...         self.taken_by = None
    ...     def get_moves(self, player):
    ...         return [n for n in (1, 2, 3) if n <= self.left]
    ...     def do_move(self, move):
    ...         self.left -= move
    ...     def undo_move(self, move):
    ...         self.left += move
    ...     def is_win(self, player):
    ...         return False
    ...     def score(self, player):
    ...         return -1 if self.left == 0 else 0
    >>> sticks = plyground.game(Sticks)
    >>> result = plyground.search(sticks, "minimax", depth=7)
    >>> result.value, result.best
    (1, '3')
    """
    return Position(_plyground.add_class(state, name, to_move))


__all__ = [
    "TERMINAL",
    "Explanation",
    "Figure",
    "Game",
    "GameError",
    "PlygroundError",
    "Position",
    "Report",
    "SearchResult",
    "Table",
    "TraceVerdict",
    "TracedComparison",
    "TracedPosition",
    "Tree",
    "Verdict",
    "View",
    "__version__",
    "algorithms",
    "analyse",
    "check_trace",
    "compare",
    "conventions",
    "engine_move",
    "evaluators",
    "explain",
    "game",
    "games",
    "language",
    "load_game",
    "mutations",
    "open",
    "orderings",
    "pettingzoo_env",
    "plot",
    "presets",
    "read_trace",
    "report",
    "search",
    "solve",
    "trace",
    "traced",
    "tree",
    "verify",
    "verify_search",
]

"""Positions of games: moves as text and as integers, boards, and the method names of OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Optional, Sequence, Tuple, Union

from . import _plyground
from ._errors import error
from ._functions import EvaluatorLike, named
from ._plyground import Session

if TYPE_CHECKING:
    import numpy

# Moves that share an index are told apart by how often it came before: so many may share one.
_SHARED = 8

#: What current_player() says once the game is over, as in OpenSpiel.
TERMINAL = -4

MoveLike = Union[str, int, Any]


class Position:
    """A position of a game, with the moves that led to it.

    >>> import plyground
    >>> position = plyground.open("tic-tac-toe")
    >>> position.legal_moves[:3]
    ['a3', 'b3', 'c3']
    >>> position.play("b2").play("a3")
    Position('tic-tac-toe', moves='b2 a3')
    >>> print(position)
      3 | O . .
      2 | . X .
      1 | . . .
        +------
          a b c
    >>> position.to_move, position.outcome
    ('X', None)
    """

    __slots__ = ("_session", "__weakref__")

    def __init__(self, session: Session) -> None:
        self._session = session

    # What can be seen.

    @property
    def game(self) -> str:
        """The name of the game with its parameters."""
        return self._session.game()

    @property
    def text(self) -> str:
        """The position as one line, which :meth:`set` reads."""
        return self._session.position()

    @property
    def to_move(self) -> Any:
        """The side to move: X or O, or the player of a Python game."""
        return self._side(self._session.to_move())

    def _side(self, number: int) -> Any:
        python = self._session.python()
        return self._session.side_names()[number] if python is None else python[0][number]

    @property
    def outcome(self) -> Any:
        """The winner or ``"draw"``; None while the game goes on."""
        outcome = self._session.outcome()
        if outcome is None or outcome < 0:
            return None if outcome is None else "draw"
        return self._side(outcome)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._session.outcome() is not None

    @property
    def legal_moves(self) -> List[str]:
        """Every legal move as text, in the game's order."""
        return self._session.legal_moves()

    @property
    def move_objects(self) -> List[Any]:
        """Every legal move as the class of a Python game lists it; as text in other games."""
        objects = self._session.move_objects()
        return self.legal_moves if objects is None else objects

    @property
    def history(self) -> List[str]:
        """The moves since the position was set up."""
        return self._session.history()

    @property
    def state(self) -> Any:
        """A copy of the state object of a Python game; None for other games."""
        return self._session.state()

    @property
    def positions_asked(self) -> Optional[int]:
        """How many positions of a Python game were asked for their moves so far; None for other games."""
        python = self._session.python()
        return None if python is None else python[1]

    @property
    def rows(self) -> Optional[List[List[int]]]:
        """The board from the top: 1 for a stone of the first side, -1 for one of the second, 0 for none."""
        grid = self._session.grid()
        if grid is None:
            return None
        width, height, cells, _ = grid
        values = [{-1: 0, 0: 1, 1: -1}[cell] for cell in cells]
        return [values[row * width : (row + 1) * width] for row in range(height)]

    @property
    def board(self) -> "numpy.ndarray[Any, Any]":
        """The board as a numpy array of int8: 1 for the first side, -1 for the second, 0 for an empty cell."""
        rows = self.rows
        if rows is None:
            raise error("python-no-board", name=self.game)
        try:
            import numpy
        except ImportError:
            raise error("python-package-missing", package="numpy") from None
        return numpy.array(rows, dtype=numpy.int8)

    @property
    def algorithms(self) -> List[str]:
        """The searches that suit the game."""
        return self._session.algorithms()

    @property
    def evaluators(self) -> List[str]:
        """The evaluators of the game; the default first."""
        names, default = self._session.evaluators()
        return sorted(names, key=lambda name: name != default)

    def evaluate(self, evaluator: EvaluatorLike = None) -> int:
        """The evaluator's value of this position for the side to move, without a search."""
        name, functions = named(evaluator)
        return self._session.evaluate(name, functions)

    def perft(self, depth: int) -> int:
        """The number of ways to play this many moves."""
        return self._session.perft(depth)

    def __str__(self) -> str:
        return self._session.draw().rstrip("\n")

    def __repr__(self) -> str:
        moves = " ".join(self.history)
        return f"Position({self.game!r}, moves={moves!r})" if moves else f"Position({self.game!r})"

    def _repr_svg_(self) -> str:
        return self._session.svg(self.game)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        mine, theirs = self._session, other._session
        return (mine.game(), mine.position(), mine.to_move()) == (theirs.game(), theirs.position(), theirs.to_move())

    def __hash__(self) -> int:
        return hash((self.game, self.text, self._session.to_move()))

    # How it is played.

    def _text_of(self, move: MoveLike) -> str:
        if isinstance(move, str):
            return move
        objects = self._session.move_objects()
        if objects is not None:
            for number, known in enumerate(objects):
                if known is move or (type(known) is type(move) and known == move):
                    return self.legal_moves[number]
        if isinstance(move, int) or hasattr(move, "__index__"):
            return self.action_to_string(int(move))
        raise error("python-move-unknown", move=repr(move), moves=" ".join(self.legal_moves[:12]))

    def play(self, *moves: MoveLike) -> "Position":
        """Plays moves, each as text, as an integer or as the class of a Python game lists it, and returns the position."""
        for move in moves:
            for word in move.split() if isinstance(move, str) else [move]:
                self._session.play(self._text_of(word))
        return self

    def undo(self) -> bool:
        """Takes back the last move; False if there is none."""
        return self._session.undo()

    def after(self, *moves: MoveLike) -> "Position":
        """A copy after these moves."""
        return self.copy().play(*moves)

    def set(self, text: str, to_move: Optional[str] = None, strict: bool = True) -> "Position":
        """Sets up a position from one line of text. With ``strict`` one that no play can reach is refused."""
        self._session.set_position(text, self._number(to_move), strict)
        return self

    def _number(self, side: Any) -> Optional[int]:
        if side is None:
            return None
        for number in (0, 1):
            if side == self._side(number) or (isinstance(side, str) and side.upper() == "XO"[number]):
                return number
        raise error("python-side-unknown", value=side, name=f"{self._side(0)}, {self._side(1)}")

    def copy(self) -> "Position":
        """The same position, with its history."""
        return type(self)(self._session.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> Tuple[Any, ...]:
        python = self._session.python()
        text, side = self._session.beginning()
        if python is None:
            return _restored, (self.game, text, side, self.history)
        fresh = Position(self._session.fresh())
        return _restored_python, (fresh.state, self.game, fresh.to_move, self.history)

    # The names of OpenSpiel.

    def _actions(self) -> Tuple[int, List[int]]:
        """The number of integers that moves may have, and those of the legal moves."""
        indexed = self._session.legal_indices()
        if indexed is None:
            cells = self._session.legal_cells()
            grid = self._session.grid()
            if grid is None or any(cell is None for cell in cells):
                return max(len(cells), 1), list(range(len(cells)))
            indexed = (grid[0] * grid[1], [cell for cell in cells if cell is not None])
        bound, indices = indexed
        if self.game.startswith("connect"):
            # A move is a column, wherever the stone lands.
            width = self._session.grid()[0]  # type: ignore[index]
            bound, indices = width, [cell % width for cell in self._session.legal_cells() if cell is not None]
        seen: dict[int, int] = {}
        actions = []
        for index in indices:
            again = seen.get(index, 0)
            seen[index] = again + 1
            actions.append(index + bound * again)
        return bound * (1 if _is_unique(self.game) else _SHARED), actions

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """The legal moves as integers, in increasing order; none for the side that is not to move."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self._actions()[1])

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        """1 for each integer that is a legal move, 0 for the others."""
        bound, actions = self._actions()
        mask = [0] * bound
        if player is None or player == self.current_player():
            for action in actions:
                mask[action] = 1
        return mask

    def num_distinct_actions(self) -> int:
        """All integers of moves are below this."""
        return self._actions()[0]

    def action_to_string(self, *arguments: int) -> str:
        """The move of an integer as text; a player may stand before it, as in OpenSpiel."""
        action = arguments[-1]
        actions = self._actions()[1]
        if action not in actions:
            raise error("python-move-unknown", move=action, moves=" ".join(map(str, sorted(actions)[:12])))
        return self.legal_moves[actions.index(action)]

    def string_to_action(self, *arguments: Any) -> int:
        """The integer of a move that is text; a player may stand before it."""
        text = arguments[-1]
        for known, action in zip(self.legal_moves, self._actions()[1]):
            if known.lower() == str(text).lower():
                return action
        raise error("python-move-unknown", move=text, moves=" ".join(self.legal_moves[:12]))

    def apply_action(self, action: int) -> None:
        """Plays the move of an integer."""
        self._session.play(self.action_to_string(action))

    def undo_action(self, player: int, action: int) -> None:
        """Takes back the last move."""
        self._session.undo()

    def child(self, action: int) -> "Position":
        """A copy after the move of an integer."""
        copy = self.copy()
        copy.apply_action(action)
        return copy

    clone = copy

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.is_over

    def current_player(self) -> int:
        """0 or 1; :data:`TERMINAL` once the game is over."""
        return TERMINAL if self.is_over else self._session.to_move()

    def returns(self) -> List[float]:
        """1 for the winner and -1 for the loser; zeros otherwise."""
        winner = self._session.outcome()
        if winner is None or winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if winner == 0 else [-1.0, 1.0]

    def rewards(self) -> List[float]:
        """The same: there are no rewards before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """The return of one side."""
        return self.returns()[player]

    def is_chance_node(self) -> bool:
        """Never: there is no chance in these games."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: the sides move one after the other."""
        return False

    def num_players(self) -> int:
        """Two."""
        return 2

    def move_number(self) -> int:
        """The number of moves since the position was set up."""
        return len(self.history)

    def history_str(self) -> str:
        """The moves since then, as text."""
        return " ".join(self.history)

    def observation_string(self, player: Optional[int] = None) -> str:
        """The board as text."""
        return str(self)

    def observation_tensor(self, player: Optional[int] = None) -> List[float]:
        """Three planes, one after the other: empty cells, stones of the first side, stones of the second."""
        rows = self.rows
        if rows is None:
            raise error("python-no-board", name=self.game)
        cells = [cell for row in rows for cell in row]
        return [float(cell == wanted) for wanted in (0, 1, -1) for cell in cells]

    def get_game(self) -> "Game":
        """The game itself."""
        return Game(Position(self._session.fresh()))


class Game:
    """A game by OpenSpiel's names: what starts positions.

    >>> import plyground
    >>> game = plyground.load_game("connect-four")
    >>> state = game.new_initial_state()
    >>> state.legal_actions()
    [0, 1, 2, 3, 4, 5, 6]
    """

    def __init__(self, start: Position) -> None:
        self._start = start

    def new_initial_state(self) -> Position:
        """A position with nothing played."""
        return self._start.copy()

    def num_distinct_actions(self) -> int:
        """All integers of moves are below this."""
        return self._start.num_distinct_actions()

    def num_players(self) -> int:
        """Two."""
        return 2

    def min_utility(self) -> float:
        """-1."""
        return -1.0

    def max_utility(self) -> float:
        """1."""
        return 1.0

    def utility_sum(self) -> float:
        """0: what one side wins the other loses."""
        return 0.0

    def observation_tensor_shape(self) -> List[int]:
        """Three planes of the size of the board."""
        rows = self._start.rows
        if rows is None:
            raise error("python-no-board", name=str(self))
        return [3, len(rows), len(rows[0])]

    def __str__(self) -> str:
        return self._start.game

    def __repr__(self) -> str:
        return f"Game({str(self)!r})"


def _is_unique(game: str) -> bool:
    """Whether no two moves of a position share an index in this game."""
    return not any(word in game for word in ("draughts", "checkers", "python"))


def _restored(game: str, text: str, side: int, history: Sequence[str]) -> Position:
    session = _plyground.open(game)
    if (session.position(), session.to_move()) != (text, side):
        session.set_position(text, side, False)
    return Position(session).play(*history)


def _restored_python(state: Any, game: str, side: Any, history: Sequence[str]) -> Position:
    return Position(_plyground.add_class(state, None, side)).play(*history)

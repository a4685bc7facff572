"""A position that records what a search written in Python does with it."""

from __future__ import annotations

import json
import os
import sys
from types import CodeType, FrameType
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Set, Tuple

from . import _plyground
from ._errors import error
from ._functions import EvaluatorLike
from ._position import MoveLike, Position
from ._search import PositionLike, Tree, at, check_trace, tree

_INFINITE = 10**9
_PACKAGE = os.path.dirname(__file__) + os.sep


def _caller() -> Optional[FrameType]:
    """The running function of the search: the innermost one outside this package."""
    frame: Optional[FrameType] = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        frame = frame.f_back
    return frame


class _Visit:
    """One visit of a search to a position."""

    __slots__ = ("number", "parent", "move", "moves", "side", "children", "value", "finished", "player", "entries")

    def __init__(self, number: int, parent: "Optional[_Visit]", move: str, moves: List[str], side: int) -> None:
        self.number = number
        self.parent = parent
        self.move = move
        self.moves = moves
        self.side = side
        self.children: List[_Visit] = []
        self.value: Optional[int] = None
        self.finished = False
        # The call that played the move, and the calls that it has made in this position, by their functions; until the
        # position is left.
        self.player: Optional[FrameType] = None
        self.entries: Dict[CodeType, FrameType] = {}

    def forget(self) -> None:
        """Lets go of the calls: the position is left."""
        self.player = None
        self.entries.clear()

    def path(self) -> Tuple[str, ...]:
        return (*self.parent.path(), self.move) if self.parent is not None else ()

    def height(self) -> int:
        return 1 + max(child.height() for child in self.children) if self.children else 0


class TracedPosition(Position):
    """A position that counts the calls of a search, and so knows the tree that it has visited.

    Hand it to your search: the search plays and takes back moves (``play`` and ``undo``, OpenSpiel's ``apply_action`` and
    ``undo_action``, or ``do_move`` and ``undo_move`` with ``get_moves``, ``is_win`` and ``score``), and asks for values
    (``evaluate`` or ``score``). No line of it has to be changed. Attributes that only the state of a Python game has are read
    from a copy of it.

    Every call of the search for a position is a visit: NegaScout may search a move again with or without playing it again.

    >>> import plyground
    >>> position = plyground.traced("explicit([[3,12,8],[2,4,6],[14,5,2]])")
    >>> def minimax(position):
    ...     if position.is_over:
    ...         return position.evaluate()
    ...     best = None
    ...     for move in position.legal_moves:
    ...         position.play(move)
    ...         value = -minimax(position)
    ...         position.undo()
    ...         best = value if best is None else max(best, value)
    ...     return best
    >>> minimax(position)
    3
    >>> position.counts["nodes"], position.counts["leaves"]
    (13, 9)
    >>> position.compare_with("minimax").same
    True
    """

    __slots__ = ("_root", "_here", "_visits", "_calls", "_evaluator", "_searching")

    def __init__(self, session: _plyground.Session, evaluator: EvaluatorLike = None) -> None:
        super().__init__(session)
        self._evaluator = evaluator
        self.reset()

    def reset(self) -> None:
        """Forgets what was recorded; the position as it stands is the root from now on."""
        self._calls: Dict[str, int] = {}
        self._root = _Visit(0, None, "", self._session.legal_moves(), self._session.to_move())
        self._visits: List[_Visit] = [self._root]
        self._here: Optional[_Visit] = self._root
        # The functions that play moves: those of the search.
        self._searching: Set[CodeType] = set()

    def __getattr__(self, name: str) -> Any:
        state = None if name.startswith("_") else self._session.state()
        if state is None or not hasattr(state, name):
            raise AttributeError(_plyground.say("python-traced-attribute", [("name", name)]))
        return getattr(state, name)

    def _count(self, name: str) -> None:
        self._calls[name] = self._calls.get(name, 0) + 1

    # What a search does.

    def play(self, *moves: MoveLike) -> "TracedPosition":
        for move in moves:
            for word in move.split() if isinstance(move, str) else [move]:
                self._called()
                played = self._session.play(self._text_of(word))
                self._enter(played)
        return self

    def apply_action(self, action: int) -> None:
        self._called()
        self._enter(self._session.play(self.action_to_string(action)))

    def do_move(self, move: MoveLike) -> None:
        """Plays a move, by the name of the base state."""
        self.play(move)

    def undo(self) -> bool:
        self._leave()
        return self._session.undo()

    def undo_action(self, player: int, action: int) -> None:
        self.undo()

    def undo_move(self, move: MoveLike) -> None:
        """Takes back the last move, by the name of the base state."""
        self.undo()

    def get_moves(self, player: Any = None) -> List[Any]:
        """The legal moves, by the name of the base state."""
        self._count("moves")
        self._called()
        return self.move_objects

    @property
    def legal_moves(self) -> List[str]:
        self._called()
        return self._session.legal_moves()

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        self._called()
        return super().legal_actions(player)

    def is_win(self, player: Any) -> bool:
        """Whether a player has won, by the name of the base state."""
        self._count("outcome")
        self._called()
        return bool(self._session.outcome() == self._number(player))

    def score(self, player: Any) -> int:
        """The evaluator's value for a player, by the name of the base state."""
        if self._number(player) == self._session.to_move():
            return self.evaluate()
        state = self._session.state() if self._evaluator is None else None
        if state is None:
            return -self.evaluate()
        # What a class says to one player need not be the opposite of what it says to the other.
        self._count("evaluate")
        self._called()
        value: int = state.score(player)
        if self._here is not None and self._here.value is None:
            self._here.value = -value
        return value

    @property
    def is_over(self) -> bool:
        self._count("outcome")
        self._called()
        return self._session.outcome() is not None

    @property
    def outcome(self) -> Any:
        self._count("outcome")
        self._called()
        return Position.outcome.fget(self)  # type: ignore[attr-defined]

    def evaluate(self, evaluator: EvaluatorLike = None) -> int:
        self._count("evaluate")
        self._called()
        value = super().evaluate(self._evaluator if evaluator is None else evaluator)
        if self._here is not None and self._here.value is None:
            self._here.value = value
        return value

    def returns(self) -> List[float]:
        self._count("outcome")
        self._called()
        return super().returns()

    def copy(self) -> "Position":
        """A plain copy: what is done with it is not recorded."""
        return Position(self._session.copy())

    __copy__ = copy
    clone = copy

    def _called(self) -> None:
        """Sees whether the search asks from a second call for this position: then it is visited once more.

        A search that searches a move again need not take it back before. What tells the visits apart is which call of the
        search asks: the one that was called by the call that played the move here.
        """
        here = self._here
        if here is None or here.parent is None or here.player is None:
            return
        entry: Optional[FrameType] = None
        frame = _caller()
        while frame is not None and frame is not here.player:
            entry, frame = frame, frame.f_back
        if frame is None or entry is None:
            return
        known = here.entries.setdefault(entry.f_code, entry)
        if known is not entry and entry.f_code in self._searching:
            again = self._visit(here.parent, here.move)
            again.player = here.player
            again.entries[entry.f_code] = entry
            here.forget()

    def _visit(self, parent: _Visit, move: str) -> _Visit:
        visit = _Visit(len(self._visits), parent, move, self._session.legal_moves(), self._session.to_move())
        visit.finished = self._session.outcome() is not None
        parent.children.append(visit)
        self._visits.append(visit)
        self._here = visit
        return visit

    def _enter(self, move: str) -> None:
        self._count("make")
        parent = self._here
        if parent is None:
            raise error("python-traced-above")
        player = frame = _caller()
        while frame is not None and frame is not parent.player:
            self._searching.add(frame.f_code)
            # Above the root are functions that only call the search.
            frame = frame.f_back if parent.player is not None else None
        self._visit(parent, move).player = player

    def _leave(self) -> None:
        self._count("undo")
        if self._here is None or self._here.parent is None:
            raise error("python-traced-above")
        self._here.forget()
        self._here = self._here.parent

    # What was recorded.

    @property
    def counts(self) -> Dict[str, int]:
        """Nodes, leaves, legal moves of all nodes and nodes left early, and how often each method was called."""
        leaves = [visit for visit in self._visits if not visit.children]
        return {
            "nodes": len(self._visits),
            "leaves": len(leaves),
            "leaves_finished": sum(visit.finished for visit in leaves),
            "generated": sum(len(visit.moves) for visit in self._visits),
            "cutoffs": sum(0 < len(visit.children) < len(visit.moves) for visit in self._visits),
            "depth": self._root.height(),
            **{f"calls_{name}": count for name, count in sorted(self._calls.items())},
        }

    @property
    def visits(self) -> List[Tuple[str, ...]]:
        """The moves that lead to each visited position, in the order of the visits."""
        return [visit.path() for visit in self._visits]

    def trace(self, algorithm: str = "minimax") -> str:
        """The visited tree as a trace. Windows are not seen from outside; values are those of the leaves, brought up."""
        session = self._session.copy()
        played = self._here
        while played is not None and played.parent is not None:
            session.undo()
            played = played.parent
        _, default = session.evaluators()
        evaluator = self._evaluator if isinstance(self._evaluator, str) else default
        header = {
            "trace": 1,
            "game": session.game(),
            "position": session.position(),
            "to_move": "XO"[session.to_move()],
            "algorithm": algorithm,
            "evaluator": evaluator,
            "depth": self._root.height(),
        }
        lines: List[Dict[str, Any]] = [header]
        values = self._values()
        self._lines(self._root, 0, values, lines)
        return "".join(json.dumps(line) + "\n" for line in lines)

    def _values(self) -> Dict[int, int]:
        """The value of every visit for its side to move, from the values that the search asked for."""
        values: Dict[int, int] = {}
        for visit in reversed(self._visits):
            if visit.children:
                turned = [
                    -values[child.number] if child.side != visit.side else values[child.number]
                    for child in visit.children
                ]
                values[visit.number] = max(turned)
            else:
                values[visit.number] = 0 if visit.value is None else visit.value
        return values

    def _lines(self, visit: _Visit, ply: int, values: Dict[int, int], lines: List[Dict[str, Any]]) -> None:
        entered: Dict[str, Any] = {"event": "enter", "id": visit.number, "ply": ply, "side": "XO"[visit.side]}
        if visit.parent is not None:
            entered.update(parent=visit.parent.number, move=visit.move)
        lines.append({**entered, "moves": len(visit.moves)})
        best = -_INFINITE
        for place, child in enumerate(visit.children):
            if place > 0 and visit.children[place - 1].move == child.move:
                lines.append({"event": "research", "id": visit.number, "move": child.move})
            self._lines(child, ply + 1, values, lines)
            value = -values[child.number] if child.side != visit.side else values[child.number]
            # Of a move that is searched again only the last value counts.
            is_last = place + 1 == len(visit.children) or visit.children[place + 1].move != child.move
            if is_last and value > best:
                best = value
                lines.append({"event": "best", "id": visit.number, "move": child.move, "value": value})
        searched = len({child.move for child in visit.children})
        left: Dict[str, Any] = {"event": "leave", "id": visit.number, "value": values[visit.number]}
        if not visit.children:
            left["leaf"] = "finished" if visit.finished else "horizon"
        elif searched < len(visit.moves):
            by = visit.children[-1].move
            skipped = len(visit.moves) - searched
            cut = {"id": visit.number, "by": by, "searched": searched, "skipped": skipped}
            lines.append({"event": "cut", **cut})
        lines.append(left)

    def tree(self, most: Optional[int] = None) -> Tree:
        """The picture of the visited tree."""
        return Tree(_plyground.read_trace(self.trace()), most)

    def compare_with(self, algorithm: str, depth: Optional[int] = None, **options: Any) -> "TracedComparison":
        """Compares the visited tree with that of a search of Plyground, visit by visit."""
        session = self._session.copy()
        here = self._here
        while here is not None and here.parent is not None:
            session.undo()
            here = here.parent
        depth = self._root.height() if depth is None else depth
        options.setdefault("evaluator", self._evaluator)
        is_usual = set(options) == {"evaluator"} and options["evaluator"] is self._evaluator
        reference = tree(Position(session), algorithm, depth, **options)
        mine, theirs = self.visits, _paths(reference)
        diagnosis: List[str] = []
        if mine != theirs and is_usual and self._here is self._root:
            function = None if isinstance(self._evaluator, str) else self._evaluator
            diagnosis = check_trace(self.trace(algorithm), function).diagnosis
        return TracedComparison(algorithm, mine, theirs, diagnosis)


def _paths(reference: Tree) -> List[Tuple[str, ...]]:
    paths: List[Tuple[str, ...]] = []
    for visit in reference.visits:
        parent = visit["parent"]
        paths.append(() if parent is None else (*paths[parent], visit["move"]))
    return paths


class FirstDifference(NamedTuple):
    """The first visit that differs, by the moves that lead to it."""

    mine: Optional[Tuple[str, ...]]
    reference: Optional[Tuple[str, ...]]


class TracedComparison:
    """Two lists of visits side by side."""

    def __init__(
        self,
        algorithm: str,
        mine: List[Tuple[str, ...]],
        theirs: List[Tuple[str, ...]],
        diagnosis: Sequence[str] = (),
    ) -> None:
        self.algorithm = algorithm
        #: The mistake with a hint, or the convention, whose search makes the same visits, in sentences.
        self.diagnosis = list(diagnosis)
        #: Whether both searches visit the same positions in the same order.
        self.same = mine == theirs
        self.nodes = len(mine)
        self.reference_nodes = len(theirs)
        both = set(mine) & set(theirs)
        #: Visits that only the traced search makes, and those that only the reference makes.
        self.only_mine = [path for path in mine if path not in both]
        self.only_reference = [path for path in theirs if path not in both]
        pairs = zip(mine, theirs)
        place = next((i for i, (one, other) in enumerate(pairs) if one != other), min(len(mine), len(theirs)))
        #: The first visit that differs: the traced search's and the reference's, None where one has ended.
        self.first_difference: Optional[FirstDifference] = (
            None
            if self.same
            else FirstDifference(
                mine[place] if place < len(mine) else None, theirs[place] if place < len(theirs) else None
            )
        )

    def __bool__(self) -> bool:
        return self.same

    def __repr__(self) -> str:
        counts = (
            f"TracedComparison(same={self.same}, nodes={self.nodes}, reference_nodes={self.reference_nodes}, "
            f"first_difference={self.first_difference})"
        )
        return "\n".join([counts, *self.diagnosis])


def traced(position: PositionLike, evaluator: EvaluatorLike = None) -> TracedPosition:
    """A copy of a position that records what a search does with it."""
    return TracedPosition(at(position)._session.copy(), evaluator)

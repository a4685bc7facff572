"""Python games whose turns do not alternate, and what `verify` finds in a class."""

import functools

import pytest

import plyground
from test_python_games import Heap


class Boxes:
    """Dots and boxes, one row of two boxes: who closes a box moves again."""

    players = ["A", "B"]
    opponent = {"A": "B", "B": "A"}
    lines = ["t0", "t1", "b0", "b1", "v0", "v1", "v2"]
    boxes = [{"t0", "b0", "v0", "v1"}, {"t1", "b1", "v1", "v2"}]

    def __init__(self):
        self.drawn = set()
        self.won = {"A": 0, "B": 0}
        self.turn = "A"

    def closed(self):
        return sum(box <= self.drawn for box in self.boxes)

    def get_moves(self, player):
        return [(line, player) for line in self.lines if line not in self.drawn]

    def do_move(self, move):
        line, player = move
        before = self.closed()
        self.drawn.add(line)
        gained = self.closed() - before
        self.won[player] += gained
        self.turn = player if gained else self.opponent[player]

    def undo_move(self, move):
        line, player = move
        before = self.closed()
        self.drawn.discard(line)
        self.won[player] -= before - self.closed()
        self.turn = player

    def is_win(self, player):
        return len(self.drawn) == len(self.lines) and self.won[player] > self.won[self.opponent[player]]

    def score(self, player):
        return self.won[player] - self.won[self.opponent[player]]


class Turns(Boxes):
    def to_move(self):
        return self.turn


def true_value():
    """The difference of boxes for the player to move, by a search of its own."""

    @functools.lru_cache(None)
    def value(drawn):
        state = Boxes()
        state.drawn = set(drawn)
        best = None
        for line in Boxes.lines:
            if line in drawn:
                continue
            before = state.closed()
            state.drawn = set(drawn) | {line}
            gained = state.closed() - before
            rest = value(frozenset(state.drawn))
            state.drawn = set(drawn)
            found = gained + rest if gained else -rest
            best = found if best is None else max(best, found)
        return 0 if best is None else best

    return value(frozenset())


def test_a_class_that_says_whose_turn_it_is_is_solved_rightly():
    expected = true_value()
    for algorithm in ("minimax", "pvs", "memory"):
        assert plyground.search(Turns, algorithm, 7).value == expected, algorithm
    result = {-1: "loss", 0: "draw", 1: "win"}[(expected > 0) - (expected < 0)]
    for method in ("search", "proof", "proof-number"):
        assert plyground.solve(Turns, method).result == result, method
    assert plyground.verify(Turns, games=30).ok
    assert plyground.verify_search("pvs", Turns, positions=10).ok


def test_the_negamax_family_is_refused_where_turns_need_not_alternate():
    position = plyground.game(Turns)
    assert "minimax" in position.algorithms and "alpha-beta" not in position.algorithms
    for algorithm in ("negamax", "alpha-beta", "negascout"):
        with pytest.raises(plyground.PlygroundError, match="turns"):
            plyground.search(Turns, algorithm, 3)
    compared = {row["algorithm"] for row in plyground.compare(Turns, depths=2, time=False)}
    assert compared and compared <= set(position.algorithms)


def test_positions_say_who_is_to_move():
    position = plyground.game(Turns).play("t0", "b0", "v0")
    assert position.to_move == "B"
    position.play("v1")
    assert position.to_move == "B" and position.current_player() == 1
    position.undo()
    assert position.to_move == "B" and position.state.turn == "B"
    late = Turns()
    for move in (("t0", "A"), ("b0", "B"), ("v0", "A"), ("v1", "B")):
        late.do_move(move)
    assert plyground.game(late).to_move == "B"
    with pytest.raises(plyground.GameError, match="turn of B"):
        plyground.game(late, to_move="A")
    tree = plyground.tree(Turns, "minimax", depth=2)
    assert tree.svg.startswith("<svg") and plyground.check_trace(tree.trace()).same


def test_a_report_of_such_a_game_is_written(tmp_path):
    assert plyground.report(Turns, tmp_path / "report", depths=range(1, 4), time=False).files


def test_turns_that_do_not_alternate_are_found_by_verify():
    with pytest.raises(plyground.PlygroundError, match=r"self.turn is .: .*to_move\(\)"):
        plyground.verify(Boxes, games=30)

    class Ignoring(Boxes):
        def get_moves(self, player):
            return super().get_moves(self.turn)

    with pytest.raises(plyground.PlygroundError, match=r"lists moves of .*to_move\(\)|self.turn is"):
        plyground.verify(Ignoring, games=30)
    # An attribute that happens to be a player is none that says whose turn it is.
    class Named(Heap):
        def __init__(self):
            super().__init__()
            self.me, self.leader, self.last = 1, 1, 2

    assert plyground.verify(Named, games=20)


def test_what_to_move_must_return_is_said():
    class Wrong(Turns):
        def to_move(self):
            return "C" if self.drawn else "A"

    with pytest.raises(plyground.GameError, match=r"to_move\(\) returned 'C'"):
        plyground.search(Wrong, "minimax", 2)

    class Nobody(Turns):
        def to_move(self):
            return None if self.drawn else "A"

    with pytest.raises(plyground.GameError, match=r"to_move\(\) returned None"):
        plyground.search(Nobody, "minimax", 2)

    class AtTheEnd(Turns):
        def to_move(self):
            return self.turn if len(self.drawn) < 7 else None

    assert plyground.search(AtTheEnd, "minimax", 7).value == true_value()


def test_a_score_that_favours_the_mover_is_remarked_on():
    class Tempo(Heap):
        def score(self, player):
            return 3

    verdict = plyground.verify(Tempo, games=5)
    assert verdict.ok and "score(1) is 3, but score(2) is 3 and not -3" in verdict.remarks[0]
    assert "at the start" in repr(verdict)

    class Fair(Heap):
        def score(self, player):
            return self.left if player == 1 else -self.left

    assert plyground.verify(Fair, games=5).remarks == []


def test_a_score_beyond_infinity_is_refused():
    class Large(Heap):
        infinity = 50

    with pytest.raises(plyground.GameError, match="score returned -100, but infinity is 50"):
        plyground.search(Large, "minimax", 9)

    class Enough(Heap):
        infinity = 100

    assert plyground.search(Enough, "minimax", 9).value == 100


def test_what_does_not_change_with_the_moves_is_no_board():
    class Owners(Turns):
        def __init__(self):
            super().__init__()
            self.owner = [[None, None], [None, None]]

    position = plyground.game(Owners)
    assert position.rows is None
    assert plyground.tree(position, "minimax", depth=1).svg.startswith("<svg")

    class Drawn(Owners):
        def board(self):
            return self.owner

    assert plyground.game(Drawn).rows == [[0, 0], [0, 0]]

    class Hidden(Owners):
        def board(self):
            return None

    assert plyground.game(Hidden).rows is None

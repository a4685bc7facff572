"""Games written in Python."""

import json
import pickle
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

import plyground
from xo import StateXO, minimax

GOLDEN = Path(__file__).parents[2] / "testkit" / "golden" / "seed000_search.json"

SEARCHES = {
    "minimax_faithful": ("minimax", ["leaf-for-mover"]),
    "minimax_corrected": ("minimax", []),
    "negmax": ("negamax", []),
    "alpha_beta_faithful": ("alpha-beta", ["low-overwritten"]),
    "alpha_beta_corrected": ("alpha-beta", []),
}


def golden_questions():
    golden = json.loads(GOLDEN.read_text())
    return golden["empty_board_X_to_move"] + golden["other_positions"]


def test_the_golden_counts_of_the_laboratory_work_come_out():
    questions = golden_questions()
    assert len(questions) == 230
    for question in questions:
        board = question.get("position", ".........")
        rows = [[None if cell == "." else cell for cell in board[i : i + 3]] for i in (0, 3, 6)]
        position = plyground.game(StateXO(rows), to_move=question["player"])
        algorithm, mutations = SEARCHES[question["alg"]]
        result = plyground.search(
            position, algorithm, question["level"], convention="open-lines", mutations=mutations
        )
        found = {
            "best_score": result.value,
            "nodes": result.generated,
            "calls": result.nodes,
            "leaf_evals": result.leaves,
            "leaf_horizon": result.leaves_horizon,
            "leaf_terminal": result.leaves_finished,
            "cutoffs_effective": result.cutoffs,
        }
        assert found == {name: question[name] for name in found}, question
        if question["best_move_tuple"] is not None:
            place = position.legal_moves.index(result.best)
            assert list(position.move_objects[place]) == question["best_move_tuple"], question


def test_a_comparison_counts_what_the_built_in_game_counts():
    mine = plyground.compare(StateXO, depths=range(1, 10), time=False, convention="open-lines")
    theirs = plyground.compare("tic-tac-toe", depths=range(1, 10), time=False, convention="open-lines", evaluator="open-lines")
    for one, other in zip(mine.rows, theirs.rows):
        for name in ("algorithm", "depth", "nodes", "generated", "leaves_finished", "cutoffs_by_index", "best_cell", "value"):
            assert one[name] == other[name], (one["algorithm"], one["depth"], name)


def test_a_position_shows_what_the_class_says():
    position = plyground.game(StateXO)
    assert position.game == "python(StateXO)" and position.to_move == "X"
    assert position.legal_moves[:2] == ["0,0", "0,1"] and position.move_objects[1] == (0, 1, "X")
    position.play((1, 1, "X")).play("0,0")
    assert str(position).splitlines()[0] == "[0][ ][ ]"
    assert position.rows == [[-1, 0, 0], [0, 1, 0], [0, 0, 0]]
    assert position.state.value[1][1] == "X" and position.to_move == "X"
    assert position.text == "[0][ ][ ]/[ ][X][ ]/[ ][ ][ ]"
    again = pickle.loads(pickle.dumps(position))
    assert again == position and again.history == position.history
    assert plyground.open("python(StateXO)").legal_moves == plyground.game(StateXO).legal_moves
    assert position.legal_actions() and position.child(position.legal_actions()[0]) != position
    won = plyground.game(StateXO([["X", "X", "X"], ["0", "0", None], [None, None, None]]), to_move="0")
    assert won.outcome == "X" and won.legal_moves == [] and won.returns() == [1.0, -1.0]


def test_everything_runs_on_a_class(tmp_path):
    position = plyground.game(StateXO)
    tree = plyground.tree(position, "alpha-beta", depth=3)
    assert tree.svg.startswith("<svg") and plyground.check_trace(tree.trace()).same
    assert plyground.plot(StateXO, "nodes", algorithms="minimax,alpha-beta", depths=range(1, 4), time=False).svg
    assert plyground.explain(position, "0,1", depth=3).best == plyground.search(position, depth=3).best
    assert plyground.solve(position).result == "draw"
    assert plyground.verify(position, games=20).ok
    for algorithm in ("alpha-beta", "negascout", "pvs", "mtd-f"):
        assert plyground.verify_search(algorithm, position, positions=8).ok, algorithm
    report = plyground.report(position, tmp_path / "report", depths=range(1, 4), time=False)
    assert "python(StateXO)" in Path(report.html).read_text(encoding="utf-8")
    assert plyground.engine_move(plyground.game(StateXO([["X", "X", None], ["0", "0", None], [None] * 3])), level=10) == "0,2"


def test_a_position_is_asked_once_however_often_it_is_visited():
    """What makes a Python game fast; speed.py measures how fast."""
    calls = {}

    class Counted(StateXO):
        pass

    def counted(name):
        original = getattr(StateXO, name)

        def method(self, *arguments):
            calls[name] = calls.get(name, 0) + 1
            return original(self, *arguments)

        return method

    for name in ("get_moves", "do_move", "score"):
        setattr(Counted, name, counted(name))
    result = plyground.search(Counted, "minimax", 9)
    assert (result.value, result.nodes) == (minimax(StateXO(), 9, "X", "X", "0")[1], 549946)
    assert plyground.game(Counted).positions_asked == calls["get_moves"] == 5478
    # 16,167 moves lead from one position to another, and 958 positions end the game. Two more moves find the board.
    assert 16167 <= calls["do_move"] <= 16169 and calls["score"] == 958
    plyground.search(Counted, "alpha-beta", 9)
    assert calls["get_moves"] == 5478


class Heap:
    """Take one to three; whoever takes the last wins. No method but the needed ones."""

    players = [1, 2]

    def __init__(self, left=9):
        self.left = left

    def get_moves(self, player):
        return [n for n in (1, 2, 3) if n <= self.left]

    def do_move(self, move):
        self.left -= move

    def undo_move(self, move):
        self.left += move

    def is_win(self, player):
        return False

    def score(self, player):
        return -100 if self.left == 0 else 0


def test_a_small_class_is_enough():
    position = plyground.game(Heap)
    result = plyground.search(position, "alpha-beta", 9)
    assert (result.value, result.best) == (100, "1")
    assert plyground.game(Heap(8)).legal_moves == ["1", "2", "3"]
    assert plyground.search(plyground.game(Heap(8)), "alpha-beta", 9).value == -100
    assert plyground.search(plyground.game(Heap, to_move=2), "pvs", 9).value == 100
    assert plyground.game(Heap).positions_asked <= 2 * 10 + 2


def test_what_a_class_lacks_is_said():
    with pytest.raises(plyground.GameError, match="lacks get_moves, do_move"):
        plyground.game(object())

    class NoPlayers(Heap):
        players = None

    with pytest.raises(plyground.GameError, match="two players"):
        plyground.game(NoPlayers)
    with pytest.raises(plyground.GameError, match="not one of the players"):
        plyground.game(Heap, to_move="white")


def test_a_broken_undo_is_found():
    class Broken(Heap):
        def __init__(self):
            super().__init__()
            self.moves = []

        def do_move(self, move):
            super().do_move(move)
            self.moves.append(move)

    with pytest.raises(plyground.GameError, match=r"undo_move\(1\) does not restore .* moves differs"):
        plyground.search(Broken, "minimax", 3)


def test_errors_of_the_class_are_raised_with_their_place():
    class Faulty(Heap):
        def score(self, player):
            return {}["nothing"]

    with pytest.raises(KeyError) as caught:
        plyground.search(Faulty, "minimax", 3)
    assert any(entry.name == "score" for entry in caught.traceback)

    class Strange(Heap):
        def get_moves(self, player):
            return None if self.left < 9 else [1]

    with pytest.raises(plyground.GameError, match="returned None"):
        plyground.compare(Strange, time=False)

    class Fractions(Heap):
        def score(self, player):
            return 0.25

    with pytest.raises(plyground.GameError, match="whole numbers"):
        plyground.search(Fractions, "alpha-beta", 3)
    # The game can be searched again after an error.
    assert plyground.search(Heap, "alpha-beta", 9).value == 100


def test_moves_after_the_end_are_found():
    class Endless(StateXO):
        def get_moves(self, player):
            return [(r, c, player) for r in range(3) for c in range(3) if self.value[r][c] is None]

    # A win ends the game all the same.
    assert plyground.search(Endless, "alpha-beta", 9).nodes == plyground.search(StateXO, "alpha-beta", 9).nodes
    with pytest.raises(plyground.PlygroundError, match="get_moves still lists moves"):
        plyground.verify(Endless)


def test_positions_are_the_same_by_contents_by_key_or_by_their_way():
    class ByContents(StateXO):
        def __init__(self):
            super().__init__()
            self.stones = {}

        def do_move(self, move):
            super().do_move(move)
            self.stones[move[:2]] = move[2]

        def undo_move(self, move):
            super().undo_move(move)
            del self.stones[move[:2]]

    class WithHistory(StateXO):
        def __init__(self):
            super().__init__()
            self.history = []

        def do_move(self, move):
            super().do_move(move)
            self.history.append(move)

        def undo_move(self, move):
            super().undo_move(move)
            self.history.pop()

    class WithKey(WithHistory):
        def key(self):
            return str(self)

    class ByWay(StateXO):
        def __init__(self):
            super().__init__()
            self.handle = (n for n in range(3))  # cannot be looked into

        def __deepcopy__(self, memo):
            return type(self)()

    expected = plyground.search(StateXO, "minimax", 4).nodes
    asked = {}
    for state in (ByContents, WithHistory, WithKey, ByWay):
        assert plyground.search(state, "minimax", 4).nodes == expected
        asked[state] = plyground.game(state).positions_asked
    assert asked[ByContents] == asked[WithKey] < asked[WithHistory] == asked[ByWay] == expected


def test_moves_may_be_objects_of_any_kind():
    class Step:
        def __init__(self, take):
            self.take = take

    class Objects(Heap):
        def get_moves(self, player):
            return [Step(n) for n in super().get_moves(player)]

        def do_move(self, move):
            super().do_move(move.take)

        def undo_move(self, move):
            super().undo_move(move.take)

    class Written(Objects):
        def move_to_string(self, move):
            return f"take {move.take}"

    position = plyground.game(Objects)
    assert position.legal_moves == ["m1", "m2", "m3"]
    assert plyground.search(position, "pvs", 9).value == 100
    assert plyground.game(Written).legal_moves == ["take1", "take2", "take3"]
    assert plyground.game(Written).play("take2").history == ["take2"]


def test_classes_of_one_name_do_not_meet():
    def made(take):
        class Twin(Heap):
            def get_moves(self, player):
                return [n for n in take if n <= self.left]

        return Twin

    one, other = plyground.game(made((1, 2))), plyground.game(made((1, 2, 3, 4)))
    assert (len(one.legal_moves), len(other.legal_moves)) == (2, 4)
    assert len(plyground.open("python(Twin)").legal_moves) == 4
    renamed = plyground.game(Heap, name="My heap")
    assert renamed.game == "python(My-heap)"
    with pytest.raises(plyground.PlygroundError, match="call plyground.game"):
        plyground.open("python(Nobody)")


def test_ctrl_c_stops_a_search_and_python_code_that_never_returns(tmp_path):
    script = tmp_path / "endless.py"
    script.write_text(
        textwrap.dedent(
            """
            import signal, sys, threading, time, os
            import plyground
            sys.path.insert(0, sys.argv[1])
            from test_python_games import Heap

            class Sleeper(Heap):
                def score(self, player):
                    while True:
                        pass

            def interrupt():
                time.sleep(0.3)
                os.kill(os.getpid(), signal.SIGINT)

            for work in (
                lambda: plyground.search("gomoku", "minimax", 8),
                lambda: plyground.compare("gomoku", "minimax", depths=8, time=False),
                lambda: plyground.search(Sleeper, "minimax", 3),
            ):
                threading.Thread(target=interrupt).start()
                try:
                    work()
                except KeyboardInterrupt:
                    print("stopped", flush=True)
            """
        )
    )
    done = subprocess.run(
        [sys.executable, str(script), str(Path(__file__).parent)], capture_output=True, text=True
    )
    assert done.stdout.split() == ["stopped"] * 3, done.stderr


def test_the_interpreter_is_free_while_a_search_runs():
    import threading

    counted = 0
    done = threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0.001)

    counter = threading.Thread(target=count)
    counter.start()
    plyground.search("gomoku", "minimax", 2)
    plyground.search("tic-tac-toe", "minimax", 9)
    done.set()
    counter.join()
    assert counted > 3

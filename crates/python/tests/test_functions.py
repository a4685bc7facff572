"""Evaluators and searches written in Python."""

import pytest

import plyground
from xo import StateXO


def moves_left(view):
    return len(view.legal_moves)


def test_a_function_is_an_evaluator():
    calls = []

    def counted(view):
        calls.append(view.text)
        return sum(cell for row in view.rows for cell in row)

    result = plyground.search("tic-tac-toe", "minimax", 3, evaluator=counted)
    assert result.evaluator == "counted" and result.leaves_horizon == 504
    assert len(calls) == len(set(calls)) == 252, "every position is asked once"
    plyground.search("tic-tac-toe", "alpha-beta", 3, evaluator=counted)
    assert len(calls) == 252


def test_functions_stand_beside_built_in_evaluators():
    table = plyground.compare(
        "tic-tac-toe", "minimax,alpha-beta", depths=2, time=False, evaluators=[moves_left, lambda view: 0, "open-lines"]
    )
    assert [row["evaluator"] for row in table][::2] == ["moves-left", "lambda", "open-lines"]
    assert table.agrees and table.row("minimax", 2)["value"] == 7
    assert "moves-left" in plyground.tree("tic-tac-toe", depth=2, evaluator=moves_left).text()
    assert plyground.open("tic-tac-toe").evaluate(moves_left) == 9


def test_functions_of_one_name_are_told_apart():
    def zero(view):
        return 1

    table = plyground.compare(
        "tic-tac-toe", "minimax", depths=1, time=False, evaluators=[zero, "zero", lambda view: 2, lambda view: 3]
    )
    assert [(row["evaluator"], row["value"]) for row in table] == [
        ("zero-2", -1), ("zero", 0), ("lambda", -2), ("lambda-2", -3)
    ]
    assert plyground.search("tic-tac-toe", "minimax", 1, evaluator=lambda view: 4).evaluator == "lambda"


def test_a_trace_by_a_function_is_checked_with_it():
    text = plyground.trace("tic-tac-toe", "alpha-beta", 3, evaluator=moves_left)
    assert plyground.check_trace(text, moves_left).same
    assert not plyground.check_trace(text, lambda view: 0).same
    with pytest.raises(plyground.PlygroundError, match="no evaluator `moves-left`"):
        plyground.check_trace(text)
    with pytest.raises(TypeError, match="'zero'"):
        plyground.check_trace(text, "zero")


def test_a_view_shows_the_position_to_the_side_to_move():
    seen = []
    plyground.search(plyground.open("tic-tac-toe", moves="b2"), "minimax", 1, evaluator=lambda view: seen.append(view) or 0)
    view = seen[0]
    assert view.to_move == "X" and view.current_player == 0 and view.winner is None
    assert view.rows[0][0] == -1 and view.rows[1][1] == 1 and view.game == "tic-tac-toe"
    assert str(view).count("X") == 1 and view.state is None and "tic-tac-toe" in repr(view)


def test_a_function_sees_the_state_of_a_python_game():
    def lines(view):
        return view.state.nc(view.to_move)

    result = plyground.search(StateXO, "alpha-beta", 3, evaluator=lines)
    assert result.evaluator == "lines"
    assert result.value == plyground.search(StateXO, "minimax", 3, evaluator=lines).value


def test_errors_and_values_of_functions_are_handled():
    with pytest.raises(ZeroDivisionError):
        plyground.search("tic-tac-toe", "minimax", 2, evaluator=lambda view: 1 // 0)
    with pytest.raises(plyground.GameError, match="whole numbers"):
        plyground.search("tic-tac-toe", "minimax", 2, evaluator=lambda view: 0.5)
    assert plyground.search("tic-tac-toe", "minimax", 1, evaluator=lambda view: float("inf")).value == -999_990_000
    assert plyground.search("tic-tac-toe", "minimax", 1, evaluator=lambda view: 10**30).value == -999_990_000


def test_a_report_is_written_with_a_function(tmp_path):
    report = plyground.report("mnk(3,2,2)", tmp_path / "report", evaluator=moves_left, depths=range(1, 3), time=False)
    assert "moves-left" in open(report.html, encoding="utf-8").read()


def alpha_beta(position, depth, alpha, beta):
    """A student's search: it knows nothing of being traced."""
    if depth == 0 or position.is_over:
        return position.evaluate()
    best = None
    for move in position.legal_moves:
        position.play(move)
        value = -alpha_beta(position, depth - 1, -beta, -alpha)
        position.undo()
        if best is None or value > best:
            best = value
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def test_a_search_in_python_is_traced_without_a_line_of_it_changed(tmp_path):
    position = plyground.traced("tic-tac-toe", evaluator="open-lines")
    value = alpha_beta(position, 3, -(10**9), 10**9)
    reference = plyground.search("tic-tac-toe", "alpha-beta", 3, evaluator="open-lines")
    assert value == reference.value
    counts = position.counts
    assert (counts["nodes"], counts["leaves"], counts["cutoffs"]) == (reference.nodes, reference.leaves, reference.cutoffs)
    assert counts["calls_make"] == counts["calls_undo"] == counts["nodes"] - 1
    assert counts["calls_evaluate"] == reference.leaves and counts["generated"] == reference.generated
    assert position.compare_with("alpha-beta").same
    other = position.compare_with("minimax")
    assert not other.same and not other.only_mine and other.first_difference is not None
    assert other.reference_nodes == 586
    assert position.tree().svg.startswith("<svg")
    assert plyground.check_trace(plyground.trace("tic-tac-toe", "alpha-beta", 3)).same


def test_a_search_by_the_names_of_the_base_state_is_traced():
    def negmax(state, level, player, opponent):
        moves = state.get_moves(player)
        if level == 0 or moves == []:
            return state.score(player)
        best = None
        for move in moves:
            state.do_move(move)
            value = -negmax(state, level - 1, opponent, player)
            state.undo_move(move)
            best = value if best is None else max(best, value)
        return best

    position = plyground.traced(plyground.game(StateXO))
    assert negmax(position, 3, "X", "0") == plyground.search(StateXO, "negamax", 3).value
    assert position.compare_with("negamax").same


def test_a_mistake_shows_in_the_trace():
    def forgetful(position, depth):
        if depth == 0 or position.is_over:
            return position.evaluate()
        best = 0  # the mistake: the minimum starts at 0
        for move in position.legal_moves[:-1]:  # and another: the last move is never tried
            position.play(move)
            best = max(best, -forgetful(position, depth - 1))
            position.undo()
        return best

    position = plyground.traced("nim(3,2)")
    forgetful(position, 3)
    verdict = position.compare_with("minimax")
    assert not verdict.same and verdict.only_reference
    with pytest.raises(plyground.PlygroundError, match="takes back a move"):
        position.undo()
    position.reset()
    assert position.counts["nodes"] == 1

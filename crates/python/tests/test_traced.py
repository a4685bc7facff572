"""Searches written in Python, as they are traced."""

import json

import pytest

import plyground
from xo import StateXO

INF = 10**9


def alpha_beta(position, depth, alpha=-INF, beta=INF):
    if depth == 0 or position.is_over:
        return position.evaluate()
    best = -INF
    for move in position.legal_moves:
        position.play(move)
        best = max(best, -alpha_beta(position, depth - 1, -beta, -alpha))
        position.undo()
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def scout_within(position, depth, alpha=-INF, beta=INF):
    """NegaScout that searches a move again before it takes it back."""
    if depth == 0 or position.is_over:
        return position.evaluate()
    best = -INF
    for i, move in enumerate(position.legal_moves):
        position.play(move)
        if i == 0:
            value = -scout_within(position, depth - 1, -beta, -alpha)
        else:
            value = -scout_within(position, depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -scout_within(position, depth - 1, -beta, -alpha)
        position.undo()
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def scout_anew(position, depth, alpha=-INF, beta=INF):
    """NegaScout that plays a move once more to search it again."""
    if depth == 0 or position.is_over:
        return position.evaluate()

    def value_of(move, alpha, beta):
        position.play(move)
        value = -scout_anew(position, depth - 1, -beta, -alpha)
        position.undo()
        return value

    best = -INF
    for i, move in enumerate(position.legal_moves):
        value = value_of(move, alpha, beta if i == 0 else alpha + 1)
        if i > 0 and alpha < value < beta:
            value = value_of(move, alpha, beta)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def scout_helped(position, depth, alpha=-INF, beta=INF):
    """The first of them, with helpers that ask, and with questions that are asked twice."""

    def is_leaf():
        return depth == 0 or position.is_over

    if is_leaf() or is_leaf():
        return position.evaluate() if position.evaluate() is not None else 0
    best = -INF
    for i in range(len(position.legal_moves)):
        position.play(position.legal_moves[i])
        assert position.is_over in (True, False)
        value = -scout_helped(position, depth - 1, -beta if i == 0 else -alpha - 1, -alpha)
        if i > 0 and alpha < value < beta:
            value = -scout_helped(position, depth - 1, -beta, -alpha)
        position.undo()
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def scout_base(state, player, depth, alpha=-INF, beta=INF):
    """By the names of the base state, and with an attribute that only the state has."""
    moves = state.get_moves(player)
    if not moves or depth == 0:
        return state.score(player)
    best = -INF
    for i, move in enumerate(moves):
        state.do_move(move)
        other = state.opponent[player]
        value = -scout_base(state, other, depth - 1, -beta if i == 0 else -alpha - 1, -alpha)
        if i > 0 and alpha < value < beta:
            value = -scout_base(state, other, depth - 1, -beta, -alpha)
        state.undo_move(move)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


class Searcher:
    """A method, and one function for each side."""

    def max_value(self, position, depth, alpha=-INF, beta=INF):
        if depth == 0 or position.is_over:
            return position.evaluate()
        for move in position.legal_moves:
            position.play(move)
            alpha = max(alpha, self.min_value(position, depth - 1, alpha, beta))
            position.undo()
            if alpha >= beta:
                break
        return alpha

    def min_value(self, position, depth, alpha, beta):
        if depth == 0 or position.is_over:
            return -position.evaluate()
        for move in position.legal_moves:
            position.play(move)
            beta = min(beta, self.max_value(position, depth - 1, alpha, beta))
            position.undo()
            if alpha >= beta:
                break
        return beta


@pytest.mark.parametrize("search", [scout_within, scout_anew, scout_helped])
@pytest.mark.parametrize("depth", [2, 3, 4])
def test_every_form_of_negascout_makes_the_visits_that_it_makes(search, depth):
    position = plyground.traced("tic-tac-toe")
    reference = plyground.search("tic-tac-toe", "negascout", depth)
    assert search(position, depth) == reference.value
    assert position.counts["nodes"] == reference.nodes
    verdict = position.compare_with("negascout")
    assert verdict.same, verdict
    assert plyground.check_trace(position.trace("negascout")), plyground.check_trace(position.trace("negascout")).sentence


def test_negascout_by_the_names_of_the_base_state():
    position = plyground.traced(plyground.game(StateXO))
    assert scout_base(position, "X", 4) == plyground.search(StateXO, "negascout", 4).value
    assert position.compare_with("negascout").same


def test_searches_that_search_nothing_again_are_not_said_to():
    for depth in (1, 2, 3, 4):
        position = plyground.traced("tic-tac-toe")
        alpha_beta(position, depth)
        assert position.compare_with("alpha-beta").same
        position = plyground.traced("tic-tac-toe")
        Searcher().max_value(position, depth)
        assert position.counts["nodes"] == plyground.search("tic-tac-toe", "alpha-beta", depth).nodes


def test_the_trace_of_a_right_search_is_right():
    for game in ("tic-tac-toe", "mnk(4,3,3)", "explicit([[3,12,8],[2,4,6],[14,5,2]])"):
        position = plyground.traced(game)
        alpha_beta(position, 3)
        verdict = plyground.check_trace(position.trace("alpha-beta"))
        assert verdict, verdict.sentence

    def late(position, depth, alpha=-INF, beta=INF):
        if depth == 0 or position.is_over:
            return position.evaluate()
        best = -INF
        for move in position.legal_moves:
            position.play(move)
            best = max(best, -late(position, depth - 1, -beta, -alpha))
            position.undo()
            alpha = max(alpha, best)
            if alpha > beta:
                break
        return best

    position = plyground.traced("tic-tac-toe")
    late(position, 3)
    assert not plyground.check_trace(position.trace("alpha-beta"))


def test_windows_that_a_trace_has_are_compared():
    lines = [json.loads(line) for line in plyground.trace("tic-tac-toe", "alpha-beta", 3).splitlines()]
    entered = [line for line in lines if line.get("event") == "enter"]
    entered[5]["alpha"] = -7
    assert not plyground.check_trace("\n".join(map(json.dumps, lines)))
    for line in lines:
        for name in ("alpha", "beta", "bound"):
            line.pop(name, None)
    assert plyground.check_trace("\n".join(map(json.dumps, lines)))


def test_infinity_in_a_trace_is_answered_with_what_to_write():
    lines = [json.loads(line) for line in plyground.trace("tic-tac-toe", "alpha-beta", 2).splitlines()]
    lines[1]["alpha"] = -float("inf")
    with pytest.raises(plyground.PlygroundError, match='write "inf" and "-inf"'):
        plyground.check_trace("\n".join(map(json.dumps, lines)))
    lines[1]["alpha"] = None
    assert plyground.check_trace("\n".join(map(json.dumps, lines)))


def test_attributes_of_the_state_are_read_from_a_copy():
    position = plyground.traced(plyground.game(StateXO))
    assert position.opponent == StateXO.opponent and position.infinity == 100
    assert position.players == ["X", "0"]
    position.play((1, 1, "X"))
    assert position.nc("X") - position.nc("0") == 4
    position.value[0][0] = "0"
    assert position.state.value[0][0] is None
    with pytest.raises(AttributeError, match="position.state"):
        position.nothing
    with pytest.raises(AttributeError, match="position.state"):
        plyground.traced("tic-tac-toe").opponent


def test_a_score_for_the_side_that_waits_is_what_the_class_says():
    class Tempo(StateXO):
        def score(self, player):
            return super().score(player) // 2 + 1

    position = plyground.traced(plyground.game(Tempo))
    state = Tempo()
    assert [position.score(player) for player in ("X", "0")] == [state.score(player) for player in ("X", "0")]


def test_a_comparison_names_the_mistake_and_says_whose_path_is_whose():
    def never_cuts(position, depth, alpha=-INF, beta=INF):
        if depth == 0 or position.is_over:
            return position.evaluate()
        best = -INF
        for move in position.legal_moves:
            position.play(move)
            best = max(best, -never_cuts(position, depth - 1, -beta, -alpha))
            position.undo()
            alpha = max(alpha, best)
        return best

    position = plyground.traced("tic-tac-toe")
    never_cuts(position, 3)
    verdict = position.compare_with("alpha-beta")
    assert any("nothing-is-cut" in line for line in verdict.diagnosis), verdict
    assert "hint" in repr(verdict)
    assert verdict.first_difference.mine in verdict.only_mine
    assert "mine=" in repr(verdict) and "reference=" in repr(verdict)
    assert position.compare_with("minimax").diagnosis == []

    def late(position, depth, alpha=-INF, beta=INF):
        if depth == 0 or position.is_over:
            return position.evaluate()
        best = -INF
        for move in position.legal_moves:
            position.play(move)
            best = max(best, -late(position, depth - 1, -beta, -alpha))
            position.undo()
            alpha = max(alpha, best)
            if alpha > beta:
                break
        return best

    position = plyground.traced("tic-tac-toe")
    late(position, 3)
    # A choice in which textbooks differ is no mistake, also where all values are the same.
    verdict = position.compare_with("alpha-beta")
    assert verdict.diagnosis and "mistake" not in repr(verdict), verdict
    position = plyground.traced("tic-tac-toe", evaluator="zero")
    late(position, 3)
    verdict = position.compare_with("alpha-beta")
    assert verdict.nodes == 586 and verdict.diagnosis and "mistake" not in repr(verdict), verdict


def test_the_answer_of_solve_shows_itself():
    assert "result='draw'" in repr(plyground.solve("tic-tac-toe"))

"""Games that come with Plyground."""

import copy
import pickle

import numpy
import pytest

import plyground


def test_every_listed_game_can_be_opened_and_played():
    names = plyground.games()
    assert {"tic-tac-toe", "connect-four", "gomoku", "othello", "nim"} <= set(names)
    for name, line in names.items():
        position = plyground.open(name)
        assert line and position.legal_moves, name
        first = position.legal_moves[0]
        position.play(first)
        assert position.history == [first], name
        assert position.undo() and not position.undo(), name


def test_moves_are_text_and_integers():
    position = plyground.open("mnk(4,4,3)")
    assert position.legal_moves[:2] == ["a4", "b4"]
    assert position.legal_actions() == list(range(16))
    position.play("b2", 0)
    assert position.history == ["b2", "a4"]
    assert position.string_to_action("c4") == 2 and position.action_to_string(2) == "c4"
    with pytest.raises(plyground.PlygroundError, match="is not a move"):
        position.play(0)
    with pytest.raises(plyground.PlygroundError):
        position.play("b2")


def test_boards_are_arrays():
    position = plyground.open("tic-tac-toe", moves="b2 a3")
    board = position.board
    assert board.dtype == numpy.int8
    assert board.tolist() == [[-1, 0, 0], [0, 1, 0], [0, 0, 0]] == position.rows
    with pytest.raises(plyground.PlygroundError, match="board of cells"):
        plyground.open("explicit([1,2])").board


def test_positions_are_set_up_copied_compared_and_pickled():
    position = plyground.open("tic-tac-toe", "XX./OO./...")
    assert position.to_move == "X"
    position.play("c3")
    assert position.outcome == "X" and position.is_over
    for again in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert again == position and hash(again) == hash(position)
        assert again.history == ["c3"] and again.outcome == "X"
        assert again.undo() and again != position
    begun = plyground.open("tic-tac-toe", to_move="O")
    assert begun.to_move == "O" and pickle.loads(pickle.dumps(begun)) == begun


def test_a_search_answers_with_all_counts():
    result = plyground.search("tic-tac-toe", "alpha-beta", depth=9)
    assert (result.value, result.best, result.nodes) == (0, "a3", 18297)
    assert result.pv[0] == "a3" and result.bound == "exact" and result.leaves > 0
    assert {"cutoffs", "generated", "researches", "root_moves", "time_s"} <= set(result.as_dict())
    with pytest.raises(AttributeError):
        result.no_such_count


def test_settings_reach_the_search():
    position = plyground.open("piskvorky")
    by_nodes = plyground.search(position, "pvs", nodes=2000)
    assert by_nodes.stopped == "node limit"
    orders = {plyground.search(position, "alpha-beta", 3, ordering=o).nodes for o in ("natural", "centre", "best:1")}
    assert len(orders) == 3
    printed = plyground.search("tic-tac-toe", "minimax", 4, preset="open-lines", as_printed=True)
    assert printed.mutations == ["leaf-for-mover"]
    chance = plyground.search("tic-tac-toe", "monte-carlo", nodes=500, seed=3)
    assert chance.playouts <= 500 and chance.best in position.legal_moves + ["a3", "b3", "c3"]
    with pytest.raises(plyground.PlygroundError, match="did you mean `alpha-beta`"):
        plyground.search(position, "alphabeta")
    with pytest.raises(plyground.PlygroundError):
        plyground.search("tic-tac-tow")


def test_comparisons_are_tables_and_plots(tmp_path):
    table = plyground.compare("tic-tac-toe", depths=range(1, 5), preset="open-lines", time=False)
    assert len(table) == 12 and table.agrees
    assert table.row("minimax", 4)["nodes"] == 3610
    assert table.to_csv(tmp_path / "table.csv").splitlines()[0].startswith("depth,algorithm")
    assert (tmp_path / "table.csv").read_text().count("\n") == 13
    assert "<table>" in table._repr_html_() and "|" in table.to_markdown()
    table.to_html(tmp_path / "page.html")
    assert "<svg" in (tmp_path / "page.html").read_text()
    plot = table.plot("nodes")
    assert plot._repr_svg_().startswith("<svg")
    plot.save(tmp_path / "plot.svg")
    plot.save(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(plyground.PlygroundError, match="picture.svg"):
        plot.save(tmp_path / "plot.doc")
    with pytest.raises(plyground.PlygroundError, match="cannot be plotted"):
        table.plot("beauty")
    timed = plyground.compare("tic-tac-toe", "minimax", depths=2, runs=3)
    assert timed[0]["time"]["runs"] == 3
    assert timed.plot().svg.count("<svg") == 1


def test_trees_are_drawn_written_and_traced(tmp_path):
    tree = plyground.tree("explicit([[3,12,8],[2,4,6],[14,5,2]])")
    assert tree.value == 3 and len(tree.visits) == 11
    assert tree.visits[0]["parent"] is None and tree.visits[1]["move"] == "1"
    for ending, part in (("svg", b"<svg"), ("png", b"\x89PNG"), ("tex", b"tikzpicture"), ("dot", b"digraph")):
        tree.save(tmp_path / f"tree.{ending}")
        assert part in (tmp_path / f"tree.{ending}").read_bytes(), ending
    assert "Level 2. Branch 3.3" in tree.text()
    text = tree.trace()
    assert plyground.check_trace(text).same
    assert len(plyground.read_trace(text).visits) == 11
    spoilt = text.replace('"value":3', '"value":4')
    assert not plyground.check_trace(spoilt).same
    with pytest.raises(plyground.PlygroundError):
        plyground.read_trace("no trace")


def test_explanations_solutions_checks_and_reports(tmp_path):
    why = plyground.explain("explicit([[3,12,8],[2,4,6],[14,5,2]])", "2")
    assert (why.best, why.best_value, why.value) == ("1", 3, 2) and str(why)
    solved = plyground.solve("connect(4,4,4)")
    assert solved.result == "draw"
    assert plyground.solve("connect-four", nodes=1000).result == "unknown"
    assert plyground.verify("tic-tac-toe", games=3).ok
    assert plyground.verify_search("alpha-beta", "nim(3,2)", positions=5).ok
    wrong = plyground.verify_search("minimax", mutation="leaf-for-mover", positions=50)
    assert not wrong.ok and wrong.sentence and "expected" in repr(wrong)
    report = plyground.report("mnk(3,2,2)", tmp_path / "report", depths=range(1, 3), time=False)
    assert "report.html" in report.files and "<html" in open(report.html, encoding="utf-8").read()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    with pytest.raises(OSError):
        plyground.report("mnk(3,2,2)", tmp_path / "mine", time=False)


def test_the_gomoku_engine_plays_and_analyses():
    assert plyground.engine_move("gomoku", level=3, seed=1) in plyground.open("gomoku").legal_moves
    four = plyground.open("gomoku", moves="h8 a1 h9 a2 h10 a3 h11 a5")
    assert plyground.engine_move(four, time=0.1) in ("h7", "h12")
    analysis = plyground.analyse(four, nodes=5000, lines=2)
    assert analysis.lines[0]["result"] == "win" and len(analysis.lines) == 2
    assert plyground.engine_move(plyground.open("tic-tac-toe", "XX./OO./..."), level=10) == "c3"


def test_sentences_have_a_language():
    try:
        assert plyground.language("uk") == "uk"
        with pytest.raises(plyground.PlygroundError, match="немає"):
            plyground.search("tic-tac-toe", "no such search at all")
    finally:
        plyground.language("en")
    assert plyground.language() == "en"


def test_open_spiel_names():
    game = plyground.load_game("connect-four")
    state = game.new_initial_state()
    assert game.num_distinct_actions() == 7 and game.num_players() == 2
    assert state.legal_actions() == [0, 1, 2, 3, 4, 5, 6] == state.legal_actions(0)
    assert state.legal_actions(1) == [] and sum(state.legal_actions_mask()) == 7
    for action in [0, 1, 0, 1, 0, 1]:
        assert state.current_player() == len(state.history) % 2
        state.apply_action(action)
    won = state.child(0)
    assert won.is_terminal() and won.returns() == [1.0, -1.0] and won.current_player() == plyground.TERMINAL
    assert not state.is_terminal() and state.returns() == [0.0, 0.0]
    assert state.clone() == state and state.string_to_action(state.action_to_string(0, 2)) == 2
    assert len(state.observation_tensor()) == 3 * 42 == numpy.prod(game.observation_tensor_shape())
    assert not state.is_chance_node()


@pytest.mark.parametrize("name", sorted(set(plyground.games()) - {"gomoku", "renju", "caro"}))
def test_actions_are_different_and_below_their_bound(name):
    state = plyground.open(name)
    for step in range(12):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        assert len(set(actions)) == len(actions) == len(state.legal_moves)
        assert max(actions) < state.num_distinct_actions()
        state.apply_action(actions[step % len(actions)])


@pytest.mark.parametrize("name", ["connect-four", "tic-tac-toe", "kalah", "russian-draughts", "nim(3,4)"])
def test_pettingzoo_accepts_the_environment(name):
    pettingzoo_test = pytest.importorskip("pettingzoo.test")
    pettingzoo_test.api_test(plyground.pettingzoo_env(name), num_cycles=60, verbose_progress=False)

"""Reports of Python games."""

import re
import shutil
from pathlib import Path

import plyground
from xo import StateXO


class Nim(StateXO):
    """A game on nine cells.

    Three in a row win.
    """


def favours_moves(view):
    return len(view.legal_moves)


def page(report):
    text = Path(report.html).read_text(encoding="utf-8")
    return re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)


def test_a_report_of_a_class_is_about_the_class(tmp_path):
    text = page(plyground.report(Nim, tmp_path / "report", depths=[1, 2], time=False))
    title = re.search(r"<h1.*?</h1>", text, re.DOTALL).group()
    assert "Nim" in title and "python(" not in title
    assert "Three in a row win." in text and "In short: ." not in text
    # The source of the class, of what it is made of, and none of Rust.
    assert "A game on nine cells." in text and "def undo_move" in text and "fn expand" not in text
    assert "report verify" not in text and "from test_reports import Nim" in text
    assert "its method" in text


def test_a_class_without_a_docstring_has_that_of_its_file(tmp_path):
    text = page(plyground.report(StateXO, tmp_path / "report", depths=[1], time=False))
    assert "Tic-tac-toe as a student writes it" in text


def test_the_call_in_a_report_can_be_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    position = plyground.game(StateXO).play("1,1", "0,0")
    first = plyground.report(position, "report", depths=[1, 2], evaluator=favours_moves, mutations=[], time=False)
    text = page(first)
    call = re.search(r"import plyground; .*?\)</code>", text, re.DOTALL).group()
    call = re.sub(r"<[^>]*>", "", call).replace("\u200b", "").replace("&quot;", '"').replace("&#39;", "'").replace("\xa0", " ")
    assert "favours" in text and "len(view.legal_moves)" in text
    shutil.rmtree("report")
    exec(call, {})
    assert page(first) == text


def test_code_cases_and_questions_are_taken(tmp_path):
    code = tmp_path / "search.py"
    code.write_text("print('mine alone')\n")
    report = plyground.report(
        StateXO,
        tmp_path / "report",
        depths=[1, 2],
        code=[code],
        cases="moves 1,1 0,0 = value 1\n",
        skeleton=True,
        time=False,
    )
    text = page(report)
    assert "mine alone" in text and "def undo_move" not in text and "1,1 0,0" in text
    built_in = page(plyground.report("tic-tac-toe", tmp_path / "other", depths=[1, 2], time=False))
    assert "report verify" in built_in and "fn expand" in built_in
    assert "report verify" not in page(
        plyground.report("tic-tac-toe", tmp_path / "third", depths=[1], evaluator=favours_moves, time=False)
    )

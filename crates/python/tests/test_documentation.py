"""Docstrings, type stubs, documentation and notebooks."""

import doctest
import importlib
import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import plyground
from plyground import _plyground

PACKAGE = Path(plyground.__file__).parent
CRATE = Path(__file__).parents[1]
DOCS = CRATE.parents[1] / "docs"
MODULES = ["plyground"] + [f"plyground.{path.stem}" for path in sorted(PACKAGE.glob("_[a-z]*.py"))]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name):
    module = importlib.import_module(name)
    failures, _ = doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failures == 0


def test_everything_public_is_documented():
    for name in plyground.__all__:
        thing = getattr(plyground, name)
        if inspect.isfunction(thing) or inspect.isclass(thing):
            assert inspect.getdoc(thing), name
        if inspect.isclass(thing) and thing.__module__.startswith("plyground._"):
            for member, value in vars(thing).items():
                if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                    assert inspect.getdoc(getattr(thing, member)), f"{name}.{member}"


def test_the_stubs_name_what_the_compiled_part_has():
    stubs = (PACKAGE / "_plyground.pyi").read_text()
    named = set(re.findall(r"^(?:def|class) (\w+)", stubs, re.MULTILINE))
    there = {name for name in dir(_plyground) if not name.startswith("__")}
    assert named == there
    for name in ("Session", "Function", "View", "Comparison", "RecordedTree"):
        body = re.search(rf"^class {name}:.*?(?=^\S|\Z)", stubs, re.MULTILINE | re.DOTALL).group()
        members = set(re.findall(r"    def (\w+)", body)) - {"__init__"}
        assert members == {member for member in dir(getattr(_plyground, name)) if not member.startswith("__")}, name


def test_the_types_agree(tmp_path):
    """Of the package itself, and of a program that uses it as it is installed."""
    pytest.importorskip("mypy")
    copy = tmp_path / "package" / "plyground"
    copy.mkdir(parents=True)
    for path in PACKAGE.glob("*.py*"):
        if path.is_file():
            shutil.copy(path, copy)
    program = tmp_path / "program.py"
    program.write_text("import plyground\n\nnodes: int = plyground.open('nim').perft(2)\nplyground.search(nodes)\n")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "--ignore-missing-imports"]
    done = subprocess.run([*mypy, str(copy)], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    done = subprocess.run([*mypy, "program.py"], capture_output=True, text=True, cwd=tmp_path)
    assert 'Argument 1 to "search" has incompatible type "int"' in done.stdout, done.stdout
    assert "Found 1 error" in done.stdout, done.stdout


def test_every_sentence_of_the_python_part_is_in_the_catalogues():
    keys = set()
    for path in PACKAGE.glob("*.py"):
        keys |= set(re.findall(r'error\(\s*"([a-z-]+)"', path.read_text()))
    details = [(name, "1") for name in ("name", "move", "moves", "value", "file", "package")]
    assert len(keys) > 5
    for key in keys:
        assert _plyground.say(key, details) != key, key


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_page_of_the_documentation_is_followed_to_the_letter(tmp_path, monkeypatch):
    """Every block of Python on the page is run, in order, in one folder and one process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "xo", raising=False)
    page = DOCS / "python.md"
    if not page.exists():
        pytest.skip("the documentation is not beside the package")
    names = {"__name__": "__main__"}
    code = blocks(page, "python")
    assert len(code) > 4
    for block in code:
        first = block.splitlines()[0]
        if first.startswith("# file: "):
            (tmp_path / first.removeprefix("# file: ")).write_text(block, encoding="utf-8")
            continue
        checked = doctest.DocTestParser().get_doctest(block, names, "python.md", str(page), 0) if ">>>" in block else None
        if checked is None:
            exec(compile(block, str(page), "exec"), names)
        else:
            runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
            runner.run(checked, clear_globs=False)
            names.update(checked.globs)
            assert runner.summarize().failed == 0
    assert (tmp_path / "nodes.svg").exists() and (tmp_path / "report" / "report.html").exists()


@pytest.mark.parametrize("notebook", sorted((CRATE / "notebooks").glob("*.ipynb")), ids=lambda path: path.stem)
def test_notebooks_run(notebook, tmp_path):
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    book = nbformat.read(notebook, as_version=4)
    nbclient.NotebookClient(book, timeout=None, resources={"metadata": {"path": str(tmp_path)}}).execute()
    assert any(cell.get("outputs") for cell in book.cells)

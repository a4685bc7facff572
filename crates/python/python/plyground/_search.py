"""Searches, comparisons, trees, proofs, checks and reports."""

from __future__ import annotations

import inspect
import json
import os
import sys
import textwrap
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Sequence, Union

from . import _plyground
from ._errors import error
from ._figure import Figure
from ._functions import EvaluatorLike, all_named, named, settings
from ._plyground import Comparison, RecordedTree, View
from ._position import MoveLike, Position

PositionLike = Union[str, Position, type]


def at(position: PositionLike) -> Position:
    """A position, or the start of a game by its name, or of a Python class."""
    if isinstance(position, Position):
        return position
    if isinstance(position, str):
        return Position(_plyground.open(position))
    return Position(_plyground.add_class(position))


class SearchResult:
    """The answer of a search.

    Every field of the answer is an attribute: ``value``, ``best``, ``pv``, ``nodes``, ``leaves``, ``generated``,
    ``cutoffs``, ``researches``, ``depth``, ``bound``, ``root_moves``, ``time_s`` and more; :meth:`as_dict` has them all.
    Values are for the side to move.
    """

    def __init__(self, fields: Dict[str, Any]) -> None:
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        try:
            return self._fields[name]
        except KeyError:
            raise AttributeError(name) from None

    def __dir__(self) -> List[str]:
        return sorted([*self._fields, *super().__dir__()])

    def as_dict(self) -> Dict[str, Any]:
        """All fields by name."""
        return dict(self._fields)

    def __repr__(self) -> str:
        shown = ("result", "score", "line", "algorithm", "depth", "value", "expected", "best", "nodes", "playouts", "cutoffs")
        fields = ", ".join(f"{name}={self._fields[name]!r}" for name in shown if name in self._fields)
        return f"SearchResult({fields})"

    def _repr_html_(self) -> str:
        rows = [
            f"<tr><th style='text-align:left'>{name}</th><td style='text-align:left'>{_shown(value)}</td></tr>"
            for name, value in self._fields.items()
            if value is not None and not isinstance(value, (list, dict)) or name == "pv"
        ]
        return f"<table>{''.join(rows)}</table>"


def _shown(value: Any) -> str:
    text = " ".join(value) if isinstance(value, list) else str(value)
    return text.replace("&", "&amp;").replace("<", "&lt;")


def search(
    position: PositionLike,
    algorithm: Optional[str] = None,
    depth: Optional[int] = None,
    *,
    evaluator: EvaluatorLike = None,
    ordering: Optional[str] = None,
    convention: Optional[str] = None,
    preset: Optional[str] = None,
    mutations: Sequence[str] = (),
    as_printed: bool = False,
    weights: Optional[str] = None,
    nodes: Optional[int] = None,
    time: Optional[float] = None,
    threads: Optional[int] = None,
    table: Optional[int] = None,
    seed: Optional[int] = None,
    rave: bool = False,
) -> SearchResult:
    """Searches a position and returns the value, the best move, the principal variation and all counts.

    ``algorithm`` is a name of :func:`algorithms`; ``evaluator`` a name of the game's list or a function of a
    :class:`View`; ``nodes`` and ``time`` (seconds) deepen step by step until they are used up. ``weights`` is the text of
    a weights file, ``table`` the number of entries of the transposition table.

    >>> import plyground
    >>> result = plyground.search("tic-tac-toe", "alpha-beta", depth=9)
    >>> result.value, result.best, result.nodes
    (0, 'a3', 18297)
    >>> plyground.search("tic-tac-toe", "minimax", depth=2, evaluator=lambda view: len(view.legal_moves)).value
    7
    """
    name, functions = named(evaluator)
    question = settings(
        algorithm=algorithm,
        depth=depth,
        evaluator=name,
        ordering=ordering,
        convention=convention,
        preset=preset,
        mutations=list(mutations),
        as_printed=as_printed,
        weights=weights,
        nodes=nodes,
        time=time,
        threads=threads,
        table=table,
        seed=seed,
        rave=rave,
    )
    answer = _plyground.search(at(position)._session, json.dumps(question), functions)
    return SearchResult(json.loads(answer))


class Table:
    """The results of a comparison: a row for each search.

    It is a sequence of rows, each a dict; in a notebook it shows itself.
    """

    def __init__(self, comparison: Comparison) -> None:
        self._comparison = comparison
        data = json.loads(comparison.json())
        self._rows: List[Dict[str, Any]] = data["searches"]

    @property
    def rows(self) -> List[Dict[str, Any]]:
        """A dict for each search: its settings, its value and its counts."""
        return [dict(row) for row in self._rows]

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Dict[str, Any]]:
        return iter(self.rows)

    def __getitem__(self, place: int) -> Dict[str, Any]:
        return dict(self._rows[place])

    def row(self, algorithm: str, depth: int) -> Dict[str, Any]:
        """The first row of this search at this depth."""
        for row in self._rows:
            if row["algorithm"] == algorithm and row["depth"] == depth:
                return dict(row)
        raise KeyError((algorithm, depth))

    @property
    def agrees(self) -> bool:
        """Whether all searches without a deliberate mistake found the same value."""
        return self._comparison.agrees()

    def plot(self, *quantities: str) -> Figure:
        """Plots against depth: nodes, time, generated, leaves, cutoffs, branching, fewer-nodes, faster, times-minimal."""
        svg = self._comparison.plot(list(quantities) or self._usual())
        if svg is None:
            raise error("python-nothing-to-plot")
        return Figure(svg)

    def _usual(self) -> List[str]:
        return ["nodes", "time"] if any(row.get("time") for row in self._rows) else ["nodes"]

    def to_csv(self, path: Union[None, str, "os.PathLike[str]"] = None) -> str:
        """The table as comma-separated values, also written to a file if one is named."""
        return self._written(self._comparison.csv(), path)

    def to_markdown(self) -> str:
        """The table as Markdown."""
        return self._comparison.markdown()

    def to_latex(self) -> str:
        """The table as LaTeX."""
        return self._comparison.latex()

    def to_html(self, path: Union[None, str, "os.PathLike[str]"] = None) -> str:
        """A page with the table and the plots that needs nothing but a browser."""
        return self._written(self._comparison.page(self._usual()), path)

    def to_json(self) -> str:
        """Everything as JSON, as ``plyground compare --json`` prints it."""
        return self._comparison.json()

    @staticmethod
    def _written(text: str, path: Union[None, str, "os.PathLike[str]"]) -> str:
        if path is not None:
            _plyground.write_file(os.fspath(path), text.encode())
        return text

    def __repr__(self) -> str:
        return self._comparison.text().rstrip("\n")

    def _repr_html_(self) -> str:
        title, headings, rows = self._comparison.table()
        head = "".join(f"<th>{_shown(heading)}</th>" for heading in headings)
        body = "".join("<tr>" + "".join(f"<td>{_shown(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        return f"<p>{_shown(title)}</p><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _listed(value: Union[None, str, Iterable[str]]) -> List[str]:
    if value is None:
        return []
    return [word.strip() for word in value.split(",")] if isinstance(value, str) else list(value)


def _depths(depths: Union[None, int, Iterable[int]]) -> Optional[List[int]]:
    if depths is None:
        return None
    return [depths] if isinstance(depths, int) else list(depths)


def compare(
    position: PositionLike,
    algorithms: Union[None, str, Iterable[str]] = None,
    depths: Union[None, int, Iterable[int]] = None,
    *,
    evaluator: EvaluatorLike = None,
    evaluators: Sequence[EvaluatorLike] = (),
    orderings: Union[None, str, Iterable[str]] = None,
    convention: Optional[str] = None,
    preset: Optional[str] = None,
    mutations: Sequence[str] = (),
    as_printed: bool = False,
    weights: Optional[str] = None,
    time: bool = True,
    runs: Optional[int] = None,
) -> Table:
    """Runs several searches to several depths and returns a table with the counts and the times of each.

    With ``time=False`` only counts are taken, and the same question always has the same answer. ``runs`` measures exactly
    so many runs of each search instead of as many as it takes. Ctrl-C ends the comparison, and what was measured is lost:
    compare in steps where that would be much.

    >>> import plyground
    >>> table = plyground.compare("tic-tac-toe", "minimax,alpha-beta", depths=range(1, 5), time=False)
    >>> [row["nodes"] for row in table if row["depth"] == 4]
    [3610, 492]
    """
    names, functions = all_named([*([evaluator] if evaluator is not None else []), *evaluators])
    question = settings(
        algorithms=_listed(algorithms),
        evaluators=names,
        orderings=_listed(orderings),
        depths=_depths(depths),
        convention=convention,
        preset=preset,
        mutations=list(mutations),
        as_printed=as_printed,
        weights=weights,
        timed=time,
        runs=runs,
    )
    return Table(_plyground.compare(at(position)._session, json.dumps(question), functions))


def plot(position: PositionLike, *quantities: str, **options: Any) -> Figure:
    """Compares searches, see :func:`compare`, and plots the quantities against depth; nodes and time if none is named."""
    return compare(position, **options).plot(*quantities)


class Tree(Figure):
    """The tree of a recorded search. In a notebook it shows itself.

    >>> import plyground
    >>> tree = plyground.tree("explicit([[3,12,8],[2,4,6],[14,5,2]])", "alpha-beta")
    >>> tree.value, len(tree.visits)
    (3, 11)
    """

    def __init__(self, recorded: RecordedTree, most: Optional[int] = None) -> None:
        self._recorded = recorded
        self._header: Dict[str, Any] = json.loads(recorded.header())
        others = {"tex": lambda: recorded.tikz(most), "dot": lambda: recorded.dot(most), "gv": lambda: recorded.dot(most)}
        super().__init__(recorded.svg(most), others)
        self._most = most

    @property
    def header(self) -> Dict[str, Any]:
        """The game, the position, the search and its settings."""
        return dict(self._header)

    @property
    def value(self) -> Optional[int]:
        """The value of the root for its side to move."""
        value: Optional[int] = self._header["value"]
        return value

    @property
    def visits(self) -> List[Dict[str, Any]]:
        """Every visit in order: its parent's number, its move, its value for the side to move there, and so on."""
        names = ("parent", "move", "value", "is_leaf", "skipped")
        return [dict(zip(names, visit)) for visit in self._recorded.visits()]

    def text(self) -> str:
        """The tree in words, one position a line."""
        return self._recorded.text(self._most)

    def trace(self) -> str:
        """The search as lines of JSON, for ``plyground trace check`` and programs."""
        return self._recorded.trace()

    def tikz(self) -> str:
        """The picture as a LaTeX document."""
        return self._recorded.tikz(self._most)

    def dot(self) -> str:
        """The tree for Graphviz."""
        return self._recorded.dot(self._most)


def tree(
    position: PositionLike,
    algorithm: Optional[str] = None,
    depth: Optional[int] = None,
    *,
    evaluator: EvaluatorLike = None,
    ordering: Optional[str] = None,
    convention: Optional[str] = None,
    preset: Optional[str] = None,
    mutations: Sequence[str] = (),
    as_printed: bool = False,
    weights: Optional[str] = None,
    most: Optional[int] = None,
    max_events: int = 1_000_000,
) -> Tree:
    """Searches and records every step, and draws the tree.

    Without ``depth`` the search goes as deep as makes a tree that can still be looked at; ``most`` draws about so many
    items, 0 all of them.
    """
    name, functions = named(evaluator)
    question = settings(
        algorithm=algorithm,
        depth=depth,
        evaluator=name,
        ordering=ordering,
        convention=convention,
        preset=preset,
        mutations=list(mutations),
        as_printed=as_printed,
        weights=weights,
    )
    recorded = _plyground.record_tree(at(position)._session, json.dumps(question), functions, max_events)
    return Tree(recorded, most)


def trace(position: PositionLike, algorithm: Optional[str] = None, depth: Optional[int] = None, **options: Any) -> str:
    """The recorded search as lines of JSON; the options are those of :func:`tree`."""
    return tree(position, algorithm, depth, **options).trace()


class TraceVerdict:
    """Whether a recorded search is the one that its first line names, the first difference, and what explains it."""

    def __init__(self, same: bool, sentence: str, diagnosis: Sequence[str] = ()) -> None:
        self.same = same
        self.sentence = sentence
        #: The mistake and a hint, or the convention, in sentences.
        self.diagnosis = list(diagnosis)

    def __bool__(self) -> bool:
        return self.same

    def __repr__(self) -> str:
        return "\n".join([f"TraceVerdict({self.same}, {self.sentence!r})", *self.diagnosis])


def check_trace(text: str, evaluator: Optional[Callable[[View], float]] = None) -> TraceVerdict:
    """Compares a recorded search with the one that its first line names.

    A trace names its evaluator: where that is a function, it is to be given.
    """
    if evaluator is not None and not callable(evaluator):
        raise TypeError(f"a trace names its evaluator: give a function in place of {evaluator!r}, or nothing")
    return TraceVerdict(*_plyground.check_trace(text, named(evaluator)[1]))


def read_trace(text: str, most: Optional[int] = None) -> Tree:
    """The tree of a recorded search, from any program."""
    return Tree(_plyground.read_trace(text), most)


class Explanation:
    """Why a move was or was not chosen."""

    def __init__(self, sentences: List[str], fields: Dict[str, Any]) -> None:
        self.sentences = sentences
        self.value: int = fields["value"]
        self.line: List[str] = fields["line"]
        self.best: str = fields["best"]
        self.best_value: int = fields["best_value"]
        self.best_line: List[str] = fields["best_line"]

    def __str__(self) -> str:
        return "\n".join(self.sentences)

    __repr__ = __str__


def explain(
    position: PositionLike,
    move: MoveLike,
    algorithm: Optional[str] = None,
    depth: Optional[int] = None,
    *,
    evaluator: EvaluatorLike = None,
    convention: Optional[str] = None,
    preset: Optional[str] = None,
) -> Explanation:
    """Why not this move? Says what follows it, and why the search left it out where it did.

    >>> import plyground
    >>> print(plyground.explain("explicit([[3,12,8],[2,4,6],[14,5,2]])", "2").sentences[0])
    For MAX, branch 2 has the value 2, and branch 1 has the value 3.
    """
    name, functions = named(evaluator)
    here = at(position)
    question = settings(
        algorithm=algorithm, depth=depth, evaluator=name, convention=convention, preset=preset
    )
    found = _plyground.explain(here._session, json.dumps(question), functions, here._text_of(move))
    if found is None:
        raise KeyboardInterrupt
    return Explanation(found[0], json.loads(found[1]))


def solve(
    position: PositionLike,
    method: str = "fastest",
    *,
    memory: int = 256,
    nodes: Optional[int] = None,
    time: Optional[float] = None,
) -> SearchResult:
    """The proven result for the side to move, ``win``, ``draw``, ``loss``, or ``unknown`` where a limit came first.

    ``method`` is fastest, search, proof or proof-number; ``memory`` is in MiB.

    >>> import plyground
    >>> plyground.solve("tic-tac-toe").result
    'draw'
    """
    answer = _plyground.solve(at(position)._session, method, memory, nodes, time)
    return SearchResult(json.loads(answer))


class Verdict:
    """What a check found: nothing, or the smallest case that shows a fault."""

    def __init__(self, fields: Dict[str, Any], remarks: Sequence[str] = ()) -> None:
        self._fields = fields
        self.ok: bool = fields["ok"]
        #: What a class may do, but will hardly want.
        self.remarks = list(remarks)

    def __getattr__(self, name: str) -> Any:
        try:
            return self._fields[name]
        except KeyError:
            raise AttributeError(name) from None

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        if self.ok:
            counts = f"Verdict(ok, rounds={self.rounds}, positions={self.positions}, trials={self.trials})"
            return "\n".join([counts, *self.remarks])
        lines = [self.sentence, f"  moves: {self.shown_moves}", f"  position: {self.position}"]
        lines += [f"  call: {self.call}", f"  expected: {self.expected}", f"  found: {self.found}"]
        return "\n".join(lines)


def verify(position: PositionLike, games: int = 100, seed: int = 1) -> Verdict:
    """Plays random games and asks every position on the way whether it keeps the promises of its game.

    Of a Python class it also finds moves after the end of the game and turns that do not alternate where there is no
    ``to_move()``, and remarks on a ``score`` whose values for the two players do not cancel out.

    >>> import plyground
    >>> plyground.verify("nim(3,4)", games=5).ok
    True
    """
    here = at(position)
    remarks = _plyground.check_class(here._session, games, seed)
    return Verdict(json.loads(_plyground.check_game(here._session, games, seed)), remarks)


def verify_search(
    algorithm: str,
    position: Optional[PositionLike] = None,
    *,
    mutation: Optional[str] = None,
    positions: int = 200,
    seed: int = 1,
) -> Verdict:
    """Compares a search with minimax on random positions of a game, or on random trees."""
    session = None if position is None else at(position)._session
    return Verdict(json.loads(_plyground.check_search(session, algorithm, mutation, positions, seed)))


class Report:
    """A lab report that was written."""

    def __init__(self, folder: str, files: List[str]) -> None:
        self.folder = folder
        self.files = files

    @property
    def html(self) -> str:
        """The path of the page."""
        return os.path.join(self.folder, "report.html")

    def __repr__(self) -> str:
        return f"Report({self.folder!r}, {len(self.files)} files)"


def report(
    position: PositionLike,
    out: Union[str, "os.PathLike[str]"] = "report",
    *,
    algorithms: Union[None, str, Iterable[str]] = None,
    depths: Union[None, int, Iterable[int]] = None,
    evaluator: EvaluatorLike = None,
    convention: Optional[str] = None,
    preset: Optional[str] = None,
    mutations: Optional[Sequence[str]] = None,
    weights: Optional[str] = None,
    title: Optional[str] = None,
    cases: Optional[str] = None,
    code: Iterable[Union[str, "os.PathLike[str]"]] = (),
    skeleton: bool = False,
    seed: int = 1,
    time: bool = True,
) -> Report:
    """Measures everything and writes a finished lab report into a folder: HTML, Typst and LaTeX with their figures.

    ``title`` is the text of a TOML file for the title page, and ``cases`` are lines with your own test cases, both as
    ``plyground report`` reads them; ``code`` names files with your source code, and ``skeleton=True`` puts questions in
    place of conclusions. The report of a Python game has the docstring of its class, or of its file, as the rules, and the
    source of the class and of the evaluator. The language is that of :func:`language`.
    """
    here = at(position)
    name, functions = named(evaluator)
    folder = os.fspath(out)
    files = [os.fspath(path) for path in code]
    sources = []
    for path in files:
        with open(path, encoding="utf-8") as file:
            sources.append({"name": os.path.basename(path), "text": file.read()})
    state = here.state
    if not files:
        own = [] if state is None else _classes(type(state))
        sources += _sources([*own, evaluator] if callable(evaluator) else own)
    rules = None if state is None else _rules(type(state))
    given = {
        "algorithms": _listed(algorithms) or None,
        "depths": _depths(depths),
        "evaluator": evaluator,
        "convention": convention,
        "preset": preset,
        "mutations": None if mutations is None else list(mutations),
        "weights": weights,
        "title": title,
        "cases": cases,
        "code": files or None,
        "skeleton": skeleton or None,
        "seed": None if seed == 1 else seed,
        "time": None if time else False,
    }
    question = settings(
        algorithms=_listed(algorithms),
        depths=_depths(depths),
        evaluator=name,
        convention=convention,
        preset=preset,
        mutations=None if mutations is None else list(mutations),
        weights=weights,
        title=title,
        cases=cases,
        additions={"code": sources, "skeleton": skeleton, "rules": rules},
        seed=seed,
        timed=time,
        command=_call(here, folder, given),
    )
    return Report(folder, _plyground.write_report(here._session, json.dumps(question), functions, folder))


def _rules(own: type) -> Optional[str]:
    """The docstring of a class, or of the file that it is in."""
    file = sys.modules.get(own.__module__)
    return inspect.getdoc(own) or (None if file is None else inspect.getdoc(file))


def _classes(own: type) -> List[Any]:
    """A class and what it is made of, without the classes of Python itself."""
    standard = getattr(sys, "stdlib_module_names", ())
    return [part for part in own.__mro__ if part is not object and part.__module__.split(".")[0] not in standard]


def _sources(parts: Iterable[Any]) -> List[Dict[str, str]]:
    """The source code of classes and functions, where Python knows it."""
    sources = []
    for part in parts:
        part = part if inspect.isclass(part) or inspect.isroutine(part) else type(part)
        try:
            text = textwrap.dedent(inspect.getsource(part))
        except (OSError, TypeError):
            continue
        sources.append({"name": f"{part.__module__}.{part.__qualname__}", "text": text})
    return sources


def _call(position: Position, folder: str, given: Dict[str, Any]) -> str:
    """A call that writes the same report, with what it has to import."""
    imports = ["import plyground"]

    def imported(part: Any) -> str:
        name: str = getattr(part, "__qualname__", type(part).__qualname__)
        module: str = getattr(part, "__module__", "__main__")
        if module != "__main__" and name.isidentifier():
            imports.append(f"from {module} import {name}")
        return name

    state = position.state
    if state is None:
        start = repr(position.game)
    else:
        start = f"plyground.game({imported(type(state))})"
    moves = " ".join(position.history)
    if moves:
        start = f"plyground.open({start}, moves={moves!r})" if state is None else f"{start}.play({moves!r})"
    values = [
        f"{name}={imported(value) if callable(value) else repr(value)}"
        for name, value in given.items()
        if value is not None
    ]
    return "; ".join([*imports, f"plyground.report({', '.join([start, repr(folder), *values])})"])


def engine_move(
    position: PositionLike, level: Optional[int] = None, *, time: Optional[float] = None, seed: int = 0
) -> str:
    """The move of a level from 1 to 10, or the best move that is found in so many seconds.

    Gomoku is played by its engine, other games by their searches. Without a level and a time it is level 10.

    >>> import plyground
    >>> plyground.engine_move("gomoku", level=5)
    'h8'
    """
    here = at(position)
    if here.is_over:
        raise error("python-finished")
    if time is not None and level is None:
        return str(analyse(here, time=time).best or here.legal_moves[0])
    best = json.loads(_plyground.level_move(here._session, 10 if level is None else level, seed))["best"]
    return str(best)


def analyse(
    position: PositionLike,
    *,
    time: Optional[float] = None,
    nodes: Optional[int] = None,
    depth: Optional[int] = None,
    lines: int = 1,
    threads: int = 1,
) -> SearchResult:
    """Searches deeper and deeper until a limit is met, and returns the best ``lines``; one second without a limit.

    Gomoku is analysed by its engine, other games by their searches.
    """
    if time is None and nodes is None and depth is None:
        time = 1.0
    answer = _plyground.analyse(at(position)._session, lines, time, nodes, depth, threads)
    return SearchResult(json.loads(answer))

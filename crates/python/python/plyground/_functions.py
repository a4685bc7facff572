"""Evaluators: a name of the game's own list, or a Python function."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

from ._plyground import Function, View

EvaluatorLike = Union[None, str, Callable[[View], float]]

# Functions keep their names and the values that they have returned, the last ones that were used.
_known: List[Tuple[Any, str, Function]] = []
_MOST = 32


def named(evaluator: EvaluatorLike) -> Tuple[Optional[str], List[Function]]:
    """The name of an evaluator, and the function behind it where it is one."""
    names, functions = all_named([evaluator])
    return (names[0] if names else None), functions


def all_named(evaluators: Sequence[EvaluatorLike]) -> Tuple[List[str], List[Function]]:
    """The same for several."""
    names: List[str] = []
    functions: List[Function] = []
    for evaluator in evaluators:
        if evaluator is None:
            continue
        if isinstance(evaluator, str):
            names.append(evaluator)
            continue
        function = _function(evaluator, evaluators)
        names.append(function.id())
        functions.append(function)
    return names, functions


def _function(evaluator: Any, beside: Sequence[EvaluatorLike]) -> Function:
    for known, _, function in _known:
        if known is evaluator:
            return function
    name = getattr(evaluator, "__name__", type(evaluator).__name__)
    name = "lambda" if name == "<lambda>" else name
    # A function that is defined once more takes its name over, unless both are asked for at once.
    used = [entry for entry in _known if entry[1] != name or any(entry[0] is other for other in beside)]
    _known[:] = used[-_MOST:]
    del used
    function = Function(evaluator, name)
    _known.append((evaluator, name, function))
    return function


def settings(**given: object) -> Dict[str, object]:
    """The settings that were given."""
    return {name: value for name, value in given.items() if value is not None}

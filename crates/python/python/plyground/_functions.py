"""Evaluators: a name of the game's own list, or a Python function."""

from __future__ import annotations

import weakref
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

from ._plyground import Function, View

EvaluatorLike = Union[None, str, Callable[[View], float]]

# A function keeps its name and the values that it has returned for as long as it exists.
_known: "weakref.WeakKeyDictionary[Any, Function]" = weakref.WeakKeyDictionary()


def named(evaluator: EvaluatorLike) -> Tuple[Optional[str], List[Function]]:
    """The name of an evaluator, and the function behind it where it is one."""
    if evaluator is None or isinstance(evaluator, str):
        return evaluator, []
    try:
        function = _known.get(evaluator)
    except TypeError:
        function = None
    if function is None:
        name = getattr(evaluator, "__name__", type(evaluator).__name__)
        function = Function(evaluator, "lambda" if name == "<lambda>" else name)
        try:
            _known[evaluator] = function
        except TypeError:
            pass
    return function.id(), [function]


def all_named(evaluators: Sequence[EvaluatorLike]) -> Tuple[List[str], List[Function]]:
    """The same for several."""
    names: List[str] = []
    functions: List[Function] = []
    for evaluator in evaluators:
        name, behind = named(evaluator)
        if name is not None:
            names.append(name)
        functions.extend(behind)
    return names, functions


def settings(**given: object) -> Dict[str, object]:
    """The settings that were given."""
    return {name: value for name, value in given.items() if value is not None}

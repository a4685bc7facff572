"""Evaluators: a name of the game's own list, or a Python function."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

from ._plyground import Function, View

EvaluatorLike = Union[None, str, Callable[[View], float]]

# The last functions that were used, with the values that they have returned.
_known: List[Tuple[Any, Function]] = []
_MOST = 32


def named(evaluator: EvaluatorLike) -> Tuple[Optional[str], List[Function]]:
    """The name of an evaluator, or the function that it is."""
    names, functions = all_named([evaluator])
    return (names[0] if names else None), functions


def all_named(evaluators: Sequence[EvaluatorLike]) -> Tuple[List[Optional[str]], List[Function]]:
    """The same for several: None stands for the next of the functions."""
    names: List[Optional[str]] = []
    functions: List[Function] = []
    for evaluator in evaluators:
        if evaluator is None:
            continue
        if isinstance(evaluator, str):
            names.append(evaluator)
            continue
        names.append(None)
        functions.append(_function(evaluator))
    return names, functions


def _function(evaluator: Any) -> Function:
    for known, function in _known:
        if known is evaluator:
            return function
    name = getattr(evaluator, "__name__", type(evaluator).__name__)
    name = "lambda" if name == "<lambda>" else name
    function = Function(evaluator, name)
    _known.append((evaluator, function))
    del _known[:-_MOST]
    return function


def settings(**given: object) -> Dict[str, object]:
    """The settings that were given."""
    return {name: value for name, value in given.items() if value is not None}

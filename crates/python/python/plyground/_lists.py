"""What there is, by name."""

from __future__ import annotations

import json
from typing import Any, Dict, List

from . import _plyground


def _listed(kind: str) -> Dict[str, str]:
    return {entry[0]: entry[1] for entry in _all()[kind]}


def _all() -> Dict[str, List[Any]]:
    lists: Dict[str, List[Any]] = json.loads(_plyground.lists())
    return lists


def games() -> Dict[str, str]:
    """Every game by the name that :func:`open` takes, with a line about it.

    >>> import plyground
    >>> "connect-four" in plyground.games()
    True
    """
    return _listed("games")


def algorithms() -> Dict[str, str]:
    """Every search by name, with a line about it."""
    return _listed("algorithms")


def evaluators() -> Dict[str, str]:
    """Every evaluator of every game by name, with a line about it."""
    return _listed("evaluators")


def orderings() -> Dict[str, str]:
    """Every order of moves by name, with a line about it."""
    return _listed("orderings")


def conventions() -> Dict[str, str]:
    """Every set of conventions by name, with a line about it."""
    return _listed("conventions")


def presets() -> Dict[str, str]:
    """Every document as settings, by name, with a line about it."""
    return _listed("presets")


def mutations() -> Dict[str, str]:
    """Every deliberate mistake by name, with a line about it."""
    return _listed("mutations")

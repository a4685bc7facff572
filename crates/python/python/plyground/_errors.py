"""Errors of the package."""

from ._plyground import GameError, PlygroundError, say


def error(key: str, **details: object) -> PlygroundError:
    """The sentence with this key, in the chosen language, as an exception."""
    return PlygroundError(say(key, [(name, str(value)) for name, value in details.items()]))


__all__ = ["GameError", "PlygroundError", "error"]

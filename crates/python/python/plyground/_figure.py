"""Pictures that show themselves in a notebook and can be saved."""

from __future__ import annotations

import os
from typing import Callable, Dict, Optional, Union

from ._errors import error
from ._plyground import png, write_file


class Figure:
    """A picture as SVG.

    In a notebook it shows itself; elsewhere :meth:`save` writes it.

    >>> import plyground
    >>> figure = plyground.compare("tic-tac-toe", depths=range(1, 4), time=False).plot("nodes")
    >>> figure.svg.startswith("<svg")
    True
    """

    def __init__(self, svg: str, others: Optional[Dict[str, Callable[[], str]]] = None) -> None:
        self.svg = svg
        self._others = others or {}

    def _repr_svg_(self) -> str:
        return self.svg

    def png(self, scale: float = 2.0) -> bytes:
        """The picture as pixels, ``scale`` of them for a unit of the drawing."""
        return bytes(png(self.svg, scale))

    def save(self, path: Union[str, "os.PathLike[str]"], scale: float = 2.0) -> None:
        """Writes the picture: SVG or PNG by the end of the name, and TikZ (.tex) or DOT (.dot) where it is a tree."""
        ending = os.path.splitext(os.fspath(path))[1].lower().lstrip(".")
        if ending == "svg":
            content = self.svg.encode()
        elif ending == "png":
            content = self.png(scale)
        elif ending in self._others:
            content = self._others[ending]().encode()
        else:
            raise error("python-picture-ending", name=os.fspath(path))
        write_file(os.fspath(path), content)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self.svg)} bytes: .save('picture.svg') or .save('picture.png')>"

"""Lines of eleven cells through every cell, and the rows of the table that they are mapped to.

A cell of a line is empty, the viewer's, the opponent's or off the board; a line's code has two bits a cell, the cell with
the smallest row (or, along a row, column) lowest. Mirrored lines share a row. Frequent lines have a row of their own; the
others share that of their inner nine cells, or else of their inner seven.
"""

from dataclasses import dataclass

import numpy as np

EMPTY, MINE, THEIRS, OFF, UNKNOWN = range(5)
REACH = 5
LENGTH = 2 * REACH + 1
CODES = 4**LENGTH
# Row, column, the two diagonals: the step from a cell of a line to the next.
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def codes(padded, size: int):
    """The codes of all lines: from `[batch, size + 10, size + 10]` states to four arrays `[batch, size, size]`.

    Works on arrays of numpy and of PyTorch alike, of 32-bit integers.
    """
    found = []
    for dy, dx in DIRECTIONS:
        code = 0
        for k in range(LENGTH):
            row, column = REACH + (k - REACH) * dy, REACH + (k - REACH) * dx
            code = code + (padded[:, row : row + size, column : column + size] << (2 * k))
        found.append(code)
    return found


def digits(code: np.ndarray, length: int = LENGTH) -> np.ndarray:
    """The states of the cells of a line, in a last axis of its own."""
    return (code[..., None] >> (2 * np.arange(length))) & 3


def undigits(cells: np.ndarray) -> np.ndarray:
    return (cells.astype(np.int64) << (2 * np.arange(cells.shape[-1]))).sum(axis=-1)


def mirror(code: np.ndarray, length: int = LENGTH) -> np.ndarray:
    return undigits(digits(code, length)[..., ::-1])


def swap(code: np.ndarray) -> np.ndarray:
    """The line as the opponent sees it: 1 and 2 exchanged, 0 and 3 kept."""
    low, high = code & 0x55555555, code >> 1 & 0x55555555
    return low << 1 | high


def inner(code: np.ndarray, length: int) -> np.ndarray:
    return (code >> (LENGTH - length)) & (4**length - 1)


def valid() -> np.ndarray:
    """All lines there can be: what lies off the board is at the ends, and never the middle. There are 397,488."""
    found = []
    for before in range(REACH + 1):
        for after in range(REACH + 1):
            free = LENGTH - before - after
            numbers = np.arange(3**free)
            cells = np.full((3**free, LENGTH), OFF)
            cells[:, before : before + free] = numbers[:, None] // 3 ** np.arange(free) % 3
            found.append(undigits(cells))
    return np.sort(np.concatenate(found))


@dataclass
class Vocabulary:
    """The rows of the table."""

    rows: np.ndarray  # uint32, by row: the code of its line, the smaller of both directions, and its length << 24

    def __len__(self) -> int:
        return len(self.rows)

    def cells(self) -> np.ndarray:
        """By row, the states of its eleven cells; those that the row does not tell apart are UNKNOWN."""
        lengths, lines = self.rows >> 24, (self.rows & 0xFFFFFF).astype(np.int64)
        cells = np.full((len(self), LENGTH), UNKNOWN)
        for length in (7, 9, 11):
            here, edge = lengths == length, (LENGTH - length) // 2
            cells[here, edge : LENGTH - edge] = digits(lines[here], length)
        return cells

    def row_of_code(self) -> np.ndarray:
        """By code: its row, int32. Codes that are no line have row 0."""
        lengths, lines = self.rows >> 24, (self.rows & 0xFFFFFF).astype(np.int64)
        all_lines = valid()
        row = np.full(len(all_lines), -1, np.int32)
        for length in (7, 9, 11):
            here = np.nonzero(lengths == length)[0]
            by_line = np.full(4**length, -1, np.int32)
            by_line[lines[here]] = here
            by_line[mirror(lines[here], length)] = here
            found = by_line[inner(all_lines, length)]
            row = np.where(found >= 0, found, row)
        if (row < 0).any():
            raise ValueError("every line needs at least the row of its inner seven cells")
        table = np.zeros(CODES, np.int32)
        table[all_lines] = row
        return table

    def swapped(self) -> np.ndarray:
        """By row: the row of the same line as the opponent sees it."""
        lengths, lines = self.rows >> 24, (self.rows & 0xFFFFFF).astype(np.int64)
        other = np.zeros(len(self), np.int64)
        for length in (7, 9, 11):
            here = np.nonzero(lengths == length)[0]
            by_line = np.full(4**length, -1, np.int64)
            by_line[lines[here]] = here
            other[here] = by_line[_fold(swap(lines[here]), length)]
        if (other < 0).any():
            raise ValueError("the rows are not closed under an exchange of the colours")
        return other


def _fold(code: np.ndarray, length: int) -> np.ndarray:
    return np.minimum(code, mirror(code, length))


def _frequent(lines: np.ndarray, counts: np.ndarray, length: int, rows: int) -> np.ndarray:
    """The most frequent lines that fill the given number of rows, mirrored ones folded, closed under the exchange of colours."""
    folded, other = _fold(lines, length), _fold(swap(lines), length)
    # Lines that differ by colours and direction alone are chosen together.
    group, place = np.unique(np.minimum(folded, other), return_inverse=True)
    total = np.bincount(place, counts, len(group))
    order = np.lexsort((group, -total))
    order = order[total[order] > 0]
    partner = _fold(swap(group), length)
    size = 1 + (partner != group)
    order = order[np.cumsum(size[order]) <= rows]
    return np.unique(np.concatenate([group[order], partner[order]]))


def build(counts: np.ndarray, rows: int = 32_768, whole: float = 0.75) -> Vocabulary:
    """The vocabulary for lines that occur so often, by code. `whole` is the share of lines of eleven cells among those
    rows that are left after the lines of seven, of which there are all."""
    lines = valid()
    counts = counts[lines].astype(np.float64)
    seven = np.unique(_fold(inner(lines, 7), 7))
    left = rows - len(seven)
    eleven = _frequent(lines, counts, 11, int(left * whole))
    rest = ~np.isin(_fold(lines, 11), eleven)
    nine = _frequent(inner(lines[rest], 9), counts[rest], 9, left - len(eleven))
    parts = [(seven, 7), (nine, 9), (eleven, 11)]
    return Vocabulary(np.concatenate([part | length << 24 for part, length in parts]).astype(np.uint32))


def coverage(vocabulary: Vocabulary, counts: np.ndarray) -> dict:
    """Which share of all occurrences is told apart by eleven, nine and seven cells."""
    lengths = (vocabulary.rows >> 24)[vocabulary.row_of_code()]
    total = max(counts.sum(), 1)
    return {str(length): float(counts[lengths == length].sum() / total) for length in (11, 9, 7)}

"""Cells of a square board: symmetries, distances, regions."""

import numpy as np


def symmetries(size: int) -> np.ndarray:
    """By symmetry and cell: the cell that it is moved to. The identity comes first."""
    row, column = np.divmod(np.arange(size**2), size)
    last = size - 1
    images = [
        (row, column), (column, last - row), (last - row, last - column), (last - column, row),
        (row, last - column), (last - row, column), (column, row), (last - column, last - row),
    ]  # fmt: skip
    return np.stack([r * size + c for r, c in images]).astype(np.int64)


def inverses(tables: np.ndarray) -> np.ndarray:
    """By symmetry and cell: the cell that is moved there."""
    return np.argsort(tables, axis=1)


# Distances from a move are told apart up to this; class 0 is farther away, or the move itself.
FAR = 7
CLASSES = FAR * (FAR + 1) // 2 + FAR + 1


def near_classes(size: int) -> np.ndarray:
    """By two cells: the class of the distance between them, the same for all symmetries. The last row is for no cell."""
    row, column = np.divmod(np.arange(size**2), size)
    dy, dx = np.abs(row[:, None] - row), np.abs(column[:, None] - column)
    more, less = np.maximum(dy, dx), np.minimum(dy, dx)
    classes = np.where(more <= FAR, more * (more + 1) // 2 + less, 0)
    return np.concatenate([classes, np.zeros((1, size**2), classes.dtype)]).astype(np.uint8)


def region_of_cell(size: int) -> np.ndarray:
    """By cell: which of three by three regions it is in, by row; the outer ones are equally wide."""
    edge = (size + 1) // 3
    third = np.digitize(np.arange(size), [edge, size - edge])
    return (3 * third[:, None] + third).ravel()

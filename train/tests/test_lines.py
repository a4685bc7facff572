"""Lines and rows, against a slow direct look. Needs numpy alone."""

import unittest

import numpy as np

from .. import lines
from ..lines import CODES, DIRECTIONS, LENGTH, OFF, REACH, UNKNOWN


def pad(boards):
    return np.pad(boards.astype(np.int32), ((0, 0), (REACH, REACH), (REACH, REACH)), constant_values=OFF)


def slow_line(board, row, column, dy, dx):
    """The states of a line's cells, one by one."""
    size = len(board)
    cells = [(row + k * dy, column + k * dx) for k in range(-REACH, REACH + 1)]
    return [board[r, c] if 0 <= r < size and 0 <= c < size else OFF for r, c in cells]


def random_boards(count, size, seed=1):
    dice = np.random.default_rng(seed)
    return dice.choice(3, (count, size, size), p=[0.7, 0.15, 0.15])


def counted(boards):
    codes = np.stack(lines.codes(pad(boards), boards.shape[1]))
    return np.bincount(codes.ravel(), minlength=CODES)


class Codes(unittest.TestCase):
    def test_codes_are_those_of_a_slow_look(self):
        for size in (7, 15, 20):
            boards = random_boards(3, size)
            found = lines.codes(pad(boards), size)
            for direction, (dy, dx) in enumerate(DIRECTIONS):
                for n, row, column in np.ndindex(3, size, size):
                    expected = slow_line(boards[n], row, column, dy, dx)
                    self.assertEqual(lines.digits(found[direction][n, row, column]).tolist(), expected)

    def test_mirror_and_swap(self):
        boards = random_boards(2, 15)
        code = np.stack(lines.codes(pad(boards), 15)).astype(np.int64)
        self.assertTrue((lines.digits(lines.mirror(code)) == lines.digits(code)[..., ::-1]).all())
        exchanged = np.stack(lines.codes(pad(np.array([0, 2, 1])[boards]), 15))
        self.assertTrue((lines.swap(code) == exchanged).all())

    def test_all_lines_are_known(self):
        found = lines.valid()
        self.assertEqual(len(found), 397_488)
        self.assertEqual(len(np.unique(found)), len(found))
        for size in (8, 15, 20):
            seen = np.nonzero(counted(random_boards(20, size)))[0]
            self.assertTrue(np.isin(seen, found).all())


class Rows(unittest.TestCase):
    def setUp(self):
        self.counts = counted(random_boards(300, 15))
        self.vocabulary = lines.build(self.counts, 12_000)

    def test_the_table_is_filled(self):
        self.assertTrue(11_990 <= len(self.vocabulary) <= 12_000, len(self.vocabulary))
        self.assertEqual(len(np.unique(self.vocabulary.rows)), len(self.vocabulary))
        shares = lines.coverage(self.vocabulary, self.counts)
        self.assertAlmostEqual(sum(shares.values()), 1)

    def test_a_row_tells_what_its_line_shows(self):
        cells, row_of_code = self.vocabulary.cells(), self.vocabulary.row_of_code()
        known = lines.valid()
        rows = cells[row_of_code[known]]
        line = lines.digits(known)
        fits = ((rows == UNKNOWN) | (rows == line)).all(axis=1)
        mirrored = ((rows == UNKNOWN) | (rows == line[:, ::-1])).all(axis=1)
        self.assertTrue((fits | mirrored).all())
        self.assertTrue((row_of_code[known] == row_of_code[lines.mirror(known)]).all())

    def test_the_longest_row_is_taken(self):
        lengths, row_of_code = self.vocabulary.rows >> 24, self.vocabulary.row_of_code()
        self.assertTrue(set(np.unique(lengths)) == {7, 9, 11})
        whole = self.vocabulary.rows[lengths == 11] & 0xFFFFFF
        self.assertTrue((lengths[row_of_code[whole]] == 11).all())
        # Frequent lines come before rare ones.
        known = lines.valid()
        both = self.counts[known] + self.counts[lines.mirror(known)]
        own = lengths[row_of_code[known]] == 11
        self.assertGreater(np.median(both[own & (both > 0)]), np.median(both[~own & (both > 0)]))

    def test_the_opponents_rows_are_the_swapped_ones(self):
        swapped, row_of_code = self.vocabulary.swapped(), self.vocabulary.row_of_code()
        known = lines.valid()
        self.assertTrue((swapped[row_of_code[known]] == row_of_code[lines.swap(known)]).all())
        self.assertTrue((swapped[swapped] == np.arange(len(swapped))).all())


if __name__ == "__main__":
    unittest.main()

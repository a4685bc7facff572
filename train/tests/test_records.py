"""Records: reading, threats, symmetry, the split. Needs numpy alone."""

import unittest

import numpy as np

from .. import games as reading
from ..games import NEVER, OPENING
from ..geometry import inverses, near_classes, region_of_cell, symmetries
from ..logistic import fit_sigmoid, log_loss, sigmoid
from ..records import LOUD, OUTLOOK, Records, keys, make, outlook, without
from ..threats import threats


def random_games(count: int, size: int, seed: int = 1, near: int = 3, opening: int = 4) -> str:
    """Games of random moves close together, so that rows of stones come about; they end with a five or after a while."""
    dice = np.random.default_rng(seed)
    lines = []
    for _ in range(count):
        board, words, result = np.zeros((size, size), int), [], 0
        centre = dice.integers(near, size - near, 2)
        for ply in range(min(60, size**2)):
            for _ in range(1000):
                row, column = np.clip(centre + dice.integers(-near, near + 1, 2), 0, size - 1)
                if board[row, column] == 0:
                    break
            else:
                break
            value = "-" if ply < opening else str(dice.integers(-300, 300))
            words.append(f"{column},{row},{value}")
            board[row, column] = 1 + ply % 2
            if longest(board, row, column) >= 5:
                result = 1 - 2 * (ply % 2)
                break
        lines.append(" ".join([str(result), *words]))
    return "\n".join(lines) + "\n"


def run(board, row, column, dy, dx) -> int:
    """Stones of one colour in a row through a cell."""
    size, colour, count = len(board), board[row, column], 1
    for sign in (1, -1):
        r, c = row + sign * dy, column + sign * dx
        while 0 <= r < size and 0 <= c < size and board[r, c] == colour:
            count, r, c = count + 1, r + sign * dy, c + sign * dx
    return count


def longest(board, row, column) -> int:
    return max(run(board, row, column, dy, dx) for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)))


def makes_five(board, row, column, colour, exact) -> bool:
    board = board.copy()
    board[row, column] = colour
    runs = [run(board, row, column, dy, dx) for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1))]
    return any(length == 5 if exact else length >= 5 for length in runs)


def makes_open_four(board, row, column, colour) -> bool:
    """Four in a row with an empty cell at both ends."""
    board, size = board.copy(), len(board)
    board[row, column] = colour
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        if run(board, row, column, dy, dx) != 4:
            continue
        ends = []
        for sign in (1, -1):
            r, c = row, column
            while 0 <= r < size and 0 <= c < size and board[r, c] == colour:
                r, c = r + sign * dy, c + sign * dx
            ends.append(0 <= r < size and 0 <= c < size and board[r, c] == 0)
        if all(ends):
            return True
    return False


def boards(games):
    """Every move of all games with the board before it: 1 black, 2 white."""
    for game in range(len(games.results)):
        board = np.zeros((games.size, games.size), int)
        for ply, move in enumerate(range(games.starts[game], games.starts[game + 1])):
            yield move, ply, board
            board[divmod(games.cells[move], games.size)] = 1 + ply % 2


class Reading(unittest.TestCase):
    def test_a_game_is_read_as_it_was_written(self):
        games = reading.parse("1 5,7,- 7,6,- 6,8,228 7,9,-29986\n-1 0,0,- 14,14,3\n", 15)
        self.assertEqual(games.results.tolist(), [1, -1])
        self.assertEqual(games.starts.tolist(), [0, 4, 6])
        self.assertEqual(games.cells.tolist(), [7 * 15 + 5, 6 * 15 + 7, 8 * 15 + 6, 9 * 15 + 7, 0, 224])
        self.assertEqual(games.values.tolist(), [OPENING, OPENING, 228, -29986, OPENING, 3])
        self.assertEqual(games.plies.tolist(), [0, 1, 2, 3, 0, 1])
        times = games.times()
        self.assertEqual(times[0, 8 * 15 + 6], 2)
        self.assertEqual((times[1] != NEVER).sum(), 2)

    def test_what_is_no_game_is_refused(self):
        for text in ("1 5,5,- 5,5,3\n", "1 15,0,-\n", "1 3,3\n"):
            with self.assertRaises(ValueError):
                reading.parse(text, 15)

    def test_judged_words_stand_beside_their_moves(self):
        judged = reading.parse_judged("- - 210,4,36,0 -236,-,41,8\n- 5,0,1,2\n")
        self.assertEqual(judged.scores.tolist(), [0, 0, 210, -236, 0, 5])
        self.assertEqual(judged.ranks.tolist(), [-1, -1, 4, -1, -1, 0])
        self.assertEqual(judged.threats.tolist(), [0, 0, 0, 8, 0, 2])


class Threats(unittest.TestCase):
    def check(self, rule, exact, size, seed):
        games = reading.parse(random_games(25, size, seed), size)
        found = threats(games, rule, chunk=7)
        seen = 0
        for move, ply, board in boards(games):
            me = 1 + ply % 2
            expected, over = 0, False
            for row, column in np.argwhere(board == 0):
                for bit, colour in ((0, me), (1, 3 - me)):
                    expected |= makes_five(board, row, column, colour, exact[colour - 1]) << bit
                    expected |= makes_open_four(board, row, column, colour) << (bit + 2)
            self.assertEqual(found[move], expected, f"{rule}, move {move}:\n{board}")
            seen |= expected
        self.assertEqual(seen, 15, "the games show every threat")

    def test_threats_are_those_of_a_slow_look(self):
        self.check("freestyle", (False, False), 9, 1)
        self.check("freestyle", (False, False), 12, 2)

    def test_fives_of_other_rules_may_have_to_be_exact(self):
        self.check("standard", (True, True), 9, 3)
        self.check("renju", (True, False), 9, 4)


class Symmetry(unittest.TestCase):
    def test_symmetries_are_the_eight(self):
        tables = symmetries(6)
        self.assertEqual(tables[0].tolist(), list(range(36)))
        self.assertEqual(len({tuple(table) for table in tables}), 8)
        for table, back in zip(tables, inverses(tables)):
            self.assertTrue((back[table] == np.arange(36)).all())
            # Neighbours stay neighbours.
            row, column = np.divmod(table, 6)
            apart = np.abs(row[1:] - row[:-1]) + np.abs(column[1:] - column[:-1])
            self.assertTrue((apart[np.arange(35) % 6 != 5] == 1).all())

    def test_distances_and_regions_are_symmetric(self):
        for size in (10, 15, 20):
            near, region = near_classes(size), region_of_cell(size)
            kind = np.array([0, 1, 0, 1, 2, 1, 0, 1, 0])[region]
            for table in symmetries(size):
                self.assertTrue((near[table][:, table] == near[:-1]).all())
                self.assertTrue((kind[table] == kind).all())

    def test_symmetric_games_share_keys_and_others_do_not(self):
        games = reading.parse(random_games(5, 9), 9)
        position, end = keys(games)
        self.assertEqual(len(np.unique(position[games.plies > 4])), (games.plies > 4).sum())
        for table in symmetries(9):
            turned = reading.parse(random_games(5, 9), 9)
            turned.cells = table[turned.cells].astype(np.int16)
            turned_position, turned_end = keys(turned)
            self.assertTrue((turned_position == position).all() and (turned_end == end).all())


class Making(unittest.TestCase):
    def setUp(self):
        self.games = reading.parse(random_games(400, 12, seed=5), 12)
        self.records = make(self.games, "freestyle")

    def test_records_are_positions_of_their_games(self):
        records, size = self.records, 12
        self.assertGreater(len(records), 1000)
        self.assertTrue((records.threats & LOUD == 0).all())
        self.assertTrue((records.ply >= 4).all(), "moves of the opening are left out")
        for n in range(0, len(records), 97):
            times, ply = records.times[records.game[n]], records.ply[n]
            self.assertEqual((times < ply).sum(), ply)
            self.assertEqual(times[records.move[n]], ply)
            self.assertEqual(times[records.last[n]], ply - 1)
            self.assertEqual(times[records.before[n]], ply - 2)
            black = self.games.results[records.game[n]]
            self.assertEqual(records.result[n], (1 + (black if ply % 2 == 0 else -black)) / 2)
        self.assertEqual(records.times.shape[1], size**2)

    def test_the_split_is_by_game(self):
        held = set(self.records.game[self.records.held_back])
        kept = set(self.records.game[~self.records.held_back])
        self.assertFalse(held & kept)
        self.assertTrue(3 <= len(held) <= 60, f"{len(held)} of 400")

    def test_a_turned_copy_of_the_games_adds_nothing(self):
        text = random_games(400, 12, seed=5)
        turned = []
        for line in text.splitlines():
            result, *moves = line.split()
            swapped = (",".join([row, column, value]) for column, row, value in (move.split(",") for move in moves))
            turned.append(" ".join([result, *swapped]))
        both = make(reading.parse(text + "\n".join(turned) + "\n", 12), "freestyle")
        self.assertEqual(len(both), len(self.records))
        self.assertEqual(both.held_back.sum(), self.records.held_back.sum())

    def test_nothing_held_back_was_seen(self):
        records = self.records
        seen = {}
        tables = symmetries(12)
        for n in range(len(records)):
            times = records.times[records.game[n]]
            states = np.where(times < records.ply[n], 1 + times % 2, 0).astype(np.int8)
            key = min(states[table].tobytes() for table in tables)
            self.assertNotIn(key, seen)
            seen[key] = n

    def test_later_files_leave_out_what_earlier_ones_have(self):
        games, other = self.games, random_games(60, 12, seed=6)
        # The first games once more, turned, among new ones: each position of theirs is known on one side or the other.
        again = "\n".join(
            " ".join([line.split()[0], *(",".join(np.array(move.split(","))[[1, 0, 2]]) for move in line.split()[1:])])
            for line in random_games(400, 12, seed=5).splitlines()[::2]
        )
        later = make(reading.parse(other + again + "\n", 12), "freestyle")
        kept = without(later, [self.records.key])
        self.assertTrue(0 < len(kept) < len(later))
        self.assertTrue((kept.game < 60).all())
        self.assertFalse(np.isin(kept.key, self.records.key).any())
        self.assertEqual(len(games.results), 400)

    def test_the_outlook_is_a_mean_of_later_searches_and_the_result(self):
        games = reading.parse("1 5,7,- 7,6,- 6,8,100 7,9,-200 8,8,25000\n-1 0,0,- 1,1,50\n0 3,3,-\n", 15)
        found = outlook(games, 0.01, 0.1)
        chance = lambda value: 1 / (1 + np.exp(-(0.01 * value + 0.1)))
        third = (1 - OUTLOOK) + OUTLOOK * 1
        second = (1 - OUTLOOK) * (1 - chance(-200)) + OUTLOOK * third
        first = (1 - OUTLOOK) * chance(100) + OUTLOOK * second
        self.assertTrue(np.allclose(found[2:5], [first, 1 - second, third]))
        self.assertAlmostEqual(found[6], (1 - OUTLOOK) * chance(50) + OUTLOOK * 1, places=6)

    def test_records_are_stored_and_loaded(self):
        import tempfile
        from pathlib import Path

        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.npz"
            self.records.save(path)
            loaded = Records.load(path)
            np.savez(path, ply=self.records.ply)
            with self.assertRaisesRegex(SystemExit, "another version"):
                Records.load(path)
        for key, value in vars(self.records).items():
            self.assertTrue(np.array_equal(getattr(loaded, key), value), key)


class Baseline(unittest.TestCase):
    def test_a_sigmoid_is_found_again(self):
        dice = np.random.default_rng(1)
        x = dice.normal(0, 300, 200_000)
        target = (dice.random(len(x)) < sigmoid(x / 200 + 0.3)).astype(float)
        slope, offset = fit_sigmoid(x, target)
        self.assertAlmostEqual(slope * 200, 1, delta=0.03)
        self.assertAlmostEqual(offset, 0.3, delta=0.03)
        self.assertLess(log_loss(slope * x + offset, target), log_loss(x / 300, target))


if __name__ == "__main__":
    unittest.main()

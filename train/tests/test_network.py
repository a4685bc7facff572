"""The networks: symmetry, gradients, integers. Needs PyTorch."""

import tempfile
import unittest
from pathlib import Path

import numpy as np

try:
    import torch
except ImportError as error:
    raise unittest.SkipTest("PyTorch is not installed") from error

from .. import games as reading
from .. import lines, teacher
from ..export import differences, export, random_positions
from ..geometry import symmetries
from ..models import SmallModel, TeacherModel, load
from ..network import ILLEGAL, Clip, LineSum
from ..positions import Positions, count_lines
from ..records import make
from ..reference import Reference, read
from .test_lines import counted, random_boards
from .test_records import random_games

CPU = torch.device("cpu")


def small_model(seed=1, rows=3000):
    """A small network with random numbers in all its parts."""
    torch.manual_seed(seed)
    model = SmallModel.new(lines.build(counted(random_boards(30, 15)), rows), CPU)
    network = model.network
    with torch.no_grad():
        for part in (network.table.correction, network.near, network.mix_bias, network.region_bias, network.gate.weight):
            part.add_(torch.randn_like(part) * 0.2)
        network.mix.add_(torch.randn_like(network.mix) * 0.2)
        network.gate.weight.mul_(3)
    return model


def positions(size=12, games=60):
    return Positions("f", make(reading.parse(random_games(games, size, seed=8), size), "freestyle"), CPU)


class Batches(unittest.TestCase):
    def test_boards_are_read_off_the_times(self):
        source = positions()
        records, size = source.records, source.size
        index = torch.arange(0, len(records), 31)
        states = source.states(index).numpy()
        for n, number in enumerate(index.tolist()):
            expected = np.zeros(size**2, int)
            times = records.times[records.game[number]]
            for ply in range(records.ply[number]):
                is_mine = (records.ply[number] - ply) % 2 == 0
                expected[np.nonzero(times == ply)[0]] = 1 if is_mine else 2
            self.assertTrue((states[n] == expected).all())

    def test_a_turned_batch_is_turned_as_a_whole(self):
        source = positions()
        index = torch.arange(40)
        for symmetry in range(8):
            turn = torch.full_like(index, symmetry)
            turned, plain = source.states(index, turn), source.states(index)
            moved = source.turned(source.move[index], turn)
            last = source.turned(source.last[index], turn)
            self.assertTrue((turned.gather(1, moved[:, None]) == 0).all())
            self.assertTrue((turned.gather(1, last[:, None]) == 2).all())
            self.assertTrue((turned.gather(1, source.images[turn]) == plain).all())

    def test_lines_are_counted_in_training_records(self):
        source = positions()
        counts = count_lines([source], batch=50)
        self.assertEqual(counts.sum(), len(source.train) * source.cells * 4)


class Symmetry(unittest.TestCase):
    def test_the_small_network_is_symmetric(self):
        model = small_model()
        model.eval()
        for size in (15, 20):
            states, last, before, score = map(torch.from_numpy, random_positions(6, size, 3))
            with torch.no_grad():
                policy, value = model.ask(states, last, before, score.float(), size)
            self.assertGreater(policy[states == 0].std(), 0.05)
            for table in map(torch.from_numpy, symmetries(size)):
                turned = torch.zeros_like(states)
                turned[:, table] = states
                move = [torch.where(cell < 0, cell, table[cell.clamp(min=0)]) for cell in (last, before)]
                with torch.no_grad():
                    turned_policy, turned_value = model.ask(turned, *move, score.float(), size)
                self.assertTrue(torch.equal(turned_policy[:, table], policy))
                self.assertTrue(torch.equal(turned_value, value))

    def test_stones_are_no_moves(self):
        states = torch.from_numpy(random_positions(4, 15, 1)[0])
        none = torch.full((4,), -1)
        network = teacher.Teacher(1, 8).eval()
        policy, value = teacher.answer(network, states, none, none, 15)
        self.assertEqual(policy.shape, (4, 225))
        self.assertEqual(value.shape, (4,))
        self.assertTrue((policy[states != 0] == ILLEGAL).all() and (policy[states == 0] > ILLEGAL).all())

    def test_labels_of_a_teacher_come_back_in_the_boards_own_cells(self):
        source = positions()
        model = TeacherModel.new(1, 8, CPU)
        policies, values = model.labels(source, 8, 64)
        self.assertEqual(policies.shape, (len(source.train), source.cells))
        self.assertTrue(torch.allclose(policies.float().sum(1), torch.ones(len(policies)), atol=2e-2))
        occupied = source.states(source.train) != 0
        self.assertTrue((policies[occupied] == 0).all())
        self.assertTrue(((values > 0) & (values < 1)).all())


class Gradients(unittest.TestCase):
    def test_a_sum_of_rows_has_the_gradient_of_indexing(self):
        torch.manual_seed(1)
        rows = torch.randint(7, (50, 4), dtype=torch.int32)
        weight = torch.randn(50, 3, dtype=torch.float64)
        found = []
        for gather in (LineSum.apply, lambda table, rows: table[rows].sum(1)):
            table = torch.arange(21.0, dtype=torch.float64).view(7, 3).requires_grad_()
            (gather(table, rows) * weight).sum().backward()
            found.append(table.grad)
        self.assertTrue(torch.allclose(*found))

    def test_a_few_steps_bring_the_loss_down(self):
        source = positions()
        with tempfile.TemporaryDirectory() as folder:
            taught = TeacherModel.new(1, 8, CPU)
            taught.save(Path(folder) / "teacher.pt", {})
            again = load(Path(folder) / "teacher.pt", CPU)
        models = [taught, small_model(), small_model()]
        models[2].learn_from(again, [source], 0.75, 1, 64)
        place = torch.arange(64)
        for model in models:
            optimizer = model.optimizer(3e-3)
            seen = []
            for step in range(16):
                model.train(step / 16)
                loss = sum(model.loss(source, place))
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                model.after_step()
                seen.append(loss.item())
            self.assertLess(seen[-1], seen[0] - 0.05)

    def test_a_compiled_teacher_computes_the_same(self):
        source, model = positions(), TeacherModel.new(1, 8, CPU)
        # The compiler is asked for its graphs alone: code for the processor would need a C++ compiler.
        model.compile([source], 16, backend="aot_eager")
        self.assertIsNotNone(model.compiled)
        model.eval()
        index = source.train[:16]
        with torch.no_grad():
            plain, compiled = (model.answer(source, index, network=network) for network in (None, model.compiled))
        self.assertTrue(all(torch.allclose(a, b, atol=1e-5) for a, b in zip(plain, compiled)))

    def test_clipping_lets_the_gradient_lead_back(self):
        x = torch.tensor([-1.0, -1.0, 0.5, 2.0, 2.0], requires_grad=True)
        (Clip.apply(x, True) * torch.tensor([1.0, -1.0, 1.0, 1.0, -1.0])).sum().backward()
        self.assertTrue(torch.allclose(x.grad, torch.tensor([0.0, -Clip.LEAK, 1.0, Clip.LEAK, 0.0])))

    def test_every_number_learns_while_rounding(self):
        source, model = positions(), small_model()
        model.train(1.0)
        self.assertTrue(model.network.rounds)
        sum(model.loss(source, torch.arange(32))).backward()
        for name, parameter in model.network.named_parameters():
            self.assertGreater(parameter.grad.abs().sum().item(), 0, name)


class Integers(unittest.TestCase):
    def test_integers_compute_what_the_network_computes(self):
        for seed in (1, 2):
            model = small_model(seed)
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "x.plynet"
                export(model, path, {"rule": "freestyle", "sizes": [15], "data": {"a": "b"}})
                reference = Reference(path)
            self.assertEqual(reference.header["rule"], "freestyle")
            for size in (15, 20):
                found = random_positions(20, size, seed)
                policy, value = reference.answer(*found, size)
                self.assertGreater(policy.std(), 1000)
                self.assertGreater(value.std(), 100)
                self.assertEqual(differences(model, reference, found, size), (0, 0))

    def test_a_damaged_file_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.plynet"
            export(small_model(), path, {})
            data = bytearray(path.read_bytes())
            data[-1] ^= 1
            path.write_bytes(data)
            with self.assertRaises(ValueError):
                read(path)


if __name__ == "__main__":
    unittest.main()

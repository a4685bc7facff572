"""Both networks behind one face for fitting: an answer to records, a loss, a file."""

from pathlib import Path

import numpy as np
import torch

from . import teacher as residual
from .lines import Vocabulary
from .network import Small
from .positions import Positions, line_codes

value_loss = torch.nn.functional.binary_cross_entropy_with_logits


class Model:
    """What fitting asks of a network."""

    network: torch.nn.Module

    def parameters(self):
        return self.network.parameters()

    def is_cuda(self) -> bool:
        return next(self.parameters()).is_cuda

    def train(self, progress: float) -> None:
        """Before a step, at this share of the time."""
        self.network.train()

    def eval(self) -> None:
        self.network.eval()

    def after_step(self) -> None:
        pass

    def write(self, path: Path, kind: str, config: dict, facts: dict) -> None:
        state = {key: value.detach().cpu() for key, value in self.network.state_dict().items()}
        torch.save({"kind": kind, "config": config, "state": state, "facts": facts}, path)


class TeacherModel(Model):
    def __init__(self, network: residual.Teacher, device: torch.device):
        self.network = network.to(device, memory_format=torch.channels_last)
        self.compiled = None

    @staticmethod
    def new(blocks: int, channels: int, device: torch.device) -> "TeacherModel":
        return TeacherModel(residual.Teacher(blocks, channels), device)

    def compile(self, sources: list[Positions], batch: int, backend: str = "inductor") -> None:
        """Compiles for batches of this size, one step of every size of board; without a compiler it goes on as it is."""
        self.network.train()
        self.compiled = torch.compile(self.network, dynamic=False, backend=backend)
        try:
            for source in {source.size: source for source in sources}.values():
                sum(self.loss(source, torch.arange(batch, device=source.device) % len(source.train))).backward()
        except Exception as error:  # the compiler's errors have no common type
            print(f"goes on without torch.compile: {type(error).__name__}: {str(error)[:500]}", flush=True)
            self.compiled = None

    def optimizer(self, rate: float):
        return torch.optim.AdamW(self.parameters(), rate, weight_decay=0.02, fused=self.is_cuda())

    def answer(self, source: Positions, index: torch.Tensor, symmetry: torch.Tensor | None = None, network=None):
        """Policy in the turned board's cells, and value."""
        states = source.states(index, symmetry)
        moves = (source.turned(cell[index], symmetry) for cell in (source.last, source.before))
        network = self.network if network is None else network
        return residual.answer(network, states, *moves, source.size)

    def loss(self, source: Positions, place: torch.Tensor):
        index = source.train[place]
        symmetry = torch.randint(8, index.shape, device=index.device)
        policy, value = self.answer(source, index, symmetry, self.compiled)
        move = source.turned(source.move[index], symmetry)
        return torch.nn.functional.cross_entropy(policy, move), value_loss(value, source.worth[index])

    def labels(self, source: Positions, count: int, batch: int):
        """By training record: chances of all moves, float16, and the mover's chance, the mean over so many symmetries."""
        self.eval()
        policies = torch.empty(len(source.train), source.cells, dtype=torch.float16, device=source.device)
        values = torch.empty(len(source.train), device=source.device)
        # The identity, the half turn, a reflection and so on: spread over the eight.
        chosen = [0, 6, 2, 4, 1, 5, 3, 7][:count]
        with torch.no_grad():
            for start in range(0, len(source.train), batch):
                index = source.train[start : start + batch]
                policy, chance = 0, 0
                for number in chosen:
                    symmetry = torch.full_like(index, number)
                    turned, value = self.answer(source, index, symmetry)
                    policy = policy + turned.softmax(1).gather(1, source.images[symmetry])
                    chance = chance + value.sigmoid()
                policies[start : start + batch] = (policy / count).half()
                values[start : start + batch] = chance / count
        return policies, values

    def save(self, path: Path, facts: dict) -> None:
        self.write(path, "teacher", self.network.config, facts)


class SmallModel(Model):
    round_from = 0.6

    def __init__(self, network: Small, vocabulary: Vocabulary, device: torch.device):
        self.network = network.to(device)
        self.row_of_code = torch.from_numpy(vocabulary.row_of_code()).to(device)
        self.empty_rows: dict = {}
        self.labels: dict = {}
        self.teacher_share = 0.0
        self.table = None

    @staticmethod
    def new(vocabulary: Vocabulary, device: torch.device) -> "SmallModel":
        return SmallModel(Small(vocabulary), vocabulary, device)

    def learn_from(self, teacher: TeacherModel, sources: list[Positions], share: float, symmetries: int, batch: int) -> None:
        """Asks the teacher about all training records, once."""
        self.teacher_share = share
        for source in sources:
            self.labels[source.name] = teacher.labels(source, symmetries, batch)

    def optimizer(self, rate: float):
        # A row that is seldom seen is pulled back to what the network of its cells says.
        rows = [self.network.table.correction]
        others = [p for p in self.parameters() if p is not rows[0]]
        groups = [{"params": rows, "weight_decay": 0.05}, {"params": others, "weight_decay": 1e-4}]
        return torch.optim.AdamW(groups, rate, fused=self.is_cuda())

    def train(self, progress: float) -> None:
        self.network.train()
        self.network.rounds = progress >= self.round_from
        self.table = None

    def eval(self) -> None:
        """From here on with the rounded numbers, as the engine would answer."""
        self.network.eval()
        self.network.rounds = True
        with torch.no_grad():
            self.table = self.network.table(True)

    def after_step(self) -> None:
        self.network.clip()

    def ask(self, states, last, before, score, size: int):
        """The network's answer to boards `[batch, cells]`, see Small.forward."""
        rows = self.row_of_code[line_codes(states, size)]
        if size not in self.empty_rows:
            empty = torch.zeros_like(states[:1])
            self.empty_rows[size] = self.row_of_code[line_codes(empty, size)][0]
        return self.network(states, rows, self.empty_rows[size], last, before, score, size, self.table)

    def answer(self, source: Positions, index: torch.Tensor):
        parts = (part[index] for part in (source.last, source.before, source.score))
        return self.ask(source.states(index), *parts, source.size)

    def loss(self, source: Positions, place: torch.Tensor):
        index = source.train[place]
        policy, value = self.answer(source, index)
        log_chances = policy.log_softmax(1)
        chosen = log_chances.gather(1, source.move[index][:, None]).squeeze(1)
        worth = source.worth[index]
        if source.name not in self.labels:
            return -chosen.mean(), value_loss(value, worth)
        policies, values = self.labels[source.name]
        taught = (log_chances * policies[place].float()).sum(1)
        share = self.teacher_share
        policy_part = -(share * taught + (1 - share) * chosen).mean()
        return policy_part, value_loss(value, share * values[place] + (1 - share) * worth)

    def save(self, path: Path, facts: dict) -> None:
        self.write(path, "small", {}, facts)


def load(path: Path, device: torch.device) -> Model:
    stored = torch.load(path, map_location="cpu", weights_only=True)
    state = stored["state"]
    if stored["kind"] == "teacher":
        model = TeacherModel(residual.Teacher(**stored["config"]), device)
    else:
        vocabulary = Vocabulary(state["table.rows"].numpy().astype(np.uint32))
        model = SmallModel.new(vocabulary, device)
    model.network.load_state_dict(state)
    return model

"""From games to records: quiet positions, each once up to symmetry, split by game into training and validation.

    python -m train.records DATA f15-a f20-a --out RECORDS

reads DATA/f15-a.txt.xz (and DATA/f15-a.judge.xz where it is there) and writes RECORDS/f15-a.npz. A name says the rule by
its first letter (f, s, r) and the size of the board by the number behind it.
"""

import argparse
import os
import re
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from . import games as reading
from .games import OPENING, PROVEN, Games, Judged
from .geometry import symmetries
from .logistic import fit_sigmoid, sigmoid
from .threats import MY_FIVE, MY_OPEN_FOUR, YOUR_FIVE, threats

RULES = {"f": "freestyle", "s": "standard", "r": "renju"}
# A position is quiet where no five, no four that must be answered, and no open four of the mover is on the board.
LOUD = MY_FIVE | YOUR_FIVE | MY_OPEN_FOUR
# One game in so many is held back.
HELD_BACK = 25
# The outlook of a position gives so much of the rest to every later search, and the last rest to the result.
OUTLOOK = 0.9


@dataclass
class Records:
    """Positions of games, each with what was played and what came of it."""

    rule: str
    size: int
    digest: str
    times: np.ndarray  # int16, by game and cell, see Games.times
    game: np.ndarray  # int32
    ply: np.ndarray  # int16: stones on the board; the mover is black where it is even
    move: np.ndarray  # int16: the cell that the search chose
    last: np.ndarray  # int16: the cell of the last move, -1 before the first
    before: np.ndarray  # int16: the cell of the move before that, -1 where there is none
    value: np.ndarray  # int32: of the search, for the mover
    result: np.ndarray  # float32: of the game, for the mover: 1, 0.5 or 0
    outlook: np.ndarray  # float32: what this search and the later ones of the game saw, as the mover's chance, see outlook
    threats: np.ndarray  # uint8
    key: np.ndarray  # uint64: shared by symmetric positions, see keys
    held_back: np.ndarray  # bool: for validation
    score: np.ndarray  # int16: static evaluation for the mover, 0 where the games were not judged
    rank: np.ndarray  # int16: candidates that the classical engine orders before the move, -1 where unknown
    judged: bool

    def __len__(self) -> int:
        return len(self.game)

    @property
    def proven(self) -> np.ndarray:
        return np.abs(self.value) >= PROVEN

    def take(self, kept: np.ndarray) -> "Records":
        """Some of the records, by index or mask; the games stay."""
        return Records(**{k: v[kept] if k in BY_RECORD else v for k, v in vars(self).items()})

    def save(self, path: Path) -> None:
        np.savez(path, **vars(self))

    @staticmethod
    def load(path: Path) -> "Records":
        with np.load(path) as stored:
            fields = {k: stored[k] if stored[k].ndim else stored[k].item() for k in stored.files}
        if fields.keys() != Records.__dataclass_fields__.keys():
            raise SystemExit(f"{path} is of another version: delete it, and make it again with train.records")
        return Records(**fields)


BY_RECORD = {
    "game", "ply", "move", "last", "before", "value", "result", "outlook", "threats", "key",
    "held_back", "score", "rank",
}  # fmt: skip


def splitmix(numbers: np.ndarray) -> np.ndarray:
    """splitmix64 by Sebastiano Vigna: the same keys on every machine and with every version of numpy."""
    mixed = numbers.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return mixed ^ mixed >> np.uint64(31)


def keys(games: Games) -> tuple[np.ndarray, np.ndarray]:
    """Zobrist keys that symmetric positions share: by move of the position before it, and by game of its end."""
    zobrist = splitmix(np.arange(1, 2 * games.size**2 + 1)).reshape(2, -1)
    colour = games.plies & 1
    lowest, ends = None, None
    for image in symmetries(games.size):
        placed = zobrist[colour, image[games.cells]]
        total = np.concatenate([[np.uint64(0)], np.bitwise_xor.accumulate(placed)])
        base = total[games.starts[:-1]]
        here = total[:-1] ^ base[games.game_of_move]
        end = total[games.starts[1:]] ^ base
        lowest = here if lowest is None else np.minimum(lowest, here)
        ends = end if ends is None else np.minimum(ends, end)
    return lowest, ends


def outlook(games: Games, slope: float, offset: float) -> np.ndarray:
    """By move: the mean of the mover's chances at this search and those after it, with weights that fall by OUTLOOK a ply;
    what is left at the end goes to the result. `slope` and `offset` make chances of values."""
    mover = 1 - 2 * (games.plies & 1)
    chance = sigmoid(slope * games.values.clip(-3000, 3000) + offset)
    chance = np.where(np.abs(games.values) >= PROVEN, games.values > 0, chance)
    black = np.where(mover > 0, chance, 1 - chance)
    found = np.empty(len(black))
    lengths = np.diff(games.starts)
    rest = (games.results + 1) / 2
    for ply in range(lengths.max(initial=0) - 1, -1, -1):
        playing = np.nonzero(lengths > ply)[0]
        at = games.starts[playing] + ply
        searched = games.values[at] != OPENING
        rest[playing] = np.where(searched, (1 - OUTLOOK) * black[at] + OUTLOOK * rest[playing], rest[playing])
        found[at] = rest[playing]
    return np.where(mover > 0, found, 1 - found).astype(np.float32)


def make(games: Games, rule: str, judged: Judged | None = None) -> Records:
    """The quiet positions of games that were searched. Of equal ones the first is kept, of those that occur on both sides
    of the split only that for training, so that nothing in validation was seen before."""
    game, ply = games.game_of_move, games.plies
    position, end = keys(games)
    # Games that end alike, up to symmetry, are on the same side of the split.
    held_back = (splitmix(end) % np.uint64(HELD_BACK) == 0)[game]
    threat = threats(games, rule)
    kept = np.nonzero((games.values != OPENING) & ((threat & LOUD) == 0))[0]
    # Training first: np.unique keeps the first of equals.
    kept = np.concatenate([kept[~held_back[kept]], kept[held_back[kept]]])
    _, first = np.unique(position[kept], return_index=True)
    kept = np.sort(kept[first])
    black = games.results[game[kept]].astype(np.float32)
    result = (np.where(ply[kept] % 2 == 0, black, -black) + 1) / 2
    fitted = ~held_back[kept] & (np.abs(games.values[kept]) < PROVEN)
    slope, offset = fit_sigmoid(games.values[kept][fitted], result[fitted])
    played = games.cells
    none = np.zeros(len(kept), np.int16)
    return Records(
        rule=rule,
        size=games.size,
        digest=games.digest,
        times=games.times(),
        game=game[kept].astype(np.int32),
        ply=ply[kept].astype(np.int16),
        move=played[kept],
        last=np.where(ply[kept] >= 1, played[kept - 1], -1).astype(np.int16),
        before=np.where(ply[kept] >= 2, played[kept - 2], -1).astype(np.int16),
        value=games.values[kept],
        result=result.astype(np.float32),
        outlook=outlook(games, slope, offset)[kept],
        threats=threat[kept],
        key=position[kept],
        held_back=held_back[kept],
        score=none if judged is None else judged.scores[kept],
        rank=none - 1 if judged is None else judged.ranks[kept],
        judged=judged is not None,
    )


def prepare(data: Path, name: str) -> Records:
    letter, size = re.match(r"([fsr])(\d+)", name).groups()
    games = reading.parse(reading.read_text(data / f"{name}.txt.xz"), int(size))
    judged = data / f"{name}.judge.xz"
    judged = reading.parse_judged(reading.read_text(judged)) if judged.exists() else None
    if judged is not None and len(judged.scores) != len(games.cells):
        raise ValueError(f"{name}.judge.xz is not about these games")
    return make(games, RULES[letter], judged)


def without(records: Records, known: list[np.ndarray]) -> Records:
    """The records whose positions are not known from other files."""
    return records.take(~np.isin(records.key, np.concatenate(known))) if known else records


def main() -> None:
    parser = argparse.ArgumentParser(description="Make records of games.")
    parser.add_argument("data", type=Path)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parsed = parser.parse_args()
    parsed.out.mkdir(parents=True, exist_ok=True)
    began = time.time()
    missing = [name for name in parsed.names if not (parsed.out / f"{name}.npz").exists()]
    known: dict[tuple, list[np.ndarray]] = {}
    with ProcessPoolExecutor(min(len(missing), os.cpu_count() or 1) or 1) as pool:
        made = {name: pool.submit(prepare, parsed.data, name) for name in missing}
        for name in parsed.names:
            path = parsed.out / f"{name}.npz"
            if name in made:
                records = made.pop(name).result()
                seen = known.setdefault((records.rule, records.size), [])
                records = without(records, seen)
                records.save(path)
                open_ones = ~records.proven
                print(
                    f"{name}: {len(records.times)} games, {len(records)} quiet positions ({open_ones.sum()} not proven), "
                    f"{records.held_back.sum()} held back ({(records.held_back & open_ones).sum()} not proven), "
                    f"judged {records.judged}, {time.time() - began:.0f} s",
                    flush=True,
                )
            else:
                records = Records.load(path)
                seen = known.setdefault((records.rule, records.size), [])
            seen.append(records.key)


if __name__ == "__main__":
    main()

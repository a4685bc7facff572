"""The network in integers, with numpy alone: the file of weights, and what the engine has to answer to the last bit."""

import hashlib
import json
from pathlib import Path

import numpy as np

from . import lines
from .geometry import near_classes, region_of_cell
from .lines import OFF, REACH, Vocabulary

MAGIC = b"PLYNET01"

# Policy logits are in 1/65536, the logit of the mover's chance in 1/32768.
POLICY_BITS, VALUE_BITS = 16, 15
# Scores of the classical evaluation are doubled and held to this.
SCORE_MOST = 4095
GATE_MOST = 32 << 9


def write(path: Path, header: dict, arrays: dict[str, np.ndarray]) -> None:
    """A magic word, the length of the header (uint32), the header (JSON), and the arrays one after the other, all little
    endian. The header says name, type and shape of each array in order, and the SHA-256 of all of them."""
    little = {name: np.ascontiguousarray(array, array.dtype.newbyteorder("<")) for name, array in arrays.items()}
    body = b"".join(array.tobytes() for array in little.values())
    shapes = [{"name": name, "type": array.dtype.str[1:], "shape": array.shape} for name, array in little.items()]
    header = {**header, "arrays": shapes, "sha256": hashlib.sha256(body).hexdigest()}
    text = json.dumps(header).encode()
    path.write_bytes(MAGIC + len(text).to_bytes(4, "little") + text + body)


def read(path: Path) -> tuple[dict, dict[str, np.ndarray]]:
    data = path.read_bytes()
    if data[:8] != MAGIC:
        raise ValueError(f"{path} is no network of this version")
    start = 12 + int.from_bytes(data[8:12], "little")
    header = json.loads(data[12:start])
    if hashlib.sha256(data[start:]).hexdigest() != header["sha256"]:
        raise ValueError(f"{path} is damaged")
    arrays = {}
    for entry in header["arrays"]:
        kind = np.dtype("<" + entry["type"])
        count = int(np.prod(entry["shape"]))
        arrays[entry["name"]] = np.frombuffer(data, kind, count, start).reshape(entry["shape"])
        start += count * kind.itemsize
    return header, arrays


class Reference:
    """Answers to positions. Every step is on integers; a shift to the right rounds down."""

    def __init__(self, path: Path):
        self.header, arrays = read(path)
        vocabulary = Vocabulary(arrays["rows"])
        self.row_of_code = vocabulary.row_of_code()
        self.arrays = {name: array.astype(np.int64) for name, array in arrays.items()}
        table = self.arrays["table"]
        self.table = np.concatenate([table, table[vocabulary.swapped()]], axis=1)

    def cells(self, states: np.ndarray, size: int) -> np.ndarray:
        """Activations of every cell, `[batch, cells, 64]`, after the convolution."""
        board = states.reshape(-1, size, size).astype(np.int32)
        padded = np.pad(board, ((0, 0), (REACH, REACH), (REACH, REACH)), constant_values=OFF)
        rows = self.row_of_code[np.stack(lines.codes(padded, size), axis=-1)]
        cells = activate(self.table[rows].sum(axis=3), 2)
        mix, bias = self.arrays["mix"], self.arrays["mix_bias"]
        channels = self.arrays["table"].shape[1]
        for first in (0, channels):
            part = slice(first, first + mix.shape[1])
            wide = np.pad(cells[..., part], ((0, 0), (1, 1), (1, 1), (0, 0)))
            beside = wide[:, :-2, 1:-1] + wide[:, 2:, 1:-1] + wide[:, 1:-1, :-2] + wide[:, 1:-1, 2:]
            corners = wide[:, :-2, :-2] + wide[:, :-2, 2:] + wide[:, 2:, :-2] + wide[:, 2:, 2:]
            mixed = mix[0] * cells[..., part] + mix[1] * beside + mix[2] * corners + bias
            cells[..., part] = activate(mixed, 6)
        return cells.reshape(len(board), size**2, -1)

    def answer(self, states, last, before, score, size: int) -> tuple[np.ndarray, np.ndarray]:
        """Policy logits of all cells and the value's logit; `states`, `last`, `before` and `score` as in the small network."""
        a = self.arrays
        cells = self.cells(np.concatenate([states, np.zeros((1, size**2), states.dtype)]), size)
        sums = np.stack([cells[:, region_of_cell(size) == region].sum(axis=1) for region in range(9)], axis=1)
        # The last board is the empty one: what counts is what the stones changed.
        sums, cells = sums[:-1] - sums[-1:], cells[:-1]
        kinds = []
        for kind, places in enumerate(((4,), (1, 3, 5, 7), (0, 2, 6, 8))):
            part = (sums[:, places] >> 2) @ a["region"][kind].T + a["region_bias"][kind]
            kinds.append(activate(part, 8).sum(axis=1) << 2)
        score = np.clip(2 * np.asarray(score, np.int64), -SCORE_MOST, SCORE_MOST)[:, None]
        inputs = np.concatenate([sums.sum(axis=1) >> 4, score, *kinds], axis=1)
        dense = activate(inputs @ a["dense"].T + a["dense_bias"], 8)
        deeper = activate(dense @ a["deeper"].T + a["deeper_bias"], 6)
        value = np.concatenate([deeper << 2, score], axis=1) @ a["worth"].T + a["worth_bias"]

        gate = np.clip((dense @ a["gate"].T + a["gate_bias"]) >> 4, -GATE_MOST, GATE_MOST)
        hidden = cells @ a["policy"].T + a["policy_bias"]
        for back, cell in enumerate((last, before)):
            hidden = hidden + a["near"][back][near_classes(size)[np.where(cell < 0, size**2, cell)]]
        policy = (activate(hidden, 6) * gate[:, None, :]).sum(axis=2)
        return policy, value[:, 0]


def activate(x: np.ndarray, shift: int) -> np.ndarray:
    return np.clip(x >> shift, 0, 127)

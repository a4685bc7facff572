"""Writes a fitted small network as a file of integers.

    python -m train.export OUT/small.pt OUT/freestyle.plynet

The file says which rule, board sizes and architecture it is for, which data it was fitted to and what it achieved. The
integer evaluator is then held to the network on random positions.
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from . import network
from .lines import LENGTH
from .models import SmallModel, load
from .reference import POLICY_BITS, VALUE_BITS, Reference, write

FACTS = ("rule", "sizes", "data", "held_back", "gates", "baseline", "steps", "samples")


def integers(x: torch.Tensor, bits: int, kind) -> np.ndarray:
    """A parameter in its integer scale; what the type cannot hold is an error."""
    found = torch.round(x.detach().cpu().double() * 2**bits).numpy()
    limits = np.iinfo(kind)
    if found.min() < limits.min or found.max() > limits.max:
        raise ValueError(f"{found.min()} to {found.max()} is too much for {limits.dtype}")
    return found.astype(kind)


def arrays(small: network.Small) -> dict[str, np.ndarray]:
    small.clip()
    weight, narrow, wide = network.WEIGHT, network.ACTIVATION + network.WEIGHT, network.POOL + network.WEIGHT
    with torch.no_grad():
        table = small.table(True)[:, : network.CHANNELS]
    found = {
        "rows": small.table.rows.cpu().numpy().astype(np.uint32),
        "table": integers(table, network.ROW, np.int16),
        "mix": integers(small.mix, weight, np.int8),
        "mix_bias": integers(small.mix_bias, narrow, np.int32),
        "near": integers(small.near, narrow, np.int16),
        "region": integers(small.region, weight, np.int8),
        "region_bias": integers(small.region_bias, wide, np.int32),
    }
    layers = (("policy", narrow), ("gate", narrow), ("dense", wide), ("deeper", narrow), ("worth", wide))
    for name, bits in layers:
        layer = getattr(small, name)
        found[name] = integers(layer.weight, weight, np.int8)
        found[f"{name}_bias"] = integers(layer.bias, bits, np.int32)
    return found


def export(model: SmallModel, path: Path, facts: dict) -> None:
    shape = {
        "name": "lines-1", "line": LENGTH, "channels": network.CHANNELS, "mixed": network.MIXED,
        "hidden": network.HIDDEN, "region": network.REGION, "dense": network.DENSE,
    }  # fmt: skip
    header = {"version": 1, "architecture": shape, **{key: facts[key] for key in FACTS if key in facts}}
    write(path, header, arrays(model.network))


def random_positions(count: int, size: int, seed: int):
    """Boards with a few to many random stones, last moves among them, and classical scores."""
    dice = np.random.default_rng(seed)
    states = np.zeros((count, size**2), np.int64)
    moves = np.full((2, count), -1, np.int64)
    for board, number in zip(states, range(count)):
        stones = dice.permutation(size**2)[: dice.integers(0, size**2 // 2)]
        board[stones] = 1 + np.arange(len(stones)) % 2
        moves[: min(len(stones), 2), number] = stones[:2]
    return states, *moves, dice.integers(-3000, 3000, count)


def differences(model: SmallModel, reference: Reference, positions, size: int) -> tuple[float, float]:
    """The largest difference between network and integers, in policy and value logits."""
    model.eval()
    device = model.row_of_code.device
    states, last, before, score = (torch.from_numpy(part).to(device) for part in positions)
    with torch.no_grad():
        policy, value = model.ask(states, last, before, score.float(), size)
    policy, value = policy.cpu().double().numpy(), value.cpu().double().numpy()
    expected_policy, expected_value = reference.answer(*positions, size)
    empty = positions[0] == 0
    off = np.abs(policy - expected_policy / 2**POLICY_BITS)[empty]
    return float(off.max()), float(np.abs(value - expected_value / 2**VALUE_BITS).max())


def main() -> None:
    parser = argparse.ArgumentParser(description="Write a network as a file of integers.")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("out", type=Path)
    args = parser.parse_args()
    model = load(args.checkpoint, torch.device("cpu"))
    facts = torch.load(args.checkpoint, map_location="cpu", weights_only=True)["facts"]
    export(model, args.out, facts)
    reference = Reference(args.out)
    for size in facts.get("sizes", [15]):
        off = differences(model, reference, random_positions(100, size, 1), size)
        print(f"{size}x{size}: integers differ from the network by at most {off[0]:.6f} in policy and {off[1]:.6f} in value")
        if max(off) > 0.01:
            raise SystemExit("the integers do not compute what the network does")
    print(f"{args.out}: {args.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()

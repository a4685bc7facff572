"""Fits a network to records within a given time.

    python -m train.fit teacher RECORDS f15-a f20-a --seconds 400 --out OUT
    python -m train.fit small RECORDS f15-a f20-a --seconds 300 --out OUT --teacher OUT/teacher.pt

Writes OUT/teacher.pt or OUT/NAME.pt and a file of results beside it, OUT/NAME.json. All validation figures are of the
first file of records named, on games that no step has seen.
"""

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch

from .lines import build, coverage
from .models import SmallModel, TeacherModel, load
from .positions import Positions, count_lines
from .records import Records

cross_entropy = torch.nn.functional.cross_entropy
value_loss = torch.nn.functional.binary_cross_entropy_with_logits


def evaluate(model, source: Positions, batch: int, most: int | None = None) -> dict:
    """Losses and first-choice accuracy on held-back records: those not proven, and all of them."""
    parts = []
    model.eval()
    with torch.no_grad():
        for index in source.held_back[:most].split(batch):
            policy, value = model.answer(source, index)
            move = source.move[index]
            loss = cross_entropy(policy, move, reduction="none")
            worth = value_loss(value, source.result[index], reduction="none")
            first = (policy.argmax(1) == move).float()
            parts.append(torch.stack([loss, worth, first, source.is_open[index], source.defends[index]]).cpu())
    loss, worth, first, is_open, defends = torch.cat(parts, dim=1).double().numpy()
    is_open, defends = is_open > 0, defends > 0
    return {
        "positions": int(is_open.sum()),
        "policy_loss": loss[is_open].mean(),
        "first": first[is_open].mean(),
        "first_free": first[is_open & ~defends].mean(),
        "first_defending": first[is_open & defends].mean(),
        "value_loss": worth[is_open].mean(),
        "policy_loss_all": loss.mean(),
        "first_all": first.mean(),
        "value_loss_all": worth.mean(),
    }


def judgement(found: dict, base: dict) -> dict:
    """The gates: how much better than today's engine, in points of accuracy and in percent of log loss."""
    gates = {"value_below_search_percent": 100 * (1 - found["value_loss"] / base["search_loss"])}
    if "static_loss" in base:
        gates["value_below_static_percent"] = 100 * (1 - found["value_loss"] / base["static_loss"])
        gates["first_above_order_points"] = 100 * (found["first"] - base["order_first"])
        gates["first_free_above_order_points"] = 100 * (found["first_free"] - base["order_first_free"])
    return gates


def rate(progress: float, peak: float) -> float:
    """A short warm-up, then half a cosine down to a hundredth of the peak."""
    return peak * min(progress / 0.02 + 0.01, 1, 0.01 + 0.99 * (1 + math.cos(math.pi * min(progress, 1))) / 2)


def train(model, sources: list[Positions], args, began: float) -> dict:
    """Steps until the time is up; the learning rate follows the clock. Gives what was done."""
    dice = np.random.default_rng(args.seed)
    torch.manual_seed(args.seed)
    shares = np.array([len(source.train) for source in sources], float)
    shares[0] *= args.first_share
    shares /= shares.sum()
    optimizer = model.optimizer(args.rate)
    end = began + args.seconds - args.reserve
    start = time.time()
    steps = samples = 0
    seen, saved = torch.zeros(2, device=sources[0].device), 0.0
    while args.steps is None or steps < args.steps:
        progress = (time.time() - start) / max(end - start, 1e-9)
        if args.steps is not None:
            progress = steps / args.steps
        if progress >= 1 or time.time() >= end:
            break
        model.train(progress)
        for group in optimizer.param_groups:
            group["lr"] = rate(progress, args.rate)
        source = sources[dice.choice(len(sources), p=shares)]
        place = torch.randint(len(source.train), (args.batch,), device=source.device)
        policy_part, value_part = model.loss(source, place)
        optimizer.zero_grad(set_to_none=True)
        (policy_part + args.value_weight * value_part).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimizer.step()
        model.after_step()
        steps, samples = steps + 1, samples + args.batch
        seen += torch.stack([policy_part.detach(), value_part.detach()])
        # Reading the losses waits for the device, which keeps the clock honest.
        if steps % args.report == 0:
            losses = (seen / args.report).tolist()
            seen.zero_()
            if not all(map(math.isfinite, losses)):
                raise RuntimeError(f"the loss is not a number at step {steps}")
            now = time.time()
            print(
                f"step {steps}, {now - began:.0f} s, {samples / (now - start):.0f} samples/s, rate {rate(progress, args.rate):.1e}: "
                f"policy {losses[0]:.4f}, value {losses[1]:.4f}",
                flush=True,
            )
            if progress > saved + 0.2:
                saved = progress
                found = evaluate(model, sources[0], args.eval_batch, 20_000)
                print("  held back:", brief(found), flush=True)
                model.save(args.out / f"{args.name}.pt", {"unfinished": True})
    return {"steps": steps, "samples": samples, "train_seconds": time.time() - start}


def brief(found: dict) -> str:
    return " ".join(f"{key} {value:.4f}" if isinstance(value, float) else f"{key} {value}" for key, value in found.items())


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Fit a network to records.")
    parser.add_argument("model", choices=["small", "teacher"])
    parser.add_argument("records", type=Path)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--name", help="of the files written; the model by default")
    parser.add_argument("--seconds", type=float, default=400, help="the whole command, reading and evaluation included")
    parser.add_argument("--reserve", type=float, default=20, help="of these, for the last evaluation and saving")
    parser.add_argument("--steps", type=int, help="stop after so many steps; the schedule then follows the steps")
    parser.add_argument("--resume", type=Path, help="begin with the weights of this checkpoint")
    parser.add_argument("--teacher", type=Path, help="learn from the answers of this checkpoint as well")
    parser.add_argument("--teacher-share", type=float, default=0.75)
    parser.add_argument("--teacher-symmetries", type=int, default=2)
    parser.add_argument("--result-share", type=float, default=0.5, help="of the result beside the outlook, see records.py")
    parser.add_argument("--first-share", type=float, default=1.0, help="how much more often the first file is drawn")
    parser.add_argument("--value-weight", type=float, default=1.5)
    parser.add_argument("--batch", type=int)
    parser.add_argument("--eval-batch", type=int, default=4096)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--rows", type=int, default=32_768)
    parser.add_argument("--blocks", type=int, default=10)
    parser.add_argument("--channels", type=int, default=128)
    parser.add_argument("--round-from", type=float, default=0.6, help="share of the time after which numbers are rounded")
    parser.add_argument("--compile", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--report", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.name = args.name or args.model
    args.batch = args.batch or {"small": 4096, "teacher": 2048}[args.model]
    args.rate = args.rate or {"small": 2e-3, "teacher": 1.5e-3}[args.model]
    return args


def make(args, sources, device):
    """The model to fit: a new one, or that of a checkpoint."""
    if args.resume:
        model = load(args.resume, device)
    elif args.model == "teacher":
        model = TeacherModel.new(args.blocks, args.channels, device)
    else:
        counts = count_lines(sources)
        vocabulary = build(counts, args.rows)
        print(f"{len(vocabulary)} rows; lines covered by cells told apart: {coverage(vocabulary, counts)}", flush=True)
        model = SmallModel.new(vocabulary, device)
    if args.model == "teacher" and args.compile and device.type == "cuda":
        model.compile(sources, args.batch)
    if args.model == "small":
        model.round_from = args.round_from
        if args.teacher:
            model.learn_from(load(args.teacher, device), sources, args.teacher_share, args.teacher_symmetries, args.eval_batch)
    return model


def main() -> None:
    began = time.time()
    args = parse()
    args.out.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision("highest")  # rounded numbers are exact in float32, not in less
    sources = []
    for name in args.names:
        records = Records.load(args.records / f"{name}.npz")
        sources.append(Positions(name, records, device, args.result_share))
        print(f"{name}: {len(sources[-1].train)} to learn, {len(sources[-1].held_back)} held back;", brief_base(sources[-1]), flush=True)
    model = make(args, sources, device)
    print(f"{args.model} with {sum(p.numel() for p in model.parameters())} parameters, {time.time() - began:.0f} s", flush=True)
    done = train(model, sources, args, began)
    found = {source.name: evaluate(model, source, args.eval_batch) for source in sources}
    gates = {source.name: judgement(found[source.name], source.baseline) for source in sources}
    # Through JSON, so that the checkpoint holds plain numbers and no objects.
    facts = json.loads(json.dumps({
        "model": args.model,
        "rule": sources[0].records.rule,
        "sizes": sorted({source.size for source in sources}),
        "data": {source.name: source.records.digest for source in sources},
        "arguments": {key: str(value) if isinstance(value, Path) else value for key, value in vars(args).items()},
        "baseline": {source.name: source.baseline for source in sources},
        "held_back": found,
        "gates": gates,
        **done,
    }))
    model.save(args.out / f"{args.name}.pt", facts)
    (args.out / f"{args.name}.json").write_text(json.dumps(facts, indent=1) + "\n")
    for name in found:
        print(f"{name}: {brief(found[name])}\n  gates: {brief(gates[name])}")
    print(f"{args.name}: {done['steps']} steps, {time.time() - began:.0f} s in all", flush=True)


def brief_base(source: Positions) -> str:
    return "baseline: " + brief({key: value for key, value in source.baseline.items() if not isinstance(value, list)})


if __name__ == "__main__":
    main()

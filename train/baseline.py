"""What today's engine achieves on the validation records: the figures that a network has to beat."""

import numpy as np

from .records import Records
from .threats import YOUR_OPEN_FOUR


def sigmoid(x: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-x))


def log_loss(logit: np.ndarray, target: np.ndarray) -> float:
    """Mean cross entropy in nats; a draw is a target of one half."""
    return float(np.mean(np.logaddexp(0, logit) - target * logit))


def fit_sigmoid(x: np.ndarray, target: np.ndarray, steps: int = 25) -> tuple[float, float]:
    """The slope and the offset of the logistic regression of the target on x, by Newton's method."""
    x, target = x.astype(np.float64), target.astype(np.float64)
    scale = max(float(np.abs(x).mean()), 1e-9)
    inputs = np.stack([x / scale, np.ones_like(x)], axis=1)
    weights = np.zeros(2)
    for _ in range(steps):
        chance = sigmoid(inputs @ weights)
        slope = inputs.T @ (chance - target)
        curve = (inputs * (chance * (1 - chance))[:, None]).T @ inputs + 1e-6 * np.eye(2)
        weights = weights - np.linalg.solve(curve, slope)
    return float(weights[0] / scale), float(weights[1])


def baseline(records: Records) -> dict:
    """Log loss of fitted sigmoids and first-choice accuracy of the classical ordering, on open validation records."""
    is_open = ~records.proven
    train, test = is_open & ~records.held_back, is_open & records.held_back
    found = {"positions": int(test.sum()), "constant": log_loss(np.zeros(test.sum()), records.result[test])}
    sources = {"search": records.value} | ({"static": records.score} if records.judged else {})
    for name, x in sources.items():
        slope, offset = fit_sigmoid(x[train], records.result[train])
        found[f"{name}_sigmoid"] = [slope, offset]
        found[f"{name}_loss"] = log_loss(slope * x[test] + offset, records.result[test])
    if records.judged:
        defends = (records.threats & YOUR_OPEN_FOUR) > 0
        found["order_first"] = float((records.rank[test] == 0).mean())
        # Facing an open three the classical engine orders only the moves that stop it, so these are the easier half.
        found["order_first_free"] = float((records.rank[test & ~defends] == 0).mean())
        found["order_first_defending"] = float((records.rank[test & defends] == 0).mean())
    return found

"""Logistic regression on one number."""

import numpy as np


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
        step = np.linalg.solve(curve, slope)
        weights = weights - step
        if np.abs(step).max() < 1e-10:
            break
    return float(weights[0] / scale), float(weights[1])

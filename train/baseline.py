"""What today's engine achieves on the validation records: the figures that a network has to beat."""

import numpy as np

from .logistic import fit_sigmoid, log_loss
from .records import Records
from .threats import YOUR_OPEN_FOUR


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

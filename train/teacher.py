"""The teacher: a residual network (He et al. 2015) on the stones alone, too slow for the engine's search."""

import torch
from torch import nn

from .network import ILLEGAL

PLANES = 5


class Block(nn.Module):
    def __init__(self, channels: int):
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(channels)
        self.second = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(channels)
        nn.init.constant_(self.second_norm.weight, 0.2)  # blocks begin near the identity

    def forward(self, x):
        inner = torch.relu(self.first_norm(self.first(x)))
        return torch.relu(x + self.second_norm(self.second(inner)))


class Teacher(nn.Module):
    """Residual blocks; both heads see the mean and the maximum over the board."""

    def __init__(self, blocks: int, channels: int, head: int = 48):
        super().__init__()
        self.config = {"blocks": blocks, "channels": channels, "head": head}
        self.stem = nn.Conv2d(PLANES, channels, 3, padding=1, bias=False)
        self.stem_norm = nn.BatchNorm2d(channels)
        self.blocks = nn.Sequential(*(Block(channels) for _ in range(blocks)))
        self.policy = nn.Conv2d(channels, head, 1)
        self.summary = nn.Conv2d(channels, head, 1)
        self.policy_gate = nn.Linear(2 * head, head)
        self.policy_last = nn.Conv2d(head, 1, 1)
        self.value = nn.Linear(2 * head, 96)
        self.value_last = nn.Linear(96, 1)

    def forward(self, planes):
        x = self.blocks(torch.relu(self.stem_norm(self.stem(planes))))
        summary = torch.relu(self.summary(x))
        summary = torch.cat([summary.mean((2, 3)), summary.amax((2, 3))], dim=1)
        policy = torch.relu(self.policy(x) + self.policy_gate(summary)[:, :, None, None])
        policy = self.policy_last(policy).flatten(1)
        value = self.value_last(torch.relu(self.value(summary))).squeeze(1)
        return policy, value


def planes(states, last, before, size: int):
    """`[batch, 5, size, size]`: the mover's stones, the opponent's, the last move, the one before, and the board itself."""
    cells = torch.arange(size**2, device=states.device)
    found = [states == 1, states == 2, cells == last[:, None], cells == before[:, None], states >= 0]
    return torch.stack(found, dim=1).float().view(-1, PLANES, size, size)


def answer(model, states, last, before, size: int):
    """Policy logits, ILLEGAL on stones, and the logit of the mover's chance; in bfloat16 inside where that is fast."""
    inputs = planes(states, last, before, size).contiguous(memory_format=torch.channels_last)
    with torch.autocast(states.device.type, torch.bfloat16, enabled=states.is_cuda):
        policy, value = model(inputs)
    return policy.float().masked_fill(states != 0, ILLEGAL), value.float()

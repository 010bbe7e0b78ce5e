"""Learning from the shards with PyTorch: epochs, checkpoints, the network's weights.

Everything follows from the rows, the settings and the seed; a checkpoint holds all that the next
epoch needs, so that learning which was interrupted ends as if it had not been.  That holds on one
kind of machine with one number of threads.
"""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from math import cos, pi
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import torch
from torch import nn

from ..bots.learned.learned_advice import shares
from ..bots.learned.network_limits import HEADS
from .sample_shards import DamagedShard, Samples
from .training_plan import Plan

Tensors = tuple[Any, Any]  # inputs and results
COARSE = 65000.0  # what 16-bit floats hold
UNREADABLE = (
    AttributeError, EOFError, KeyError, RuntimeError, TypeError, UnpicklingError, ValueError,
)  # fmt: skip


@dataclass(frozen=True)
class Fit:
    """How it is learned: the units of the hidden layers, epochs, rows at a time, step width."""

    first: int = 128
    second: int = 32
    epochs: int = 6
    batch: int = 1024
    rate: float = 0.001
    decay: float = 1e-4
    seed: int = 1


class OtherSettings(ValueError):
    """A checkpoint was made with other settings; the message says which."""


class Learner:
    """The network, its optimiser, and how many epochs are over."""

    def __init__(self, inputs: int, fit: Fit, plan: Plan) -> None:
        self.fit = fit
        self.settings = {**asdict(fit), **asdict(plan), "inputs": inputs}
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(fit.seed)
        self.model = model(inputs, fit).to(self.device)
        self.optimiser = torch.optim.AdamW(
            self.model.parameters(), lr=fit.rate, weight_decay=fit.decay
        )
        self.epoch = 0
        self.loss = nn.BCEWithLogitsLoss(reduction="none")
        self.shares = torch.tensor(shares(), device=self.device)

    def learn(self, rows: Samples) -> None:
        """One epoch over the rows in random order."""
        order = np.random.default_rng((self.fit.seed, self.epoch)).permutation(len(rows))
        steps = max(1, len(order) // self.fit.batch)
        self.model.train()
        for step, chosen in enumerate(np.array_split(order, steps)):
            self.set_rate(self.epoch + step / steps)
            inputs, results = self.tensors(rows, np.sort(chosen))
            self.optimiser.zero_grad()
            error = (self.loss(self.model(inputs), results) * self.shares).sum(1).mean()
            error.backward()
            self.optimiser.step()
        self.epoch += 1

    def set_rate(self, epoch: float) -> None:
        """The step width falls to nothing along a cosine."""
        share = 0.5 * (1.0 + cos(pi * epoch / self.fit.epochs))
        for group in self.optimiser.param_groups:
            group["lr"] = self.fit.rate * share

    def tensors(self, rows: Samples, chosen: Any) -> Tensors:
        """Rows on the device."""
        inputs = torch.from_numpy(rows.inputs[chosen]).to(self.device).float()
        return inputs, torch.from_numpy(rows.results[chosen]).to(self.device)

    def foretell(self, rows: Samples) -> Any:
        """The network's output for rows, an array by row and head."""
        self.model.eval()
        found = []
        with torch.no_grad():
            for at in range(0, len(rows), 8192):
                inputs, _ = self.tensors(rows, np.arange(at, min(at + 8192, len(rows))))
                found.append(torch.sigmoid(self.model(inputs)).cpu().numpy())
        return np.concatenate(found)

    def save(self, path: Path) -> None:
        """A checkpoint, in whole or not at all."""
        part = path.with_suffix(".part")
        state = {
            "settings": self.settings,
            "epoch": self.epoch,
            "model": self.model.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        torch.save(state, part)
        os.replace(part, path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint; raises ``OtherSettings`` and ``DamagedShard``."""
        try:
            state = torch.load(path, map_location=self.device, weights_only=True)
            self.compare(state["settings"])
            self.model.load_state_dict(state["model"])
            self.optimiser.load_state_dict(state["optimiser"])
            self.epoch = int(state["epoch"])
        except OtherSettings:
            raise
        except UNREADABLE as error:
            raise DamagedShard(str(path)) from error

    def compare(self, made: dict[str, Any]) -> None:
        """Raises ``OtherSettings`` where a checkpoint was made with others."""
        for name, value in self.settings.items():
            if made.get(name) != value:
                raise OtherSettings(f"{name}: {made.get(name)}, {value}")

    def numbers(self) -> list[float]:
        """The weights in the order of their file: by layer the biases, then line by input."""
        found: list[float] = []
        for layer in self.model:
            if isinstance(layer, nn.Linear):
                found += layer.bias.detach().cpu().clamp(-COARSE, COARSE).tolist()
                lines = layer.weight.detach().cpu().clamp(-COARSE, COARSE).T
                found += lines.reshape(-1).tolist()
        return found


def model(inputs: int, fit: Fit) -> Any:
    """Two hidden layers."""
    return nn.Sequential(
        nn.Linear(inputs, fit.first),
        nn.ReLU(),
        nn.Linear(fit.first, fit.second),
        nn.ReLU(),
        nn.Linear(fit.second, HEADS),
    )

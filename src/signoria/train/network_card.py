"""The network's file, and its card: how it was made and how well it foretells."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from .. import __version__
from ..bots.learned.encoder import Encoder
from ..bots.learned.weights import weights_file

if TYPE_CHECKING:
    from .fitting import Learner
    from .training_plan import Plan

NETWORK, CARD = "value.net", "value.json"


def write(
    plan: Plan,
    encoder: Encoder,
    learner: Learner,
    rows: int,
    measured: dict[str, Any],
    folder: Path,
) -> dict[str, Any]:
    """Write both into a folder; returns the card."""
    layers = (learner.fit.first, learner.fit.second)
    content = weights_file(plan.game, encoder, layers, learner.numbers())
    made = {
        "game": plan.game,
        "plan": asdict(plan),
        "fit": asdict(learner.fit),
        "inputs": encoder.inputs,
        "rows": rows,
        "held_out": measured,
        "bytes": len(content),
        "signoria": __version__,
        "torch": str(torch.__version__),
    }
    (folder / NETWORK).write_bytes(content)
    (folder / CARD).write_text(json.dumps(made, indent=2) + "\n", "utf-8")
    return made

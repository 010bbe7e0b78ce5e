"""What the user asks of ``signoria train``, checked."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from ... import options
from ...bots.learned.network_limits import MOST_UNITS
from ...games.shared.engine.rng import MASK
from ...locales import Locale
from ...train.training_plan import Plan

MOST_GAMES = 10**7
MOST_KEPT = 64
MOST_EPOCHS = 1000
MOST_BATCH = 1 << 20
MOST_SEED = MASK >> 1  # what the learning library takes


@dataclass(frozen=True)
class TrainingArguments:
    """What is to be done; ``fit`` are the settings of the learning by name."""

    plan: Plan
    fit: dict[str, int]
    folder: Path
    threads: int


def parse_training(words: Locale, args: argparse.Namespace) -> TrainingArguments:
    """What the arguments describe; raises ``UserError``."""
    game = options.parse_game(words, args.game).name
    number = options.parse_number
    seed = number(words, "--seed", args.seed, 0, MOST_SEED)
    first, second = parse_layers(words, args.layers)
    fit = {
        "first": first,
        "second": second,
        "epochs": number(words, "--epochs", args.epochs, 1, MOST_EPOCHS),
        "batch": number(words, "--batch", args.batch, 1, MOST_BATCH),
        "seed": seed,
    }
    plan = Plan(
        game,
        number(words, "--games", args.games, 10, MOST_GAMES),
        number(words, "--kept", args.kept, 1, MOST_KEPT),
        seed,
    )
    threads = number(words, "--threads", args.threads, 1, 1024)
    return TrainingArguments(plan, fit, Path(args.folder or f"training-{game}"), threads)


def parse_layers(words: Locale, text: str) -> tuple[int, int]:
    """The units of the two hidden layers; raises ``UserError``."""
    units = text.split(",")
    right = words.text("train-right-layers", most=str(MOST_UNITS))
    if len(units) != 2:
        raise options.bad_option(words, "--layers", text, right)
    first, second = (
        options.parse_number(words, "--layers", unit.strip(), 1, MOST_UNITS, right)
        for unit in units
    )
    return first, second

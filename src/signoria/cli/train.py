"""``signoria train``: learn how to judge positions from games, and write the network's file.

Three steps, each of which goes on where it was interrupted: games are played and put into shards,
epochs are learned with a checkpoint after each, and the network is measured and written.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .. import options
from ..arguments import Parser, language_for
from ..errors import INTERRUPTED, UserError
from ..locales import Locale, load
from .shared import train_arguments

if TYPE_CHECKING:
    from pathlib import Path

    from ..train.fitting import Learner
    from ..train.sample_shards import Samples
    from .shared.train_arguments import TrainingArguments

NEEDED = ("numpy", "torch")
CHECKPOINT = "checkpoint.pt"


def configure(parser: Parser) -> None:
    """The options of ``signoria train``."""
    add = parser.add_argument
    options.add_game(parser)
    add("--folder", metavar="DIR")
    add("--games", default="100000", metavar="N")
    add("--kept", default="4", metavar="N")
    add("--layers", default="128,32", metavar="N,N")
    add("--epochs", default="4", metavar="N")
    add("--batch", default="1024", metavar="N")
    add("--seed", default="1", metavar="N")
    add("--threads", default="1", metavar="N")
    add("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Train; returns the exit status."""
    words = load(language_for(args.lang))
    wanted = train_arguments.parse_training(words, args)
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise UserError(
            words.text("train-missing", names=", ".join(missing)), words.text("train-missing-hint")
        )
    from ..train import sample_shards

    try:
        card = train(words, wanted)
    except OSError as error:
        reason = error.strerror or str(error)
        told = words.text("train-folder", folder=str(wanted.folder), reason=reason)
        raise UserError(told) from None
    except sample_shards.DamagedShard as error:
        told = words.text("train-damaged", file=str(error))
        raise UserError(told, words.text("train-damaged-hint")) from None
    except KeyboardInterrupt:
        say(words.text("train-interrupted", folder=str(wanted.folder)))
        return INTERRUPTED
    print(json.dumps(card))
    return 0


def say(line: str) -> None:
    """Progress goes to standard error, a line at a time."""
    print(line, file=sys.stderr, flush=True)


def train(words: Locale, wanted: TrainingArguments) -> dict[str, Any]:
    """All three steps; returns the card; raises ``UserError`` and ``OSError``."""
    from ..train import quality

    play(words, wanted)
    learned, held_out = quality.split(rows(wanted))
    return learn(words, wanted, learned, held_out)


def play(words: Locale, wanted: TrainingArguments) -> None:
    """Play the games that are not there yet."""
    from ..train import sample_shards

    done = 0
    for games, fresh in sample_shards.make_shards(wanted.plan, wanted.folder):
        done += games
        if fresh:
            say(words.text("train-played", done=done, games=wanted.plan.games))


def rows(wanted: TrainingArguments) -> Samples:
    """All positions of the plan."""
    from ..train import sample_shards

    starts = range(0, wanted.plan.games, sample_shards.GAMES)
    paths = [sample_shards.shard_path(wanted.folder, wanted.plan, first) for first in starts]
    encoder, _ = sample_shards.encoder_for(wanted.plan.game)
    return sample_shards.join_samples([sample_shards.read(path, encoder.inputs) for path in paths])


def learn(
    words: Locale, wanted: TrainingArguments, learned: Samples, held_out: Samples
) -> dict[str, Any]:
    """Learn, measure and write; raises ``UserError`` where a checkpoint is of another kind."""
    import torch

    from ..train import network_card, quality, sample_shards
    from ..train.fitting import Fit, Learner

    torch.set_num_threads(wanted.threads)
    encoder, _ = sample_shards.encoder_for(wanted.plan.game)
    learner = Learner(encoder.inputs, Fit(**wanted.fit), wanted.plan)
    resume(words, learner, wanted.folder / CHECKPOINT)
    while learner.epoch < learner.fit.epochs:
        learner.learn(learned)
        learner.save(wanted.folder / CHECKPOINT)
        found = quality.measure(held_out, learner.foretell(held_out), encoder.features)
        tell_epoch(words, learner, found)
    found = quality.measure(held_out, learner.foretell(held_out), encoder.features)
    made = network_card.write(wanted.plan, encoder, learner, len(learned), found, wanted.folder)
    say(words.text("train-written", file=str(wanted.folder / network_card.NETWORK)))
    return made


def resume(words: Locale, learner: Learner, checkpoint: Path) -> None:
    """Go on where learning was interrupted; raises ``UserError`` if it was learning otherwise."""
    from ..train.fitting import OtherSettings

    if not checkpoint.exists():
        return
    try:
        learner.resume(checkpoint)
    except OtherSettings as error:
        hint = words.text("train-other-hint", file=str(checkpoint))
        raise UserError(words.text("train-other", what=str(error)), hint) from None


def tell_epoch(words: Locale, learner: Learner, found: dict[str, Any]) -> None:
    """How well the network foretells by now."""
    line = words.text(
        "train-epoch",
        epoch=learner.epoch,
        epochs=learner.fit.epochs,
        error=f"{found['utility']['network']:.5f}",
        own=f"{found['utility']['own']:.5f}",
    )
    say(line)

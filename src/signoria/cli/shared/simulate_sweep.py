"""``signoria simulate --sweep``: the same games once for each value of a number of the rules."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from ... import games, options
from ...errors import UserError
from ...games.contract import BadSetup, Game
from ...games.shared.variants import compact
from ...games.shared.variants.schema import Schema, Value
from ...locales import Locale
from ...record import error_text

SWEEP = re.compile(r"([a-z0-9.-]+)=([0-9]{1,6}):([0-9]{1,6}):([0-9]{1,6})", re.ASCII)
MOST = 50  # values of one number
Swept = tuple[Value, range]


def parse_sweeps(words: Locale, args: argparse.Namespace) -> list[argparse.Namespace]:
    """The arguments of each run: one, or one a combination of values with a folder each.

    What ``--variant`` says holds besides.  Raises ``UserError`` if what is asked makes no sense.
    """
    if not args.sweep:
        return [args]
    game = options.parse_game(words, args.game)
    schema = games.variants(game.name)
    if schema is None:
        raise UserError(words.text("no-such-option", game=title(words, game), option="--sweep"))
    swept = [parse_sweep(words, schema, text) for text in args.sweep]
    if args.out is None:
        raise sweep_error(words, "out")
    if len({value.key for value, _ in swept}) < len(swept):
        raise sweep_error(words, "twice")
    return list(runs(words, game, schema, args, swept))


def title(words: Locale, game: Game) -> str:
    """A game's name for people."""
    return words.text(f"{game.name}-name")


def parse_sweep(words: Locale, schema: Schema, text: str) -> Swept:
    """The number and its values; raises ``UserError``."""
    match = SWEEP.fullmatch(text.strip())
    value = schema.by_key.get(match[1]) if match else None
    if match is None or value is None or value.most:
        raise sweep_error(words, "number", value=text)
    first, last, step = (int(number) for number in match.groups()[1:])
    values = range(first, last + 1, max(step, 1))
    if not step or not 2 <= len(values) <= MOST:
        raise sweep_error(words, "values", value=text)
    return value, values


def runs(
    words: Locale, game: Game, schema: Schema, args: argparse.Namespace, swept: list[Swept]
) -> Iterator[argparse.Namespace]:
    """The arguments with each combination in the place of the variant."""
    for chosen in product(*(values for _, values in swept)):
        changed = {value.key: number for (value, _), number in zip(swept, chosen, strict=True)}
        folder = str(Path(args.out) / "+".join(map(str, chosen)))
        word = variant(words, game, schema, base(words, game, args), changed)
        yield argparse.Namespace(**{**vars(args), "out": folder, "variant": word})


def base(words: Locale, game: Game, args: argparse.Namespace) -> str:
    """The variant besides, in one word; raises ``UserError``."""
    if args.variant is None:
        return ""
    option = next(option for option in game.options if option.name == "variant")
    text = options.parse_value(words, game, option, args.variant, game.players[0], {})
    return game.resolve_options(game.players[0], {"variant": text})["variant"]


def variant(
    words: Locale, game: Game, schema: Schema, besides: str, changed: dict[str, int]
) -> str:
    """The one word for a variant with these numbers; raises ``UserError``."""
    numbers = {**compact.read_any(schema, besides or "standard")[0], **changed}
    word = compact.write_compact(schema, numbers)
    try:
        return game.resolve_options(game.players[0], {"variant": word})["variant"]
    except BadSetup as error:
        said = ", ".join(f"{key}={number}" for key, number in changed.items())
        text = error_text.bad_setup_text(words, error)
        raise UserError(f"--sweep {said}: {text}") from None


def sweep_error(words: Locale, what: str, **values: str) -> UserError:
    """The error for what cannot be swept so."""
    return UserError(
        words.text(f"simulate-sweep-{what}", **values), words.text(f"simulate-sweep-{what}-hint")
    )

"""``signoria simulate --vary``: the same games once for each value of an option, to be compared.

Several of them give every combination of their values.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path

from ... import options
from ...errors import UserError
from ...games.contract import Game
from ...locales import Locale

Choice = tuple[str, list[str]]  # an option and its values


def parse_variants(words: Locale, args: argparse.Namespace) -> list[argparse.Namespace]:
    """The arguments of each run that is asked for: one, or one a combination with a folder each.

    Raises ``UserError`` if what is to vary makes no sense.
    """
    if not args.vary:
        return [args]
    game = options.parse_game(words, args.game)
    choices = [_parse_choice(words, game, args, text) for text in args.vary]
    names = [name for name, _ in choices]
    for name in names:
        if names.count(name) > 1:
            raise vary_error(words, "twice", option=f"--vary {name}")
    return [
        argparse.Namespace(
            **{**vars(args), **dict(zip(names, values, strict=True)), "out": _path(args, values)}
        )
        for values in product(*(values for _, values in choices))
    ]


def folder(value: str) -> str:
    """What the folder of a value is called; a file gives its name without the ending."""
    return Path(value).stem.casefold()


def _path(args: argparse.Namespace, values: tuple[str, ...]) -> str:
    """The folder of a combination."""
    return str(Path(args.out) / "+".join(map(folder, values)))


def _parse_choice(words: Locale, game: Game, args: argparse.Namespace, text: str) -> Choice:
    """The option and the values of one ``--vary``."""
    name, equals, listed = text.partition("=")
    values = [value.strip() for value in listed.split(",")]
    _check_name(words, game, args, text, name.strip() if equals else "")
    if len(values) < 2 or not all(values) or len({folder(value) for value in values}) < len(values):
        raise vary_error(words, "values", value=listed)
    return name.strip(), values


def _check_name(words: Locale, game: Game, args: argparse.Namespace, text: str, name: str) -> None:
    """What varies must be an option of the game that is not given besides, and runs be kept."""
    known = [option.name for option in game.options]
    if name not in known:
        raise options.bad_option(words, "--vary", text, f"{known[0]}=…,…; {', '.join(known)}")
    if getattr(args, name) is not None:
        raise vary_error(words, "twice", option=f"--{name}")
    if args.out is None:
        raise vary_error(words, "out")


def vary_error(words: Locale, what: str, **values: str) -> UserError:
    """The error for what cannot vary so."""
    return UserError(
        words.text(f"simulate-vary-{what}", **values), words.text(f"simulate-vary-{what}-hint")
    )

"""``signoria simulate --vary``: the same games once for each value of an option, to be compared."""

from __future__ import annotations

import argparse
from pathlib import Path

from ... import options
from ...errors import UserError
from ...games.contract import Game
from ...locales import Locale


def parse_variants(words: Locale, args: argparse.Namespace) -> list[argparse.Namespace]:
    """The arguments of each run that is asked for: one, or one a value with a folder for each.

    Raises ``UserError`` if what is to vary makes no sense.
    """
    if args.vary is None:
        return [args]
    name, equals, listed = args.vary.partition("=")
    game = options.parse_game(words, args.game)
    values = [value.strip() for value in listed.split(",")]
    _check_name(words, game, args, name.strip(), bool(equals))
    folders = [folder(value) for value in values]
    if len(values) < 2 or not all(values) or len(set(folders)) < len(folders):
        raise vary_error(words, "values", value=listed)
    return [
        argparse.Namespace(
            **{**vars(args), name.strip(): value, "out": str(Path(args.out) / below)}
        )
        for value, below in zip(values, folders, strict=True)
    ]


def folder(value: str) -> str:
    """What the folder of a value is called; a file gives its name without the ending."""
    return Path(value).stem.casefold()


def _check_name(
    words: Locale, game: Game, args: argparse.Namespace, name: str, equals: bool
) -> None:
    """What varies must be an option of the game that is not given besides, and runs be kept."""
    known = [option.name for option in game.options]
    if not equals or name not in known:
        raise options.bad_option(words, "--vary", args.vary, f"{known[0]}=…,…; {', '.join(known)}")
    if getattr(args, name) is not None:
        raise vary_error(words, "twice", option=f"--{name}")
    if args.out is None:
        raise vary_error(words, "out")


def vary_error(words: Locale, what: str, **values: str) -> UserError:
    """The error for what cannot vary so."""
    return UserError(
        words.text(f"simulate-vary-{what}", **values), words.text(f"simulate-vary-{what}-hint")
    )

"""Options that several commands have: added to a parser, and checked in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from typing import Any

from . import games
from .arguments import Parser
from .errors import UserError, quote
from .games.contract import BadSetup, Game, Option
from .games.shared.options import RANDOM, START
from .games.shared.variants import compact
from .locales import Locale
from .record import error_text
from .record.errors import Fault
from .record.record_files import read_text

FILE, SEAT = "FILE", "SEAT"
FEW = 6  # values that are listed one by one


def add_game(parser: Parser, **settings: Any) -> None:
    """The argument that names the game."""
    about = parser.words.text("cli-game", games=", ".join(games.names()))
    parser.add_argument("game", metavar="GAME", help=about, **settings)


def add_setup(parser: Parser, players: bool = True) -> None:
    """The options that say how a game is to be set up: those of all games.

    Without ``players`` their number follows from something else.
    """
    if players:
        parser.add_argument("--players", metavar="N")
    for name in games.names():
        for option in games.load(name).options:
            add_option(parser, name, option)


def add_option(parser: Parser, game: str, option: Option) -> None:
    """One option of a game, unless another game has brought it already."""
    if any(action.dest == option.name for action in parser._actions):
        return
    metavar = SEAT if option.name == START else FILE if option.text else option.name.upper()
    about = parser.words_for(option.name) or option_help(parser.words, game, option)
    parser.add_argument(f"--{option.name}", metavar=metavar, help=about)


def option_help(words: Locale, game: str, option: Option) -> str:
    """What an option is for and what it takes, for the help: the game's own text if it has one."""
    if words.of(game).has(f"cli-{option.name}"):
        return words.of(game).text(f"cli-{option.name}")
    values = list(option.values)
    listed = values if len(values) <= FEW else [*values[:3], "…", values[-1]]
    if option.text:
        listed.append(FILE)
    return words.text(
        "cli-of-game",
        game=words.text(f"{game}-name"),
        what=words.text(f"{game}-option-{option.name}-why"),
        values=", ".join(listed),
    )


def parse_setup(
    words: Locale, game: Game, args: argparse.Namespace, players: int
) -> dict[str, str]:
    """The options of the setup that were given, for so many players; raises ``UserError``."""
    check_known(words, game, args)
    asked: dict[str, str] = {}
    # What is in a file may be right with some values of the other options only: it comes last.
    for option in sorted(game.options, key=lambda option: option.text > 0):
        if (text := getattr(args, option.name)) is not None:
            asked[option.name] = parse_value(words, game, option, text, players, asked)
    found = game.resolve_options(players, asked)
    # Not said, a seat at random is what is done anyway, and any seat of a game that goes on.
    return {name: found[name] for name in asked if (name, found[name]) != (START, RANDOM)}


def check_known(words: Locale, game: Game, args: argparse.Namespace) -> None:
    """Refuse an option that only another game has; raises ``UserError``."""
    own = [option.name for option in game.options]
    for name in games.names():
        for option in games.load(name).options:
            if option.name not in own and getattr(args, option.name, None) is not None:
                right = ", ".join(f"--{name}" for name in own)
                title = words.text(f"{game.name}-name")
                raise UserError(
                    words.text("no-such-option", game=title, option=f"--{option.name}"),
                    words.text("right-option", right=right),
                )


def parse_value(
    words: Locale, game: Game, option: Option, text: str, players: int, others: Mapping[str, str]
) -> str:
    """The value of one option beside others that are known already; raises ``UserError``."""
    value, shown = text.strip(), f"--{option.name}"
    if option.name == START and value.casefold() != RANDOM:
        right = words.text("right-start", high=players - 1)
        return str(parse_number(words, shown, text, 0, players - 1, right))
    if value.casefold() in option.values:
        return value.casefold()
    if not option.text:
        raise bad_option(words, shown, text, ", ".join(option.values))
    if option.special and compact.is_word(value):
        return check_text(words, game, option, value, players, others, shown)
    return parse_file(words, game, option, text, players, others)


def parse_file(
    words: Locale, game: Game, option: Option, path: str, players: int, others: Mapping[str, str]
) -> str:
    """The text of the file that an option names, checked; raises ``UserError``."""
    try:
        text = read_text(path)
    except Fault as fault:
        raise UserError(fault.to_text(words.language)) from None
    return check_text(words, game, option, text, players, others, path)


def check_text(
    words: Locale,
    game: Game,
    option: Option,
    text: str,
    players: int,
    others: Mapping[str, str],
    source: str,
) -> str:
    """The text itself if the option takes it; raises ``UserError`` naming the source."""
    try:
        game.resolve_options(players, {**others, option.name: text})
    except BadSetup as error:
        raise UserError(f"{source}: {error_text.bad_setup_text(words, error)}") from None
    return text


def parse_game(words: Locale, name: str) -> Game:
    """The game of that name; raises ``UserError``."""
    if name.strip().casefold() not in games.names():
        right = words.text("right-option", right=", ".join(games.names()))
        raise UserError(words.text("bad-game", name=quote(name)), right)
    return games.load(name.strip().casefold())


def parse_players(words: Locale, game: Game, text: str | None) -> int | None:
    """How many play, None if the user did not say; raises ``UserError``."""
    if text is None:
        return None
    return parse_number(words, "--players", text, game.players[0], game.players[-1])


def parse_choice(words: Locale, option: str, text: str, right: Iterable[str]) -> str:
    """A name from a list; raises ``UserError``."""
    allowed = list(right)
    if text.strip().casefold() not in allowed:
        raise bad_option(words, option, text, ", ".join(allowed))
    return text.strip().casefold()


def parse_number(
    words: Locale, option: str, text: str, low: int, high: int, right: str | None = None
) -> int:
    """A whole number in a range; raises ``UserError``, with ``right`` for what would be right."""
    if not (text.isascii() and text.isdecimal()) or not low <= int(text[:25]) <= high:
        between = words.text("from-to", low=str(low), high=str(high))
        raise bad_option(words, option, text, right or between)
    return int(text)


def bad_option(words: Locale, option: str, value: str, right: str) -> UserError:
    """The error for a value that an option does not take."""
    message = words.text("bad-option", option=option, value=quote(value))
    return UserError(message, words.text("right-option", right=right))

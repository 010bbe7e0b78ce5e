"""What the user asked for on the command line, checked, with errors in the user's language."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from signoria.bots import names as bot_names
from signoria.errors import UserError
from signoria.games.contract import Game
from signoria.games.registry import load as load_game
from signoria.games.registry import names as game_names
from signoria.games.rng import MASK
from signoria.locales import LANGUAGES, from_environment
from signoria.locales import load as load_locale

from .words import Words, quoted

ME = "me"
DEFAULT_BOT = "heuristic"
BOTS = sorted(bot_names(), key=lambda name: name != DEFAULT_BOT)  # the default first
DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class Wanted:
    """A game to be played: ``seats`` are ME or bots; None where nothing was asked for."""

    game: Game
    words: Words
    players: int | None
    seats: list[str] | None
    options: dict[str, str]
    seed: int | None
    record: Path | None
    plain: bool

    def seats_by_players(self) -> list[str] | None:
        """The user against bots, if only the number of players was asked for."""
        return None if self.players is None else [ME, *[DEFAULT_BOT] * (self.players - 1)]


def checked(args: argparse.Namespace) -> Wanted:
    """The arguments as a Wanted; raises ``UserError``."""
    words = Words(load_locale(language(args.lang)))
    game = chosen_game(words, args.game)
    players = chosen_players(words, game, args.players)
    seats = chosen_seats(words, game, players, args.seats)
    return Wanted(
        game,
        words,
        players,
        seats,
        chosen_options(words, game, args, len(seats) if seats else players),
        number(words, "--seed", args.seed, 0, MASK) if args.seed is not None else None,
        Path(args.record) if args.record else None,
        args.plain,
    )


def language(asked: str | None) -> str:
    """The language asked for, else the environment's."""
    if asked is None:
        return from_environment()
    if asked.lower() in LANGUAGES:
        return asked.lower()
    words = Words(load_locale(from_environment()))
    raise bad(words, "--lang", asked, ", ".join(LANGUAGES))


def bad(words: Words, option: str, value: str, right: str) -> UserError:
    """The error for a value that an option does not take."""
    message = words.say("bad-option", option=option, value=quoted(value))
    return UserError(message, words.say("right-option", right=right))


def chosen_game(words: Words, name: str) -> Game:
    """The game of that name."""
    if name.lower() not in game_names():
        raise UserError(
            words.say("bad-game", name=quoted(name)),
            words.say("right-option", right=", ".join(game_names())),
        )
    return load_game(name.lower())


def number(words: Words, option: str, text: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if not (text.isascii() and text.isdecimal()) or not low <= int(text[:25]) <= high:
        raise bad(words, option, text, words.say("from-to", low=str(low), high=str(high)))
    return int(text)


def chosen_players(words: Words, game: Game, text: str | None) -> int | None:
    """How many play; None if the user did not say."""
    low, high = game.players[0], game.players[-1]
    return None if text is None else number(words, "--players", text, low, high)


def chosen_seats(
    words: Words, game: Game, count: int | None, seats: str | None
) -> list[str] | None:
    """Who sits where; None if the user did not say."""
    if seats is None:
        return None
    low, high = game.players[0], game.players[-1]
    names = [seat_name(words, name) for name in seats.split(",")]
    if not low <= len(names) <= high:
        raise bad(words, "--seats", seats, words.say("seats-range", low=low, high=high))
    if count is not None and count != len(names):
        raise UserError(
            words.say("seats-differ", players=count, seats=len(names)), words.say("seats-hint")
        )
    return names


def seat_name(words: Words, text: str) -> str:
    """A seat's player: ME or a bot, by its name here or in the user's language."""
    name = text.strip().casefold()
    if name in (ME, words.say("seat-me").casefold()):
        return ME
    for bot in BOTS:
        if name in (bot, words.say(f"bot-{bot}").casefold()):
            return bot
    raise bad(words, "--seats", text.strip(), ", ".join((ME, *BOTS)))


def chosen_options(
    words: Words, game: Game, args: argparse.Namespace, players: int | None
) -> dict[str, str]:
    """The options of the setup."""
    options: dict[str, str] = {}
    for option in game.options:
        value = getattr(args, option.name, None)
        if value is None:
            continue
        if value.lower() not in option.values:
            raise bad(words, f"--{option.name}", value, ", ".join(option.values))
        options[option.name] = value.lower()
    if args.start is not None and args.start.lower() != "random":
        most = players or DEFAULT_PLAYERS
        options["start"] = str(number(words, "--start", args.start, 0, most - 1))
    return options


def seat_label(words: Words, name: str) -> str:
    """What a seat is played by: a bot by its name in the language and as an option has it."""
    if name == ME:
        return words.say("seat-me")
    own = words.say(f"bot-{name}")
    return own if own == name else f"{own} ({name})"

"""What the user asked for on the command line, checked, with errors in the user's language."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from signoria import bots, games, options
from signoria.errors import UserError
from signoria.games.contract import Game
from signoria.games.shared.engine.rng import MASK
from signoria.games.shared.terminal.terminal_ui import TerminalUI, Words
from signoria.locales import Locale

ME = "me"
DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class PlayOptions:
    """A game to be played: ``seats`` are ME or bots; None where nothing was asked for."""

    game: Game
    desk: TerminalUI[Any]
    locale: Locale
    words: Words
    players: int | None
    seats: list[str] | None
    options: dict[str, str]
    seed: int | None
    record: Path | None

    def counts(self) -> list[int]:
        """How many may play, the starting seat being one of theirs."""
        start = int(self.options.get("start", "0"))
        return [count for count in self.game.players if count > start]

    def seats_by_players(self) -> list[str] | None:
        """The user against bots, if only the number of players was asked for."""
        return None if self.players is None else me_against_bots(self.game, self.players)


def parse_play_options(args: argparse.Namespace, game: Game, locale: Locale) -> PlayOptions:
    """What was asked for with a game; raises ``UserError``."""
    locale = locale.of(game.name)
    desk = desk_of(game, locale)
    words = desk.words(locale)
    players = options.parse_players(locale, game, args.players)
    seats = parse_seats(locale, game, players, args.seats)
    # Not said, it is what a record has or what is asked for, so that any seat may be right.
    most = len(seats) if seats else players or game.players[-1]
    return PlayOptions(
        game,
        desk,
        locale,
        words,
        players,
        seats,
        options.parse_setup(locale, game, args, most),
        None if args.seed is None else options.parse_number(locale, "--seed", args.seed, 0, MASK),
        Path(args.record) if args.record else None,
    )


def desk_of(game: Game, locale: Locale) -> TerminalUI[Any]:
    """How a game is shown; raises ``UserError`` for one that is not for the terminal."""
    package = games.part(game.name, "terminal")
    if package is None:
        raise UserError(locale.text("no-terminal", game=locale.text(f"{game.name}-name")))
    desk: TerminalUI[Any] = package.UI
    return desk


def parse_seats(
    words: Locale, game: Game, count: int | None, seats: str | None
) -> list[str] | None:
    """Who sits where; None if the user did not say."""
    if seats is None:
        return None
    low, high = game.players[0], game.players[-1]
    names = [seat_name(words, game, name) for name in seats.split(",")]
    if not low <= len(names) <= high:
        raise options.bad_option(
            words, "--seats", seats, words.text("seats-range", low=low, high=high)
        )
    if count is not None and count != len(names):
        raise UserError(
            words.text("seats-differ", players=count, seats=len(names)), words.text("seats-hint")
        )
    return names


def seat_name(words: Locale, game: Game, text: str) -> str:
    """A seat's player: ME or a bot, by its name here or in the user's language."""
    name = text.strip().casefold()
    if name in (ME, words.text("seat-me").casefold()):
        return ME
    known = bots.names(game.name)
    for bot in known:
        if name in (bot, words.text(f"bot-{bot}").casefold()):
            return bot
    raise options.bad_option(words, "--seats", text.strip(), ", ".join((ME, *known)))


def me_against_bots(game: Game, players: int) -> list[str]:
    """The seats where nobody says who plays."""
    return [ME, *[bots.usual(game.name)] * (players - 1)]


def seat_label(words: Words, name: str) -> str:
    """What a seat is played by: a bot by its name in the language and as an option has it."""
    if name == ME:
        return words.say("seat-me")
    own = words.say(f"bot-{name}")
    return own if own == name else f"{own} ({name})"

"""What the user asked for on the command line, checked, with errors in the user's language."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from signoria import bots, options
from signoria.arguments import spoken
from signoria.errors import UserError
from signoria.games.contract import Game
from signoria.games.rng import MASK
from signoria.locales import load as load_locale

from .words import Words

ME = "me"
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

    def counts(self) -> list[int]:
        """How many may play, the starting seat being one of theirs."""
        start = int(self.options.get("start", "0"))
        return [count for count in self.game.players if count > start]

    def seats_by_players(self) -> list[str] | None:
        """The user against bots, if only the number of players was asked for."""
        return None if self.players is None else me_against_bots(self.game, self.players)


def checked(args: argparse.Namespace) -> Wanted:
    """The arguments as a Wanted; raises ``UserError``."""
    locale = load_locale(spoken(args.lang))
    words = Words(locale)
    game = options.game_named(locale, args.game)
    players = options.count_of_players(locale, game, args.players)
    seats = chosen_seats(words, game, players, args.seats)
    # Not said, it is what a record has or what is asked for, so that any seat may be right.
    most = len(seats) if seats else players or game.players[-1]
    return Wanted(
        game,
        words,
        players,
        seats,
        options.setup(locale, game, args, most),
        None if args.seed is None else options.number(locale, "--seed", args.seed, 0, MASK),
        Path(args.record) if args.record else None,
        args.plain,
    )


def chosen_seats(
    words: Words, game: Game, count: int | None, seats: str | None
) -> list[str] | None:
    """Who sits where; None if the user did not say."""
    if seats is None:
        return None
    low, high = game.players[0], game.players[-1]
    names = [seat_name(words, game, name) for name in seats.split(",")]
    if not low <= len(names) <= high:
        raise options.bad(
            words.locale, "--seats", seats, words.say("seats-range", low=low, high=high)
        )
    if count is not None and count != len(names):
        raise UserError(
            words.say("seats-differ", players=count, seats=len(names)), words.say("seats-hint")
        )
    return names


def seat_name(words: Words, game: Game, text: str) -> str:
    """A seat's player: ME or a bot, by its name here or in the user's language."""
    name = text.strip().casefold()
    if name in (ME, words.say("seat-me").casefold()):
        return ME
    known = opponents(game)
    for bot in known:
        if name in (bot, words.say(f"bot-{bot}").casefold()):
            return bot
    raise options.bad(words.locale, "--seats", text.strip(), ", ".join((ME, *known)))


def opponents(game: Game) -> list[str]:
    """The bots that play a game, the best first."""
    best = bots.best(game.name)
    return sorted(bots.names(game.name), key=lambda name: name != best)


def me_against_bots(game: Game, players: int) -> list[str]:
    """The seats where nobody says who plays."""
    return [ME, *[bots.best(game.name)] * (players - 1)]


def seat_label(words: Words, name: str) -> str:
    """What a seat is played by: a bot by its name in the language and as an option has it."""
    if name == ME:
        return words.say("seat-me")
    own = words.say(f"bot-{name}")
    return own if own == name else f"{own} ({name})"

"""What the user asks of ``signoria tournament``, checked."""

from __future__ import annotations

import argparse

from .. import options
from ..arena.tournament import peers
from ..arena.tournament.plan import Tournament
from ..errors import UserError, quoted
from ..games.contract import Game
from ..games.shared.rng import MASK
from ..locales import Locale
from .batch_arguments import budgeted

MOST_GAMES = 10**6


def tournament(words: Locale, args: argparse.Namespace) -> Tournament:
    """The tournament that the arguments describe; raises ``UserError``."""
    game = options.game_named(words, args.game)
    names = seated(words, game, args.seats)
    return Tournament(
        game.name,
        names,
        options.number(words, "--games", args.games, 1, MOST_GAMES),
        options.number(words, "--seed", args.seed, 0, MASK),
        options.setup(words, game, args, len(names)),
    )


def seated(words: Locale, game: Game, text: str | None) -> tuple[str, ...]:
    """The bots at the table; raises ``UserError``."""
    names = listed(text or "")
    low, high = game.players[0], game.players[-1]
    right = words.text("tournament-bad-seats-hint", low=low, high=high)
    if "" in names:
        empty = words.text(
            "tournament-empty-seat", number=names.index("") + 1, list=quoted(text or "")
        )
        raise UserError(empty, right)
    if not low <= len(names) <= high:
        title = words.text(f"{game.name}-name")
        raise UserError(words.text("tournament-bad-seats", bots=len(names), game=title), right)
    for name in names:
        check(words, game, name)
    return tuple(names)


def listed(text: str) -> list[str]:
    """The names in a list with commas; "" where one is missing, none in an empty text."""
    return [name.strip().casefold() for name in text.split(",")] if text.strip() else []


def check(words: Locale, game: Game, name: str) -> None:
    """Raises ``UserError`` unless there is such a bot for the game."""
    try:
        peers.load(name, game.name)
    except ValueError as error:
        known = ", ".join(peers.names(game.name))
        unknown = UserError(
            words.text(
                "tournament-bad-bot", name=quoted(name), game=words.text(f"{game.name}-name")
            ),
            words.text("tournament-bad-bot-hint", known=known),
        )
        raise budgeted(words, game, name, peers.load) or unknown from error

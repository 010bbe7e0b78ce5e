"""What the user asks of ``signoria tournament``, checked."""

from __future__ import annotations

import argparse

from ... import options
from ...arena.tournament import tournament_bots
from ...arena.tournament.tournament import Tournament
from ...bots import own
from ...errors import UserError, quote
from ...games.contract import Game
from ...games.shared.engine.rng import MASK
from ...locales import Locale
from .simulate_arguments import budget_error, parse_own_bot

MOST_GAMES = 10**6


def parse_tournament(words: Locale, args: argparse.Namespace) -> Tournament:
    """The tournament that the arguments describe; raises ``UserError``."""
    game = options.parse_game(words, args.game)
    names = parse_seats(words, game, args.seats)
    return Tournament(
        game.name,
        names,
        options.parse_number(words, "--games", args.games, 1, MOST_GAMES),
        options.parse_number(words, "--seed", args.seed, 0, MASK),
        options.parse_setup(words, game, args, len(names)),
    )


def parse_seats(words: Locale, game: Game, text: str | None) -> tuple[str, ...]:
    """The bots at the table; raises ``UserError``."""
    names = split_names(text or "")
    low, high = game.players[0], game.players[-1]
    right = words.text("tournament-bad-seats-hint", low=low, high=high)
    if "" in names:
        empty = words.text(
            "tournament-empty-seat", number=names.index("") + 1, list=quote(text or "")
        )
        raise UserError(empty, right)
    if not low <= len(names) <= high:
        title = words.text(f"{game.name}-name")
        raise UserError(words.text("tournament-bad-seats", bots=len(names), game=title), right)
    for name in names:
        check_bot(words, game, name)
    return tuple(names)


def split_names(text: str) -> list[str]:
    """The names in a list with commas; "" where one is missing, none in an empty text."""
    names = [name.strip() for name in text.split(",")] if text.strip() else []
    return [name if own.is_own(name) else name.casefold() for name in names]


def check_bot(words: Locale, game: Game, name: str) -> None:
    """Raises ``UserError`` unless there is such a bot for the game."""
    if own.is_own(name):
        parse_own_bot(words, game, name)
        return
    try:
        tournament_bots.load(name, game.name)
    except ValueError as error:
        known = ", ".join(tournament_bots.names(game.name))
        unknown = UserError(
            words.text(
                "tournament-bad-bot", name=quote(name), game=words.text(f"{game.name}-name")
            ),
            words.text("tournament-bad-bot-hint", known=known),
        )
        raise budget_error(words, game, name, tournament_bots.load) or unknown from error

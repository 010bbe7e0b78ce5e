"""What the user asks of ``signoria simulate``, checked; every fault says what would be right."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from ... import bots, options
from ...arena.backends import Backend
from ...arena.batch import Batch
from ...arena.play_batch import BackendMaker, processes
from ...arguments import Parser
from ...bots import own, search
from ...bots.own import BotFault
from ...bots.search import budget
from ...errors import UserError
from ...games.contract import Game
from ...games.shared.engine.rng import MASK
from ...locales import Locale
from ...processes import usable_cores
from .own_bots import bot_error

DEFAULT_PLAYERS = 4
MOST_GAMES = 10**12
MOST_THREADS = 1024
RIGHT_BUDGET = "500"  # which every bot takes that takes any
RAY = "ray"
BACKENDS = ("processes", RAY)


def configure_games(parser: Parser, bots: str) -> None:
    """The options of whatever plays many games, with these bots by default."""
    add = parser.add_argument
    options.add_game(parser)
    options.add_setup(parser)
    add("--games", default="1000", metavar="N")
    add("--bots", default=bots, metavar="LIST")
    add("--rotate", action="store_true")
    add("--seed", default="1", metavar="N")
    add("--shard", metavar="N")
    add("--threads", metavar="N")
    add("--backend", metavar="NAME")
    add("--ray-address", dest="address", metavar="ADDRESS")
    add("--json", action="store_true")
    add("--lang", metavar="LANG")


def parse_batch(words: Locale, args: argparse.Namespace) -> Batch:
    """The batch that the arguments describe; raises ``UserError``."""
    game = options.parse_game(words, args.game)
    seats = parse_bots(words, game, args.players, args.bots)
    return Batch(
        game.name,
        seats,
        options.parse_number(words, "--games", args.games, 1, MOST_GAMES),
        options.parse_number(words, "--seed", args.seed, 0, MASK),
        options.parse_setup(words, game, args, len(seats)),
        args.rotate,
    )


def parse_backend(words: Locale, args: argparse.Namespace, threads: int) -> BackendMaker | None:
    """Where to play; None where nothing was asked for that the batch itself does not know best."""
    name = args.backend
    if name is not None:
        name = options.parse_choice(words, "--backend", name, BACKENDS)
    elif args.address is not None:
        name = RAY
    if name != RAY:
        if args.address is not None:
            raise UserError(words.text("simulate-address"), words.text("simulate-address-hint"))
        return processes(threads) if name else None
    workers = threads if args.threads is not None else None
    return lambda function: open_cluster(words, function, args.address, workers)


def open_cluster(
    words: Locale, function: Callable[[Any], Any], address: str | None, workers: int | None
) -> Backend:
    """A Ray cluster; raises ``UserError`` if there is none."""
    from ...arena.backends.cluster import Cluster, Unreachable

    try:
        return Cluster(function, address, workers)
    except ImportError as error:
        raise UserError(
            words.text("simulate-needs", package="ray"),
            words.text("simulate-needs-hint", extra="ray"),
        ) from error
    except Unreachable as error:
        raise UserError(words.text("simulate-no-ray", why=str(error))) from error


def parse_threads(words: Locale, text: str | None, option: str = "--threads") -> int:
    """How many cores to use, as the option says."""
    if text is None:
        return usable_cores()
    return options.parse_number(words, option, text, 1, MOST_THREADS)


def parse_bots(words: Locale, game: Game, players: str | None, names: str) -> tuple[str, ...]:
    """The bots by seat; one name stands for all seats."""
    seats = [parse_bot(words, game, name) for name in names.split(",")]
    low, high = game.players[0], game.players[-1]
    count = options.parse_players(words, game, players)
    if count is None:
        count = DEFAULT_PLAYERS if len(seats) == 1 else len(seats)
    if len(seats) == 1:
        return tuple(seats * count)
    if len(seats) != count or not low <= count <= high:
        hint = words.text("simulate-seats-hint", low=low, high=high)
        if players is not None:
            hint = words.text("simulate-seats-hint-each", players=count)
        raise UserError(words.text("simulate-seats", bots=len(seats), players=count), hint)
    return tuple(seats)


def parse_bot(words: Locale, game: Game, text: str) -> str:
    """The name of a bot for the game, with its budget if it has one; raises ``UserError``."""
    if own.is_own(text):
        return parse_own_bot(words, game, text.strip())
    name, known = text.strip().casefold(), bots.names(game.name)
    if name not in known:
        try:
            bots.load(name, game.name)
        except ValueError as error:
            right = ", ".join([*known, *search.NAMES])
            unknown = options.bad_option(words, "--bots", text, right)
            raise budget_error(words, game, name) or unknown from error
    return name


def parse_own_bot(words: Locale, game: Game, name: str) -> str:
    """The name of a bot of the user's own, of which there is one; raises ``UserError``."""
    try:
        own.load(name, game.name)
    except BotFault as fault:
        raise bot_error(words, fault) from fault
    return name


def budget_error(
    words: Locale, game: Game, text: str, load: Callable[[str, str], object] = bots.load
) -> UserError | None:
    """What is wrong with the budget after the name of a bot, if it is that.

    ``load`` gives a bot by its name and the game's, and raises ``ValueError``.
    """
    name, at, wrong = text.partition("@")

    def playing(named: str) -> bool:
        try:
            load(named, game.name)
        except ValueError:
            return False
        return True

    if not at or not playing(name):
        return None
    if playing(f"{name}@{RIGHT_BUDGET}"):
        said = words.text("simulate-bad-budget", bot=name, budget=wrong)
        return UserError(said, right_budget(words, name, playing(f"{name}@{RIGHT_BUDGET}*2")))
    said = words.text("simulate-no-budget", bot=name)
    return UserError(said, words.text("right-option", right=f"{name}, search@500"))


def right_budget(words: Locale, bot: str, threads: bool) -> str:
    """What budgets a bot takes, and how large; ``threads``: whether it may have several."""
    hint = words.text(
        "simulate-bad-budget-hint",
        bot=bot,
        simulations=str(budget.MOST_SIMULATIONS),
        seconds=f"{budget.MOST_SECONDS:g}",
    )
    most = words.text("simulate-bad-budget-threads", threads=str(budget.MOST_THREADS))
    return f"{hint}; {most}" if threads else hint

"""What a move works towards: what its seat reaches first in most games that go on from it."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import asdict

from .. import bots
from ..bots import Bot
from ..games.contract import CHANCE, TERMINAL, Game, Rng, State
from .findings import Aimed

TRIES = 12  # games that go on
TURNS = 6  # of the seat, after which it has reached nothing
LEAST = 0.5  # of the tries, below which it is anybody's guess


def find_aim(game: Game, seen: State, action: int, seed: int) -> Aimed | None:
    """What comes of an action of the seat to move, by bots that play on from what it has seen.

    None if that is no one thing, or the action itself reaches it, or what is decided in the game
    comes within the same turn.
    """
    if not game.aims:
        return None
    rng, bot, seat = Rng(seed), bots.load("heuristic", game.name), seen.to_move
    found = Counter[str]()
    for _ in range(TRIES):
        table = seen.resample(seat, rng)
        if find_reached(game, table, action, seat):
            return None
        table.apply(action)
        aim = first_aim(game, table, seat, bot, rng)
        if aim is not None:
            found[aim] += 1
    for aim, times in found.most_common(1):
        if times >= LEAST * TRIES:
            return Aimed(aim, times / TRIES)
    return None


def first_aim(game: Game, table: State, seat: int, bot: Bot, rng: Rng) -> str | None:
    """What a seat reaches first within its next turns, all playing as the bot does."""
    last = table.turn + TURNS * len(table.scores)
    while table.to_move != TERMINAL and table.turn < last:
        action = next_action(table, bot, rng)
        if aim := find_reached(game, table, action, seat):
            return aim
        table.apply(action)
    return None


def next_action(table: State, bot: Bot, rng: Rng) -> int:
    """What chance brings, or the bot decides for the seat to move."""
    if table.to_move == CHANCE:
        return rng.pick_weighted(table.chance_outcomes())
    return bot.choose(table.seen_by(table.to_move), rng)


def find_reached(game: Game, table: State, action: int, seat: int) -> str | None:
    """What a seat would reach by an action, whosever it is."""
    for event in game.events(table, action):
        move = game.aims.get(type(event))
        if move is not None and event.seat == seat:
            return move.format_map(asdict(event))
    return None

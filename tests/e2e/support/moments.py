"""The moments of random games that ask most of a page, and a table as it stands then."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from signoria import bots
from signoria.games import registry
from signoria.games.contract import CHANCE, TERMINAL, State
from signoria.games.shared.engine.rng import Rng

from .person import Person

GAMES = 60
BOT = "heuristic"  # who has means has choices: by chance alone nobody gets far
CHANCE_MOVES = 0.2
LATE = 0.9  # of a game
ON_BOARD = ("place", "white", "walk", "roll", "end")  # chosen there, or by buttons of their own
SENDING = ("ship", "transport")
CITY_BY_CITY = 5  # lines for a cargo that is put together


class Moment(NamedTuple):
    """The line to a decision, the seat that decides, and how many lines its choices take."""

    game: str
    setup: dict[str, str]
    moves: list[str]
    seat: int
    lines: int


def most_choices(game: str, players: int, number: int) -> list[Moment]:
    """Of many games the decisions whose choices take most room."""
    found = [moment for seed in range(GAMES) for moment in decisions(game, players, seed)]
    return sorted(found, key=lambda moment: -moment.lines)[:number]


def spread_out(game: str, players: int, number: int) -> list[Moment]:
    """Decisions of one game from its beginning to its end, as far from each other as may be."""
    found = list(decisions(game, players, seed=players))
    return found[:: len(found) // number][:number]


def stages(game: str, players: int) -> tuple[Moment, Moment, Moment]:
    """The first decision of a game, one in its middle, and a late one."""
    found = list(decisions(game, players, seed=players))
    return found[0], found[len(found) // 2], found[int(len(found) * LATE)]


def decisions(name: str, players: int, seed: int) -> Iterator[Moment]:
    """The decisions of a game in which a bot decides, and sometimes chance."""
    game, random = registry.load(name), Random(seed)
    bot, rng = bots.load(BOT, name), Rng(seed)
    setup = game.setup(players, rng=Rng(seed))
    state, moves = game.new_state(setup), list[str]()
    while state.to_move != TERMINAL:
        if state.to_move != CHANCE:
            offers = [game.format(state, action) for action in state.legal_actions()]
            yield Moment(name, setup.to_dict(), [*moves], state.to_move, count_lines(offers))
        if state.to_move == CHANCE or random.random() < CHANCE_MOVES:
            action = choose(state, random)
        else:
            action = bot.choose(state.seen_by(state.to_move), rng)
        moves.append(game.format(state, action))
        state.apply(action)


def choose(state: State, random: Random) -> int:
    """An action or an outcome of chance."""
    if state.to_move != CHANCE:
        return random.choice(state.legal_actions())
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, weights)[0])


def count_lines(offers: list[str]) -> int:
    """How many lines the choices take on a page: none for those that are made on the board."""
    groups = defaultdict[tuple[str, ...], list[list[str]]](list)
    for words in map(str.split, offers):
        target = 2 if words[0] == "card" else 1
        groups[tuple(words[:target])].append(words[target:])
    lines = 0
    for (*_, verb), targets in groups.items():
        if verb in SENDING and any(len(target) > 1 for target in targets):
            lines += CITY_BY_CITY
        elif verb not in ON_BOARD:
            lines += len(targets)
    return lines


def play_on(one: Person, moment: Moment) -> str:
    """A match against bots from this moment, for whoever decides in it."""
    line = {"game": moment.game, "setup": moment.setup, "moves": moment.moves}
    wish = {"line": line, "seat": moment.seat, "bot": "heuristic"}
    return str(one.call("POST", "/api/lines/match", **wish)["id"])

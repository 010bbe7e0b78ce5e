"""The games of a tournament: one at a time, or all of them in several processes."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple

from ... import games
from ...bots import Bot
from ...bots.own import name_game
from ...games.contract import Rng, State
from ..backends import in_order, results
from ..play_batch import open_backend, processes
from ..play_game import CHANCES, DEALING, FIRST_SEAT, generator, play_out
from . import tournament_bots
from .tournament import Tournament


class Task(NamedTuple):
    """A game to be played, by number."""

    tournament: Tournament
    number: int


class Outcome(NamedTuple):
    """How a game ended; all lists in the order of the tournament's bots.

    ``wins``: the shares of the victory; ``places`` from 1, equal ones shared; ``seconds``: how long
    each took for each of its decisions.
    """

    number: int
    scores: list[int]
    places: list[int]
    wins: list[float]
    seconds: list[array[float]]


class TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.seconds = array("f")

    def choose(self, seen: State, rng: Rng) -> int:
        """What the bot chooses."""
        began = perf_counter()
        action = self.bot.choose(seen, rng)
        self.seconds.append(perf_counter() - began)
        return action


@lru_cache
def bot_of(name: str, game: str) -> Bot:
    """The bot of that name; all seats of a process share it."""
    return tournament_bots.load(name, game)


def play_task(task: Task) -> Outcome:
    """Play a game to its end."""
    tournament, number = task
    game = games.load(tournament.game)
    rngs = [
        generator(tournament.seed, tournament.set_of(number), use) for use in (DEALING, CHANCES)
    ]
    state = game.new_state(game.setup(tournament.players, tournament.options, rng=rngs[0]))
    lent = {one.name: one.checked for one in tournament.lent}
    timed = [TimedBot(lent.get(name) or bot_of(name, tournament.game)) for name in tournament.bots]
    seats = tournament.seats(number)
    own = [generator(tournament.seed, number, FIRST_SEAT + seat) for seat in range(len(seats))]
    with name_game(number):
        play_out(state, [timed[bot] for bot in seats], rngs[1], own)
    return outcome(number, state, seats, timed)


def outcome(number: int, state: State, seats: list[int], timed: list[TimedBot]) -> Outcome:
    """What is kept of a finished game."""
    ranking, scores = state.ranking(), state.scores
    seat_of = [seats.index(bot) for bot in range(len(seats))]
    places = [ranking[seat] for seat in seat_of]
    wins = [(place == 1) / places.count(1) for place in places]
    return Outcome(
        number, [scores[seat] for seat in seat_of], places, wins, [bot.seconds for bot in timed]
    )


def play_tournament(tournament: Tournament, at_a_time: int) -> Generator[Outcome, None, None]:
    """The outcomes of all games, in order, as they are finished.

    Closing the iterator stops the workers at once.  Raises ``WorkersLost`` if workers die with the
    same game again and again, ``BotFault`` if a bot of somebody's own fails.
    """
    bot_of.cache_clear()  # whoever has played before may remember it
    tasks = (Task(tournament, number) for number in range(tournament.games))
    with open_backend(processes(min(at_a_time, tournament.games)), play_task) as backend:
        yield from in_order(results(backend, tasks))

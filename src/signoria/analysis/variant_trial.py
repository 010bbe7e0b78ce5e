"""Playing a few games with a variant, to see that they can be won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from .. import bots, games
from ..arena.play_game import play_game
from ..games.contract import Game, State
from ..games.shared.variants import compact
from ..games.shared.variants.schema import Numbers, Schema

GAMES = 12  # for each number of players
SEED = 1


@dataclass(frozen=True)
class Trial:
    """Games of so many players: how long in the mean, how they ended, how many one player won.

    ``scored`` counts the games in which anybody had any points at the end.
    """

    players: int
    games: int
    rounds: float
    endings: tuple[tuple[str, int], ...]
    won: int
    scored: int

    def as_dict(self) -> dict[str, object]:
        """For programs."""
        return {**asdict(self), "endings": dict(self.endings)}


def play(schema: Schema, numbers: Numbers) -> list[Trial]:
    """The games of each number of players, between the best bots."""
    game = games.load(schema.game)
    options = {"variant": compact.write_compact(schema, numbers)}
    return [play_games(game, options, players) for players in game.players]


def play_games(game: Game, options: dict[str, str], players: int) -> Trial:
    """The games of so many players."""
    seats = [bots.load(bots.best(game.name), game.name) for _ in range(players)]
    ends = [play_game(game, options, seats, SEED, number)[0] for number in range(GAMES)]
    return sum_up(game, players, ends)


def sum_up(game: Game, players: int, ends: Sequence[State]) -> Trial:
    """What became of the games."""
    study = games.stats_schema(game.name)
    return Trial(
        players=players,
        games=len(ends),
        rounds=sum(end.turn for end in ends) / (len(ends) * players),
        endings=tuple(sorted(Counter(study.ending(end) for end in ends).items())),
        won=sum(end.ranking().count(1) == 1 for end in ends),
        scored=sum(any(end.scores) for end in ends),
    )


def verdict(trials: Sequence[Trial]) -> str:
    """Why nobody can win, as the messages ``variant-<...>`` name it; empty if somebody can."""
    if trials and not any(trial.scored for trial in trials):
        return "unplayable"
    return "undecided" if trials and not any(trial.won for trial in trials) else ""

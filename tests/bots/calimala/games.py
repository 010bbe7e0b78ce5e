"""Positions of games between bots, for the tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from signoria import games
from signoria.bots import Bot, load, names
from signoria.games.contract import CHANCE, TERMINAL, Rng, State

Table = tuple[str, int, str]  # a game, how many play, and a value of its first option


def tables(name: str) -> list[Table]:
    """A game with every number of players and every value of its first option."""
    game = games.load(name)
    return [(name, players, value) for players in game.players for value in game.options[0].values]


ALL_TABLES = [table for name in games.names() for table in tables(name)]
TABLES = tables("calimala")


def quick(game: str) -> list[str]:
    """The bots of a game; those that search do so a few times only, whatever their usual time."""
    return [f"{name}@6" if searches(name, game) else name for name in names(game)]


def searches(name: str, game: str) -> bool:
    """Whether a bot can be told how long to search."""
    try:
        load(f"{name}@1", game)
    except ValueError:
        return False
    return True


def new_game(table: Table, seed: int) -> State:
    """A state before the first decision."""
    name, players, value = table
    game = games.load(name)
    setup = game.setup(players, {game.options[0].name: value}, rng=Rng(seed))
    return game.new_state(setup)


def decisions(state: State, bots: Sequence[Bot], seed: int) -> Iterator[tuple[State, int]]:
    """Every moment at which a seat decides, with the seat, while the bots play the game out."""
    rng = Rng(seed)
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
            continue
        seat = state.to_move
        yield state, seat
        state.apply(bots[seat].choose(state.seen_by(seat), rng))

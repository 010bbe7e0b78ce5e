"""Playing a game between bots to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..bots import Bot
from ..games import load
from ..games.contract import CHANCE, TERMINAL, Game, Rng, Setup, State
from ..games.shared.engine.rng import stream

DEALING, CHANCES, FIRST_SEAT = 0, 1, 2  # the uses of randomness in a game, each with its stream


def generator(seed: int, number: int, use: int) -> Rng:
    """The generator for one use in game ``number`` of the batch with this seed."""
    return Rng(stream(stream(seed, number), use))


def play_out(state: State, bots: Sequence[Bot], chance: Rng, rngs: Sequence[Rng]) -> int:
    """Play a state to its end; returns the number of decisions, chance events not counted.

    ``bots`` and ``rngs`` are by seat.  A bot is handed what its seat sees and nothing else.
    """
    decisions = 0
    while (seat := state.to_move) != TERMINAL:
        if seat == CHANCE:
            state.apply(chance.pick_weighted(state.chance_outcomes()))
        else:
            state.apply(bots[seat].choose(state.seen_by(seat), rngs[seat]))
            decisions += 1
    return decisions


@dataclass(frozen=True)
class Deal:
    """A game about to begin, with the generators for its chance events and for each seat."""

    setup: Setup
    state: State
    chance: Rng
    rngs: tuple[Rng, ...]


def deal(
    game: Game,
    options: Mapping[str, str],
    players: int,
    seed: int,
    number: int,
    group: int | None = None,
) -> Deal:
    """Game ``number`` of a batch, laid out.

    Games of one ``group`` have the same setup and the same chance events, as far as these do not
    depend on what is played; by default each game is a group of its own.
    """
    shared = number if group is None else group
    setup, state = lay_out(game.name, tuple(options.items()), players, seed, shared)
    rngs = tuple(generator(seed, number, FIRST_SEAT + seat) for seat in range(players))
    return Deal(setup, state.clone(), generator(seed, shared, CHANCES), rngs)


@lru_cache(maxsize=1)  # the games of a group come one after the other
def lay_out(
    name: str, options: tuple[tuple[str, str], ...], players: int, seed: int, group: int
) -> tuple[Setup, State]:
    """The setup of a group and the state with which its games begin, to be copied."""
    game = load(name)
    setup = game.setup(players, dict(options), rng=generator(seed, group, DEALING))
    return setup, game.new_state(setup)


def play_game(
    game: Game,
    options: Mapping[str, str],
    bots: Sequence[Bot],
    seed: int,
    number: int,
    group: int | None = None,
) -> tuple[State, int]:
    """Game ``number`` of a batch: its final state and the number of decisions.

    It depends on the seed, its number and its group only, so a batch may be split at will.
    """
    dealt = deal(game, options, len(bots), seed, number, group)
    return dealt.state, play_out(dealt.state, bots, dealt.chance, dealt.rngs)

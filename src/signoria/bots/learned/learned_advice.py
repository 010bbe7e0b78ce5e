"""The advice that a search asks: the network's estimates, the game's own opinion of moves."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...games.shared.engine import search_state
from ...games.shared.engine.search_state import Advice, SearchState
from . import encoder as encoders
from . import network as networks
from .encoder import Encoder
from .network import Network

if not cython.compiled:
    from ...games.shared.engine.limits import MOST_SEATS


class LearnedAdvice(Advice):
    """The network sees the position as each seat would; the victories are made to add up to one."""

    def __init__(self, world: SearchState, own: Advice, network: Network) -> None:
        super().__init__(world)
        self.own = own
        self.network = network
        self.encoder = Encoder(world, own)
        if not cython.compiled:
            self.victories = [0.0] * MOST_SEATS
            self.values = [0.0] * MOST_SEATS

    def weigh(self, choices: MutableSequence[int], n: int, out: MutableSequence[float]) -> None:
        """Weigh the choices as the game's own advice does."""
        self.own.weigh(choices, n, out)

    def choose(self, seed: int) -> int:
        """A move that the game's own advice chooses at once."""
        return self.own.choose(seed)

    def consider(self, seed: int) -> int:
        """A move that the game's own advice chooses after some thought."""
        return self.own.consider(seed)

    def estimate(self, out: MutableSequence[float]) -> None:
        """Write the utility that the network foretells for each seat."""
        total = 0.0
        encoders.judge(self.encoder)
        for seat in range(self.world.seats):
            encoders.encode(self.encoder, seat, self.network.input)
            networks.run(self.network)
            self.victories[seat] = self.network.output[0]
            total += self.network.output[0]
            out[seat] = search_state.combine_scores(
                0.0, self.network.output[1], self.network.output[2]
            )
        for seat in range(self.world.seats):
            if total > 0.0:
                out[seat] += search_state.combine_scores(self.victories[seat] / total, 0.0, 0.0)


def shares() -> tuple[float, float, float]:
    """What the victory, the place and the lead are worth in a utility."""
    return (
        search_state.combine_scores(1.0, 0.0, 0.0),
        search_state.combine_scores(0.0, 1.0, 0.0),
        search_state.combine_scores(0.0, 0.0, 1.0),
    )


def imagine(advice: LearnedAdvice, seat: int, seed: int) -> None:
    """Go to a world drawn from what the seat has seen, from Python."""
    advice.world.resample(seat, seed)


def inputs_of(advice: LearnedAdvice, seat: int) -> list[float]:
    """The input of the network for the position as this seat sees it, from Python."""
    encoders.judge(advice.encoder)
    encoders.encode(advice.encoder, seat, advice.network.input)
    return [advice.network.input[at] for at in range(advice.encoder.inputs)]


def estimates(advice: LearnedAdvice) -> list[float]:
    """The utility foretold for each seat, from Python."""
    advice.estimate(advice.values)
    return [advice.values[seat] for seat in range(advice.world.seats)]

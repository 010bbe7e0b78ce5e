"""The figures of a run: everything that a report shows, each with how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from ..arena.runs.run_settings import RunSettings
from . import sum_names
from .aggregate.course_sums import HALF, TENTHS
from .aggregate.legend import Legend
from .block_sums import BlockSums, Floats
from .estimates import Estimate, jackknife, ratio
from .sum_names import SETS, By, SumName


@dataclass(frozen=True)
class Figures:
    """What the sums of a run amount to.

    Winners and others: a seat's share of the victory is what it counts as a winner; a number of the
    others is the mean over them.
    """

    settings: RunSettings
    sums: BlockSums
    legend: Legend

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.settings.bots)

    @property
    def fair(self) -> float:
        """The share of the victories that each seat had if all were alike."""
        return 1 / self.players

    @property
    def games(self) -> int:
        """How many games are in it."""
        return int(self.sums[sum_names.GAMES].sum())

    @property
    def set_size(self) -> int:
        """How many games have the same deal."""
        return self.players if self.settings.rotate else 1

    def wins(self, by: By) -> Estimate:
        """The share of the victories by ``order`` or ``entrant``."""
        return self._of(ratio, self.sums[sum_names.wins(by)], self.sums[sum_names.seats(by)])

    def points(self, by: By) -> Estimate:
        """The mean points by ``order`` or ``entrant``."""
        return self._of(ratio, self.sums[sum_names.points(by)], self.sums[sum_names.seats(by)])

    def mean(self, name: SumName) -> Estimate:
        """The mean of a sum over the games."""
        return self._of(ratio, self.sums[name], self._games(self.sums[name]))

    def mean_of(self, name: SumName) -> Estimate:
        """The mean of what a histogram counts."""
        sums = self.sums[name]
        return self.mean_like((sums * np.arange(sums.shape[1])).sum(1))

    def mean_like(self, sums: Floats) -> Estimate:
        """The mean over the games of sums by block."""
        return self._of(ratio, sums, self._games(sums))

    def beside(self, name: SumName) -> Estimate:
        """Winners, others, and by how much the winners have more; the last axis."""
        sums = self.sums[name]
        return self._of(self._winners_and_others, sums, self._games(sums))

    def count(self, name: SumName) -> Floats:
        """How often or how much by winners and others together."""
        total: Floats = np.abs(self.sums[name].sum(0)).sum(-1)
        return total

    def each(self, name: SumName) -> Estimate:
        """The mean over all seats."""
        sums = self.sums[name]
        return self._of(self._mean_by_seat, sums, self._games(sums))

    def openings(self, kind: str) -> Estimate:
        """By value: the share of the seats that began so, of their victories, their points."""
        return self._of(self._opening_shares, self.sums[sum_names.opening(kind)])

    def opening_counts(self, kind: str) -> Floats:
        """The number of seats that began in each way of this kind."""
        times: Floats = self.sums[sum_names.opening(kind)][:, :, 0].sum(0)
        return times

    def doers(self, kind: str) -> Estimate:
        """By value: the share of the victories of those who did it at least once."""
        sums = self.sums[sum_names.doers(kind)]
        found = self._of(ratio, sums[..., 1], sums[..., 0])
        return replace(found, trials=self.doer_counts(kind) / self.set_size)

    def part(self, name: SumName) -> Estimate:
        """The parts of all games that the values of a sum are."""
        found = self.mean(name)
        return replace(found, trials=np.full(found.value.shape, self.games / self.set_size))

    def doer_counts(self, kind: str) -> Floats:
        """The number of seats that did each of this kind at least once."""
        times: Floats = self.sums[sum_names.doers(kind)][:, :, 0].sum(0)
        return times

    def lead_at_half(self) -> Estimate:
        """How often who leads after half of the turns wins."""
        return self.mean(sum_names.LEADER_WINS)[HALF]

    def decided_at(self) -> Estimate:
        """The part of a game until which somebody else leads or has drawn level, on average."""
        sums = self.sums[sum_names.DECIDED]
        return self.mean_like((sums * np.arange(TENTHS + 1) / TENTHS).sum(1))

    def luck(self) -> Estimate:
        """Shares of the differences in points: order, player, deal, the rest.

        Without sets of games nothing tells the deal from the rest: its share is NaN.
        """
        order, entrant = (self.sums[sum_names.apart(by)] for by in sum_names.BOTH)
        seats = [self.sums[sum_names.seats(by)] for by in sum_names.BOTH]
        sets = self.sums[SETS] if SETS in self.sums else self.sums[sum_names.GAMES] * 0
        dealt = self.sums[sum_names.APART_DEALT] if SETS in self.sums else sets
        apart = self.sums[sum_names.APART], self.sums[sum_names.GAMES]
        return self._of(self._variance_shares, *apart, order, entrant, *seats, dealt, sets)

    def turns(self) -> Floats:
        """The number of games of each length in turns."""
        histogram: Floats = self.sums[sum_names.TURNS].sum(0)
        return histogram

    def _of(self, formula: Callable[..., Floats], *sums: Floats) -> Estimate:
        return jackknife(formula, self.sums[sum_names.GAMES], *sums)

    def _games(self, sums: Floats) -> Floats:
        """The games by block, shaped to divide these sums."""
        return self.sums[sum_names.GAMES].reshape(-1, *[1] * (sums.ndim - 1))

    def _winners_and_others(self, sums: Floats, games: Floats) -> Floats:
        winners, others = ratio(sums, games)[..., 0], ratio(sums, games)[..., 1]
        others = others / (self.players - 1)
        return np.stack([winners, others, winners - others], -1)

    def _mean_by_seat(self, sums: Floats, games: Floats) -> Floats:
        total: Floats = ratio(sums, games).sum(-1) / self.players
        return total

    def _opening_shares(self, sums: Floats) -> Floats:
        times = sums[:, 0]
        return np.stack(
            [ratio(times, times.sum()), ratio(sums[:, 1], times), ratio(sums[:, 2], times)], -1
        )

    def _variance_shares(
        self,
        apart: Floats,
        games: Floats,
        order: Floats,
        entrant: Floats,
        orders: Floats,
        entrants: Floats,
        dealt: Floats,
        sets: Floats,
    ) -> Floats:
        """Of seats that are apart by ``whole`` in the square, what goes with what.

        The mean over a set of who sits in a seat keeps all of the deal's part, and of the rest one
        part in as many as there are players.
        """
        n = self.players
        whole = ratio(apart, games)
        seat = (ratio(order, orders) ** 2).mean()
        who = (ratio(entrant, entrants) ** 2).mean()
        left = whole - seat - who
        rest = (left - (ratio(dealt, sets) - seat)) * n / (n - 1)
        found: Floats = np.array([seat, who, left - rest, rest, left]) / whole
        return found

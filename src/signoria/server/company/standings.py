"""What a group has played, and how each of it stands: matches, wins, places, scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..journal.company_rows import GroupRow
from ..journal.port import Journal
from ..journal.rows import ListPlace
from ..protocol.company import GameStandings, StandingRow
from .table_names import TableNames, read_table, sit_alone

MOST = 1000  # matches that are counted, the newest, so that it takes a bounded time
CHUNK = 200  # matches read at once


@dataclass
class Tally:
    """How somebody has done in the matches of a game that came to their end."""

    wins: int = 0
    places: list[int] = field(default_factory=list)
    best: int | None = None

    def add(self, table: TableNames, seats: Sequence[int]) -> None:
        """Count a match; who had several seats has the best place and score of them."""
        place = min(table.ranking[seat] for seat in seats) if table.ranking else 0
        score = max(table.scores[seat] for seat in seats) if table.scores else 0
        self.wins += place == 1
        self.places.append(place)
        self.best = score if self.best is None else max(self.best, score)

    def row(self) -> StandingRow:
        """As the group is told."""
        average = round(sum(self.places) / len(self.places), 2) if self.places else None
        return StandingRow(self.wins, average, self.best)


class Standings:
    """The matches in which a person and others have sat together, added up.

    Whoever shares the first place has won, as lists say; what was given up has no places.
    """

    def __init__(self, journal: Journal, people: Sequence[str], *, only: bool) -> None:
        self._journal, self._people, self._only = journal, people, only
        self._tallies: dict[str, list[Tally]] = {}
        self._given_up: dict[str, int] = {}
        self.looked_at = 0  # matches, counted or not
        self.more = False  # whether there are older ones

    async def count(self) -> list[GameStandings]:
        """The standings of each game, the one that was played most first."""
        place: ListPlace | None = None
        while self.looked_at < MOST:
            rows = await self._read(place, CHUNK)
            self.looked_at += len(rows)
            for one in rows:
                self._add(one)
            if len(rows) < CHUNK:
                break
            place = ListPlace(rows[-1].row.updated, rows[-1].row.id)
        else:
            self.more = bool(await self._read(place, 1))
        found = [self._sum_up(game) for game in {**self._tallies, **self._given_up}]
        return sorted(found, key=lambda one: (-one.matches, one.game))

    async def _read(self, place: ListPlace | None, number: int) -> list[GroupRow]:
        me, *others = self._people
        return await self._journal.group_matches(me, others, place, number)

    def _add(self, one: GroupRow) -> None:
        """Count a match, if it is the group's and has ended."""
        table = read_table(one.row.card)
        if table is None or not self._is_ours(one, table):
            return
        if one.row.status == "abandoned":
            self._given_up[table.game] = self._given_up.get(table.game, 0) + 1
        elif one.row.status == "over" and table.ranking and table.scores:
            tallies = self._tallies.setdefault(table.game, [Tally() for _ in self._people])
            for person, tally in zip(self._people, tallies, strict=True):
                tally.add(table, one.seats[person])

    def _is_ours(self, one: GroupRow, table: TableNames) -> bool:
        holders = [seat.holder for seat in table.seats]
        return not self._only or sit_alone(self._people, one.seats, holders)

    def _sum_up(self, game: str) -> GameStandings:
        tallies = self._tallies.get(game) or [Tally() for _ in self._people]
        rows = [tally.row() for tally in tallies]
        return GameStandings(game, len(tallies[0].places), self._given_up.get(game, 0), rows)

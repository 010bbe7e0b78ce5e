"""What is noted of one game while it is played: turns, scorings and facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...games.contract import State
from ...games.shared.stats import Fact, Scoring, StatsSchema
from .run_tables import ENDING, NULL, KeyNumbers, Tables


class ShardRecorder:
    """The tables of a shard, with the numbers of what a study may note of its games."""

    def __init__(self, stats: StatsSchema, options: Iterable[str]) -> None:
        self.stats = stats
        self.tables = Tables(options)
        self.numbers = FactNumbers(self.tables.facts.keys)
        # All shards of a run shall have the same numbers.
        for rows, kinds in (
            (self.tables.facts, stats.facts),
            (self.tables.scorings, stats.scorings),
        ):
            assign_numbers(rows.keys["kind"], (kind.name for kind in kinds))
            assign_numbers(rows.keys["what"], (what for kind in kinds for what in kind.values))
        if stats.endings:
            assign_numbers(self.tables.games.keys[ENDING], stats.endings.values)


class FactNumbers(dict[Fact, tuple[int, int, int]]):
    """Facts as they stand in their rows, found when they are first asked for."""

    def __init__(self, keys: Mapping[str, KeyNumbers]) -> None:
        super().__init__()
        self._keys = keys

    def __missing__(self, fact: Fact) -> tuple[int, int, int]:
        """The numbers of the kind and of what it is about, and the amount."""
        kind, what = self._keys["kind"].number(fact.kind), self._keys["what"].number(fact.what)
        found = self[fact] = (kind, what, fact.amount)
        return found


class GameRecorder:
    """Follows one game of the run, ``game`` by number, and writes its turns, scorings and facts.

    ``turn`` is the number of the turn under way from 1, or 0 in the opening.  Whoever plays counts
    decisions and plies (chance events included), asks ``action_facts`` what there is to note of an
    action, and calls only where something is to be noted.
    """

    def __init__(self, book: ShardRecorder, state: State, game: int) -> None:
        self.game, self.turn = game, 0
        self.noted = book.stats.action_facts(state)
        self.may_score = book.stats.may_score
        self._book, self._since, self._seats = book, 0, len(state.scores)
        self._facts = book.tables.facts.numbers
        self._scorer = book.stats.scorer(state)
        for seat, fact in book.stats.opening_facts(state):
            self.record_facts(0, seat, (fact,))
        if state.begun:
            self.record_turn(0, NULL, state)

    def record_facts(self, ply: int, seat: int, facts: Iterable[Fact]) -> None:
        """Write facts about a seat, noted at this ply."""
        head, numbers = (self.game, ply, self.turn, seat), self._book.numbers
        for fact in facts:
            self._facts.extend(head + numbers[fact])

    def record_scorings(self, action: int, state: State) -> None:
        """Write what was scored by the action, which has just been applied."""
        for one in self._scorer.scorings(action, state):
            self._scoring(one)

    def record_turn(self, decisions: int, seat: int, state: State) -> None:
        """Write the row of the turn that has ended, which was that seat's, or of the opening.

        ``decisions`` counts those of the game so far.
        """
        number = -(-self.turn // self._seats)
        row = (self.game, self.turn, number, seat if self.turn else NULL, decisions - self._since)
        numbers = self._book.tables.turns.numbers
        numbers.extend(row)
        numbers.extend(state.scores)
        self._since, self.turn = decisions, self.turn + 1

    def _scoring(self, one: Scoring) -> None:
        rows = self._book.tables.scorings
        kind, what = rows.keys["kind"].number(one.kind), rows.keys["what"].number(one.what)
        owner, amount, place = map(null_or, (one.owner, one.amount, one.place))
        row = (kind, what, one.final, owner, one.seat, amount, place, one.points)
        rows.numbers.extend((self.game, self.turn, one.number, *row))


def null_or(value: int | None) -> int:
    """A value as it stands in a column that may be empty."""
    return NULL if value is None else value


def assign_numbers(keys: KeyNumbers, texts: Iterable[str]) -> None:
    """Give texts their numbers before they are met."""
    for text in texts:
        keys.number(text)

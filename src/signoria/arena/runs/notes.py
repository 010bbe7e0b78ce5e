"""What is noted of one game while it is played: turns, scorings and facts."""

from __future__ import annotations

from collections.abc import Iterable

from ...games.contract import TERMINAL, State
from ...games.studying import Fact, Scoring, Study
from .tables import NULL, Keys, Tables


class Notebook:
    """The tables of a shard, with the numbers of what a study may note of its games."""

    def __init__(self, study: Study, options: Iterable[str]) -> None:
        self.study = study
        self.tables = Tables(options)
        self._facts: dict[Fact, tuple[int, int, int]] = {}
        # All shards of a run shall have the same numbers.
        for rows, kinds in (
            (self.tables.facts, study.facts),
            (self.tables.scorings, study.scorings),
        ):
            listed(rows.keys["kind"], (kind.name for kind in kinds))
            listed(rows.keys["what"], (what for kind in kinds for what in kind.values))

    def numbers(self, fact: Fact) -> tuple[int, int, int]:
        """A fact as it stands in its row."""
        found = self._facts.get(fact)
        if found is None:
            keys = self.tables.facts.keys
            numbers = keys["kind"].number(fact.kind), keys["what"].number(fact.what)
            found = self._facts[fact] = (*numbers, fact.amount)
        return found


class Notes:
    """Follows one game, the so manieth of the run, and writes its turns, scorings and facts.

    ``turn`` is the number of the turn under way from 1, or 0 in the opening; ``plies`` counts
    decisions and chance events.  Whoever plays asks ``noted`` what there is to note of an action,
    and tells the rest only where something is to be noted: most actions are not worth a call.
    """

    def __init__(self, book: Notebook, state: State, game: int) -> None:
        self.game, self.plies, self.decisions, self.turn = game, 0, 0, 0
        self.noted = book.study.noted(state)
        self.may_score = book.study.may_score
        self._book, self._since, self._seats = book, 0, len(state.scores)
        self._scorer = book.study.scorer(state)
        for seat, fact in book.study.began(state):
            self.happened(seat, (fact,))
        self.passed(NULL, state)

    def happened(self, seat: int, facts: Iterable[Fact]) -> None:
        """Something worth noting has happened to a seat."""
        head = (self.game, self.plies, self.turn, seat)
        for fact in facts:
            self._book.tables.facts.numbers.extend(head + self._book.numbers(fact))

    def scored(self, action: int, state: State) -> None:
        """Write what was scored by the action, which has just been applied."""
        for one in self._scorer.scored(action, state):
            self._scoring(one)

    def passed(self, seat: int, state: State) -> None:
        """Write the row of the turn that has ended, which was that seat's, if one has.

        The opening has a row, too; the last turn ends with the game.
        """
        turn = state.turn + state.begun
        if turn > self.turn or (state.to_move == TERMINAL and self.decisions > self._since):
            number = -(-self.turn // self._seats)
            row = (self.game, self.turn, number, seat if self.turn else NULL)
            numbers = self._book.tables.turns.numbers
            numbers.extend((*row, self.decisions - self._since))
            numbers.extend(state.scores)
            self._since, self.turn = self.decisions, self.turn + 1

    def _scoring(self, one: Scoring) -> None:
        rows = self._book.tables.scorings
        kind, what = rows.keys["kind"].number(one.kind), rows.keys["what"].number(one.what)
        owner, amount, place = map(filled, (one.owner, one.amount, one.place))
        row = (kind, what, one.final, owner, one.seat, amount, place, one.points)
        rows.numbers.extend((self.game, self.turn, one.number, *row))


def filled(value: int | None) -> int:
    """A value as it stands in a column that may be empty."""
    return NULL if value is None else value


def listed(keys: Keys, texts: Iterable[str]) -> None:
    """Give texts their numbers before they are met."""
    for text in texts:
        keys.number(text)

"""What a game offers for studies of many games of it: kinds of facts and of scorings.

Each game may have an object ``STATS`` in ``research/stats.py`` of its folder, see
``registry.stats_schema``; the one here knows nothing but is true of every game.  Whoever plays the
games asks

* ``action_facts`` once a game: what is to be noted of each action and chance outcome;
* ``opening_facts`` once a game: what seats begin with;
* ``scorer`` once a game: an object that says what was scored, see ``StatsSchema.may_score``.

Facts and scorings tell everything, secrets included: they are for studies of games that are over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

Role = Literal["opening", "choice", "chance", "route", "scoring", "ending"]
PARTED = "|"  # between the words of a key that consists of several


@dataclass(frozen=True)
class Kind:
    """A kind of facts, scorings or endings.

    ``values`` are the keys that may be its ``what``, in the order in which they are listed;
    ``title`` is the id of the message that names the kind, ``words`` that of its values, with
    ``{}`` for the key; None: the keys are numbers that speak for themselves.  ``role`` says what it
    is about: an ``opening`` a seat has once, a ``choice`` is counted, ``chance`` befalls, on a
    ``route`` one leads to the next; an ``ending`` is the rule that has ended a game.
    """

    name: str
    role: Role
    title: str
    words: str | None
    values: tuple[str, ...]

    def messages(self, what: str) -> list[str]:
        """The ids of the messages that name a value, one after the other; none for a number."""
        if self.words is None:
            return []
        return [self.words.format(word) for word in what.split(PARTED)]


class Fact(NamedTuple):
    """Something worth noting: of which kind, which one, how much of it."""

    kind: str
    what: str
    amount: int = 1


class Scoring(NamedTuple):
    """One seat's part in a scoring; ``number`` counts the scorings of a game from 1.

    ``amount`` is of what counts in it, ``place`` the seat's from 1, equal when shared, ``owner``
    the seat whose card it was; each of them None where there is no such thing.  ``final``: it
    belongs to the count after the last turn.
    """

    number: int
    kind: str
    what: str
    seat: int
    points: int
    final: bool = False
    owner: int | None = None
    amount: int | None = None
    place: int | None = None


class Scorer:
    """Follows one game and tells its scorings; this one finds none."""

    def scorings(self, action: int, state: Any) -> Sequence[Scoring]:
        """What was scored by the action or outcome, which has just been applied to the state.

        That is all that was scored since it was asked last.
        """
        return ()


class StatsSchema:
    """What is to be known of every game for a study; a game's own adds its kinds.

    ``firsts`` says which fact is noted besides the first fact of a kind for each seat;
    ``may_score`` are the actions after which the scorer is asked.  It is asked in any case when
    the opening, a turn or the game has ended.  ``endings`` are the rules that may end a game, if
    there are several or they have names.
    """

    facts: tuple[Kind, ...] = ()
    scorings: tuple[Kind, ...] = ()
    endings: Kind | None = None
    firsts: Mapping[str, str] = MappingProxyType({})
    may_score: range = range(0)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds, of whatever sort."""
        endings = (self.endings,) if self.endings else ()
        return (*self.facts, *self.scorings, *endings)

    def action_facts(self, state: Any) -> Sequence[Sequence[Sequence[Fact]]]:
        """By seat and action what is to be noted if the seat takes it in this game; () for nothing.

        Chance outcomes are in the lists too; they befall the seat that decided last.  Numbers
        beyond a list's end stand for nothing worth noting.
        """
        return [()] * len(state.scores)

    def opening_facts(self, state: Any) -> Sequence[tuple[int, Fact]]:
        """What seats begin with, before the first decision."""
        return ()

    def ending(self, state: Any) -> str:
        """Which of ``endings`` has ended the game of this state; "" for a game without names."""
        return ""

    def scorer(self, state: Any) -> Scorer:
        """Who tells the scorings of a game that begins with this state."""
        return Scorer()

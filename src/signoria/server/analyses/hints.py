"""Hints for games under way: an analyst finds them, and the match counts them."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import Raw, to_builtins

from ... import games
from ...bots.search.budget import Budget
from ...games.contract import Game, State
from ..domain import commands
from ..domain.handlers import hint_rules
from ..domain.match.model import Model
from ..domain.questions import what_if
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..protocol.analyses import Hint, HintAim, HintWay
from ..rooms.room import Room
from . import analyst_worker
from .analyst_pool import AnalystPool

BUDGET = Budget(seconds=1.0)
SECONDS = 20.0  # after which an analyst has failed
REMEMBERED = 200  # hints, so that nobody pays twice for one
log = logging.getLogger(__name__)


class Hints:
    """Gives hints, one at a time to each person; ``given`` counts them, for metrics."""

    def __init__(self, analysts: AnalystPool, budget: Budget = BUDGET) -> None:
        self.given = 0
        self._analysts = analysts
        self._budget = budget
        self._asking: set[str] = set()
        self._given: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()

    async def hint(self, room: Room, person: Person, version: int) -> Hint:
        """The best moves in the position of a version; raises ``Refusal``.

        The match records a hint before it is given; to ask again costs nothing.
        """
        asked = await room.read(lambda model: find_question(room, model, person, version))
        key = (room.id, asked.version, asked.seat)
        if key in self._given:
            return self._given[key]
        with self._one_at_a_time(person):
            found = await self._search(asked)
            await room.carry_out_to_end(person, commands.Hint(asked.version))
        self.given += 1
        self._remember(key, found)
        return found

    @contextmanager
    def _one_at_a_time(self, person: Person) -> Iterator[None]:
        """Let a person ask for one thing at a time."""
        if person.id in self._asking:
            raise refusal("too-fast")
        self._asking.add(person.id)
        try:
            yield
        finally:
            self._asking.discard(person.id)

    async def _search(self, asked: hint_rules.HintQuestion) -> Hint:
        """What an analyst says; raises ``Refusal`` if it fails."""
        try:
            found = await self._analysts.ask(
                SECONDS, analyst_worker.hint, *asked[:4], self._budget, asked.rules
            )
            game = games.load(asked.game, asked.rules)
            state = game.from_bytes(asked.state)
            told = [
                HintWay(game.parse(state, way.move), way.move, way.worth, way.share, way.unsure)
                for way in found.ways
            ]
        except Exception as error:  # a search may fail in any way, and its process, too
            log.warning("a hint failed: %s: %s", type(error).__name__, error)
            raise refusal("hint-failed") from None
        then = [one.move for one in found.then]
        return Hint(
            version=asked.version,
            seat=asked.seat,
            ways=told,
            exact=found.exact,
            then=then,
            after=view_after(
                game, state, asked.seat, [*(way.move for way in found.ways[:1]), *then]
            ),
            aim=HintAim(**to_builtins(found.aim)) if found.aim else None,
        )

    def _remember(self, key: tuple[str, int, int], hint: Hint) -> None:
        self._given[key] = hint
        if len(self._given) > REMEMBERED:
            self._given.popitem(last=False)


def view_after(game: Game, state: State, seat: int, moves: Sequence[str]) -> Raw:
    """What a seat would see after moves of its own; null where they show what it has not seen."""
    table = state.seen_by(seat).clone()
    for move in moves:
        action = game.parse(table, move)
        if game.reveals(table, action):
            return what_if.UNSEEN
        table.apply(action)
    return what_if.encode_view(game, table, seat)


def find_question(
    room: Room, model: Model, person: Person, version: int
) -> hint_rules.HintQuestion:
    """What there is to think about; raises ``Refusal``, also where it is another match's, too."""
    found = hint_rules.ask_hint(model, person, version)
    room.context.protection.check_match(model)
    return found

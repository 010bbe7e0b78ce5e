"""The HTTP calls about what people practise out of their own mistakes."""

from __future__ import annotations

import re
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ...analysis.exercises import Exercise, find_exercises
from ...analysis.findings import Decision
from ...record import Match
from ..analyses.analyst_pool import AnalystPool
from ..analyses.subject import subject_of
from ..domain.match.model import Model
from ..domain.refusals import journal_refusal, refusal
from ..exercises.exercises import Exercises
from ..exercises.own_moves import own_moves
from ..http.answers import json_response
from ..http.authentication import Authenticator, address, match_id
from ..http.bodies import read_body
from ..hub.hub import Hub
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..monitoring.meters import Meters
from ..protocol.exercises import Try
from ..views import record_export

KEY = re.compile(r"[0-9a-f]{32}-[0-9]{1,6}")
TRIES = 20  # a minute, for one person


class Played(NamedTuple):
    """A game that is over, under the key of its analysis, and the moves of whoever asks."""

    key: str
    match: Match
    own: dict[int, int]


class ExerciseCalls:
    """One method for each call, named as in the protocol's table."""

    def __init__(
        self, authenticator: Authenticator, hub: Hub, analysts: AnalystPool, metrics: Meters
    ) -> None:
        self._auth = authenticator
        self._hub = hub
        self._journal = hub.context.journal
        self._offload = hub.context.offload
        self._exercises = Exercises(self._journal, analysts, hub.context.times.now)
        self._limits = authenticator.shared_limits.buckets("exercise", TRIES)
        metrics.counter("exercise_tries", "Tries judged", lambda: self._exercises.judged)

    async def make_exercises(self, request: Request) -> Response:
        """The caller's worst moves of a match that was analysed are its exercises from now on."""
        person = await self._auth.require_person(request)

        def read_game(model: Model) -> Played:
            match = record_export.finished_record(model)
            return Played(subject_of(match).key, match, own_moves(model, person))

        game = await self._hub.view_finished(match_id(request), person, read_game)
        own = [one for one in await self._find_decisions(game.key) if one.moves in game.own]
        seats = set(game.own.values())
        found: list[Exercise] = await self._offload.run(
            address(request), find_exercises, game.match, own, seats
        )
        return json_response(await self._exercises.keep(person, game.key, found))

    async def practice(self, request: Request) -> Response:
        """How many exercises the caller has, and how many are due."""
        return json_response(await self._exercises.practice(await self._person(request)))

    async def next_exercise(self, request: Request) -> Response:
        """The caller's exercise that has been due for longest."""
        return json_response(await self._exercises.next(await self._person(request)))

    async def list_exercises(self, request: Request) -> Response:
        """All that is kept of the caller's exercises."""
        return json_response(await self._exercises.list_kept(await self._person(request)))

    async def try_exercise(self, request: Request) -> Response:
        """What a move is worth."""
        person = await self._person(request)
        wish = await read_body(request, Try)
        protection = await self._hub.protection()
        if not self._limits.take(person.id):
            raise refusal("too-fast")
        key = exercise_key(request)
        return json_response(await self._exercises.judge(person, key, wish.move, protection))

    async def solve_exercise(self, request: Request) -> Response:
        """What would have been better."""
        person = await self._person(request)
        protection = await self._hub.protection()
        return json_response(await self._exercises.solve(person, exercise_key(request), protection))

    async def put_exercise_away(self, request: Request) -> Response:
        """The caller wants an exercise no more."""
        person = await self._person(request)
        return json_response(await self._exercises.put_away(person, exercise_key(request)))

    async def _person(self, request: Request) -> Person:
        return await self._auth.require_person(request)

    async def _find_decisions(self, key: str) -> list[Decision]:
        """What the analysis of a game says; raises ``Refusal`` before it is made."""
        try:
            found = await self._journal.find_analysis(key)
        except JournalError as error:
            raise journal_refusal(error) from error
        if found is None:
            raise refusal("no-such-analysis")
        return found.decisions


def exercise_key(request: Request) -> str:
    """The key in the path."""
    found: str = request.path_params["key"]
    if not KEY.fullmatch(found):
        raise refusal("no-such-exercise")
    return found

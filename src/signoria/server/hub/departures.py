"""How often those who sit in a waiting room have left matches."""

from __future__ import annotations

from ..domain.match.model import Model
from ..journal.entries import Person
from ..protocol import http
from ..views.departures import count_departures
from .hub import Hub, check_sight

Seated = dict[str, list[int]]  # the persons at a table, with their seats


async def seated_people(
    hub: Hub, match: str, person: Person | None, invitation: str | None
) -> Seated:
    """Who sits at a table that waits; nobody where the game has begun.  Raises ``Refusal``."""

    def find(model: Model) -> Seated:
        check_sight(model, person, invitation)
        found: Seated = {}
        for seat, chair in enumerate(model.chairs if model.status == "waiting" else []):
            if chair.person and not chair.remote and not chair.device:
                found.setdefault(chair.person.id, []).append(seat)
        return found

    return await (await hub.room(match)).read(find)


async def list_departures(hub: Hub, seated: Seated) -> http.Departures:
    """For each seat how often its person has left; none for who has played too little."""
    told = []
    for person, seats in seated.items():
        rows = await hub.context.journal.lobby(person)
        if (found := count_departures(rows.mine, person)) is not None:
            told += [http.SeatDepartures(seat, found.left, found.matches) for seat in seats]
    return http.Departures(told)

"""Inviting by name: a seat is kept for somebody whom one has sat with at a table."""

from __future__ import annotations

import msgspec

from ...decoders import json_decoder
from ..company.company_keys import CompanyKeys
from ..company.directory import Directory
from ..domain.commands import Invite
from ..domain.refusals import journal_refusal, refusal
from ..journal.entries import Person
from ..journal.errors import JournalError
from ..journal.rows import LobbyRow
from ..protocol.common import MatchCard
from ..views.match_card import StoredCard
from .hub import Hub

MOST = 20  # seats that a person keeps for others at a time, in all matches that it has made


class InviteByName:
    """Invitations to people by the keys by which the one who invites knows them.

    Raises ``Refusal``, the same one for everybody who cannot be invited, for whatever reason.
    """

    def __init__(self, hub: Hub, keys: CompanyKeys) -> None:
        self._hub, self._keys = hub, keys
        self._journal = hub.context.journal

    async def invite(self, match: str, host: Person, seat: int, key: str) -> MatchCard:
        """Keep a seat of a match for somebody; the match as it is then."""
        try:
            guest = await self._find_guest(host, key)
            kept = await self._count_kept(host)
        except JournalError as error:
            raise journal_refusal(error) from error
        if kept >= MOST:
            raise refusal("many-invitations", most=MOST)
        return await self._hub.carry_out(match, host, Invite(seat, guest))

    async def _find_guest(self, host: Person, key: str) -> Person:
        """Whom the host knows by a key, under the name that the host knows."""
        directory = Directory(self._journal, self._keys, host)
        (known,) = await directory.find_companions([key])
        if not known.invitable:
            raise refusal("not-invitable")
        (person,) = await directory.find([key])
        return Person(person, known.name)

    async def _count_kept(self, host: Person) -> int:
        """How many seats the host keeps for others, in all its matches that wait."""
        matches = await self._journal.unfinished_of(host.id)
        rows = await self._journal.find_rows(host.id, matches)
        return sum(count_kept(row, host) for row in rows if row.status == "waiting")


def count_kept(row: LobbyRow, host: Person) -> int:
    """How many seats of a match in a list are kept for somebody, if it is the host's."""
    try:
        stored = json_decoder(StoredCard).decode(row.card)
    except msgspec.DecodeError:
        return 0
    return sum(one is not None for one in stored.invited) if stored.host == host.id else 0

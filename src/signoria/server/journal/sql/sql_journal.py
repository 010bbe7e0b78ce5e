"""The journal in a database: each method of the port is a query or a job of the writer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from ...protocol.common import Room
from ..entries import AnyEntry, Person
from ..rows import (
    ChatRow,
    CodeRow,
    DeviceRow,
    DueRow,
    Errand,
    ErrandKind,
    Lease,
    ListPlace,
    LobbyRow,
    LobbyRows,
    MatchRow,
    RunningRow,
    StoredAnalysis,
    StoredMatch,
    TalkRow,
    TokenRow,
    UptimeRow,
    VacationRow,
)
from . import (
    analysis_queries,
    code_queries,
    errand_queries,
    match_queries,
    match_writes,
    person_queries,
    uptime_queries,
    vacation_queries,
)
from .sql_notices import SqlNotices
from .sql_sign_in import SqlSignIn


class SqlJournal(SqlNotices, SqlSignIn):
    """All matches, persons and analyses in a database; see ``Journal``."""

    @abstractmethod
    def lease(self, match: str, first: int) -> Lease:
        """What an append from the version ``first`` on names as the lease of its match."""

    async def barrier(self) -> None:
        """Return when all that waited to be written has been."""
        await self.write(match_writes.barrier)

    async def probe_reading(self) -> None:
        """Read as players do, and nothing comes of it."""
        await self.read(match_queries.probe)

    async def append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> None:
        """Append entries with the versions from ``first`` on; raises ``Conflict``."""
        begun = match_writes.check_beginning(first, entries)
        data = match_writes.encode_entries(match, first, entries)
        await self.write(
            match_writes.append, match, first, begun, data, row, self.lease(match, first)
        )

    async def load(self, match: str, *, from_start: bool = False) -> StoredMatch | None:
        """A match as it was written, ``from_start`` without its snapshot; None if unknown."""
        return await self.read(match_queries.load, match, from_start)

    async def keep_snapshot(self, match: str, version: int, snapshot: bytes) -> None:
        """Keep a snapshot; an older one goes."""
        await self.write(match_writes.keep_snapshot, match, version, snapshot)

    async def salvage(self, match: str) -> list[AnyEntry]:
        """The first entries of a match, as far as they can be read."""
        return await self.read(match_queries.salvage, match)

    async def shut_match(self, match: str) -> None:
        """Shut a match that has not ended for good."""
        await self.write(match_writes.shut_match, match)

    async def lobby(self, person: str | None) -> LobbyRows:
        """The newest fifty of the person's matches, of the open and of the running ones."""
        return await self.read(match_queries.lobby, person)

    async def list_matches(
        self, person: str, after: ListPlace | None, number: int, *, archived: bool = False
    ) -> list[LobbyRow]:
        """So many of the person's matches, the last changed first, ``after`` a place."""
        return await self.read(match_queries.list_matches, person, after, number, archived)

    async def archive(self, person: str, match: str, *, away: bool) -> None:
        """Put a match away from a person's lists, or bring it back."""
        await self.write(match_writes.archive, person, match, away)

    async def due_matches(self) -> list[DueRow]:
        """Running matches that wait for a bot or a clock, the earliest first."""
        return await self.read(match_queries.due_matches)

    async def running_matches(self) -> list[RunningRow]:
        """All matches under way."""
        return await self.read(match_queries.running_matches)

    async def hosted_cards(self, person: str) -> list[bytes]:
        """The cards of the matches under way that a person has made and does not play in."""
        return await self.read(match_queries.hosted_cards, person)

    async def filter_running(self, matches: Sequence[str]) -> list[str]:
        """Which of these matches are under way."""
        return await self.read(match_queries.filter_running, matches)

    async def unfinished_of(self, person: str) -> list[str]:
        """The matches of a person that wait or run."""
        return await self.read(match_queries.unfinished_of, person)

    async def add_errands(self, kind: ErrandKind, person: str) -> None:
        """Have something done at all matches of a person that wait or run."""
        await self.write(errand_queries.add_errands, kind, person)

    async def add_errand(self, kind: ErrandKind, person: str, match: str) -> None:
        """Have something done at one match."""
        await self.write(errand_queries.add_errand, kind, person, match)

    async def errands(self) -> list[Errand]:
        """What is to be done at matches that this server may have."""
        return await self.read(errand_queries.errands)

    async def end_errand(self, errand: Errand) -> None:
        """Something is done, unless it was asked once more meanwhile."""
        await self.write(errand_queries.end_errand, errand)

    async def has_member(self, match: str, person: str) -> bool:
        """Whether a match stands in a person's lists."""
        return await self.read(match_queries.has_member, match, person)

    async def say(
        self, match: str, room: Room, at: int, person: str, seat: int | None, name: str, text: str
    ) -> int:
        """Write down a chat message; its number in its room."""
        return await self.write(match_writes.say, match, room, (at, person, seat, name, text))

    async def chat(self, match: str, room: Room, last: int) -> list[ChatRow]:
        """The ``last`` newest chat messages of a room, the oldest first."""
        return await self.read(match_queries.chat, match, room, last)

    async def list_talk(self, person: str, skip: int, number: int) -> list[TalkRow]:
        """So many of all lines that a person has said, the oldest first, after ``skip`` of them."""
        return await self.read(match_queries.list_talk, person, skip, number)

    async def find_person(self, token: bytes) -> Person | None:
        """Whose token this is, a browser's or a network bot's; None if nobody's."""
        return await self.read(person_queries.find_person, token)

    async def find_bot_seat(self, token: bytes) -> tuple[str, int] | None:
        """The match and seat of a network bot's token; None for any other token."""
        return await self.read(person_queries.find_bot_seat, token)

    async def holds_seat(self, token: bytes) -> bool:
        """Whether the token's person holds a seat in a match that waits or runs."""
        return await self.read(person_queries.holds_seat, token)

    async def add_person(self, person: Person, token: TokenRow) -> None:
        """Add a new person with its token."""
        await self.write(person_queries.add_person, person, token)

    async def rename_person(
        self, token: bytes | None, new: Person, new_token: TokenRow, *, adding: bool = True
    ) -> Person | None:
        """Give the token's person the name of ``new``; None if ``new`` was added instead."""
        return await self.write(person_queries.rename_person, token, new, new_token, adding)

    async def add_link(self, token: TokenRow) -> None:
        """Add a token for another device, in the place of the person's earlier ones."""
        await self.write(person_queries.add_link, token)

    async def use_link(self, token: bytes, own: bytes, now: int) -> Person | None:
        """Use a token for another device once, and add that one's ``own``; None if it is void."""
        return await self.write(person_queries.use_link, token, own, now)

    async def renew_bot_token(self, bot: Person, token: TokenRow) -> None:
        """Add a token of a network bot, in the place of its earlier ones."""
        await self.write(person_queries.renew_bot_token, bot, token)

    async def forget_token(self, token: bytes, now: int) -> bool:
        """Forget a token, and its person if it was the last one; whether that was so."""
        return await self.write(person_queries.forget_token, token, now)

    async def devices(self, person: str) -> list[DeviceRow]:
        """The browsers that stand for a person, oldest first."""
        return await self.read(person_queries.devices, person)

    async def note_use(self, token: bytes, now: int, agent: str) -> None:
        """Note that a browser has been used, and what it calls itself."""
        await self.write(person_queries.note_use, token, now, agent)

    async def end_devices(self, person: str, tokens: Sequence[bytes]) -> None:
        """Have these browsers of a person stand for it no more."""
        await self.write(person_queries.end_devices, person, tokens)

    async def codes(self, person: str) -> list[CodeRow]:
        """A person's recovery codes, also those that were used."""
        return await self.read(code_queries.codes, person)

    async def keep_codes(self, person: str, codes: Sequence[bytes], now: int) -> None:
        """Let these codes bring a person back, and no earlier ones."""
        await self.write(code_queries.keep_codes, person, codes, now)

    async def use_code(self, code: bytes, own: bytes, now: int) -> Person | None:
        """Use a code once, and add a browser's ``own`` token; None if there is none to be used."""
        return await self.write(code_queries.use_code, code, own, now)

    async def has_code(self, code: bytes) -> bool:
        """Whether there is such a code, used or not."""
        return await self.read(code_queries.has_code, code)

    async def vacations(self, person: str) -> list[VacationRow]:
        """All vacations of a person, in order."""
        return await self.read(vacation_queries.vacations, person)

    async def keep_vacation(self, person: str, vacation: VacationRow) -> None:
        """Keep a vacation in the place of the one that began at the same moment."""
        await self.write(vacation_queries.keep_vacation, person, vacation)

    async def note_uptime(self, now: int, gap: int, kept: int) -> bool:
        """Note that a server runs; whether none had for longer than ``gap``."""
        return await self.write(uptime_queries.note_uptime, now, gap, kept)

    async def uptimes(self, since: int) -> list[UptimeRow]:
        """The stretches of time in which servers ran that ended after a moment, in order."""
        return await self.read(uptime_queries.uptimes, since)

    async def find_analysis(self, key: str) -> StoredAnalysis | None:
        """An analysis that was made; raises ``Unreadable`` if it is damaged."""
        return await self.read(analysis_queries.find_analysis, key)

    async def touch_analysis(self, key: str, now: int) -> None:
        """Note that somebody has asked for an analysis."""
        await self.write(analysis_queries.touch_analysis, key, now)

    async def keep_analysis(self, key: str, now: int, analysis: StoredAnalysis) -> None:
        """Keep an analysis, and drop the oldest of too many."""
        data = analysis_queries.compress(analysis)
        await self.write(analysis_queries.keep_analysis, key, now, data)

"""The journal as the rest of the server sees it, whatever database it is in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from ..protocol.common import Room
from .administration_port import AdministrationJournal
from .company_port import CompanyJournal
from .entries import AnyEntry, Person
from .exercises.exercise_port import ExerciseJournal
from .notice_port import NoticeJournal
from .removal_port import RemovalJournal
from .rows import (
    Announcement,
    ChatRow,
    CodeRow,
    DeviceRow,
    DueRow,
    Errand,
    ErrandKind,
    LeaseNews,
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
    WriteCounts,
)
from .sharing_port import SharingJournal
from .sign_in_port import SignInJournal
from .work_port import WorkJournal


class Journal(
    NoticeJournal, SignInJournal, RemovalJournal, CompanyJournal, ExerciseJournal, Protocol
):
    """All matches, persons and analyses of a server; what writes returns after the commit.

    Writing raises ``Conflict``, ``Busy`` or ``NotWritten``, after which nothing was written, and
    reading raises ``NotRead``; all are ``JournalError``.  Tokens are given as hashes.
    """

    # Matches

    async def append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> None:
        """Append entries with the versions from ``first`` on, and say how the match stands now.

        Raises ``Conflict`` unless ``first`` is the next version.  The entry with version 1 is
        ``Created``.
        """

    async def load(self, match: str, *, from_start: bool = False) -> StoredMatch | None:
        """A match as it was written, ``from_start`` without its snapshot; None if unknown.

        Raises ``Unreadable`` if something of it is damaged or missing.
        """

    async def keep_snapshot(self, match: str, version: int, snapshot: bytes) -> None:
        """Keep a snapshot, so that older entries need not be read; an older one goes."""

    async def salvage(self, match: str) -> list[AnyEntry]:
        """The first entries of a match, as far as they can be read."""

    async def shut_match(self, match: str) -> None:
        """Shut a match that has not ended for good."""

    async def barrier(self) -> None:
        """Return when all that waited to be written has been."""

    # Several servers on one journal

    @property
    def shared(self) -> bool:
        """Whether other servers may use it, too; if not, all below does nothing."""

    @property
    def began_alone(self) -> bool:
        """Whether no other server was there when this one came."""

    async def leads(self) -> bool:
        """Whether this is the one of all servers that does what only one has to do."""

    async def take_match(self, match: str, *, wanted: bool) -> None:
        """Have a match, so that this server alone appends to it; raises ``Elsewhere``.

        The other server is asked to let go of a match that is ``wanted``.
        """

    async def release_match(self, match: str) -> None:
        """Let go of a match, after which others may have it."""

    async def renew_lease(self) -> LeaseNews:
        """Keep all matches that were taken, for some seconds more, and tell what is to be done.

        Who has lost them is told nothing else, and can take none before it asks again.
        """

    async def announce(self, announcement: Announcement) -> None:
        """Let all other servers know."""

    async def errands(self) -> list[Errand]:
        """What is to be done at matches that this server has, or that nobody has.

        Also with one server all that was written down and is not done yet.
        """

    async def add_errands(self, kind: ErrandKind, person: str) -> None:
        """Have something done at all matches of a person that wait or run."""

    async def add_errand(self, kind: ErrandKind, person: str, match: str) -> None:
        """Have something done at one match."""

    async def end_errand(self, errand: Errand) -> None:
        """Something is done, unless it was asked once more meanwhile."""

    def check_lease(self, match: str | None = None) -> None:
        """Raise ``Elsewhere`` if it was not renewed in time: others may have the matches.

        Also if this match was not taken since the lease was last lost.
        """

    # Lists of matches

    async def lobby(self, person: str | None) -> LobbyRows:
        """The newest fifty of the person's matches, of the open and of the running ones.

        What the person has put away is missing among its own.
        """

    async def list_matches(
        self, person: str, after: ListPlace | None, number: int, *, archived: bool = False
    ) -> list[LobbyRow]:
        """So many of the person's matches, the last changed first, ``after`` a place.

        Those that the person has put away, or all others.
        """

    async def archive(self, person: str, match: str, *, away: bool) -> None:
        """Put a match away from a person's lists, or bring it back."""

    async def due_matches(self) -> list[DueRow]:
        """Matches that go on, or end, by themselves at a time, the earliest first."""

    async def running_matches(self) -> list[RunningRow]:
        """All matches under way."""

    async def hosted_cards(self, person: str) -> list[bytes]:
        """The cards of the matches under way that a person has made and does not play in."""

    async def filter_running(self, matches: Sequence[str]) -> list[str]:
        """Which of these matches are under way."""

    async def unfinished_of(self, person: str) -> list[str]:
        """The matches of a person that wait or run."""

    async def has_member(self, match: str, person: str) -> bool:
        """Whether a match stands in a person's lists."""

    # Chat

    async def say(
        self, match: str, room: Room, at: int, person: str, seat: int | None, name: str, text: str
    ) -> int:
        """Write down a chat message; its number in its room."""

    async def chat(self, match: str, room: Room, last: int) -> list[ChatRow]:
        """The ``last`` newest chat messages of a room, the oldest first."""

    async def list_talk(self, person: str, skip: int, number: int) -> list[TalkRow]:
        """So many of all lines that a person has said, the oldest first, after ``skip`` of them."""

    # Persons and their tokens

    async def find_person(self, token: bytes) -> Person | None:
        """Whose token this is, a browser's or a network bot's; None if nobody's."""

    async def find_bot_seat(self, token: bytes) -> tuple[str, int] | None:
        """The match and seat of a network bot's token; None for any other token."""

    async def holds_seat(self, token: bytes) -> bool:
        """Whether the token's person holds a seat in a match that waits or runs."""

    async def add_person(self, person: Person, token: TokenRow) -> None:
        """Add a new person with its token."""

    async def rename_person(
        self, token: bytes | None, new: Person, new_token: TokenRow, *, adding: bool = True
    ) -> Person | None:
        """Give the token's person the name of ``new``; None if ``new`` was added instead.

        That is done, with its token, where nobody has this token, unless nobody is to be added.
        """

    async def add_link(self, token: TokenRow) -> None:
        """Add a token for another device, in the place of the person's earlier ones."""

    async def use_link(self, token: bytes, own: bytes, now: int) -> Person | None:
        """Use a token for another device once, and add that one's ``own``; None if it is void."""

    async def renew_bot_token(self, bot: Person, token: TokenRow) -> None:
        """Add a token of a network bot, in the place of its earlier ones."""

    async def forget_token(self, token: bytes, now: int) -> bool:
        """Forget a token, and its person if it was the last one; whether that was so.

        Whoever is forgotten so is to leave all its matches (``errands``).
        """

    async def devices(self, person: str) -> list[DeviceRow]:
        """The browsers that stand for a person, oldest first."""

    async def note_use(self, token: bytes, now: int, agent: str) -> None:
        """Note that a browser has been used, and what it calls itself."""

    async def end_devices(self, person: str, tokens: Sequence[bytes]) -> None:
        """Have these browsers of a person stand for it no more."""

    # Recovery codes

    async def codes(self, person: str) -> list[CodeRow]:
        """A person's recovery codes, also those that were used."""

    async def keep_codes(self, person: str, codes: Sequence[bytes], now: int) -> None:
        """Let these codes bring a person back, each of them once, and no earlier ones.

        Whom an unused code can bring back is not forgotten with the last token.
        """

    async def use_code(self, code: bytes, own: bytes, now: int) -> Person | None:
        """Use a code once, and add a browser's ``own`` token; None if there is none to be used."""

    async def has_code(self, code: bytes) -> bool:
        """Whether there is such a code, used or not."""

    # Vacations

    async def vacations(self, person: str) -> list[VacationRow]:
        """All vacations of a person, in order."""

    async def keep_vacation(self, person: str, vacation: VacationRow) -> None:
        """Keep a vacation in the place of the one that began at the same moment.

        All matches of the person that wait or run are to be told (``errands``).
        """

    # When servers ran

    async def note_uptime(self, now: int, gap: int, kept: int) -> bool:
        """Note that a server runs at this moment; whether none had for longer than ``gap``.

        That is known where one had before at all.  What ended before so long is forgotten
        (``kept``); spans are milliseconds.
        """

    async def uptimes(self, since: int) -> list[UptimeRow]:
        """The stretches of time in which servers ran that ended after a moment, in order."""

    # Analyses

    async def find_analysis(self, key: str) -> StoredAnalysis | None:
        """An analysis that was made; raises ``Unreadable`` if it is damaged."""

    async def touch_analysis(self, key: str, now: int) -> None:
        """Note that somebody has asked for an analysis; those not asked for longest go first."""

    async def keep_analysis(self, key: str, now: int, analysis: StoredAnalysis) -> None:
        """Keep an analysis, and drop the oldest of too many."""

    # The journal itself

    @property
    def administration(self) -> AdministrationJournal | None:
        """What administrators need; None where nobody looks after a server, as in a page."""

    @property
    def sharing(self) -> SharingJournal | None:
        """What servers count and know together; None where there is only one."""

    @property
    def work(self) -> WorkJournal | None:
        """Jobs for workers on other machines; None where no other machine has the database."""

    @property
    def write_counts(self) -> WriteCounts:
        """What was written, for metrics."""

    def health_checks(self) -> Mapping[str, Callable[[], str | None]]:
        """Checks by their kind: what somebody should look after, though play goes on, or None."""

    async def probe_reading(self) -> None:
        """Read as players do, and nothing comes of it."""

    async def probe_writing(self) -> None:
        """Write as players do, and nothing comes of it."""

    async def watch(self) -> None:
        """Notice within seconds that what is written would be lost; never ends."""

    async def look_for_damage(self) -> None:
        """Look for damage beside all else; the log and ``health_checks`` say what was found."""

    async def close(self) -> None:
        """Write all that waits, then let the database go."""

"""What the journal does for notices: the outbox, the ways to people, and their wishes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .notice_rows import Choice, DueNotices, NoticeKey, OutboxRow, Profile, WayRow, When
from .rows import LobbyRow


class NoticeJournal(Protocol):
    """The part of the journal for notices; notices are added by ``Journal.append``.

    For each of the person's ways that is open and not to be used never, an append puts one notice
    into the outbox, unless the person wants to be told nothing of the match, and one for each way
    of the match itself.  A match has one there at most for each person and way, the newest.
    """

    # The outbox

    async def due_notices(self, now: int, most: int) -> list[DueNotices]:
        """What is due, of ``most`` notices the earliest, by the ways that they go.

        Among several servers these ways are this one's until it releases them or is gone.
        """

    async def watched_notices(self, now: int, most: int) -> list[OutboxRow]:
        """What is due of the matches of this server, where others may send it, too.

        They cannot know who has these matches in sight.
        """

    async def release_way(self, way: str) -> None:
        """Let any server serve a way that this one has served."""

    async def postpone_notices(self, keys: Sequence[NoticeKey], due: int) -> None:
        """Have notices wait until a moment."""

    async def withdraw_notices(self, notices: Sequence[OutboxRow]) -> None:
        """Take notices out that nobody need be told any more; newer ones stay."""

    async def claim_notices(self, notices: Sequence[OutboxRow], message: str) -> list[NoticeKey]:
        """Note that notices go out together as this message, before it is tried.

        Those that are still to be told; others have been withdrawn meanwhile, or are newer.
        """

    async def finish_message(self, way: str, message: str, now: int) -> None:
        """A message has arrived: its notices go, and the way has been used in this absence."""

    async def fail_message(self, way: str, message: str, fault: str, again: int | None) -> None:
        """A message has not arrived; it may be tried ``again`` then.

        None: the way is closed, and all that waits for it goes.
        """

    async def note_visit(self, person: str, match: str | None = None) -> None:
        """A person has seen a match, or the list of all: what waits of it goes, an absence ends."""

    # Ways and wishes

    async def ways(self, person: str) -> list[WayRow]:
        """The ways to tell a person something, oldest first."""

    async def find_way(self, way: str) -> WayRow | None:
        """A way by its id."""

    async def add_way(self, way: WayRow) -> None:
        """Add a way."""

    async def choose(self, person: str, way: str, choice: Choice) -> bool:
        """Have a person's way used otherwise; whether there is such a way.

        What waits is looked at anew.
        """

    async def open_way(self, way: str, device: bytes | None = None) -> bool:
        """Use a way from now on, as if it had never failed; whether there is such a way.

        A browser that is known by another token now is one of that ``device``.
        """

    async def remove_way(self, person: str, way: str) -> bool:
        """Use a person's way never more; whether there was such a way."""

    async def choose_for_match(self, person: str, match: str, when: When | None) -> None:
        """Tell a person of a match then, whatever its ways say; None: as they say.

        What waits is looked at anew.
        """

    async def match_choices(self, person: str) -> dict[str, When]:
        """When a person wants to be told of single matches, by their ids."""

    async def profile(self, person: str) -> Profile:
        """How a person is spoken to; the default for who is unknown."""

    async def keep_profile(self, person: str, profile: Profile) -> None:
        """Speak to a person so from now on."""

    # Web push

    async def push_key(self) -> str | None:
        """The private key that signs what goes to browsers; None if none has been made yet."""

    async def keep_push_key(self, key: str) -> str:
        """Keep a private key unless there is one; whichever is there now."""

    # Matches of a person

    async def find_rows(self, person: str, matches: Sequence[str]) -> list[LobbyRow]:
        """These matches as a list shows them to a person, without those that there are not."""

    async def matches_to_move(self, person: str) -> list[str]:
        """The matches under way in which it is a person's turn, by their ids."""

    async def unseated_rows(self, person: str) -> list[LobbyRow]:
        """The matches that wait and stand in a person's lists, although it has no seat there."""

"""No advice by a side door: the matches among people under way, on which nothing is advised.

Hints that were agreed to are given in the match itself, where everybody sees them counted.  What
would be the same advice elsewhere is refused until the match has ended: in copies of its moments,
at positions typed by hand, for records brought in.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from ... import games
from ...decoders import json_decoder, msgpack_decoder
from ..domain.match.model import Model, is_among_people
from ..domain.match.play import Play
from ..domain.questions import likeness
from ..domain.questions.likeness import Likeness
from ..domain.refusals import refusal
from ..journal.entries import Started
from ..journal.errors import JournalError
from ..journal.port import Journal
from ..journal.rows import RunningRow
from ..journal.sharing_port import LikenessRow, SharingJournal
from ..protocol.common import MatchCard

PEOPLE = ("person", "network-bot")
FOR_GOOD = 2**62  # beyond all versions
log = logging.getLogger(__name__)


class RunningCard(msgspec.Struct, frozen=True):
    """What is read of the stored card of a running match."""

    card: MatchCard


decode_card = json_decoder(RunningCard).decode
decode_start = json_decoder(Started).decode
encode = msgspec.msgpack.Encoder().encode
decode = msgpack_decoder(Likeness).decode


class Protection:
    """All matches among people that are under way, in memory or not, here or at other servers.

    ``on_end`` is called with the id of each that has ended.
    """

    def __init__(self, shared: bool = False) -> None:
        """``shared``: other servers are told what is known here."""
        self.on_end: Callable[[str], None] = lambda _: None
        self._shared = shared
        self._untold: dict[str, LikenessRow] = {}
        self._versions: dict[str, int] = {}  # of matches under way, where they are known
        self._running: dict[str, Likeness] = {}
        self._with_piece: dict[str, set[str]] = {}  # the matches on whose tables a piece lies
        self._loading = asyncio.Lock()
        self._loaded = False

    async def load(self, journal: Journal) -> list[str]:
        """Know the matches that were under way at the start; raises ``Refusal``.

        Those of which only the setup is known yet are returned, once.
        """
        async with self._loading:
            if self._loaded:
                return []
            try:
                await self.hear(journal.sharing)
                rows = await journal.running_matches()
            except JournalError as error:
                raise refusal("not-kept") from error
            found = [row.id for row in rows if self._add(row)]
            self._loaded = True
            return found

    def is_setup_only(self, match: str) -> bool:
        """Whether no more is known of a match than its setup."""
        return match in self._running and not self._running[match].tables

    def follow(self, model: Model) -> None:
        """A match stands as it does now."""
        if model.play is None:
            return
        if model.status != "running":
            self.end(model.id, model.version)
        elif is_among_people(model):
            found = likeness.of_play(model.play)
            if found != self._running.get(model.id):
                self._add_likeness(model.id, found, model.version)
                self._note(LikenessRow(model.id, model.version, encode(found)))

    def end(self, match: str, version: int = FOR_GOOD) -> None:
        """A match goes on no more, since this version."""
        if match in self._running:
            self._remove(match)
            self._note(LikenessRow(match, version, None))
            self.on_end(match)

    async def share(self, sharing: SharingJournal | None) -> None:
        """Let other servers know what has changed here, and hear of theirs; ``JournalError``."""
        if sharing is None:
            return
        untold, self._untold = self._untold, {}
        try:
            if untold:
                await sharing.tell_likenesses(list(untold.values()))
            await self.hear(sharing)
        except BaseException:
            self._untold = untold | self._untold
            raise

    async def hear(self, sharing: SharingJournal | None) -> None:
        """Know what other servers have told since the last time; raises ``JournalError``."""
        for row in await sharing.hear_likenesses() if sharing else ():
            if row.version < self._versions.get(row.match, 0):
                continue  # it is here by now, and has gone on
            try:
                self._take_in(row)
            except ValueError as error:  # a server of another version has told it
                log.error("match %s: how it is known again is not read: %s", row.match, error)

    def _take_in(self, row: LikenessRow) -> None:
        """A match of another server stands so by now; raises ``ValueError``."""
        if row.data is not None:
            self._add_likeness(row.match, decode(row.data), row.version)
        elif row.match in self._running:
            self._remove(row.match)
            self.on_end(row.match)

    def _note(self, row: LikenessRow) -> None:
        if self._shared:
            self._untold[row.match] = row

    def is_guarded(self, model: Model) -> bool:
        """Whether a match begins with a moment of one that is still under way among people."""
        origin = model.created.origin
        return origin is not None and (
            origin.match in self._running or origin.root in self._running
        )

    def check_match(self, model: Model) -> None:
        """Raise ``Refusal`` if advice on this match is advice on another one under way."""
        if self.is_guarded(model) or self.is_steered(model):
            raise refusal("protected")

    def is_steered(self, model: Model) -> bool:
        """Whether what lies on its table is what lies on that of another one."""
        if model.play is None:
            return False
        mine = likeness.of_play(model.play)
        found = self._sharing(mine)
        return any(match != model.id and likeness.same_table(mine, found[match]) for match in found)

    def find_like(self, game: Likeness) -> str | None:
        """A match under way that is the same game, by its setup or its table."""
        for match, other in tuple(self._running.items()):
            if likeness.same_setup(game, other):
                return match
        tables = self._sharing(game)
        return next((each for each in tables if likeness.same_table(game, tables[each])), None)

    def check_line(self, game: Likeness) -> None:
        """Raise ``Refusal`` if to analyse a game that was typed is to analyse one under way.

        May take a while, and be done in another thread.
        """
        if self.find_like(game) is not None:
            raise refusal("protected")

    def check_drawn(self, game: Likeness) -> None:
        """The same for a game of which the server has drawn setup and chance itself.

        Only a position that was steered for, by taking back, can be the same there.
        """
        for other in self._sharing(game).values():
            if likeness.equal_table(game, other):
                raise refusal("protected")

    def _add_likeness(self, match: str, game: Likeness, version: int = 0) -> None:
        """This is what a match is recognized by, as of this version."""
        self._remove(match)
        self._running[match] = game
        self._versions[match] = version
        for piece in likeness.pieces(game):
            self._with_piece.setdefault(piece, set()).add(match)

    def _remove(self, match: str) -> None:
        """A match is recognized no more."""
        before = self._running.pop(match, None)
        self._versions.pop(match, None)
        for piece in likeness.pieces(before) if before else ():
            self._with_piece[piece].discard(match)
            if not self._with_piece[piece]:
                del self._with_piece[piece]

    def _sharing(self, game: Likeness) -> dict[str, Likeness]:
        """The matches that have anything on a table of this one: no others can be like by tables.

        So that it takes no longer the more matches there are; also in another thread.
        """
        matches: set[str] = set()
        for piece in likeness.pieces(game):
            matches |= self._with_piece.get(piece, set())
        likes = ((match, self._running.get(match)) for match in matches)
        return {match: like for match, like in likes if like is not None}

    def _add(self, row: RunningRow) -> bool:
        """Take in a match as it was stored; whether it is one among people."""
        if row.id in self._running:  # its room was faster
            return False
        try:
            found = decode_card(row.card).card
            if sum(seat.holder in PEOPLE for seat in found.seats) < 2:
                return False
            game = games.load(found.game)
            state = Play.from_start(game, decode_start(row.start)).state
            self._add_likeness(row.id, likeness.of_start(game, state))
        except ValueError as error:  # one that cannot be read cannot be copied either
            log.error("match %s: its start is not read: %s", row.id, error)
            return False
        return True

"""Persons and the hashes of their tokens as cells; all of them are kept in memory, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ....decoders import msgpack_decoder
from ..entries import Person
from ..rows import DeviceRow, TokenRow
from .cells import NO_CHANGES, Cells, Changes
from .shelf import Shelf

PERSON, TOKEN = "person/", "token/"

encode = msgspec.msgpack.Encoder().encode
decode_person = msgpack_decoder(Person).decode
decode_token = msgpack_decoder(TokenRow).decode


class Use(NamedTuple):
    """When a browser was seen last, and what it calls itself."""

    at: int | None
    agent: str | None


UNUSED = Use(None, None)


class PersonCells:
    """All persons of a store."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self._people: dict[str, Person] = {}
        self._tokens: dict[bytes, TokenRow] = {}
        self._uses = Shelf("use/", Use)

    async def open(self) -> None:
        """Read all persons and their tokens."""
        people = [decode_person(data) for _, data in await self._cells.read(PERSON)]
        tokens = [decode_token(data) for _, data in await self._cells.read(TOKEN)]
        self._people = {person.id: person for person in people}
        self._tokens = {token.hash: token for token in tokens}
        await self._uses.open(self._cells)

    def find(self, token: bytes) -> Person | None:
        """Whose token this is, a browser's or a network bot's."""
        row = self._tokens.get(token)
        return self._people.get(row.person) if row and row.kind != "device" else None

    def get(self, person: str) -> Person:
        """A person by its id; raises ``KeyError``."""
        return self._people[person]

    def has(self, person: str) -> bool:
        """Whether there is such a person."""
        return person in self._people

    def bot_seat(self, token: bytes) -> tuple[str, int] | None:
        """The match and seat of a network bot's token."""
        row = self._tokens.get(token)
        if row is None or row.match is None or row.seat is None:
            return None
        return row.match, row.seat

    async def add(self, person: Person, token: TokenRow) -> None:
        """A new person and its token."""
        await self._write([person], [token])

    async def rename(
        self, token: bytes | None, new: Person, new_token: TokenRow, adding: bool
    ) -> Person | None:
        """Give the token's person the name of ``new``; None if ``new`` was added instead."""
        found = self.find(token) if token else None
        if found is None:
            if adding:
                await self.add(new, new_token)
            return None
        person = Person(found.id, new.name)
        await self._write([person], [])
        return person

    async def add_link(self, token: TokenRow) -> None:
        """A token for another device, in the place of the person's earlier ones."""
        await self._write([], [token], self._of(token.person, "device"))

    async def use_link(self, token: bytes, own: bytes, now: int) -> Person | None:
        """Use a token for another device, which becomes known by its ``own``; None if void."""
        row = self._tokens.get(token)
        if row is None or row.kind != "device" or row.expires is None or row.expires <= now:
            return None
        await self._write([], [TokenRow(own, row.person, "browser", None, None, now)], [row])
        return self._people[row.person]

    async def add_browser(self, token: TokenRow, more: Changes) -> Person:
        """A browser more for a person; ``more`` goes in the same go."""
        await self._write([], [token], more=more)
        return self._people[token.person]

    def both(self, one: str, other: str) -> bool:
        """Whether these are two persons who are there."""
        return one != other and {one, other} <= self._people.keys()

    async def join(self, gone: str, kept: str, more: Changes) -> None:
        """Have a person's browsers stand for another; ``more`` goes in the same go."""
        tokens = [row._replace(person=kept) for row in self._of(gone, "browser")]
        links = self._of(gone, "device")
        await self._write([], tokens, links, [self._people[gone]], more)

    async def renew_bot_token(self, bot: Person, token: TokenRow) -> None:
        """A token of a network bot, in the place of its earlier ones."""
        people = [] if bot.id in self._people else [bot]
        await self._write(people, [token], self._of(bot.id, "bot"))

    def last_of(self, token: bytes, now: int) -> Person | None:
        """Whom no other token means: the person who is forgotten with this one."""
        if (row := self._tokens.get(token)) is None:
            return None
        others = (each for each in self._tokens.values() if each.hash != token)
        if any(means(each, row.person, now) for each in others):
            return None
        return self._people[row.person]

    async def forget(self, token: bytes, last: Person | None, more: Changes) -> None:
        """Let a token mean nobody, and forget its ``last`` person; ``more`` goes in the same go."""
        if (row := self._tokens.get(token)) is not None:
            await self._write([], [], [row], [last] if last else [], more)

    def devices(self, person: str) -> list[DeviceRow]:
        """The browsers that stand for a person, oldest first."""
        mine = sorted(self._of(person, "browser"), key=lambda row: (row.created, row.hash))
        uses = [self._uses.rows.get(row.hash.hex(), UNUSED) for row in mine]
        return [DeviceRow(row.hash, row.created, *use) for row, use in zip(mine, uses, strict=True)]

    async def note_use(self, token: bytes, now: int, agent: str) -> None:
        """Note that a browser has been used."""
        row = self._tokens.get(token)
        if row is not None and row.kind == "browser":
            edit = self._uses.put({token.hex(): Use(now, agent)})
            await self._cells.write(edit.changes)
            edit.settle()

    async def end_devices(self, person: str, tokens: Sequence[bytes], more: Changes) -> None:
        """Have browsers stand for a person no more; ``more`` goes in the same go."""
        old = [row for row in self._of(person, "browser") if row.hash in tokens]
        await self._write([], [], old, more=more)

    async def remove(self, person: str, more: Changes) -> None:
        """A person less, with all tokens; ``more`` goes in the same go."""
        gone = [self._people[person]] if person in self._people else []
        old = [row for row in self._tokens.values() if row.person == person]
        await self._write([], [], old, gone, more)

    async def remove_bots(self, matches: Sequence[str], more: Changes) -> None:
        """The network bots of matches less; ``more`` goes in the same go."""
        old = [row for row in self._tokens.values() if row.kind == "bot" and row.match in matches]
        await self._write([], [], old, [self._people[row.person] for row in old], more)

    def _of(self, person: str, kind: str) -> list[TokenRow]:
        """A person's tokens of a kind."""
        every = self._tokens.values()
        return [row for row in every if row.person == person and row.kind == kind]

    async def _write(
        self,
        people: list[Person],
        tokens: list[TokenRow],
        old: list[TokenRow] | None = None,
        gone: list[Person] | None = None,
        more: Changes = NO_CHANGES,
    ) -> None:
        """Write persons and tokens, and let others go; ``more`` is written in the same go."""
        old, gone = old or [], gone or []
        unused = self._uses.drop(each.hash.hex() for each in old)
        put = {PERSON + each.id: encode(each) for each in people}
        put |= {TOKEN + each.hash.hex(): encode(each) for each in tokens}
        keys = [*(TOKEN + each.hash.hex() for each in old), *(PERSON + each.id for each in gone)]
        every = [*keys, *unused.changes.gone, *more.gone]
        await self._cells.write(Changes(put={**put, **more.put}, gone=every))
        unused.settle()
        for row in old:
            self._tokens.pop(row.hash, None)
        for person in gone:
            self._people.pop(person.id, None)
        self._people |= {each.id: each for each in people}
        self._tokens |= {each.hash: each for each in tokens}


def means(row: TokenRow, person: str, now: int) -> bool:
    """Whether somebody can be this person by a token."""
    return row.person == person and (row.expires is None or row.expires > now)

"""Persons and the hashes of their tokens as cells; all of them are kept in memory, too."""

from __future__ import annotations

import msgspec

from ..entries import Person
from ..rows import TokenRow
from .cells import Cells, Changes

PERSON, TOKEN = "person/", "token/"

encode = msgspec.msgpack.Encoder().encode
decode_person = msgspec.msgpack.Decoder(Person).decode
decode_token = msgspec.msgpack.Decoder(TokenRow).decode


class PersonCells:
    """All persons of a store."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self._people: dict[str, Person] = {}
        self._tokens: dict[bytes, TokenRow] = {}

    async def open(self) -> None:
        """Read all persons and their tokens."""
        people = [decode_person(data) for _, data in await self._cells.read(PERSON)]
        tokens = [decode_token(data) for _, data in await self._cells.read(TOKEN)]
        self._people = {person.id: person for person in people}
        self._tokens = {token.hash: token for token in tokens}

    def find(self, token: bytes) -> Person | None:
        """Whose token this is, a browser's or a network bot's."""
        row = self._tokens.get(token)
        return self._people.get(row.person) if row and row.kind != "device" else None

    def bot_seat(self, token: bytes) -> tuple[str, int] | None:
        """The match and seat of a network bot's token."""
        row = self._tokens.get(token)
        if row is None or row.match is None or row.seat is None:
            return None
        return row.match, row.seat

    async def add(self, person: Person, token: TokenRow) -> None:
        """A new person and its token."""
        await self._write([person], [token])

    async def rename(self, token: bytes | None, new: Person, new_token: TokenRow) -> Person | None:
        """Give the token's person the name of ``new``; None if ``new`` was added instead."""
        found = self.find(token) if token else None
        if found is None:
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

    async def renew_bot_token(self, bot: Person, token: TokenRow) -> None:
        """A token of a network bot, in the place of its earlier ones."""
        people = [] if bot.id in self._people else [bot]
        await self._write(people, [token], self._of(bot.id, "bot"))

    async def forget(self, token: bytes, now: int) -> bool:
        """Let a token mean nobody; whether a person whom no other token means is forgotten, too."""
        row = self._tokens.get(token)
        if row is None:
            return False
        others = (each for each in self._tokens.values() if each.hash != token)
        last = not any(means(each, row.person, now) for each in others)
        await self._write([], [], [row], [self._people[row.person]] if last else [])
        return last

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
    ) -> None:
        """Write persons and tokens, and let others go."""
        old, gone = old or [], gone or []
        put = {PERSON + each.id: encode(each) for each in people}
        put |= {TOKEN + each.hash.hex(): encode(each) for each in tokens}
        keys = [*(TOKEN + each.hash.hex() for each in old), *(PERSON + each.id for each in gone)]
        await self._cells.write(Changes(put=put, gone=keys))
        for row in old:
            self._tokens.pop(row.hash, None)
        for person in gone:
            self._people.pop(person.id, None)
        self._people |= {each.id: each for each in people}
        self._tokens |= {each.hash: each for each in tokens}


def means(row: TokenRow, person: str, now: int) -> bool:
    """Whether somebody can be this person by a token."""
    return row.person == person and (row.expires is None or row.expires > now)

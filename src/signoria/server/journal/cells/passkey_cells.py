"""Passkeys as cells; all of them are kept in memory, too.  Challenges are in memory only."""

from __future__ import annotations

from ..sign_in_rows import Challenge, PasskeyRow
from .cells import Cells
from .shelf import Edit, Shelf


class PasskeyCells:
    """All passkeys of a store."""

    def __init__(self) -> None:
        self._passkeys = Shelf("passkey/", PasskeyRow)
        self._challenges: dict[bytes, tuple[Challenge, int]] = {}

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        await self._passkeys.open(cells)

    def of(self, person: str) -> list[PasskeyRow]:
        """A person's passkeys, oldest first."""
        mine = (row for row in self._passkeys.rows.values() if row.person == person)
        return sorted(mine, key=lambda row: (row.created, row.id))

    def find(self, id: bytes) -> PasskeyRow | None:
        """A passkey by its id."""
        return self._passkeys.rows.get(id.hex())

    def put(self, passkey: PasskeyRow) -> Edit:
        """A passkey, in the place of what was there."""
        return self._passkeys.put({passkey.id.hex(): passkey})

    def add(self, passkey: PasskeyRow) -> Edit | None:
        """A passkey more; None if there is one of this id."""
        return None if self.find(passkey.id) else self.put(passkey)

    def remove(self, person: str, id: bytes) -> Edit | None:
        """A passkey less; None if it is not the person's."""
        found = self.find(id)
        mine = found is not None and found.person == person
        return self._passkeys.drop([id.hex()]) if mine else None

    def join(self, gone: str, kept: str) -> Edit:
        """A person's passkeys are another's."""
        moved = {row.id.hex(): row._replace(person=kept) for row in self.of(gone)}
        return self._passkeys.put(moved)

    def forget(self, person: str) -> Edit:
        """No passkeys of a person any more."""
        return self._passkeys.drop([row.id.hex() for row in self.of(person)])

    def add_challenge(self, hash: bytes, person: str | None, now: int, expires: int) -> None:
        """Have a challenge answered once; those that are too old go."""
        kept = {key: one for key, one in self._challenges.items() if one[1] > now}
        self._challenges = {**kept, hash: (Challenge(person), expires)}

    def take_challenge(self, hash: bytes, now: int) -> Challenge | None:
        """Take a challenge out; None if there is none, or it is too old."""
        found = self._challenges.pop(hash, None)
        return found[0] if found and found[1] > now else None

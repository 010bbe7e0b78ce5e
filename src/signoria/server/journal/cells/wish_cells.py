"""Who may invite people, and whom they have hidden, as cells; all are kept in memory, too."""

from __future__ import annotations

from typing import NamedTuple

from ..company_rows import InvitedBy
from .cells import Cells
from .shelf import Edit, Shelf


class Wishes(NamedTuple):
    """By whom a person wants to be invited, and whom it has hidden, in order."""

    invited_by: InvitedBy = "met"
    hidden: tuple[str, ...] = ()


class WishCells:
    """The wishes of everybody who has some."""

    def __init__(self) -> None:
        self._rows = Shelf("wishes/", Wishes)

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        await self._rows.open(cells)

    def of(self, person: str) -> Wishes:
        """What a person wishes."""
        return self._rows.rows.get(person, Wishes())

    def keep_invited_by(self, person: str, whom: InvitedBy) -> Edit:
        """A person is invited by these from now on."""
        return self._rows.put({person: self.of(person)._replace(invited_by=whom)})

    def hide(self, person: str, other: str, away: bool) -> Edit:
        """Somebody is hidden from a person, or no more."""
        wishes = self.of(person)
        hidden = {one for one in wishes.hidden if one != other} | ({other} if away else set())
        return self._rows.put({person: wishes._replace(hidden=tuple(sorted(hidden)))})

    def join(self, gone: str, kept: str) -> Edit:
        """What both wish is one person's: the stricter, and all whom either has hidden."""
        both = {one: row for one, row in self._rows.rows.items() if one not in (gone, kept)}
        found = {one: rename(row, gone, kept) for one, row in both.items() if gone in row.hidden}
        own, theirs = self.of(kept), self.of(gone)
        strict = "nobody" in (own.invited_by, theirs.invited_by)
        hidden = {*own.hidden, *theirs.hidden} - {gone, kept}
        found[kept] = Wishes("nobody" if strict else "met", tuple(sorted(hidden)))
        return self._rows.drop([gone]) + self._rows.put(found)

    def forget(self, person: str) -> Edit:
        """A person wishes nothing any more."""
        return self._rows.drop([person])

    def forget_everywhere(self, person: str) -> Edit:
        """Nor does anybody wish anything of the person."""
        found = {
            one: row._replace(hidden=tuple(other for other in row.hidden if other != person))
            for one, row in self._rows.rows.items()
            if person in row.hidden
        }
        return self._rows.put(found) + self.forget(person)


def rename(wishes: Wishes, gone: str, kept: str) -> Wishes:
    """Wishes that name who is there now."""
    hidden = {kept if one == gone else one for one in wishes.hidden}
    return wishes._replace(hidden=tuple(sorted(hidden)))

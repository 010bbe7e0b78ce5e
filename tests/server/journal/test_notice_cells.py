"""Notices in cells: there again when the cells are opened, and in one go with what causes them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from signoria.server.journal.cells.cell_journal import CellJournal
from signoria.server.journal.cells.cells import Changes, MemoryCells
from signoria.server.journal.errors import NotWritten
from signoria.server.journal.notice_rows import Choice, Profile
from signoria.server.journal.rows import DeviceRow, TokenRow
from tests.server.journal.support.matches import ADA, first_entry, move_entry
from tests.server.journal.test_notice_port import HOOK, LETTER, claim, due_keys, meet, notice, row
from tests.server.world import asynchronous


class FullCells(MemoryCells):
    """Cells that can be full, after which nothing is written."""

    full = False

    async def write(self, changes: Changes) -> None:
        if self.full:
            raise NotWritten("full")
        await super().write(changes)


@asynchronous
async def test_wishes_and_notices_are_there_when_the_cells_are_opened_again() -> None:
    cells = MemoryCells()
    journal = await CellJournal.open(cells)
    await meet(journal, HOOK, LETTER)
    await journal.append("m", 1, [first_entry()], row(notice()))
    await claim(journal, "one")
    await journal.choose(ADA.id, "letter", Choice("digest", 7, (22, 6)))
    await journal.choose_for_match(ADA.id, "n", "never")
    await journal.keep_profile(ADA.id, Profile("de", "Europe/Rome"))
    await journal.note_use(b"ada", 7, "Firefox")
    again = await CellJournal.open(cells)
    assert await again.due_notices(99, 9) == await journal.due_notices(99, 9)
    assert due_keys(await again.due_notices(99, 9)) == [("hook", "m", 1), ("letter", "m", 1)]
    letter = replace(LETTER, choice=Choice("digest", 7, (22, 6)))
    assert await again.ways(ADA.id) == [HOOK, letter]
    assert await again.match_choices(ADA.id) == {"n": "never"}
    assert await again.profile(ADA.id) == Profile("de", "Europe/Rome")
    assert await again.devices(ADA.id) == [DeviceRow(b"ada", 1, 7, "Firefox")]


@asynchronous
async def test_a_move_that_is_not_written_tells_nobody() -> None:
    cells = FullCells()
    journal = await CellJournal.open(cells)
    await meet(journal, HOOK)
    await journal.append("m", 1, [first_entry()], row())
    cells.full = True
    with pytest.raises(NotWritten):
        await journal.append("m", 2, [move_entry(2)], row(notice(2)))
    assert await journal.due_notices(99, 9) == []
    cells.full = False
    await journal.append("m", 2, [move_entry(2)], row(notice(2)))
    assert due_keys(await journal.due_notices(99, 9)) == [("hook", "m", 2)]


@asynchronous
async def test_of_who_is_forgotten_no_cell_is_left() -> None:
    cells = MemoryCells()
    journal = await CellJournal.open(cells)
    before = await cells.read("")
    await journal.add_person(ADA, TokenRow(b"ada", ADA.id, "browser", None, None, 1))
    await journal.add_way(HOOK)
    await journal.choose_for_match(ADA.id, "m", "never")
    await journal.keep_profile(ADA.id, Profile("de", "Europe/Rome"))
    await journal.note_use(b"ada", 7, "Firefox")
    assert await journal.forget_token(b"ada", 9)
    assert await cells.read("") == before

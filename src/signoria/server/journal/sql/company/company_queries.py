"""SQL that finds who has sat at one table with whom, and the matches of a group."""

from __future__ import annotations

from collections.abc import Sequence

from ...company_rows import CompanionRow, GroupRow, InvitedBy, Meeting, add_meetings
from ...rows import ListPlace
from ..database import Database
from ..match_queries import COLUMNS, NEWEST, STARTED, lobby_rows, read_seats

# What an older program has given up has no turn in its row.
BEGUN = f"""(status IN ('running', 'over') OR status <> 'waiting' AND (turn IS NOT NULL OR EXISTS (
        SELECT 1 FROM entries
        WHERE match = matches.id AND substr(data, 1, {len(STARTED)}) = ?)))"""
COMPANIONS = f"""
    SELECT others.person, id, updated FROM members AS own
    JOIN matches ON id = own.match JOIN members AS others ON others.match = id
    WHERE own.person = ? AND own.seats <> '[]' AND others.seats <> '[]'
    AND others.person <> own.person AND {BEGUN}"""
COMPANY = f"{COMPANIONS} AND id = ?"
REMOVED = "SELECT id FROM removals"
MEETING = "SELECT card, seats FROM matches JOIN members ON match = id WHERE id = ? AND person = ?"
NAME = """
    SELECT name, invited_by = 'met' AND NOT EXISTS (
        SELECT 1 FROM hidden WHERE person = id AND other = ?)
    FROM people WHERE id = ?"""
TOO = """ AND EXISTS (
        SELECT 1 FROM members AS too
        WHERE too.match = id AND too.person = ? AND too.seats <> '[]')"""
GROUP = f"""
    SELECT {COLUMNS} FROM matches JOIN members ON match = id
    WHERE person = ? AND seats <> '[]' AND (updated < ? OR (updated = ? AND id > ?))
    AND {BEGUN}%s ORDER BY updated DESC, id LIMIT ?"""
SEATS = "SELECT person, seats FROM members WHERE match = ? AND seats <> '[]'"
INVITED_BY = "SELECT invited_by FROM people WHERE id = ?"
HIDE = """
    INSERT INTO hidden (person, other) SELECT id, ? FROM people WHERE id = ?
    ON CONFLICT DO NOTHING"""
SHOW = "DELETE FROM hidden WHERE other = ? AND person = ?"


def companions(database: Database, person: str) -> list[CompanionRow]:
    """All companions of a person."""
    found = dict[str, CompanionRow]()
    for other, match, updated in database.execute(COMPANIONS, (person, STARTED)).fetchall():
        add_meetings(found, other, match, updated)
    removed = {id for (id,) in database.execute(REMOVED).fetchall()}
    return [row for row in found.values() if row.person not in removed]


def company_of(database: Database, match: str, person: str) -> list[str]:
    """The others at a table at which a person has sat."""
    rows = database.execute(COMPANY, (person, STARTED, match)).fetchall()
    removed = {id for (id,) in database.execute(REMOVED).fetchall()}
    return [other for other, *_ in rows if other not in removed]


def meetings(database: Database, person: str, rows: Sequence[CompanionRow]) -> list[Meeting]:
    """What is known of companions."""
    return [meeting(database, person, row) for row in rows]


def meeting(database: Database, person: str, row: CompanionRow) -> Meeting:
    """What is known of one companion."""
    card, seats = database.execute(MEETING, (row.match, row.person)).fetchone()
    now = database.execute(NAME, (person, row.person)).fetchone()
    name, invitable = now or (None, False)
    return Meeting(row.person, bytes(card), read_seats(seats) or [], name, bool(invitable))


def group_matches(
    database: Database, person: str, others: Sequence[str], after: ListPlace | None, number: int
) -> list[GroupRow]:
    """So many of the matches that began with a person and all these others."""
    updated, match = after or NEWEST
    query = GROUP % (TOO * len(others))
    values = (person, updated, updated, match, STARTED, *others, number)
    rows = lobby_rows(database.execute(query, values).fetchall())
    return [GroupRow(row, seats_of(database, row.id)) for row in rows]


def seats_of(database: Database, match: str) -> dict[str, list[int]]:
    """The seats of everybody who has one in a match."""
    rows = database.execute(SEATS, (match,)).fetchall()
    return {person: read_seats(seats) or [] for person, seats in rows}


def invited_by(database: Database, person: str) -> InvitedBy:
    """Who may invite a person by name."""
    found = database.execute(INVITED_BY, (person,)).fetchone()
    return "met" if found and found[0] == "met" else "nobody"


def keep_invited_by(database: Database, person: str, whom: InvitedBy) -> None:
    """Have a person invited by these from now on."""
    database.execute("UPDATE people SET invited_by = ? WHERE id = ?", (whom, person))


def hidden_people(database: Database, person: str) -> list[str]:
    """Those whom a person has hidden."""
    query = "SELECT other FROM hidden WHERE person = ? ORDER BY other"
    return [other for (other,) in database.execute(query, (person,)).fetchall()]


def hide(database: Database, person: str, other: str, away: bool) -> None:
    """Hide somebody from a person, or no more."""
    database.execute(HIDE if away else SHOW, (other, person))

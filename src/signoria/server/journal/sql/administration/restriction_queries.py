"""SQL for restrictions, for what people are called and have said, and for who may come in."""

from __future__ import annotations

from collections.abc import Sequence

from ....protocol.common import Room
from ... import names
from ...administration_rows import EntryCode, Restriction, RestrictionKind
from ..database import Database
from ..forgetting.removal_queries import leave_no_trace, redraw, rewrite_entries
from ..join_queries import rewrite_contexts

RESTRICTIONS = "SELECT kind, target, at, until, reason FROM restrictions ORDER BY kind, target"
KEEP = """
    INSERT INTO restrictions (kind, target, at, until, reason) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (kind, target) DO UPDATE
    SET at = excluded.at, until = excluded.until, reason = excluded.reason"""
LIFT = "DELETE FROM restrictions WHERE kind = ? AND target = ?"
RENAME = "UPDATE people SET name = ? WHERE id = ?"
WITH = """
    SELECT match FROM members WHERE person = ?1 UNION SELECT match FROM chat WHERE person = ?1
    ORDER BY match"""
FORMER = "SELECT gone FROM joins WHERE match = ? AND kept = ?"
SPEAKER = "UPDATE chat SET name = ? WHERE match = ? AND person = ?"
EMPTY = "UPDATE chat SET text = '' WHERE match = ? AND room = ? AND number = ? AND text <> ''"
CHOICE = "SELECT value FROM choices WHERE name = ?"
CHOOSE = """
    INSERT INTO choices (name, value) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
OLD_CODES = "DELETE FROM entry_codes WHERE expires <= ?"
KEEP_CODE = "INSERT INTO entry_codes (hash, created, expires, uses) VALUES (?, ?, ?, ?)"
USE_CODE = "UPDATE entry_codes SET uses = uses - 1 WHERE hash = ? AND uses > 0 AND expires > ?"


def restrictions(database: Database) -> list[Restriction]:
    """All restrictions."""
    return [Restriction(*row) for row in database.execute(RESTRICTIONS).fetchall()]


def keep_restriction(database: Database, restriction: Restriction) -> None:
    """Keep a restriction, in the place of one of the same kind and target."""
    database.execute(KEEP, restriction)


def lift_restriction(database: Database, kind: RestrictionKind, target: str) -> None:
    """Drop a restriction."""
    database.execute(LIFT, (kind, target))


def replace_name(database: Database, person: str, name: str) -> None:
    """Have a person called this from now on."""
    database.execute(RENAME, (name, person))


def matches_with(database: Database, person: str) -> list[str]:
    """The matches in whose lists or talk a person is."""
    return [match for (match,) in database.execute(WITH, (person,)).fetchall()]


def replace_name_in(database: Database, match: str, person: str, name: str) -> None:
    """Have a match tell another name of a person."""
    leave_no_trace(database)
    former = [gone for (gone,) in database.execute(FORMER, (match, person)).fetchall()]
    ids: Sequence[str] = [person, *former]
    naming = rewrite_entries(database, match, lambda data: names.replace_name(data, ids, name))
    redraw(database, match, naming)
    database.execute("DELETE FROM snapshots WHERE match = ?", (match,))
    for id in ids:
        database.execute(SPEAKER, (name, match, id))
    rewrite_contexts(database, ids, lambda line: {**line, "name": name})


def empty_line(database: Database, match: str, room: Room, number: int) -> bool:
    """Leave an empty line of talk in the place of one."""
    leave_no_trace(database)
    return bool(database.execute(EMPTY, (match, room, number)).rowcount)


def choice(database: Database, name: str) -> str | None:
    """What was chosen for the server under a name."""
    found = database.execute(CHOICE, (name,)).fetchone()
    return found[0] if found else None


def keep_choice(database: Database, name: str, value: str) -> None:
    """Keep what was chosen."""
    database.execute(CHOOSE, (name, value))


def keep_entry_code(database: Database, code: EntryCode) -> None:
    """Keep a code by which people come in."""
    database.execute(OLD_CODES, (code.created,))
    database.execute(KEEP_CODE, code)


def use_entry_code(database: Database, code: bytes, now: int) -> bool:
    """Use a code once."""
    return bool(database.execute(USE_CODE, (code, now)).rowcount)

"""SQL for passkeys, and for the challenges that they answer."""

from __future__ import annotations

from ..entries import Person
from ..rows import TokenRow
from ..sign_in_rows import Challenge, PasskeyRow
from .database import Database
from .person_queries import INSERT_TOKEN

COLUMNS = "id, person, name, public_key, sign_count, backed_up, created, used"
OF_PERSON = f"SELECT {COLUMNS} FROM passkeys WHERE person = ? ORDER BY created, id"
ONE = f"SELECT {COLUMNS} FROM passkeys WHERE id = ?"
INSERT = f"""
    INSERT INTO passkeys ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
# What has counted on meanwhile is a copy, or was here a moment earlier.
USE = """
    UPDATE passkeys SET sign_count = ?1, backed_up = ?2, used = ?3
    WHERE id = ?4 AND (sign_count < ?1 OR sign_count = 0 AND ?1 = 0) RETURNING person"""
ADD_CHALLENGE = "INSERT INTO challenges (hash, person, expires) VALUES (?, ?, ?)"
TAKE_CHALLENGE = "DELETE FROM challenges WHERE hash = ? RETURNING person, expires"


def read_passkey(row: tuple[object, ...]) -> PasskeyRow:
    """A row as a passkey."""
    found = PasskeyRow(*row)  # type: ignore[arg-type]  # the columns are its fields
    return found._replace(
        id=bytes(found.id), public_key=bytes(found.public_key), backed_up=bool(found.backed_up)
    )


def passkeys(database: Database, person: str) -> list[PasskeyRow]:
    """A person's passkeys."""
    return [read_passkey(row) for row in database.execute(OF_PERSON, (person,))]


def find_passkey(database: Database, id: bytes) -> PasskeyRow | None:
    """A passkey by its id."""
    row = database.execute(ONE, (id,)).fetchone()
    return read_passkey(row) if row else None


def add_passkey(database: Database, passkey: PasskeyRow) -> bool:
    """Add a passkey; whether there was none of this id."""
    row = (*passkey[:5], int(passkey.backed_up), *passkey[6:])
    return database.execute(INSERT, row).rowcount == 1


def use_passkey(
    database: Database, id: bytes, count: int, backed_up: bool, own: bytes, now: int
) -> Person | None:
    """Note that a passkey was used, by which a browser becomes known by its ``own``."""
    used = database.execute(USE, (count, int(backed_up), now, id)).fetchone()
    if used is None:
        return None
    found = database.execute("SELECT id, name FROM people WHERE id = ?", used).fetchone()
    database.execute(INSERT_TOKEN, TokenRow(own, used[0], "browser", None, None, now))
    return Person(*found)


def remove_passkey(database: Database, person: str, id: bytes) -> bool:
    """Remove a person's passkey; whether there was such a one."""
    gone = database.execute("DELETE FROM passkeys WHERE id = ? AND person = ?", (id, person))
    return gone.rowcount == 1


def add_challenge(
    database: Database, hash: bytes, person: str | None, now: int, expires: int
) -> None:
    """Have a challenge answered once; those that are too old go."""
    database.execute("DELETE FROM challenges WHERE expires <= ?", (now,))
    database.execute(ADD_CHALLENGE, (hash, person, expires))


def take_challenge(database: Database, hash: bytes, now: int) -> Challenge | None:
    """Take a challenge out; None if there is none, or it is too old."""
    row = database.execute(TAKE_CHALLENGE, (hash,)).fetchone()
    return Challenge(row[0]) if row and row[1] > now else None

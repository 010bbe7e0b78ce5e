"""What a database must hold after every restart: read beside the server, not through it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from signoria.decoders import json_decoder
from signoria.server.journal.entries import AnyEntry
from signoria.server.protocol import socket
from tests.server.wire.crowd import Match
from tests.server.wire.test_crash import check_done

ENTRIES = "SELECT version, data FROM entries WHERE match = ? ORDER BY version"
TALK = "SELECT number, text FROM chat WHERE match = ? AND room = 'players' ORDER BY number"
decode = json_decoder(AnyEntry).decode


class Ledger:
    """Compares a database with what was acknowledged, and with what it held before."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._before: dict[str, tuple[int, bytes]] = {}  # entries of each match and their digest
        self._checked: Counter[str] = Counter()  # acknowledged commands of each match

    def check(self, matches: Sequence[Match]) -> None:
        """All that was acknowledged is there once, in its place, and all that was there still is.

        Raises ``AssertionError``.
        """
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            versions = dict(database.execute("SELECT id, version FROM matches").fetchall())
            for match in matches:
                rows = database.execute(ENTRIES, (match.id,)).fetchall()
                self._check_entries(match.id, versions[match.id], rows)
                talk = database.execute(TALK, (match.id,)).fetchall()
                assert [number for number, _ in talk] == list(range(1, len(talk) + 1))
                self._check_done(match, [data for _, data in rows], [text for _, text in talk])

    def _check_entries(self, match: str, version: int, rows: Sequence[tuple[int, bytes]]) -> None:
        """Versions have no gap, and what stood stands."""
        assert [number for number, _ in rows] == list(range(1, version + 1)), "a gap"
        count, digest = self._before.get(match, (0, digest_rows([])))
        assert digest_rows(rows[:count]) == digest, "what was durable has changed"
        self._before[match] = len(rows), digest_rows(rows)

    def _check_done(self, match: Match, rows: Sequence[bytes], talk: Sequence[str]) -> None:
        """What was acknowledged since the last look is there, and lines of talk are there once."""
        new = match.done[self._checked[match.id] :]
        self._checked[match.id] = len(match.done)
        lines = Counter(talk)
        entries = [decode(row) for row in rows] if new else []
        for one in new:
            check_done(one, entries, talk)
        said = [one.fields["text"] for one in match.done if one.command is socket.Say]
        assert all(lines[text] == 1 for text in said), "a line of talk is missing or doubled"


def digest_rows(rows: Sequence[tuple[int, bytes]]) -> bytes:
    """A digest of entries."""
    found = sha256()
    for version, data in rows:
        found.update(b"%d %d " % (version, len(data)))
        found.update(data if isinstance(data, bytes) else str(data).encode())
    return found.digest()


def whole(path: Path, match: str) -> tuple[list[AnyEntry], list[str]]:
    """The entries and the players' talk of a match."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        rows = database.execute(ENTRIES, (match,)).fetchall()
        talk = database.execute(TALK, (match,)).fetchall()
    return [decode(data) for _, data in rows], [text for _, text in talk]

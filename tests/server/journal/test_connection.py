"""Statements with numbered values run on every Python, as those with plain ones do."""

from __future__ import annotations

import warnings
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from signoria.server.journal import sql
from signoria.server.journal.sqlite.connection import NUMBERED, name_values
from signoria.server.journal.sqlite.opening import connect


def numbered_statements() -> list[str]:
    """All statements of the journal that number their values."""
    modules = [import_module(f"{sql.__name__}.{each.name}") for each in iter_modules(sql.__path__)]
    texts = {text for module in modules for text in vars(module).values() if isinstance(text, str)}
    return sorted(text for text in texts if NUMBERED.search(text) and "``" not in text)


def test_there_are_some() -> None:
    assert len(numbered_statements()) > 5


@pytest.mark.parametrize("statement", numbered_statements())
def test_their_values_are_named(statement: str) -> None:
    """From Python 3.14 on a sequence is refused, before that it is only warned of."""
    found = name_values(statement, tuple("abcdefghi"))
    assert {number[1:] for number in NUMBERED.findall(statement)} <= set(found)
    assert [found[str(number)] for number in (1, 2)] == ["a", "b"]


def test_values_come_to_their_places(tmp_path: Path) -> None:
    database = connect(tmp_path / "a.db", "rwc")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert database.execute("SELECT ?2 || ?1 || ?2", ("a", "b")).fetchone() == ("bab",)
        assert database.execute("SELECT ? || ?", ("a", "b")).fetchone() == ("ab",)
        database.execute("CREATE TABLE some (one, other)")
        database.executemany("INSERT INTO some VALUES (?2, ?1)", [(1, 2), (3, 4)])
    assert database.execute("SELECT * FROM some").fetchall() == [(2, 1), (4, 3)]
    database.close()

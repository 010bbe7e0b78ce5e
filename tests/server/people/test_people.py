"""Persons, their names and their tokens."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.journal.entries import Person
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.people.people import (
    LINK_MINUTES,
    NAME_LENGTH,
    BadName,
    People,
    clean_name,
    milliseconds,
)
from tests.server.journal.support.matches import run

FAMILY = "👨\u200d👩\u200d👧"


TAGS = "".join(chr(0xE0000 + ord(each)) for each in "gbsct")
SCOTLAND = f"🏴{TAGS}\U000e007f"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (SCOTLAND, SCOTLAND),
        (f"Ada{TAGS}", "Ada"),
        (f"🏴{TAGS}", "🏴"),
        (f"🏴{TAGS[::-1]}\U000e007f", "🏴"),
        ("1️⃣", "1️⃣"),
        ("Ada", "Ada"),
        ("  Ada \t\n  Lovelace ", "Ada Lovelace"),
        ("Ada\u202eecalevoL", "AdaecalevoL"),
        ("\u2066A\u200bd\u200da\ufeff\x00\x1b", "Ada"),
        ("Jose\u0301", "José"),
        ("日本 太郎", "日本 太郎"),
        ("עדה", "עדה"),
        ("x" * 39 + " yz", "x" * 39),
        ("x" * 100, "x" * 40),
        ("<b>&amp;", "<b>&amp;"),
        ("Z" + "\u0300\u0301\u0302\u0303" * 30, "Z\u0300\u0301\u0302\u0303"),
        ("\u0301Ada", "Ada"),
        ("A\u034fd\u3164a\ufe0f", "Ada"),
        (FAMILY, FAMILY),
        (f"\u200d{FAMILY}\u200d", FAMILY),
        ("x" * 38 + FAMILY, "x" * 38),
        ("👍🏽" * 30, "👍🏽" * 20),
        ("x" + "👍🏽" * 30, "x" + "👍🏽" * 19),
        ("❤️", "❤️"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\u3164", "\u2800 \u115f", "\ufe0f"])
def test_a_name_that_cannot_be_seen_is_refused(typed: str) -> None:
    with pytest.raises(BadName):
        clean_name(typed)


ODD = st.sampled_from(
    "👩\u200c\u094dक\u202e\u2066\u200b\u200d\ufe0f\u0301\u3164\u2028\u00a0\x00\x7f\ud800 \tAé"
)


@given(st.text(st.one_of(st.characters(), ODD), max_size=80))
def test_a_cleaned_name_is_fit_to_be_shown(typed: str) -> None:
    try:
        name = clean_name(typed)
    except BadName:
        return
    assert 1 <= len(name) <= NAME_LENGTH
    assert clean_name(name) == name
    assert name == " ".join(name.split())
    bad = {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert not bad & {unicodedata.category(sign) for sign in name}
    assert "Cf" not in {unicodedata.category(sign) for sign in name if sign not in "\u200c\u200d"}
    marks = "".join(unicodedata.category(sign)[0] for sign in name)
    assert "MMMMM" not in marks
    assert not marks.startswith("M")
    assert not {unicodedata.bidirectional(sign) for sign in name} & {"RLO", "LRO", "RLI", "LRI"}


class Clock:
    """A clock that is set by hand, in milliseconds."""

    def __init__(self) -> None:
        self.now = milliseconds()

    def __call__(self) -> int:
        return self.now


async def new_person(people: People, name: str = "Ada") -> tuple[Person, str]:
    person, token = await people.rename(None, name)
    assert token is not None
    return person, token


def test_a_person_is_known_by_its_token_and_can_take_another_name(tmp_path: Path) -> None:
    async def first(journal: SqliteJournal) -> tuple[Person, str]:
        people = People(journal)
        assert await people.find(None) is None
        assert await people.find("nobody's") is None
        person, token = await new_person(people, "  Ada ")
        assert person.name == "Ada"
        assert await people.find(token) == person
        renamed, none = await people.rename(token, "Lady Ada")
        assert none is None
        assert renamed == Person(person.id, "Lady Ada")
        with pytest.raises(BadName):
            await people.rename(token, "\u200b")
        return renamed, token

    person, token = run(tmp_path / "a.db", first)
    assert run(tmp_path / "a.db", lambda journal: People(journal).find(token)) == person


def test_a_token_of_another_database_makes_a_new_person(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        person, token = await People(journal).rename("x" * 43, "Ada")
        assert token not in (None, "x" * 43)
        assert await People(journal).find(token) == person

    run(tmp_path / "a.db", work)


def test_a_link_works_once_however_many_try(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        people = People(journal)
        person, token = await new_person(people)
        link, _ = await people.link(person)
        assert await people.find(link) is None  # a link is no browser
        results = await asyncio.gather(*(people.adopt(link) for _ in range(20)))
        adopted = [result for result in results if result]
        assert len(adopted) == 1
        same, own = adopted[0]
        assert same == person
        assert own not in (token, link)
        assert await people.find(own) == await people.find(token) == person
        assert await people.adopt(link) is None

    run(tmp_path / "a.db", work)


def test_a_link_expires(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        clock = Clock()
        people = People(journal, clock)
        person, _ = await new_person(people)
        late, expires = await people.link(person)
        assert expires == clock.now + LINK_MINUTES * 60_000
        clock.now = expires
        assert await people.adopt(late) is None
        in_time, expires = await people.link(person)
        clock.now = expires - 1
        assert await people.adopt(in_time) is not None

    run(tmp_path / "a.db", work)


def test_only_the_last_link_works_and_nothing_else_does(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        people = People(journal)
        person, token = await new_person(people)
        _, bot = await people.bot_token("match-1", 0, "Robot")
        earlier, _ = await people.link(person)
        last, _ = await people.link(person)
        for wrong in (earlier, token, bot, "", "\ud800"):
            assert await people.adopt(wrong) is None
        assert await people.adopt(last) is not None

    run(tmp_path / "a.db", work)


def test_a_bot_has_a_token_for_its_seat(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        people = People(journal)
        _, browser = await new_person(people)
        bot, token = await people.bot_token("match-1", 2, "Robot ")
        assert bot.name == "Robot"
        assert await people.find(token) == bot
        assert await people.bot_seat(token) == ("match-1", 2)
        assert await people.bot_seat(browser) is None
        other, another = await people.bot_token("match-1", 2, "Robot")
        assert other.id != bot.id  # two requests at once cannot spoil each other's
        await people.forget(another)
        assert await people.find(another) is None
        assert await people.find(token) == bot

    run(tmp_path / "a.db", work)


def test_a_person_without_tokens_is_forgotten(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        clock = Clock()
        people = People(journal, clock)
        person, token = await new_person(people)
        _, staying = await new_person(people, "Bea")
        link, expires = await people.link(person)
        await people.forget(token)
        assert await people.find(token) is None
        adopted = await people.adopt(link)  # on the way to another device all the time
        assert adopted is not None
        await people.link(person)
        clock.now = expires + LINK_MINUTES * 60_000
        await people.forget(adopted[1])
        await people.forget("unknown")
        query = "SELECT name FROM people"
        left = await journal.read(lambda database: database.execute(query).fetchall())
        assert left == [("Bea",)]
        query = "SELECT count(*) FROM tokens"
        assert await journal.read(lambda database: database.execute(query).fetchone()) == (1,)
        assert await people.find(staying) is not None

    run(tmp_path / "a.db", work)


def test_no_token_lies_in_the_files(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> list[str]:
        people = People(journal)
        person, token = await new_person(people, "Somebody Findable")
        link, _ = await people.link(person)
        unused, _ = await people.link((await new_person(people))[0])
        adopted = await people.adopt(unused)
        assert adopted is not None
        _, bot = await people.bot_token("match-1", 0, "Robot")
        found.append(contents())  # with the WAL as it is while the server runs
        return [token, link, unused, adopted[1], bot]

    def contents() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.iterdir())

    found: list[bytes] = []
    tokens = run(tmp_path / "a.db", work)
    found.append(contents())
    assert len(set(tokens)) == 5
    for data in found:
        assert b"Somebody Findable" in data
        assert not [token for token in tokens if token.encode() in data]

"""What the acts of ``signoria admin`` print: tables for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from ...locales import Locale
from ...server.domain.clean_text import clean_text
from ...server.protocol import administration as bodies

Show = Callable[[Any, Locale], None]


def print_json(found: Any) -> None:
    """The answer as it came, for programs."""
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def print_table(words: Locale, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Rows under their titles, as wide as they are where the output is no terminal."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE, pad_edge=False)
    for column in columns:
        table.add_column(words.text(f"admin-column-{column}"), overflow="fold")
    known = list(rows)
    for row in known:
        table.add_row(*(Text(clean_text(cell)) for cell in row))
    if known:
        Console(soft_wrap=True).print(table)
    else:
        print(words.text("admin-nothing"))


def moment(seconds: int | None) -> str:
    """A moment in universal time; nothing for none."""
    return "" if seconds is None else f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def restrictions(words: Locale, found: Iterable[bodies.RestrictionInfo]) -> str:
    """What is forbidden, and until when."""
    return ", ".join(
        words.text(f"admin-restriction-{one.kind}", until=moment(one.until) or "-") for one in found
    )


def names(people: Iterable[bodies.PersonRef]) -> str:
    """People by their names."""
    return ", ".join(one.name for one in people)


def show_matches(found: bodies.MatchLines, words: Locale) -> None:
    """A list of matches."""
    columns = ("match", "game", "status", "changed", "people", "restrictions")
    print_table(words, columns, [match_row(one, words) for one in found.matches])


def match_row(one: bodies.MatchLine, words: Locale) -> Sequence[str]:
    """A match in a list."""
    status, barred = words.text(f"admin-status-{one.status}"), restrictions(words, one.restrictions)
    return one.id, one.game, status, moment(one.updated), names(one.people), barred


def show_match(found: bodies.MatchFile, words: Locale) -> None:
    """A match with its people, its talk and what was done to it."""
    show_matches(bodies.MatchLines([found.match], None), words)
    print_table(words, ("person", "name"), [(one.id, one.name) for one in found.match.people])
    show_talk(found.talk, words)
    show_log(bodies.AdminLog(found.log), words)


def show_talk(lines: Iterable[bodies.TalkLine], words: Locale) -> None:
    """Lines of talk, each with its room and number."""
    rows = [
        (one.room, str(one.number), moment(one.at), one.person, one.name, one.text) for one in lines
    ]
    print_table(words, ("room", "number", "at", "person", "name", "text"), rows)


def show_people(found: bodies.PersonPage, words: Locale) -> None:
    """A list of people."""
    columns = ("person", "name", "since", "used", "office", "restrictions")
    print_table(words, columns, [person_row(one, words) for one in found.people])


def person_row(one: bodies.PersonLine, words: Locale) -> Sequence[str]:
    """A person in a list."""
    office = words.text("admin-administrator") if one.administrator else ""
    since, used = moment(one.created), moment(one.used)
    return one.id, one.name, since, used, office, restrictions(words, one.restrictions)


def show_person(found: bodies.PersonFile, words: Locale) -> None:
    """A person with its browsers, its matches and what was done to it."""
    show_people(bodies.PersonPage([found.person], None), words)
    show_tokens(found.devices, words)
    show_matches(bodies.MatchLines(found.matches, None), words)
    show_log(bodies.AdminLog(found.log), words)


def show_tokens(found: Iterable[bodies.TokenInfo], words: Locale) -> None:
    """What stands for a person."""
    rows = [
        (
            *(one.id, words.text(f"admin-token-{one.kind}"), one.name),
            *(moment(one.since), moment(one.used), moment(one.until)),
            *(one.match or "", "" if one.seat is None else str(one.seat + 1)),
        )
        for one in found
    ]
    columns = ("device", "kind", "name", "since", "used", "until", "match", "seat")
    print_table(words, columns, rows)


def show_log(found: bodies.AdminLog, words: Locale) -> None:
    """Who did what."""
    rows = [(moment(one.at), one.actor, one.act, one.target, one.detail) for one in found.lines]
    print_table(words, ("at", "actor", "act", "target", "detail"), rows)


def show_administrators(found: bodies.Administrators, words: Locale) -> None:
    """Who looks after the server."""
    print_table(words, ("person", "name"), [(one.id, one.name) for one in found.people])


def show_reports(found: bodies.Reports, words: Locale) -> None:
    """Reports, each with what was said around a line."""
    columns = ("report", "at", "match", "reporter", "person", "reason", "text", "answer")
    rows = [
        (
            *(one.id, moment(one.at), one.match, one.reporter.name, one.person.name),
            *(words.text(f"report-{one.reason}"), one.text, one.answer),
        )
        for one in found.reports
    ]
    print_table(words, columns, rows)
    for one in found.reports:
        if one.context:
            print(words.text("admin-around", report=one.id))
            show_talk(one.context, words)


def show_overview(found: bodies.AdminOverview, words: Locale) -> None:
    """Who may come in, and what waits."""
    rule = "invited" if found.invited_only else "open"
    print(words.text(f"admin-entry-{rule}"))
    print(words.text("admin-waiting", count=found.reports))


def show_link(found: bodies.EntryLink, words: Locale) -> None:
    """A link that lets people in."""
    until = moment(found.expires)
    print(words.text("admin-link", url=found.url, people=found.people, until=until))


def show_pruned(found: bodies.Pruned, words: Locale) -> None:
    """How much was dropped."""
    values = {"talk": found.talk, "notices": found.notices, "matches": found.matches}
    print(words.text("admin-pruned", **values))

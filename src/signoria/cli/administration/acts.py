"""The acts that a server carries out: their arguments, what they ask it, what they print."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args
from urllib.parse import quote as quote_whole
from urllib.parse import urlencode

from ...errors import UserError
from ...locales import Locale
from ...server.calls.administration.table import ADMIN
from ...server.protocol import administration as bodies
from ...server.protocol.common import Room, Status
from . import shown
from .connection import Connection

Argument = tuple[tuple[str, ...], dict[str, Any]]
MOST_DAYS = 3660


def argument(*names: str, **settings: Any) -> Argument:
    """An argument of an act; a positional one shows its name in capitals."""
    if not names[0].startswith("-"):
        settings.setdefault("metavar", names[0].upper())
    return names, settings


TEXT = argument("text", nargs="?", default="")
MATCH, PERSON, REPORT = argument("match"), argument("person"), argument("report")
REASON = argument("--reason", metavar="WORDS", default="")
DAYS = argument("--days", metavar="DAYS", type=float)


class Act(NamedTuple):
    """An act: its arguments, what it does, and how its answer is shown."""

    arguments: Sequence[Argument]
    ask: Callable[[Connection, argparse.Namespace], Any]
    show: shown.Show


def quote(text: str) -> str:
    """A text within a path; what is no text at all is not found there."""
    return quote_whole(text, "", errors="replace")


def match_path(args: argparse.Namespace, rest: str = "") -> str:
    """The path of a match in the arguments."""
    return f"{ADMIN}/matches/{quote(args.match)}{rest}"


def person_path(args: argparse.Namespace, rest: str = "") -> str:
    """The path of a person in the arguments."""
    return f"{ADMIN}/people/{quote(args.person)}{rest}"


def list_matches(server: Connection, args: argparse.Namespace) -> bodies.MatchLines:
    """All matches that are sought."""
    wanted = {"text": args.text, "status": args.status, "person": args.person}
    query = urlencode({name: value for name, value in wanted.items() if value}, errors="replace")
    found = server.ask("GET", f"{ADMIN}/matches?{query}", bodies.MatchLines)
    while found.next is not None and not args.first:
        more = server.ask("GET", f"{ADMIN}/matches?{query}&after={found.next}", bodies.MatchLines)
        found = bodies.MatchLines([*found.matches, *more.matches], more.next)
    return found


def list_people(server: Connection, args: argparse.Namespace) -> bodies.PersonPage:
    """All people who are sought."""
    query = urlencode({"text": args.text}, errors="replace")
    found = server.ask("GET", f"{ADMIN}/people?{query}", bodies.PersonPage)
    while found.next is not None and not args.first:
        more = server.ask("GET", f"{ADMIN}/people?{query}&after={found.next}", bodies.PersonPage)
        found = bodies.PersonPage([*found.people, *more.people], more.next)
    return found


def match_file(server: Connection, args: argparse.Namespace) -> bodies.MatchFile:
    """A match."""
    return server.ask("GET", match_path(args), bodies.MatchFile)


def end(server: Connection, args: argparse.Namespace) -> bodies.MatchFile:
    """End a match."""
    body = bodies.ActReason(args.reason)
    return server.ask("POST", match_path(args, "/end"), bodies.MatchFile, body)


def restrict_match(kind: bodies.MatchRestriction) -> Callable[..., bodies.MatchFile]:
    """Forbid something in a match."""

    def ask(server: Connection, args: argparse.Namespace) -> bodies.MatchFile:
        body = bodies.RestrictionWish(days_of(args, server), args.reason)
        return server.ask("PUT", match_path(args, f"/restrictions/{kind}"), bodies.MatchFile, body)

    return ask


def release_match(kind: bodies.MatchRestriction) -> Callable[..., bodies.MatchFile]:
    """Forbid it no more."""

    def ask(server: Connection, args: argparse.Namespace) -> bodies.MatchFile:
        return server.ask("DELETE", match_path(args, f"/restrictions/{kind}"), bodies.MatchFile)

    return ask


def export(server: Connection, args: argparse.Namespace) -> str:
    """Write the record of a match to a file."""
    text = server.ask_text("GET", match_path(args, "/export"))
    try:
        with Path(args.file).open("xb") as file:
            file.write(text)
    except OSError as error:
        values = {"file": args.file, "problem": error.strerror or str(error)}
        raise UserError(server.words.text("admin-not-written", **values)) from None
    return str(args.file)


def show_file(found: str, words: Locale) -> None:
    """Where a record is."""
    print(words.text("admin-exported", file=found))


def remove_line(server: Connection, args: argparse.Namespace) -> bodies.MatchFile:
    """Empty a line of talk."""
    path = match_path(args, f"/talk/{args.room}/{quote(args.number)}")
    return server.ask("DELETE", path, bodies.MatchFile)


def person_file(server: Connection, args: argparse.Namespace) -> bodies.PersonFile:
    """A person."""
    return server.ask("GET", person_path(args), bodies.PersonFile)


def rename(server: Connection, args: argparse.Namespace) -> bodies.PersonFile:
    """Give a person another name."""
    body = bodies.PersonRenaming(args.name, args.reason)
    return server.ask("PUT", person_path(args, "/name"), bodies.PersonFile, body)


def restrict_person(kind: bodies.PersonRestriction) -> Callable[..., bodies.PersonFile]:
    """Forbid something to a person."""

    def ask(server: Connection, args: argparse.Namespace) -> bodies.PersonFile:
        body = bodies.RestrictionWish(days_of(args, server), args.reason)
        path = person_path(args, f"/restrictions/{kind}")
        return server.ask("PUT", path, bodies.PersonFile, body)

    return ask


def lift(server: Connection, args: argparse.Namespace) -> bodies.PersonFile:
    """Forbid it no more."""
    path = person_path(args, f"/restrictions/{args.kind}")
    return server.ask("DELETE", path, bodies.PersonFile)


def end_device(server: Connection, args: argparse.Namespace) -> bodies.PersonFile:
    """End a browser of a person, a link or a token, or all."""
    path = person_path(args, f"/devices/{quote(args.device)}")
    return server.ask("DELETE", path, bodies.PersonFile)


def hold_office(method: str) -> Callable[..., bodies.PersonFile]:
    """Appoint or dismiss an administrator."""

    def ask(server: Connection, args: argparse.Namespace) -> bodies.PersonFile:
        return server.ask(method, person_path(args, "/office"), bodies.PersonFile)

    return ask


def administrators(server: Connection, args: argparse.Namespace) -> bodies.Administrators:
    """Who looks after the server."""
    return server.ask("GET", f"{ADMIN}/administrators", bodies.Administrators)


def reports(server: Connection, args: argparse.Namespace) -> bodies.Reports:
    """What people report."""
    return server.ask("GET", f"{ADMIN}/reports{'?all=yes' if args.all else ''}", bodies.Reports)


def answer(server: Connection, args: argparse.Namespace) -> bodies.Reports:
    """Note what came of a report."""
    path, body = f"{ADMIN}/reports/{quote(args.report)}", bodies.ReportAnswer(args.text)
    return server.ask("PUT", path, bodies.Reports, body)


def log(server: Connection, args: argparse.Namespace) -> bodies.AdminLog:
    """Who did what."""
    return server.ask("GET", f"{ADMIN}/log", bodies.AdminLog)


def entry(server: Connection, args: argparse.Namespace) -> bodies.AdminOverview:
    """Say who may come in."""
    if args.rule is None:
        return server.ask("GET", ADMIN, bodies.AdminOverview)
    body = bodies.EntryRule(invited_only=args.rule == "invited")
    return server.ask("PUT", f"{ADMIN}/entry", bodies.AdminOverview, body)


def invite(server: Connection, args: argparse.Namespace) -> bodies.EntryLink:
    """A link that lets people in."""
    body = bodies.EntryCodeWish(args.days, args.people)
    return server.ask("POST", f"{ADMIN}/entry/links", bodies.EntryLink, body)


def prune(server: Connection, args: argparse.Namespace) -> bodies.Pruned:
    """Drop what is old."""
    body = bodies.PruneWish(args.talk, args.notices, args.matches)
    return server.ask("POST", f"{ADMIN}/prune", bodies.Pruned, body)


def days_of(args: argparse.Namespace, server: Connection) -> float | None:
    """For how many days; None without an end.  Raises ``UserError``."""
    days: float | None = args.days
    if days is not None and not 0 < days <= MOST_DAYS:
        raise UserError(server.words.text("admin-bad-days", most=MOST_DAYS))
    return days


FIRST = argument("--first", action="store_true")
STATUS = argument("--status", choices=get_args(Status))
OLD = [
    argument(f"--{kind}", metavar="DAYS", type=int, default=0)
    for kind in bodies.PruneWish.__struct_fields__
]
LINKS = [
    argument("--days", metavar="DAYS", type=int, default=14),
    argument("--people", metavar="NUMBER", type=int, default=1),
]
ACTS = {
    "matches": Act(
        (TEXT, STATUS, argument("--person", metavar="PERSON"), FIRST),
        *(list_matches, shown.show_matches),
    ),
    "match": Act((MATCH,), match_file, shown.show_match),
    "end": Act((MATCH, REASON), end, shown.show_match),
    "hide": Act((MATCH, DAYS, REASON), restrict_match("hidden"), shown.show_match),
    "show": Act((MATCH,), release_match("hidden"), shown.show_match),
    "close-talk": Act((MATCH, DAYS, REASON), restrict_match("closed"), shown.show_match),
    "open-talk": Act((MATCH,), release_match("closed"), shown.show_match),
    "remove-line": Act(
        (MATCH, argument("room", choices=get_args(Room), metavar="ROOM"), argument("number")),
        *(remove_line, shown.show_match),
    ),
    "export": Act((MATCH, argument("file")), export, show_file),
    "people": Act((TEXT, FIRST), list_people, shown.show_people),
    "person": Act((PERSON,), person_file, shown.show_person),
    "rename": Act((PERSON, argument("name"), REASON), rename, shown.show_person),
    "silence": Act((PERSON, DAYS, REASON), restrict_person("silence"), shown.show_person),
    "ban": Act((PERSON, DAYS, REASON), restrict_person("ban"), shown.show_person),
    "lift": Act(
        (PERSON, argument("kind", choices=get_args(bodies.PersonRestriction), metavar="KIND")),
        *(lift, shown.show_person),
    ),
    "end-device": Act((PERSON, argument("device")), end_device, shown.show_person),
    "administrators": Act((), administrators, shown.show_administrators),
    "appoint": Act((PERSON,), hold_office("PUT"), shown.show_person),
    "dismiss": Act((PERSON,), hold_office("DELETE"), shown.show_person),
    "reports": Act((argument("--all", action="store_true"),), reports, shown.show_reports),
    "answer": Act((REPORT, argument("text")), answer, shown.show_reports),
    "log": Act((), log, shown.show_log),
    "entry": Act(
        (argument("rule", nargs="?", choices=("open", "invited"), metavar="RULE"),),
        *(entry, shown.show_overview),
    ),
    "invite": Act(LINKS, invite, shown.show_link),
    "prune": Act(OLD, prune, shown.show_pruned),
}

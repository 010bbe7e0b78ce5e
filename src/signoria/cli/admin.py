"""``signoria admin``: what whoever runs a server does to its database."""

from __future__ import annotations

import argparse
from pathlib import Path

from .. import locales
from ..arguments import Parser, language_for
from ..errors import UserError
from ..locales import Locale
from ..server.journal.database_fault import DatabaseFault
from ..server.journal.sql.copying import TableCopy
from ..server.startup.check_database import check_database
from ..server.startup.database import Location, locate
from ..server.startup.move_database import move_database

FAULTY = 1  # the exit status of a check that has found something
SHOWN = 16  # hex digits of a hash


def configure(parser: Parser) -> None:
    """The acts of ``signoria admin``."""
    words = parser.words
    parser.add_argument("--lang", metavar="LANG")
    title = words.text("cli-admin-acts")
    acts = parser.add_subparsers(dest="act", metavar="ACT", required=True, title=title)
    move = add_act(acts, words, "move-database")
    move.add_argument("source", metavar="FROM")
    move.add_argument("target", metavar="TO")
    backup = add_act(acts, words, "backup")
    backup.add_argument("database", metavar="DATABASE")
    backup.add_argument("file", metavar="FILE")
    check = add_act(acts, words, "check")
    check.add_argument("database", metavar="DATABASE")
    restore = add_act(acts, words, "restore")
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("database", metavar="DATABASE")


def add_act(acts: argparse._SubParsersAction[Parser], words: Locale, name: str) -> Parser:
    """The parser of one act."""
    line = words.text(f"cli-admin-{name}-description")
    act = acts.add_parser(name, help=line, words=words, topic=f"admin-{name}")
    act.add_argument("--lang", metavar="LANG")
    return act


def run(args: argparse.Namespace) -> int:
    """Do what was asked; raises ``UserError``."""
    words = locales.load(language_for(args.lang))
    try:
        return ACTS[args.act](args, words)
    except DatabaseFault as fault:
        language = words.language
        raise UserError(fault.sentence(language), fault.advice(language)) from None


def move(args: argparse.Namespace, words: Locale) -> int:
    """Copy a server to another database."""
    source, target = locate(args.source), locate(args.target)
    return tell_copies(words, move_database(source, target), target)


def back_up(args: argparse.Namespace, words: Locale) -> int:
    """Copy a database, which may be in use, to a new file."""
    target = Location(Path(args.file))
    if Path(args.file).exists():
        raise DatabaseFault("not-empty", file=args.file)
    return tell_copies(words, move_database(locate(args.database), target, shared=True), target)


def restore(args: argparse.Namespace, words: Locale) -> int:
    """Copy a backup, brought up to date if it is older, to an empty database."""
    source, target = Location(Path(args.file)), locate(args.database)
    return tell_copies(words, move_database(source, target), target)


def tell_copies(words: Locale, tables: list[TableCopy], target: Location) -> int:
    """Say what was copied, a line for each table and one for all."""
    for each in tables:
        digest = each.digest[:SHOWN]
        print(words.text("admin-table", table=each.name, count=each.rows, hash=digest))
    print(words.text("admin-copied", file=target.name))
    return 0


def check(args: argparse.Namespace, words: Locale) -> int:
    """Look at each match, and name those with a fault."""
    matches = verified = faults = 0
    for each in check_database(locate(args.database)):
        matches, verified = matches + 1, verified + each.verified
        if each.fault is not None:
            faults += 1
            print(words.text("admin-fault", match=each.id, fault=each.fault))
    print(words.text("admin-checked", count=matches, verified=verified, faults=faults))
    return FAULTY if faults else 0


ACTS = {"move-database": move, "backup": back_up, "restore": restore, "check": check}

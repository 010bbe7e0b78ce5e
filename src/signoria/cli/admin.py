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
from ..server.startup.database import Location, locate
from ..server.startup.move_database import move_database

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
        for line in ACTS[args.act](args, words):
            print(line)
    except DatabaseFault as fault:
        language = words.language
        raise UserError(fault.sentence(language), fault.advice(language)) from None
    return 0


def move(args: argparse.Namespace, words: Locale) -> list[str]:
    """Copy a server to another database."""
    source, target = locate(args.source), locate(args.target)
    return describe(words, move_database(source, target), target)


def back_up(args: argparse.Namespace, words: Locale) -> list[str]:
    """Copy a database, which may be in use, to a new file."""
    target = Location(Path(args.file))
    if Path(args.file).exists():
        raise DatabaseFault("not-empty", file=args.file)
    return describe(words, move_database(locate(args.database), target, shared=True), target)


def restore(args: argparse.Namespace, words: Locale) -> list[str]:
    """Copy a backup, brought up to date if it is older, to an empty database."""
    source, target = Location(Path(args.file)), locate(args.database)
    return describe(words, move_database(source, target), target)


def describe(words: Locale, tables: list[TableCopy], target: Location) -> list[str]:
    """What was copied, a line for each table and one for all."""
    lines = [
        words.text("admin-table", table=each.name, count=each.rows, hash=each.digest[:SHOWN])
        for each in tables
    ]
    return [*lines, words.text("admin-copied", file=target.name)]


ACTS = {"move-database": move, "backup": back_up, "restore": restore}

"""``signoria admin``: what whoever runs a server does to its database."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from .. import locales
from ..arguments import Parser, language_for
from ..decoders import convert
from ..errors import UserError
from ..locales import Locale
from ..server.journal.database_fault import DatabaseFault
from ..server.journal.sql.copying import TableCopy
from ..server.settings import Settings, default_database, read_settings
from ..server.startup.check_database import check_database
from ..server.startup.database import Location, locate
from ..server.startup.move_database import move_database
from ..server.startup.vacuum_database import vacuum_database
from .administration.acts import ACTS, Act, argument
from .administration.connection import Connection
from .administration.shown import print_json

OF_ALL = (
    argument("--database", metavar="DATABASE"),
    argument("--json", action="store_true"),
)
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
    vacuum = add_act(acts, words, "vacuum")
    vacuum.add_argument("database", metavar="DATABASE")
    for name, act in ACTS.items():
        served = add_act(acts, words, name)
        for names, settings in (*act.arguments, *OF_ALL):
            action = served.add_argument(*names, **settings)
            action.help = served.words_for(action.dest) or words.text(f"cli-admin-{action.dest}")


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
        if args.act in ACTS:
            return carry_out(ACTS[args.act], args, words)
        return OWN_ACTS[args.act](args, words)
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


def vacuum(args: argparse.Namespace, words: Locale) -> int:
    """Give the space of what was dropped back to the system."""
    place = locate(args.database)
    vacuum_database(place)
    print(words.text("admin-vacuumed", file=place.name))
    return 0


def carry_out(act: Act, args: argparse.Namespace, words: Locale) -> int:
    """Have an act carried out by the server on a database."""
    values = read_settings({"database": args.database}, os.environ, words)
    settings = convert(values, Settings)
    place = locate(settings.database) if settings.database else Location(default_database())
    found = act.ask(Connection(place, settings, words), args)
    if args.json:
        print_json(found)
    else:
        act.show(found, words)
    return 0


OWN_ACTS = {
    "move-database": move,
    "backup": back_up,
    "restore": restore,
    "check": check,
    "vacuum": vacuum,
}

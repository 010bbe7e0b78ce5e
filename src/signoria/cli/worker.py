"""``signoria worker``: lets another machine think for the servers on a database."""

from __future__ import annotations

import argparse
import asyncio
import os

from .. import locales
from ..arguments import language_for
from ..errors import UserError
from ..locales import Locale
from ..server.analyses.analyst_worker import initialize
from ..server.journal.database_fault import DatabaseFault
from ..server.monitoring import logs
from ..server.settings import read_settings
from ..server.startup.database import Location, locate
from ..server.startup.run import catch_signals
from ..server.startup.work_source import open_work_source
from .serve import print_line, run_loop

MOST = 256  # processes of one worker


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of ``signoria worker``."""
    parser.add_argument("--database", metavar="DATABASE")
    parser.add_argument("--processes", metavar="NUMBER", type=int)
    parser.add_argument("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Work until a signal comes; raises ``UserError``."""
    words = locales.load(language_for(args.lang))
    number = args.processes if args.processes is not None else os.cpu_count() or 1
    if not 1 <= number <= MOST:
        raise UserError(words.text("worker-bad-processes", most=MOST))
    logs.set_up()
    try:
        work(find_place(args, words), number, words)
    except DatabaseFault as fault:
        language = words.language
        raise UserError(fault.sentence(language), fault.advice(language)) from None
    return 0


def find_place(args: argparse.Namespace, words: Locale) -> Location:
    """The database, which must be one that servers share; raises ``UserError``."""
    named = read_settings({"database": args.database}, os.environ, words).get("database")
    place = locate(str(named)) if named else None
    if place is None or place.path is not None:
        raise UserError(words.text("worker-needs-postgres"), words.text("worker-postgres-hint"))
    return place


def work(place: Location, number: int, words: Locale) -> None:
    """Work on the database there; raises ``DatabaseFault``."""
    from ..server.thinking.workers import WorkerPool
    from ..server.work.worker import Worker

    worker = Worker(open_work_source(place), WorkerPool(number, initialize), number)

    async def work_until_signal() -> None:
        stopping = asyncio.Event()
        with catch_signals(stopping):
            print_line(words.text("worker-ready", count=number, file=place.name))
            await worker.run(stopping)

    run_loop(work_until_signal())
    print_line(words.text("worker-done", done=worker.done, lost=worker.lost))

"""``signoria serve``: the server for games in the browser."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec

from .. import locales
from ..arguments import spoken
from ..errors import UserError
from ..locales import Locale
from . import logs
from .beside import Beside
from .browser import open_page
from .greeting import Greeting
from .journal.faults import DatabaseFault, database_path
from .journal.store import Journal
from .listening import listen
from .running import Listeners, serve_until_signal
from .settings import READERS, Settings, default_database, read

HIDDEN = ("per_address", "requests")  # settings that have a variable only
IN_USE = "in-use"
LOOPBACK = "127.0.0.1"
LAST_PORT = 65535


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of ``signoria serve``."""
    for name in READERS:
        if name not in HIDDEN:
            metavar = name.rpartition("_")[2].upper()
            parser.add_argument(f"--{name.replace('_', '-')}", metavar=metavar)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Serve until a signal comes; raises ``UserError``."""
    words = locales.load(spoken(args.lang))
    values = read(vars(args), os.environ, words)
    settings = msgspec.convert(values, Settings)
    logs.set_up()
    with ExitStack() as stack:
        fixed = set(values) if args.open else set(READERS)
        listeners = listening(settings, words, fixed)
        stack.enter_context(listeners)
        path = default_database()
        try:
            path = database_path(settings.database) if settings.database else path
            journal = Journal.open(path)
        except DatabaseFault as fault:
            if args.open and fault.reason == IN_USE and (url := Beside(path).read()):
                return visit(url, words)
            raise UserError(fault.told(words.language)) from None
        greeting = Greeting(words, settings, listeners.public, args.open, said)
        serve_from(path, journal, settings, listeners, greeting)
    return 0


def listening(settings: Settings, words: Locale, fixed: set[str]) -> Listeners:
    """The sockets to serve on; raises ``UserError``.

    A busy port is an error only if it is ``fixed``, that is if somebody chose it.
    """
    main = listen(settings.host, settings.port, "port" not in fixed, words)
    number, others = settings.metrics_port, False
    if number is None:  # nobody who takes any port wants one in particular here
        number, others = neighbour(main.getsockname()[1]), settings.port == 0
    if not number:
        return Listeners(main, None)
    try:
        return Listeners(main, listen(LOOPBACK, number, others, words, metrics=True))
    except UserError:
        if "metrics_port" not in fixed:
            return Listeners(main, None)
        main.close()
        raise


def neighbour(port: int) -> int:
    """The port beside the main one, where the metrics are unless something else is said."""
    return port + 1 if port < LAST_PORT else port - 1


def serve_from(
    path: Path, journal: Journal, settings: Settings, listeners: Listeners, greeting: Greeting
) -> None:
    """Serve, and tell other programs where while it lasts."""
    beside = Beside(path)

    def ready() -> None:
        beside.write(greeting.url)
        greeting.say()

    try:
        run_loop(serve_until_signal(settings, journal, listeners, ready))
    finally:
        beside.remove()


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run on the fastest event loop that this system has."""
    factory = None
    with suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


def visit(url: str, words: Locale) -> int:
    """Open the pages of a server that runs already."""
    said(words.text("serve-running", url=url))
    open_page(url, lambda: None)
    return 0


def said(line: str) -> None:
    """Show a line at once, also where the output goes to a file."""
    print(line, flush=True)

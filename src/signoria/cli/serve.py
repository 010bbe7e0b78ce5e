"""``signoria serve``: the server for games in the browser."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

from .. import __version__, locales
from ..arguments import Parser, language_for
from ..decoders import convert
from ..errors import UserError
from ..locales import Locale
from ..server.administration.actor import OperatorKey
from ..server.journal.database_fault import DatabaseFault
from ..server.journal.errors import NotRead
from ..server.journal.port import Journal
from ..server.monitoring import logs
from ..server.monitoring.trace_export import lacks_exporter, start_tracing
from ..server.open_files import can_open, lacks_files, most_files
from ..server.people.organisation import lacks_library
from ..server.people.people import new_token
from ..server.settings import LIMITS, READERS, Settings, default_database, read_settings
from ..server.startup.address_file import AddressFile, Operator
from ..server.startup.database import Location, locate, open_journal
from ..server.startup.listening import listen, url_of
from ..server.startup.run import Listeners, serve_until_signal
from ..server.startup.startup_banner import StartupBanner, open_page

# Settings that have a variable only; a password does not belong into the list of processes.
HIDDEN = (
    *("bot_matches", "bot_matches_here", "notice_delay", "vacation", "smtp", "mail_from"),
    *("oidc_issuer", "oidc_client", "oidc_secret", "oidc_name", "oidc_groups"),
    *("oidc_administrators", "log_format", "traces"),
)
IN_USE = "in-use"
DAYS = "DAYS"
LEAST_FILES = 32  # that a server without a single connection has open
SWITCH = 0.001  # seconds that the event loop waits for a thread that computes, not 5 ms each time
LOOPBACK = "127.0.0.1"
LAST_PORT = 65535


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of ``signoria serve``."""
    for name in READERS:
        if name not in (*LIMITS, *HIDDEN):
            metavar = DAYS if name.startswith("keep_") else name.rpartition("_")[2].upper()
            parser.add_argument(f"--{name.replace('_', '-')}", metavar=metavar)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--lang", metavar="LANG")
    worded = parser.words_for if isinstance(parser, Parser) else str
    limits = parser.add_argument_group(worded("limits"))
    for name in LIMITS:
        option = f"--{name.replace('_', '-')}"
        limits.add_argument(option, metavar="NUMBER", help=worded(name))


def run(args: argparse.Namespace) -> int:
    """Serve until a signal comes; raises ``UserError``."""
    words = locales.load(language_for(args.lang))
    values = read_settings(vars(args), os.environ, words)
    settings = convert(values, Settings)
    check_organisation(settings, words)
    check_traces(settings, words)
    logs.set_up(settings.log_format)
    if not can_open(LEAST_FILES):
        raise UserError(few_files(words))
    with ExitStack() as stack:
        if settings.traces:
            stack.callback(start_tracing(settings.traces, __version__))
        fixed = set(values) if args.open else set(READERS)
        listeners = open_listeners(settings, words, fixed)
        stack.enter_context(listeners)
        with in_words(words):
            place = locate(settings.database) if settings.database else Location(default_database())
            file = AddressFile(place.path)
            try:
                journal = open_journal(place)
            except DatabaseFault as fault:
                if args.open and fault.reason == IN_USE and (url := file.read()):
                    return visit(url, words)
                raise
            banner = StartupBanner(words, settings, listeners.public, args.open, print_line)
            try:
                serve_from(file, journal, settings, listeners, banner)
            except NotRead as error:
                raise DatabaseFault("unreadable", file=place.name, problem=str(error)) from None
    return 0


def check_organisation(settings: Settings, words: Locale) -> None:
    """Raise ``UserError`` where sign-ins of an organisation are wanted that cannot come about."""
    if settings.oidc_issuer and not (settings.oidc_client and settings.oidc_secret):
        raise UserError(words.text("serve-oidc-client"))
    if settings.oidc_issuer and lacks_library():
        raise UserError(words.text("serve-oidc-missing"), words.text("serve-oidc-install"))


def check_traces(settings: Settings, words: Locale) -> None:
    """Raise ``UserError`` where traces are wanted and nothing is there that could send them."""
    if settings.traces and lacks_exporter():
        raise UserError(words.text("serve-traces-missing"), words.text("serve-traces-install"))


@contextmanager
def in_words(words: Locale) -> Iterator[None]:
    """What is wrong with the database, or with what the system gives, leaves as ``UserError``."""
    try:
        yield
    except DatabaseFault as fault:
        language = words.language
        raise UserError(fault.sentence(language), fault.advice(language)) from None
    except OSError as error:
        if not lacks_files(error):
            raise
        raise UserError(few_files(words)) from None


def few_files(words: Locale) -> str:
    """The system lets this program open too few files."""
    return words.text("server-few-files", limit=str(most_files()))


def open_listeners(settings: Settings, words: Locale, fixed: set[str]) -> Listeners:
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
    address_file: AddressFile,
    journal: Journal,
    settings: Settings,
    listeners: Listeners,
    banner: StartupBanner,
) -> None:
    """Serve, and tell other programs where while it lasts; raises ``NotRead``."""
    key = new_token()
    operator = Operator(url_of(listeners.public), key)

    def ready() -> None:
        address_file.write(banner.url, operator)
        banner.show()

    try:
        run_loop(serve_until_signal(settings, journal, listeners, ready, OperatorKey(key)))
    finally:
        address_file.remove()


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run on the fastest event loop that this system has."""
    sys.setswitchinterval(SWITCH)
    factory = None
    with suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


def visit(url: str, words: Locale) -> int:
    """Open the pages of a server that runs already."""
    print_line(words.text("serve-running", url=url))
    open_page(url, lambda: None)
    return 0


def print_line(line: str) -> None:
    """Show a line at once, also where the output goes to a file."""
    print(line, flush=True)

"""The ``signoria`` command: finds the sub-command, runs it, and tells errors in one line.

A sub-command is a module with ``configure(parser)`` and ``run(args) -> int``.  Only the module
that the user names is imported, so that ``signoria --help`` answers at once.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import FrameType
from typing import Self

from ..arguments import (
    LANGUAGE_OPTION,
    Parser,
    output_language,
    requested_language,
    translate_argparse,
)
from ..errors import INTERRUPTED, UserError
from ..locales import Locale, load
from .shared.streams import abandon_output, is_unwritable, prepare_streams

USER_ERROR = 2
INTERNAL_ERROR = 70  # EX_SOFTWARE of sysexits.h
OUTPUT_ERROR = 74  # EX_IOERR
BROKEN_PIPE = 141  # as shells report SIGPIPE
GAMES = Path(__file__).parents[1] / "games"
RULES = "*/rules/table"  # compiled if anything is
TERMINATED = 143  # as shells report SIGTERM


# The modules of the commands; what the help says of each is in the locale files.
COMMANDS = {
    "play": "signoria.cli.play",
    "replay": "signoria.cli.replay",
    "verify": "signoria.cli.verify",
    "analyse": "signoria.cli.analyse",
    "map": "signoria.cli.map",
    "variant": "signoria.cli.variant",
    "simulate": "signoria.cli.simulate",
    "dataset": "signoria.cli.dataset",
    "report": "signoria.cli.report",
    "tournament": "signoria.cli.tournament",
    "train": "signoria.cli.train",
    "serve": "signoria.cli.serve",
    "worker": "signoria.cli.worker",
    "admin": "signoria.cli.admin",
    "bot": "signoria.cli.bot",
}


class ShowVersion(argparse.Action):
    """Prints the version; reading it is slow, so not before it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print and leave."""
        from .. import __version__

        print(f"signoria {__version__}")
        parser.exit()


def named_command(argv: Sequence[str]) -> str | None:
    """The sub-command that the user asks for: the first word that is not an option."""
    pairs = zip(["", *argv], argv, strict=False)
    words = (word for before, word in pairs if before != LANGUAGE_OPTION)
    return next((word for word in words if not word.startswith("-")), None)


def build_parser(named: str | None, words: Locale) -> Parser:
    """A parser that knows all sub-commands by name and the named one in full."""
    parser = Parser(prog="signoria", words=words, topic="signoria")
    parser.add_argument("--version", action=ShowVersion, nargs=0)
    parser.add_argument(LANGUAGE_OPTION, metavar="LANG")
    title = words.text("cli-commands")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=title)
    for name, place in COMMANDS.items():
        about = f"cli-{name}-description"
        line = words.text(about) if words.has(about) else name
        sub = commands.add_parser(name, help=line, words=words, topic=name)
        if name == named:
            module = import_module(place)
            module.configure(sub)
            sub.set_defaults(run=module.run)
    return parser


def dispatch(argv: Sequence[str], words: Locale) -> int:
    """Parse the arguments and run what they ask for."""
    with translate_argparse(words):
        parser = build_parser(named_command(argv), words)
        args = parser.parse_args(argv)
        if args.command is None:
            parser.print_help()
            return 0
    args.lang = requested_language(argv)  # also where it stands before the command
    if is_uncompiled():
        tell(words.text("cli-uncompiled"), words.text("cli-uncompiled-hint"))
    status: int = args.run(args)
    sys.stdout.flush()  # so that a closed pipe shows here and not while Python shuts down
    return status


def is_uncompiled() -> bool:
    """Whether the rules run as plain Python and nobody has asked for that; imports none of them."""
    compiled = any(any(GAMES.glob(RULES + suffix)) for suffix in EXTENSION_SUFFIXES)
    return not compiled and not os.environ.get("SIGNORIA_PURE")


def tell(message: str, hint: str | None = None) -> None:
    """One line on standard error, and one more for a hint."""
    print(f"signoria: {message}", file=sys.stderr)
    if hint:
        print(f"  {hint}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Run ``signoria`` and return its exit status; no traceback ever reaches a user."""
    prepare_streams()
    argv = sys.argv[1:] if argv is None else argv
    words = load(output_language(argv))
    with Termination() as termination:
        status = run_command(argv, words)
    return TERMINATED if termination.came and status == INTERRUPTED else status


class Termination:
    """Within it, SIGTERM interrupts as Ctrl-C does, so that workers end and results are told."""

    def __init__(self) -> None:
        self.came = False

    def __enter__(self) -> Self:
        with suppress(ValueError):  # not in the main thread
            self._before = signal.signal(signal.SIGTERM, self._interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ValueError, AttributeError):
            signal.signal(signal.SIGTERM, self._before)

    def _interrupt(self, _: int, __: FrameType | None) -> None:
        self.came = True
        signal.raise_signal(signal.SIGINT)


def run_command(argv: Sequence[str], words: Locale) -> int:
    """Do what the arguments ask for; what goes wrong is told in a sentence."""
    try:
        return dispatch(argv, words)
    except UserError as error:
        tell(error.message, error.hint)
        return USER_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has gone
        abandon_output()
        return BROKEN_PIPE
    except Exception as error:
        if isinstance(error, OSError) and is_unwritable(error):
            abandon_output()
            tell(words.text("cli-unwritable", problem=os.strerror(error.errno or 0)))
            return OUTPUT_ERROR
        if os.environ.get("SIGNORIA_DEBUG"):
            raise
        what = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
        tell(words.text("cli-unexpected", what=what))
        return INTERNAL_ERROR

"""``signoria replay``: a moment of a record, as all or as one seat saw it."""

from __future__ import annotations

import argparse
import sys

from .. import locales
from ..arguments import language_for
from ..errors import UserError
from ..record import Match
from ..record.record_files import read_file, replay_file
from ..record.record_view import as_json
from .shared.record_argument import add_record_argument, errors_in


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of ``signoria replay``."""
    add_record_argument(parser)
    add = parser.add_argument
    add("--until", type=int, metavar="N")
    add("--seat", type=int, metavar="K")
    add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Show a position of a record; raises ``UserError``."""
    language = language_for(args.lang)
    words = locales.load(language)
    with errors_in(language):
        match = replay_file(read_file(args.record), args.record, check_until(args.until, words))
    if args.until is not None and match.state.turn < args.until:
        turns = match.state.turn
        raise UserError(words.text("record-few-turns", turns=turns, until=args.until))
    viewer = check_seat(args.seat, match, words)
    if match.difference:
        print(f"signoria: {match.difference.to_text(language)}", file=sys.stderr)
    if args.json:
        print(as_json(match, viewer))
    else:
        # Only here: the terminal is slow to import.
        from .shared.replay_text import as_text

        print(as_text(match, viewer, language))
    return 0


def check_until(until: int | None, words: locales.Locale) -> int | None:
    """A number of turns; raises ``UserError``."""
    if until is not None and until < 0:
        raise UserError(words.text("record-bad-until", until=str(until)))
    return until


def check_seat(seat: int | None, match: Match, words: locales.Locale) -> int | None:
    """A seat of the game, None for a spectator; raises ``UserError``."""
    last = match.setup.players - 1
    if seat is not None and not 0 <= seat <= last:
        raise UserError(words.text("record-bad-seat", seat=str(seat), last=last))
    return seat

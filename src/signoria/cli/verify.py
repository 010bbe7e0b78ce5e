"""``signoria verify``: whether a record agrees with the rules, its seed and its chain."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .. import locales
from ..arguments import language_for
from ..errors import UserError
from ..record import Match, Record, RecordError, chain, fair, proof
from ..record.record_files import read_file, replay_file
from .shared.record_argument import add_record_argument, errors_in

AGREES, DIFFERS = 0, 1
NO_TEXT = ("too-large", "utf16", "not-utf8")  # reasons for which a file cannot be read as text


class Findings(NamedTuple):
    """What was proven of the shuffle (None: nothing), and whether there is a chain."""

    proven: proof.Proof | None
    whole: bool


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of ``signoria verify``."""
    add_record_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Compare a record with the rules; says in one line what it has found, and what not.

    Raises ``UserError`` for a file that cannot be read as text.
    """
    language = language_for(args.lang)
    try:
        with errors_in(language, but=RecordError):
            record = read_file(args.record)
            match = replay_file(record, args.record)
        found = check_record(match, record, args.record)
    except RecordError as error:
        if error.reason in NO_TEXT:
            raise UserError(error.to_text(language)) from None
        print(error.to_text(language))
        return DIFFERS
    if match.difference:
        print(match.difference.to_text(language))
        return DIFFERS
    print(f"{args.record}: {summary(match, record, found, locales.load(language))}")
    return AGREES


def check_record(match: Match, record: Record, source: str) -> Findings:
    """What can be proven of a record that can be played; raises ``RecordError``."""
    if match.difference:
        return Findings(None, whole=False)
    try:
        proven = proof.check(match, record)
        return Findings(proven, whole=chain.check(match, record))
    except RecordError as error:
        raise error.within(source) from None


def summary(match: Match, record: Record, found: Findings, words: locales.Locale) -> str:
    """What was found to be true, and what could not be found out."""
    hashes = sum(turn.hash is not None for turn in record.turns)
    turns = match.state.turn - match.first().turn
    parts = [
        words.text("record-agrees", turns=turns, moves=len(match.played), hashes=hashes),
        words.text("record-finished" if match.over else "record-unfinished"),
    ]
    if match.position is not None:
        parts.append(words.text("record-from-position"))
    if match.recorded_rules != match.game.rules_version:
        rules = {"old": match.recorded_rules, "new": match.game.rules_version}
        parts.append(words.text("record-rules", **rules))
    parts += fairness(record, found.proven, words.of(record.game))
    return "; ".join([*parts, words.text(chain_message(found))])


def chain_message(found: Findings) -> str:
    """The message about the chain; without one, the seed may still prove what was drawn."""
    if found.whole:
        return "record-chain-whole"
    return "record-chain-missing-order" if found.proven else "record-chain-missing"


def fairness(record: Record, proven: proof.Proof | None, words: locales.Locale) -> Iterator[str]:
    """What was found about the seed, in the words of the game."""
    if proven is None:
        yield words.text("record-sealed" if proof.has_commitment(record) else "record-unbound")
        return
    yield words.text("record-fair-since" if record.position else "record-fair", draws=proven.draws)
    if proven.undone:
        yield words.text("record-taken-back", undone=proven.undone)
    yield from scheme(proven, words)


def scheme(proven: proof.Proof, words: locales.Locale) -> Iterator[str]:
    """What the scheme of the shuffle proves, and which seats had a part in it."""
    if proven.scheme == fair.ALONE:
        yield words.text("record-scheme-alone")
        return
    if not proven.speaking:
        yield words.text("record-scheme-nobody")
        return
    yield words.text("record-scheme-together", seats=seats(proven.speaking, words))
    if proven.silent:
        yield words.text("record-silent", seats=seats(proven.silent, words))


def seats(numbers: Sequence[int], words: locales.Locale) -> str:
    """Seats in words."""
    return words.list_in_words(words.text("record-seat", seat=str(seat)) for seat in numbers)

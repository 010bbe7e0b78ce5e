"""What ``signoria replay`` shows to people: a position in the terminal's linear text."""

from __future__ import annotations

from ..locales import Locale
from ..locales import load as load_locale
from ..record import Match
from ..record.model import OPENING
from ..record.showing import SEATS, events
from ..terminal import final, plain, status
from ..terminal.sight import sight
from ..terminal.words import Words


def as_text(match: Match, viewer: int | None, language: str) -> str:
    """The position in linear text, after what happened in the last turn."""
    locale = load_locale(language)
    last = match.played[-1].turn if match.played else OPENING
    view = match.game.view(match.state, viewer)
    seen = sight(Words(locale), view, events(match, viewer, last), labels(match, locale))
    log = [f"  {line.text}" if line.heading else f"    {line.text}" for line in seen.log]
    parts = [
        [title(match, locale), status.round_line(seen)],
        [locale.text("record-log"), *log],
        *(part(seen) for part in (plain.board, plain.tiles, plain.mats, plain.places)),
        plain.discards(seen),
        final.result(seen) if match.over else [turn_of(match, locale), status.hand_line(seen)],
    ]
    return "\n\n".join("\n".join(filter(None, part)) for part in parts)


def title(match: Match, locale: Locale) -> str:
    """Which game this is, and how far it is played."""
    done = match.state.turn
    return locale.text("record-title", game=match.game.name.title(), turns=done)


def labels(match: Match, locale: Locale) -> list[str]:
    """Each seat's number in the record and, if the headers say it, who played it."""
    names = [name.strip() for name in match.headers.get(SEATS, "").split(",")]
    seats = range(match.setup.players)
    if len(names) != len(seats):
        names = [""] * len(seats)
    told = [locale.text("record-seat", seat=str(seat)) for seat in seats]
    return [f"{seat}, {name}" if name else seat for seat, name in zip(told, names, strict=True)]


def turn_of(match: Match, locale: Locale) -> str:
    """Who decides now."""
    seat = match.state.to_move
    if seat < 0:
        return locale.text("record-drawing")
    return locale.text("record-decides", player=Words(locale).seat(seat))

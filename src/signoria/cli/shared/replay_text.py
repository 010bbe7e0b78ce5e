"""What ``signoria replay`` shows to people: a position in the terminal's linear text."""

from __future__ import annotations

from collections.abc import Iterator

from ...locales import Locale
from ...locales import load as load_locale
from ...record import Match
from ...record.late_moves import late_moves
from ...record.model import OPENING
from ...record.record_view import SEATS, visible_events
from ...terminal import final_text
from ...terminal.play_options import desk_of


def as_text(match: Match, viewer: int | None, language: str) -> str:
    """The position in linear text, after what happened in the last turn; raises ``UserError``."""
    locale = load_locale(language).of(match.game.name)
    desk = desk_of(match.game, locale)
    last = match.played[-1].turn if match.played else OPENING
    view = match.game.view(match.state, viewer)
    happened = list(visible_events(match, viewer, last))
    seen = desk.terminal_view(
        desk.words(locale), view, happened, labels(match, locale), match.state.turn
    )
    over = match.over
    parts = [
        [title(match, locale), desk.head(seen)],
        [locale.text("record-log"), *("  " + line for line in final_text.log_lines(seen.log))],
        list(by_clock(match, locale)),
        *(desk.section(name, seen) for name in desk.sections),
        final_text.result_lines(desk, seen, match.state)
        if over
        else [turn_of(match, locale), desk.own(seen)],
    ]
    return "\n\n".join("\n".join(filter(None, part)) for part in parts if part)


def title(match: Match, locale: Locale) -> str:
    """Which game this is, and how far it is played."""
    done = match.state.turn
    return locale.text("record-title", game=locale.text(f"{match.game.name}-name"), turns=done)


def by_clock(match: Match, locale: Locale) -> Iterator[str]:
    """For whom bots have decided, as the time was up, and in which turns."""
    late = late_moves(match)
    for seat, player in enumerate(labels(match, locale)):
        turns = sorted({one.turn for one in late if one.seat == seat})
        if turns:
            numbers = ", ".join(map(str, turns))
            yield locale.text("record-timed-out", player=player, turns=numbers)


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
    return locale.text("record-decides", player=locale.text(f"seat-{seat}"))

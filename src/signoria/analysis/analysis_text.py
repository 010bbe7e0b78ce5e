"""An analysis for people: who played how, the course of the game, and where it was lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from .. import games
from ..arena.results import decimal, percent
from ..games.contract import Rng, State
from ..games.shared.terminal.terminal_ui import TerminalUI, TerminalView
from ..locales import Locale
from ..record import Match
from .findings import Analysis, Decision, Outlook
from .summary import gravest_moves

if TYPE_CHECKING:
    from rich.table import Table

SUMMARY_COLUMNS = (
    "seat",
    "points",
    "place",
    "lost",
    "inaccuracies",
    "mistakes",
    "blunders",
    "luck",
)
ROWS = 12  # of the course of the game


def players_table(found: Analysis, words: Locale) -> Table:
    """Everybody's game in sum."""
    drawn = plain_table(words.text("analyse-title", game=words.text(f"{found.game}-name")))
    for name in SUMMARY_COLUMNS:
        drawn.add_column(
            words.text(f"analyse-{name}"), justify="left" if name == "seat" else "right"
        )
    for one in found.seats:
        graves = map(str, (one.inaccuracies, one.mistakes, one.blunders))
        drawn.add_row(
            words.text(f"seat-{one.seat}"),
            str(one.points),
            str(one.place or "–"),
            percent(one.lost / max(1, one.decisions), words),
            *graves,
            signed_percent(one.luck, words),
        )
    return drawn


def course_table(found: Analysis, match: Match, words: Locale) -> Table:
    """The chance of victory and the points to expect, from the start as far as it is known."""
    drawn = plain_table(words.text("analyse-course"))
    drawn.add_column(words.text("analyse-turn"), justify="right")
    for seat in range(found.players):
        drawn.add_column(words.text(f"seat-{seat}"), justify="right")
    for one in evenly_spaced(found.outlooks):
        cells = [
            f"{percent(won, words)} ({decimal(points, 0, words)})"
            for won, points in zip(one.victories, one.points, strict=True)
        ]
        end = reaches_the_end(found) and one.moves == len(match.played)
        drawn.add_row(words.text("analyse-end") if end else str(one.turn), *cells)
    return drawn


def rows_note(found: Analysis, match: Match, words: Locale) -> str:
    """What the course's rows are: of a long game not all turns."""
    end = reaches_the_end(found)
    moments = [
        one for one in evenly_spaced(found.outlooks) if not end or one.moves < len(match.played)
    ]
    shown = {one.turn for one in moments}  # the last may be in the turn of the one before it
    every = shown | {played.turn for played in match.played}
    key = "analyse-rows" if end else "analyse-rows-unended"
    return words.text(key, shown=len(shown), every=len(every))


def reaches_the_end(found: Analysis) -> bool:
    """Is the end of the game among what was found? It may break off, or the analysis of it."""
    return found.whole and all(one.place is not None for one in found.seats)


def budget_text(found: Analysis, words: Locale) -> str:
    """How long each decision was looked at, with its unit."""
    if found.budget.isdigit():
        return words.text("analyse-simulations", count=found.budget)
    return found.budget


def evenly_spaced(outlooks: Sequence[Outlook]) -> Iterator[Outlook]:
    """Some of them, evenly, with the first and the last."""
    last = len(outlooks) - 1
    for row in sorted({round(at * last / (ROWS - 1)) for at in range(ROWS)}):
        if outlooks:
            yield outlooks[row]


def worst_moves(match: Match, found: Analysis, most: int, words: Locale) -> Iterator[str]:
    """The moves that cost most, each with the better way."""
    wanted = {one.moves: one for one in gravest_moves(found, most)}
    package = games.part(found.game, "terminal")
    if package is None:
        return
    desk: TerminalUI[TerminalView] = package.UI
    state = match.first()
    for moves, played in enumerate(match.played):
        if moves in wanted:
            yield worst_move(desk, match, state, wanted[moves], words)
        state.apply(played.action)


def worst_move(
    desk: TerminalUI[TerminalView], match: Match, state: State, one: Decision, words: Locale
) -> str:
    """One of them: what was better, how it might have gone on, and whether that is exact."""
    told = [mistake_text(desk, match, state, one, words)]
    if one.then:
        moves = "; ".join(continuation(desk, match, state, one, words))
        told.append(words.text("analyse-line", moves=moves))
    if one.exact:
        told.append(words.text("analyse-exact"))
    return " ".join(told)


def mistake_text(
    desk: TerminalUI[TerminalView], match: Match, state: State, one: Decision, words: Locale
) -> str:
    """What was played, and what was better."""
    said = partial(move_text, desk, match, state, one.seat)
    return words.text(
        f"analyse-{one.size}",
        turn=one.turn,
        seat=words.text(f"seat-{one.seat}"),
        played=said(one.move, words),
        better=said(one.best[0].move, words),
        lost=percent(one.lost, words),
    )


def continuation(
    desk: TerminalUI[TerminalView], match: Match, state: State, one: Decision, words: Locale
) -> Iterator[str]:
    """The moves expected after the better one, at a table such as the player could imagine."""
    now = state.resample(one.seat, Rng(one.moves))
    before = [one.best[0].move, *(then.move for then in one.then)]
    for made, then in zip(before, one.then, strict=False):
        now.apply(match.game.parse(now, made))
        move = move_text(desk, match, now, then.seat, then.move, words)
        yield words.text("analyse-then", seat=words.text(f"seat-{then.seat}"), move=move)
        if match.game.parse(now, then.move) not in now.legal_actions():
            return


def move_text(
    desk: TerminalUI[TerminalView], match: Match, state: State, seat: int, move: str, words: Locale
) -> str:
    """What a move does: two different ones never have the same words."""
    return desk.move(desk.words(words), match.game.view(state, seat), move)


def signed_percent(share: float, words: Locale) -> str:
    """A gain or loss in percent."""
    return f"{'+' if share >= 0 else '−'}{percent(abs(share), words)}"


def plain_table(title: str) -> Table:
    """A plain table."""
    from rich import box
    from rich.table import Table

    return Table(
        box=box.SIMPLE, title=title, title_justify="left", pad_edge=False, padding=(0, 1, 0, 0)
    )

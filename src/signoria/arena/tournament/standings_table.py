"""The standings as a table for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...locales import Locale
from ..results import decimal, percent
from .standings import BotStanding, standings
from .tournament import Tournament
from .tournament_games import Outcome

if TYPE_CHECKING:
    from rich.table import Table

LEAST = 80  # columns that the figures need with something of the names; less would cut them
COLUMNS = ("bot", "wins", "interval", "points", "margin", "place", "time")


def standings_table(tournament: Tournament, outcomes: Sequence[Outcome], words: Locale) -> Table:
    """The standings by name."""
    from rich import box
    from rich.table import Table

    drawn = Table(
        box=box.SIMPLE,
        title=standings_title(tournament, outcomes, words),
        title_justify="left",
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    for name in COLUMNS:
        header = words.text(f"tournament-{name}")
        if name == "bot":  # the one that gives way where there is too little room
            drawn.add_column(header, overflow="fold")
        else:
            drawn.add_column(header, justify="right", no_wrap=True)
    for name, line in standings(tournament, outcomes).items():
        drawn.add_row(
            f"{name} ×{line.seats}" if line.seats > 1 else name, *standing_cells(line, words)
        )
    return drawn


def standing_cells(line: BotStanding, words: Locale) -> list[str]:
    """A line in figures."""
    return [
        percent(line.win_share, words),
        f"{decimal(100 * line.low, 1, words)}–{percent(line.high, words)}",
        decimal(line.mean_score, 1, words),
        decimal(line.mean_margin, 1, words),
        decimal(line.mean_place, 2, words),
        f"{decimal(line.milliseconds, 1, words)} ({decimal(line.milliseconds_p99, 0, words)})",
    ]


def standings_title(tournament: Tournament, outcomes: Sequence[Outcome], words: Locale) -> str:
    """What was played."""
    return words.text(
        "tournament-title",
        game=words.text(f"{tournament.game}-name"),
        games=len(outcomes),
        players=tournament.players,
    )


def fair_share(tournament: Tournament, words: Locale) -> str:
    """The share of victories of equals."""
    return percent(1 / tournament.players, words)

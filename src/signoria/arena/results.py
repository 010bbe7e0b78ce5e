"""The results of a batch, as numbers and as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..games.contract import Tally
from ..locales import Locale
from .batch import Batch
from .intervals import wilson_interval
from .set_wins import set_interval

if TYPE_CHECKING:
    from rich.console import JustifyMethod
    from rich.table import Table


@dataclass(frozen=True)
class Results:
    """What was played of a batch; ``now`` games of it in these seconds, the others before."""

    batch: Batch
    tally: Tally
    seconds: float
    threads: int
    now: int

    def to_dict(self) -> dict[str, object]:
        """What ``--json`` prints; lists are in the order of the seats, or of the bots' names."""
        tally, each = self.tally, "bot" if self.batch.rotate else "seat"
        return {
            "game": self.batch.game,
            "players": self.batch.players,
            "games": tally.games,
            "seconds": self.seconds,
            "games_per_second": self.rate(tally.games),
            "decisions": tally.decisions,
            "decisions_per_second": self.rate(tally.decisions),
            f"mean_scores_by_{each}": [self.mean(score) for score in tally.scores],
            f"win_share_by_{each}": [self.mean(wins) for wins in tally.wins],
            f"win_interval_by_{each}": [self.interval(at) for at in range(len(tally.wins))],
            "threads": self.threads,
        }

    def interval(self, entrant: int) -> tuple[float, float]:
        """The 95 % interval of the share of the victories of a seat, or of a bot if they rotate.

        Where games come in sets, it counts these.
        """
        if self.tally.blocks:
            return set_interval(self.tally.blocks, entrant)
        return wilson_interval(self.tally.wins[entrant], self.tally.games)

    def rate(self, count: int) -> float:
        """A count over all games as a rate per second."""
        share = self.mean(self.now)
        return share * count / self.seconds if self.seconds > 0 else 0.0

    def mean(self, total: float) -> float:
        """A sum over all games by game; 0 if none was played."""
        return total / self.tally.games if self.tally.games else 0.0


def results_table(results: Results, words: Locale) -> Table:
    """The results by seat, or by bot if the bots rotate."""
    from rich import box
    from rich.table import Table

    drawn = Table(box=box.SIMPLE, title=results_title(results, words), title_justify="left")
    fixed = not results.batch.rotate
    for name in (*("seat",) * fixed, "bot", "score", "wins", "interval"):
        align: JustifyMethod = "left" if name == "bot" else "right"
        drawn.add_column(words.text(f"simulate-{name}"), justify=align)
    for entrant, bot in enumerate(results.batch.bots):
        drawn.add_row(*(str(entrant),) * fixed, bot, *entrant_cells(results, words, entrant))
    return drawn


def entrant_cells(results: Results, words: Locale, entrant: int) -> list[str]:
    """Mean score, share of victories and its interval."""
    tally = results.tally
    low, high = results.interval(entrant)
    share = percent(results.mean(tally.wins[entrant]), words)
    between = f"{percent(low, words)} – {percent(high, words)}"
    return [decimal(results.mean(tally.scores[entrant]), 2, words), share, between]


def results_title(results: Results, words: Locale) -> str:
    """What was played."""
    return words.text(
        "simulate-title",
        game=words.text(f"{results.batch.game}-name"),
        games=results.tally.games,
        players=results.batch.players,
    )


def pace_text(results: Results, words: Locale) -> str:
    """How fast."""
    return words.text(
        "simulate-pace",
        seconds=decimal(results.seconds, 2, words),
        games=round(results.rate(results.tally.games)),
        decisions=round(results.rate(results.tally.decisions)),
        threads=results.threads,
    )


def decimal(number: float, digits: int, words: Locale) -> str:
    """A number as the language writes it."""
    return f"{number:.{digits}f}".replace(".", words.text("simulate-point"))


def percent(share: float, words: Locale) -> str:
    """A share in percent."""
    return words.text("simulate-percent", number=decimal(100 * share, 1, words))

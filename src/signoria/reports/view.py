"""What a page looks at, and what it consists of."""

from __future__ import annotations

from dataclasses import dataclass, field

from .charts import Scale
from .figures import Figures
from .html import Html
from .report_words import ReportWords
from .sum_names import SumName


@dataclass(frozen=True)
class Side:
    """A run and how the page calls it."""

    name: str
    figures: Figures


@dataclass(frozen=True)
class View:
    """One run, or several to be compared, in one language."""

    sides: tuple[Side, ...]
    words: ReportWords

    @property
    def compares(self) -> bool:
        """Whether there are several."""
        return len(self.sides) > 1

    @property
    def sweeps(self) -> bool:
        """Whether there are more than two, which have a page of their own kind."""
        return len(self.sides) > 2

    @property
    def one(self) -> Figures:
        """The first run, or the only one."""
        return self.sides[0].figures

    @property
    def names(self) -> list[str]:
        """What the runs are called."""
        return [side.name for side in self.sides]

    @property
    def all(self) -> list[Figures]:
        """The figures of all runs."""
        return [side.figures for side in self.sides]

    @property
    def share_scale(self) -> Scale:
        """The axis of shares of victories."""
        return Scale(self.words.text("report-share"), self.words.tick)

    @property
    def time_scale(self) -> Scale:
        """The axis of a game's course."""
        return Scale(self.words.text("report-turns-played"), self.words.tick)

    def has(self, name: SumName) -> bool:
        """Whether all runs have these sums."""
        return all(name in figures.sums for figures in self.all)


@dataclass(frozen=True)
class NumberTable:
    """Rows of cells below their heads; the first cell of a row names it."""

    heads: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Gaps:
    """A drawing of what the numbers of a chart differ by, and the words below it."""

    svg: Html
    said: str


@dataclass(frozen=True)
class Chart:
    """A drawing with what it says in words and in numbers; ``key`` names the two series."""

    title: str
    said: list[str]
    svg: Html
    table: NumberTable
    key: list[str] = field(default_factory=list)
    shape: str = "mark"  # of the series: mark, line or column
    gaps: Gaps | None = None


@dataclass(frozen=True)
class Chapter:
    """Charts under one head; ``name`` is that of its anchor."""

    name: str
    title: str
    said: list[str]
    charts: list[Chart]

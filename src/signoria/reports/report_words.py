"""What a report says: its messages, and numbers as the language writes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import isnan
from typing import Any

from babel import Locale as Region
from babel.numbers import format_decimal

from ..locales import Locale, Value, load
from .charts import Reference, Scale, Tick
from .estimates import Estimate

HUNDRED = 100
FINEST = 4  # digits after the point that a difference may have
NOTHING = "–"
DIGITS = "123456789"  # a number without any of them is 0


@dataclass(frozen=True)
class Form:
    """How a number is written: by what, with so many digits, in units of one in ``scale``."""

    write: Callable[[float, int], str]
    digits: int
    scale: int = 1

    def __call__(self, value: float) -> str:
        return self.write(value, self.digits)

    def finer(self, half: float) -> Form:
        """This form with digits enough to show an interval of this half width."""
        digits = self.digits
        while digits < FINEST and 0 < half * self.scale < 2 * 10**-digits:
            digits += 1
        return replace(self, digits=digits)


def ends(one: Estimate, form: Tick) -> tuple[float, float]:
    """The interval of a single number; no share is below 0 or above 1."""
    value, (low, high) = float(one.value), map(float, one.ends)
    if isinstance(form, Form) and form.scale == HUNDRED:
        return max(low, min(value, 0.0)), min(high, max(value, 1.0))
    return low, high


class ReportWords:
    """Texts and numbers in one language, for one game."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.locale: Locale = load(language).of(game)
        self._region = Region.parse(language)
        self._percent = self._region.percent_formats[None].pattern

    def text(self, name: str, /, **values: Value) -> str:
        """The message, the game's own if it has one."""
        return self.locale.text(name, **values)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with ``digits`` digits after the point."""
        return self._format(value, "#,##0" + "." * (digits > 0) + "0" * digits)

    def percent(self, value: float, digits: int = 1) -> str:
        """A share as a percentage."""
        places = "##0" + "." * (digits > 0) + "0" * digits
        return self._format(value, self._percent.replace("##0", places))

    def decimal(self, digits: int) -> Form:
        """A function that writes numbers with a number of digits."""
        return Form(self.number, digits)

    @property
    def share(self) -> Form:
        """What writes shares."""
        return Form(self.percent, 1, HUNDRED)

    def tick(self, value: float) -> str:
        """A share below a chart."""
        return self.percent(value, 0)

    def plain(self, value: float) -> str:
        """A number below a chart, with the digits that it has."""
        return self._format(value, "#,##0.##")

    def gap(self, one: Estimate, form: Form) -> str:
        """A single difference with its interval, with as many digits as it takes."""
        if form.scale == HUNDRED:  # a share less a share
            form = replace(form, write=self._percentage_points)
        finer = form.finer(float(one.half))

        def with_sign(value: float) -> str:
            text = finer(value)
            return f"+{text}" if value > 0 and any(digit in text for digit in DIGITS) else text

        return self.sure(one, with_sign)

    def gap_scale(self, form: Tick) -> Scale:
        """The axis of differences between numbers of this form."""
        shares = isinstance(form, Form) and form.scale == HUNDRED
        write: Tick = partial(self._percentage_points, digits=None) if shares else self.plain

        def tick(value: float) -> str:
            return f"+{write(value)}" if value > 0 else write(value)

        return Scale(self.text("report-difference"), tick)

    def fair_line(self, fair: float) -> Reference:
        """Where a number would be if nothing mattered."""
        return Reference(fair, self.text("report-fair-line", fair=self.percent(fair)))

    def zero_line(self) -> Reference:
        """Where a difference would be if there were none."""
        return Reference(0.0, self.text("report-no-difference"))

    def sure(self, one: Estimate, form: Tick) -> str:
        """A single number with its interval."""
        value, half = float(one.value), float(one.half)
        if isnan(value):
            return NOTHING
        if isnan(half):
            return form(value)
        low, high = (form(end) for end in ends(one, form))
        return self.text("report-interval", value=form(value), low=low, high=high)

    def join(self, items: list[str]) -> str:
        """A list in words."""
        return self.locale.list_in_words(items)

    def _percentage_points(self, value: float, digits: int | None) -> str:
        points = value * HUNDRED
        number = self.plain(points) if digits is None else self.number(points, digits)
        return self.text("report-percentage-points", number=number)

    def _format(self, value: float, pattern: Any) -> str:
        if isnan(value):
            return NOTHING
        text = format_decimal(value, pattern, self._region)
        nothing = not any(digit in text for digit in DIGITS)
        return text.removeprefix("-") if nothing else text.replace("-", "−")

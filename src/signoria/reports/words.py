"""What a report says: its messages, and numbers as the language writes them."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan
from typing import Any

from babel import Locale as Region
from babel.numbers import format_decimal

from ..locales import Locale, Value, load
from .estimates import Measured

Form = Callable[[float], str]
NOTHING = "–"
DIGITS = "123456789"  # a number without any of them is 0


class Words:
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
        """A number with so many digits after the point."""
        return self._formed(value, "#,##0" + "." * (digits > 0) + "0" * digits)

    def percent(self, value: float, digits: int = 1) -> str:
        """A share as a percentage."""
        places = "##0" + "." * (digits > 0) + "0" * digits
        return self._formed(value, self._percent.replace("##0", places))

    def decimal(self, digits: int) -> Form:
        """What writes numbers with so many digits."""
        return lambda value: self.number(value, digits)

    def tick(self, value: float) -> str:
        """A share below a chart."""
        return self.percent(value, 0)

    def plain(self, value: float) -> str:
        """A number below a chart, with the digits that it has."""
        return self._formed(value, "#,##0.##")

    def signed(self, form: Form) -> Form:
        """The same with a plus before what is more than nothing."""

        def signed(value: float) -> str:
            text = form(value)
            return f"+{text}" if value > 0 and any(digit in text for digit in DIGITS) else text

        return signed

    def sure(self, one: Measured, form: Form) -> str:
        """A single number with its interval."""
        value, half = float(one.value), float(one.half)
        if isnan(value):
            return NOTHING
        if isnan(half):
            return form(value)
        low, high = form(value - half), form(value + half)
        return self.text("report-interval", value=form(value), low=low, high=high)

    def listed(self, items: list[str]) -> str:
        """A list in words."""
        return self.locale.listed(items)

    def _formed(self, value: float, pattern: Any) -> str:
        if isnan(value):
            return NOTHING
        text = format_decimal(value, pattern, self._region)
        nothing = not any(digit in text for digit in DIGITS)
        return text.removeprefix("-") if nothing else text.replace("-", "−")

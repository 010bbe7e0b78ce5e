"""The names of things in one language, by the keys that views and events use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from signoria.locales import Locale, Value

MARKS = ("~", "•", "/", "+", "^")  # waves, roundel, bend, cross, chevron
WHITE_MARK = "*"
WHITE = -1


class Words:
    """Names and sentences of one language."""

    def __init__(self, locale: Locale) -> None:
        self.locale = locale

    def say(self, name: str, /, **values: Value) -> str:
        """The message with its values filled in."""
        return self.locale.text(name, **values)

    def kind(self, kind: str) -> str:
        """An action's name, as on its square."""
        return self.say(f"kind-{kind}")

    def street(self, kinds: Sequence[str]) -> str:
        """A street's name: its two actions in reading order."""
        return self.say("street", first=self.kind(kinds[0]), second=self.kind(kinds[1]))

    def category(self, category: str) -> str:
        """What a tile or a scoring card scores."""
        return self.say(f"category-{category}")

    def short(self, category: str) -> str:
        """The same where there is little room."""
        if not self.locale.has(f"building-{category}-short"):
            return self.category(category)
        return self.say(f"building-{category}-short")

    def seat(self, seat: int) -> str:
        """A player's name: the colour."""
        return self.say(f"seat-{seat}")

    def letter(self, disc: int) -> str:
        """One letter for a player's disc or cube, a star for a white disc."""
        return WHITE_MARK if disc == WHITE else self.say(f"seat-letter-{disc}")

    def mark(self, disc: int) -> str:
        """Letter and heraldic mark of a disc: two characters."""
        return WHITE_MARK * 2 if disc == WHITE else self.letter(disc) + MARKS[disc]

    def named(self, seat: int) -> str:
        """Mark and name: for headings."""
        return f"{self.mark(seat)} {self.seat(seat)}"

    def destinations(self, cities: Iterable[str]) -> str:
        """How much cloth goes where: 2 to Lisbon and 1 to London."""
        counted = Counter(cities)
        return self.locale.listed(
            f"{number} {self.say(f'city-{city}-to')}" for city, number in counted.items()
        )

    def cubes(self, count: int) -> str:
        """A number of cubes."""
        return self.say("cubes", cubes=count)

    def points(self, count: int) -> str:
        """A number of points."""
        return self.say("points", points=count)

    def rule(self, number: str) -> str:
        """A rule by its number, such as C3.6, and what it says."""
        text = self.say(f"rule-{number.replace('.', '-')}")
        return self.say("rule", number=number, text=text)

"""The names of Calimala's things in one language, by the keys that views and events use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ...shared.terminal import terminal_ui

WHITE_MARK = "*"
WHITE = -1


class Words(terminal_ui.Words):
    """Names and sentences of one language."""

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

    def letter(self, disc: int) -> str:
        """One letter for a player's disc or cube, a star for a white disc."""
        return WHITE_MARK if disc == WHITE else super().letter(disc)

    def mark(self, disc: int) -> str:
        """Letter and heraldic mark of a disc: two characters."""
        return WHITE_MARK * 2 if disc == WHITE else super().mark(disc)

    def destinations(self, cities: Iterable[str]) -> str:
        """How much cloth goes where: 2 to Lisbon and 1 to London."""
        counted = Counter(cities)
        return self.locale.list_in_words(
            f"{number} {self.say(f'city-{city}-to')}" for city, number in counted.items()
        )

    def notation(self, text: str) -> str:
        """A move's notation in this language; the kinds of a street are names: place Wood|Ship."""
        out: list[str] = []
        before = ""
        for word in text.lower().split():
            built = word == "ship" and before == "build"
            parts = ["built-ship"] if built else word.split("|")
            named = [self.say(f"notation-{part}") for part in parts]
            out.append("|".join(map(str.capitalize, named) if len(named) > 1 else named))
            before = word
        return " ".join(out)

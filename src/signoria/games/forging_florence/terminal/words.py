"""The names of Forging Florence's things in one language, by the keys of views and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...shared.terminal import terminal_ui


class Words(terminal_ui.Words):
    """Names and sentences of one language."""

    def resource(self, resource: str) -> str:
        """A resource, inside a sentence."""
        return self.say(f"resource-{resource}")

    def one(self, resource: str) -> str:
        """What one takes: a printing press."""
        return self.say(f"resource-{resource}-one")

    def artist(self, artist: str) -> str:
        """An artist's name."""
        return self.say(f"artist-{artist}")

    def piece(self, piece: str) -> str:
        """A piece's title."""
        return self.say(f"piece-{piece}")

    def sort(self, sort: str) -> str:
        """Painting, book or sculpture, inside a sentence."""
        return self.say(f"sort-{sort}")

    def lire(self, lire: int) -> str:
        """A sum of money."""
        return self.say("lire", lire=lire)

    def points(self, count: int) -> str:
        """Prestige, which is what counts here."""
        return self.say("prestige", points=count)

    def level(self, level: int) -> str:
        """The level of a guild house."""
        return self.say("level", level=level)

    def tokens(self, tokens: Mapping[str, int]) -> str:
        """Tokens, those that are there: tools, 2 paper; or that there are none."""
        held = [self.several(n, self.resource(name)) for name, n in tokens.items() if n]
        return ", ".join(held) or self.say("none")

    def several(self, count: int, name: str) -> str:
        """A name with its number if it is more than one."""
        return name if count == 1 else f"{count} {name}"

    def all_of(self, names: Iterable[str]) -> str:
        """A list without "and", or that there are none."""
        return ", ".join(names) or self.say("none")

"""What a game offers to the terminal that presents it.

Each game has an object ``UI`` in the package ``terminal`` of its folder, see ``games/registry.py``.
The terminal knows what all games have in common: whose decision it is, asking, commands, undo,
saving, handing over.  The game's UI knows what is particular: it makes of a view what is read
aloud (lists of lines) and, through its ``Painter``, what is drawn (renderables of rich).  It is
handed nothing but the view and the events of one viewer, so it can tell nothing that is hidden
from that viewer.

The rules of a game do not import its UI, and no UI imports anything above ``games``: messages
reach it through ``Words``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from .terminal_view import MARKS, Entry, Group, Locale, LogLine, TerminalView, Value, Words, log

__all__ = [
    "MARKS",
    "BaseTerminalUI",
    "Entry",
    "Group",
    "Locale",
    "LogLine",
    "Painter",
    "TerminalUI",
    "TerminalView",
    "Value",
    "Words",
    "log",
]

S = TypeVar("S", contravariant=True)
T = TypeVar("T")
V = TypeVar("V", bound=TerminalView)


class Painter(Protocol[S]):
    """Draws with rich; imported only where something is drawn."""

    def table(self, sight: S, width: int, height: int) -> list[Any]:
        """What stands above the question: what matters most, and more as far as it fits.

        Renderables of rich, with the log in what is left of so many columns and lines.
        """

    def section(self, name: str, sight: S, width: int) -> Any:
        """A section in full."""

    def choices(self, sight: S, width: int) -> Any:
        """The list of choices."""

    def signs(self, words: Any) -> Iterable[tuple[str, str]]:
        """Everything that is drawn, and what it means."""


class TerminalUI(Protocol[T]):
    """How one game is shown, read and told; ``T`` is its kind of TerminalView."""

    @property
    def sections(self) -> Mapping[str, Any]:
        """The parts of the table by the names of the commands that show them."""

    def words(self, locale: Locale) -> Words:
        """The names of its things in a language."""

    def log_lines(
        self, words: Any, view: Any, reader: int | None, events: Iterable[Any], /
    ) -> list[LogLine]:
        """Events as lines of a log for one reader (None: everybody)."""

    def terminal_view(
        self, words: Any, view: Any, events: Iterable[Any], players: Sequence[str], turn: int
    ) -> T:
        """All that a screen shows the viewer of this view, after these events."""

    def move(self, words: Any, view: Any, notation: str) -> str:
        """A move of the seat to move, in words that need no list around them."""

    def parse_shorthand(self, sight: T, text: str) -> str | None:
        """The notation of a move that is not offered, where one may be typed in another way."""

    def head(self, sight: T) -> str:
        """How far the game has come, in a line."""

    def question(self, sight: T) -> str:
        """What is to be decided."""

    def detail(self, sight: T) -> str:
        """What is left to do and what must be; empty if there is nothing more to say."""

    def standing(self, sight: T) -> list[str]:
        """What a reader wants to know once a turn: everybody's points and one's own things."""

    def own(self, sight: T) -> str:
        """What only the viewer has, in a line; empty for a spectator."""

    def section(self, name: str, sight: T) -> list[str]:
        """A section in lines, each of which makes sense read aloud."""

    def rule(self, sight: T, number: str) -> str:
        """A rule by its number, and what it says in this game."""

    def tie(self, sight: T, winners: Sequence[int], equal: Sequence[int]) -> str:
        """What decided between seats with the most points, or that nothing did."""

    def painter(self) -> Painter[T]:
        """What draws it."""


class BaseTerminalUI(ABC, Generic[V]):
    """What all games do alike; each gives its ``Words``, its ``TerminalView`` and its sections."""

    words_type: type[Words]
    view_type: type[V]
    sections: Mapping[str, Callable[[V], list[str]]]

    def words(self, locale: Locale) -> Any:
        """The names of its things in a language."""
        return self.words_type(locale)

    def terminal_view(
        self, words: Any, view: Any, events: Iterable[Any], players: Sequence[str], turn: int
    ) -> V:
        """All that a screen shows the viewer of this view, after these events."""
        log = self.log_lines(words, view, view.viewer, events)
        return self.view_type(words, view, log, self.menu(words, view), players, turn)

    def section(self, name: str, sight: V) -> list[str]:
        """A section in lines, each of which makes sense read aloud."""
        return self.sections[name](sight)

    def rule(self, sight: V, number: str) -> str:
        """A rule by its number, and what it says."""
        text: str = sight.words.rule(number)
        return text

    def parse_shorthand(self, sight: V, text: str) -> str | None:
        """The notation of a move that is not offered; None where there is no shorter way."""
        return None

    @abstractmethod
    def log_lines(
        self, words: Any, view: Any, reader: int | None, events: Iterable[Any], /
    ) -> list[LogLine]:
        """Events as lines of a log for one reader (None: everybody)."""

    @abstractmethod
    def menu(self, words: Any, view: Any) -> Sequence[Group]:
        """The choices of the seat to move."""

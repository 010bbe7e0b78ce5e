"""What games make for the terminal, and their words; ``terminal_ui.py`` says when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

MARKS = ("~", "•", "/", "+", "^")  # of the seats: waves, roundel, bend, cross, chevron
Value = str | int


class Locale(Protocol):
    """The messages of one language, the game's own before those of all games."""

    @property
    def language(self) -> str: ...

    def text(self, name: str, /, **values: Value) -> str:
        """The message with its values filled in."""

    def has(self, name: str) -> bool:
        """Whether there is such a message."""

    def list_in_words(self, items: Iterable[str]) -> str:
        """A list in words: one, two and three."""


class Words:
    """Names and sentences of one language; games add the names of their things."""

    def __init__(self, locale: Locale) -> None:
        self.locale = locale

    @property
    def language(self) -> str:
        """Which language it is: en, de, ..."""
        return self.locale.language

    def say(self, name: str, /, **values: Value) -> str:
        """The message with its values filled in."""
        return self.locale.text(name, **values)

    def seat(self, seat: int) -> str:
        """A player's name: the colour."""
        return self.say(f"seat-{seat}")

    def letter(self, seat: int) -> str:
        """One letter for a player's pieces."""
        return self.say(f"seat-letter-{seat}")

    def mark(self, seat: int) -> str:
        """Letter and heraldic mark of a player: two characters."""
        return self.letter(seat) + MARKS[seat]

    def mark_and_name(self, seat: int) -> str:
        """Mark and name: for headings."""
        return f"{self.mark(seat)} {self.seat(seat)}"

    def points(self, count: int) -> str:
        """A number of points."""
        return self.say("points", points=count)

    def rule(self, number: str) -> str:
        """A rule by its number, such as C3.6, and what it says."""
        text = self.say(f"rule-{number.replace('.', '-')}")
        return self.say("rule", number=number, text=text)

    def notation(self, text: str) -> str:
        """A move's notation in this language, word by word; what has no message stays."""
        return " ".join(map(self.notation_word, text.lower().split()))

    def notation_word(self, word: str) -> str:
        """One word of a notation."""
        name = f"notation-{word}"
        return self.say(name) if self.locale.has(name) else word


@dataclass(frozen=True)
class LogLine:
    """A line of the log; ``seat`` whose deed it tells, if one seat's.

    A ``heading`` begins a turn.  From the first line on that is ``counting``, the log tells the
    final count, which is shown line by line.
    """

    text: str
    heading: bool
    seat: int | None
    counting: bool = False


def log(
    events: Iterable[Any], lines: Callable[[Any], list[str]], turn: type, count: type
) -> list[LogLine]:
    """Events as lines of a log: ``lines`` tells one.

    An event of type ``turn`` is the heading of a turn, the first one of type ``count`` begins the
    final count.
    """
    told, counting = list[LogLine](), False
    for event in events:
        counting = counting or isinstance(event, count)
        heading, seat = isinstance(event, turn), getattr(event, "seat", None)
        told += [LogLine(line, heading, seat, counting) for line in lines(event)]
    return told


@dataclass(frozen=True)
class Entry:
    """One way to go on: what to type for it, the move with its notation, and its words.

    A number alone stands for a key of more signs, such as 7w for 7, where no other key has it.
    """

    key: str
    action: int
    notation: str
    label: str


@dataclass(frozen=True)
class Group:
    """Entries that belong together.

    ``brief`` ones are short enough to stand side by side.  Of those with ``keys_only`` the words
    have just been listed in another group.
    """

    title: str
    entries: Sequence[Entry]
    brief: bool = False
    keys_only: bool = False


@dataclass(frozen=True)
class TerminalView:
    """What one seat (None: everybody) sees; games add readings of their views.

    ``players`` says what each seat is played by, ``turn`` is the number of turns completed.
    """

    words: Any  # the game's own Words
    view: Any  # the game's own view
    log: list[LogLine]
    groups: Sequence[Group]
    players: Sequence[str]
    turn: int

    @property
    def viewer(self) -> int | None:
        """The seat that looks."""
        seat: int | None = self.view.viewer
        return seat

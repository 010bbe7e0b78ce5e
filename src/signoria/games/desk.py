"""What a game offers to whoever presents it in a terminal: its desk.

Each game has an object ``DESK`` in the package ``desk`` of its folder, see ``registry.py``.  The
terminal knows what all games have in common: whose decision it is, asking, commands, undo, saving,
handing over.  The desk knows what is particular: it makes of a view what is read aloud (lists of
lines) and, through its ``Painter``, what is drawn (renderables of rich).  It is handed nothing but
the view and the events of one viewer, so it can tell nothing that is hidden from that viewer.

The rules of a game do not import its desk, and no desk imports anything above ``games``: messages
reach it through ``Words``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

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

    def listed(self, items: Iterable[str]) -> str:
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

    def named(self, seat: int) -> str:
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
        return " ".join(map(self.noted, text.lower().split()))

    def noted(self, word: str) -> str:
        """One word of a notation."""
        name = f"notation-{word}"
        return self.say(name) if self.locale.has(name) else word


@dataclass(frozen=True)
class Told:
    """A line of the log; ``seat`` whose deed it tells, if one seat's.

    A ``heading`` begins a turn.  From the first line on that is ``counting``, the log tells the
    final count, which is shown line by line.
    """

    text: str
    heading: bool
    seat: int | None
    counting: bool = False


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
class Sight:
    """What one seat (None: everybody) sees; games add readings of their views.

    ``players`` says what each seat is played by, ``turn`` is the number of turns completed.
    """

    words: Any  # the game's own Words
    view: Any  # the game's own view
    log: list[Told]
    groups: Sequence[Group]
    players: Sequence[str]
    turn: int

    @property
    def viewer(self) -> int | None:
        """The seat that looks."""
        seat: int | None = self.view.viewer
        return seat


S = TypeVar("S", contravariant=True)
T = TypeVar("T")


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


class Desk(Protocol[T]):
    """How one game is shown, read and told; ``T`` is its kind of Sight."""

    @property
    def sections(self) -> Mapping[str, Any]:
        """The parts of the table by the names of the commands that show them."""

    def words(self, locale: Locale) -> Words:
        """The names of its things in a language."""

    def told(self, words: Any, view: Any, reader: int | None, events: Iterable[Any]) -> list[Told]:
        """Events as lines of a log for one reader (None: everybody)."""

    def sight(
        self, words: Any, view: Any, events: Iterable[Any], players: Sequence[str], turn: int
    ) -> T:
        """All that a screen shows the viewer of this view, after these events."""

    def meant(self, sight: T, text: str) -> str | None:
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

    def tie(self, sight: T, winners: Sequence[int], equal: Sequence[int]) -> str:
        """What decided between seats with the most points, or that nothing did."""

    def painter(self) -> Painter[T]:
        """What draws it."""

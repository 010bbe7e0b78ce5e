"""The drawn screen: everything at once where there is room, the most needful in 80 by 24."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .. import status
from ..sight import Sight, Told
from ..words import Words
from . import choices, council, mats, places
from .city import City
from .paint import NOW, QUIET, STRONG, TITLE, token
from .signs import signs
from .tied import Tied, sentence

LARGE = 116  # columns from which everything is shown at once, if the lines are enough
GAPS = 4  # empty lines between the parts, where there is room
PROMPT_LINES = 1
LEAST_LOG = 4
PAUSE = 0.25  # seconds between the lines of the final scoring


class RichScreen:
    """Draws the whole table before every decision; sections on demand below it."""

    def __init__(
        self,
        words: Words,
        ask: Callable[[str, Sequence[str]], str],
        console: Console | None = None,
    ) -> None:
        self.words = words
        self._ask = ask
        self.console = console or Console(highlight=False)
        self._unread: list[str] = []  # said since the last question; survives a fresh screen

    @property
    def width(self) -> int | None:
        """The columns of the terminal."""
        return self.console.size.width

    def signs(self) -> Iterable[tuple[str, str]]:
        """Everything that is drawn."""
        return signs(self.words)

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """One line of input."""
        self._unread.clear()
        return self._ask(prompt, completions)

    def say(self, text: str) -> None:
        """Text as it is."""
        self._unread.append(text)
        self.console.print(*map(sentence, text.split("\n")), sep="\n")

    def cover(self) -> None:
        """Clear the terminal with its scrollback."""
        if self.console.is_terminal:
            self.console.file.write("\033[H\033[2J\033[3J")
            self.console.file.flush()
            self.console.print(*map(sentence, self._unread))

    def show(self, sight: Sight) -> None:
        """A fresh screen."""
        if self.console.is_terminal:
            self.console.file.write("\033[H\033[2J")
        width, height = self.console.size
        below: list[RenderableType] = [
            Text(),
            *map(sentence, self._unread if self.console.is_terminal else ()),
            self.question(sight),
            choices.listing(sight, width),
        ]
        room = height - self.heights(below) - PROMPT_LINES
        parts = self.large(sight, room) if width >= LARGE else self.small(sight, room)
        self.console.print(*parts, *below, sep="\n")

    def heights(self, parts: Sequence[RenderableType]) -> int:
        """The lines that parts take."""
        return sum(map(self.height, parts))

    def height(self, part: RenderableType, width: int | None = None) -> int:
        """The lines that a part takes, in so many columns or in all."""
        options = self.console.options.update(width=width or self.console.size.width)
        return len(self.console.render_lines(part, options, pad=False))

    def header(self, sight: Sight) -> Text:
        """The round, the deck and the open card."""
        return Text(status.round_line(sight), STRONG)

    def large(self, sight: Sight, room: int) -> list[RenderableType]:
        """City and council side by side, mats, places; small if that does not fit."""
        width = self.console.size.width
        city, tiles = City(sight).large(), council.full(sight)
        rest: list[RenderableType]
        rest = [mats.table(sight, width), places.full(sight, width), Text(status.hand_line(sight))]
        right = width - self.console.measure(city).maximum - places.GUTTER
        top_lines = max(self.height(city), self.height(tiles, right))
        spare = room - 1 - top_lines - self.heights(rest)
        if spare < 0:
            return self.small(sight, room)
        gap = [Text()] if spare >= GAPS else []
        spare -= GAPS * len(gap)
        log = self.log(sight, top_lines + spare - self.height(tiles, right) - 1, right)
        top = beside_each_other()
        top.add_row(city, Group(tiles, *([Text(), *log] if log else [])))
        return [self.header(sight), *gap, top, *(part for one in rest for part in (*gap, one))]

    def small(self, sight: Sight, room: int) -> list[RenderableType]:
        """City and points, the next tiles, the viewer's own; more as far as it fits; the log."""
        width = self.console.size.width
        grid = Table.grid(padding=(0, 2))
        grid.add_row(City(sight).small(), mats.scores(sight))
        parts: list[RenderableType]
        parts = [self.header(sight), grid, Tied(council.brief(sight)), Tied(mats.own(sight))]
        parts += self.extras(sight, room - self.heights(parts) - LEAST_LOG)
        return [*parts, *self.log(sight, room - self.heights(parts), width)]

    def extras(self, sight: Sight, room: int) -> list[RenderableType]:
        """More sections as far as they fit."""
        width = self.console.size.width
        chosen: list[RenderableType] = []
        parts: list[RenderableType]
        parts = [mats.table(sight, width), places.full(sight, width), council.full(sight)]
        for part in parts:
            if self.height(part) <= room:
                chosen.append(part)
                room -= self.height(part)
        return chosen

    def question(self, sight: Sight) -> Text:
        """What is to be decided, and what is left."""
        return Text.assemble((status.question(sight), NOW), f"  {status.detail(sight)}")

    def log(self, sight: Sight, room: int, width: int) -> list[RenderableType]:
        """The latest lines of the log that fit."""
        lines: list[RenderableType] = []
        if room < 1:
            return lines
        for line in reversed(sight.log):
            part = self.told(line)
            room -= self.height(part, width)
            if room < (0 if line is sight.log[0] else 1):
                return [self.cut(len(sight.log) - len(lines)), *lines]
            lines.insert(0, part)
        return lines

    def cut(self, count: int) -> Text:
        """That so many lines are missing, and how to see them."""
        command = self.words.say("command-log")
        return Text(self.words.say("log-cut", count=count, command=command), QUIET)

    def told(self, line: Told) -> RenderableType:
        """A line of the log; a turn's heading bears its player's letter."""
        if not line.heading or line.seat is None:
            return Padding(sentence(line.text), (0, 0, 0, 2))
        return Text.assemble(token(self.words, line.seat), " ", (line.text, TITLE))

    def section(self, name: str, sight: Sight) -> None:
        """A section in full."""
        width = self.console.size.width
        builders: dict[str, Callable[[], RenderableType]] = {
            "board": lambda: City(sight).large(),
            "mats": lambda: mats.table(sight, width),
            "tiles": lambda: council.full(sight),
            "places": lambda: places.full(sight, width),
            "discards": lambda: discards(sight),
        }
        self.console.print(builders[name]())

    def choices(self, sight: Sight) -> None:
        """The list again."""
        self.console.print(choices.listing(sight, self.console.size.width))

    def unfold(self, lines: Sequence[str]) -> None:
        """One line after the other, with a short pause at a real terminal."""
        for line in lines:
            style = "" if line.startswith("    ") else STRONG
            self.console.print(Text(line, style))
            if self.console.is_terminal and not os.environ.get("SIGNORIA_NO_PAUSE"):
                time.sleep(PAUSE)


def beside_each_other() -> Table:
    """A grid of two whose left part keeps its width."""
    grid = Table.grid(padding=(0, places.GUTTER))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    return grid


def discards(sight: Sight) -> Text:
    """The open discard pile."""
    words, pile = sight.words, sight.view.discard
    cards = ", ".join(f"{words.kind(kind)} {n}" for kind, n in pile.items() if n)
    return Text(words.say("title-discards", cards=cards or words.say("none")))

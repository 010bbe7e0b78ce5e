"""What every drawn screen has: lists of choices, the log, and measuring what fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.console import Group as Stacked
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .painting import NOW, QUIET, TITLE, sentence, token
from .terminal_view import Entry, Group, LogLine, Words

GUTTER = 3
MOST_COLUMNS = 3


class Sheet:
    """A console of a given width, for measuring."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._console = Console(width=width, color_system=None)

    def height(self, part: RenderableType, width: int | None = None) -> int:
        """The number of lines that a part takes, in a given width or in the whole one."""
        options = self._console.options.update(width=width or self.width)
        return len(self._console.render_lines(part, options, pad=False))

    def heights(self, parts: Iterable[RenderableType]) -> int:
        """The lines that parts take one below the other."""
        return sum(map(self.height, parts))

    def widest(self, part: RenderableType) -> int:
        """The columns that a part would take if there were enough."""
        return self._console.measure(part).maximum

    def fitting(self, parts: Iterable[RenderableType], room: int) -> list[RenderableType]:
        """Those parts that fit into a number of lines, the first ones first."""
        chosen: list[RenderableType] = []
        for part in parts:
            if self.height(part) <= room:
                chosen.append(part)
                room -= self.height(part)
        return chosen

    def log(
        self, words: Words, log: Sequence[LogLine], room: int, width: int | None = None
    ) -> list[RenderableType]:
        """The latest entries of the log that fit into ``room`` lines; the others are counted."""
        lines: list[RenderableType] = []
        if room < 1:
            return lines
        for line in reversed(log):
            part = log_line(words, line)
            room -= self.height(part, width)
            if room < (0 if line is log[0] else 1):
                return [missing_lines(words, len(log) - len(lines)), *lines]
            lines.insert(0, part)
        return lines


def log_line(words: Words, line: LogLine) -> RenderableType:
    """A line of the log; a turn's heading bears its player's letter."""
    if not line.heading or line.seat is None:
        return Padding(sentence(line.text), (0, 0, 0, 2))
    return Text.assemble(token(words, line.seat), " ", (line.text, TITLE))


def missing_lines(words: Words, count: int) -> Text:
    """The note that some lines are missing, and how to see them."""
    return Text(words.say("log-cut", count=count, command=words.say("command-log")), QUIET)


def beside_each_other() -> Table:
    """A grid of two whose left part keeps its width."""
    grid = Table.grid(padding=(0, GUTTER))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    return grid


def listing(
    groups: Iterable[Group], width: int, item: Callable[[Any], Text], note: str = ""
) -> RenderableType:
    """All choices; ``item`` draws one of them, ``note`` stands beside the first title."""
    parts = []
    for group in groups:
        parts.append(group_listing(group, width, item, note))
        note = ""
    return Stacked(*parts)


def group_listing(
    group: Group, width: int, item: Callable[[Any], Text], note: str
) -> RenderableType:
    """A title and its entries; brief ones follow the title in the same line."""
    if group.keys_only:
        keys = " ".join(entry.key for entry in group.entries)
        return Text.assemble((f"{group.title} ", TITLE), (keys, NOW))
    entries = [item(entry) for entry in group.entries]
    if group.brief:
        return in_line(group.title, entries, width)
    title = Text(group.title, TITLE)
    if note:
        title.append(f"  {note}")
    return Stacked(title, columns(entries, width))


def key_and_label(entry: Entry) -> Text:
    """A key and its words."""
    return Text.assemble((f"{entry.key:>2}", NOW), f" {entry.label}")


def columns(entries: Sequence[Text], width: int) -> Table:
    """As many columns as fit, read downwards."""
    widest = max(entry.cell_len for entry in entries)
    count = max(1, min((width + GUTTER) // (widest + GUTTER), MOST_COLUMNS, len(entries)))
    depth = -(-len(entries) // count)
    grid = Table.grid(padding=(0, GUTTER))
    for row in range(depth):
        grid.add_row(*entries[row::depth])
    return grid


def in_line(title: str, entries: Sequence[Text], width: int) -> Text:
    """Title and entries as running text, broken between entries."""
    text = Text.assemble((title, TITLE))
    room = width - cell_len(title)
    for entry in entries:
        if entry.cell_len + GUTTER > room:
            text.append("\n  ")
            room = width - GUTTER
        text.append("  ").append_text(entry)
        room -= entry.cell_len + GUTTER
    return text

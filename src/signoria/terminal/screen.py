"""What every way of showing a game offers, and the plain one: text line after line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from . import plain, status
from .final import texts
from .menu import WHITE_KEY, Group
from .sight import Sight
from .words import Words

SECTIONS = ("board", "mats", "tiles", "places", "discards")


class Screen(Protocol):
    """Shows a game to whoever sits at the terminal, and asks."""

    @property
    def width(self) -> int | None:
        """The columns at which long lines are broken, None where they are not."""

    def signs(self) -> Iterable[tuple[str, str]]:
        """The signs that need explaining, and what they mean."""

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """What the person types; raises ``EOFError`` when there is nobody any more."""

    def say(self, text: str) -> None:
        """A line or a few."""

    def cover(self) -> None:
        """Take what was shown out of sight before another person looks."""

    def show(self, sight: Sight) -> None:
        """Everything needed for the decision that the sight offers."""

    def section(self, name: str, sight: Sight) -> None:
        """One of SECTIONS in full."""

    def choices(self, sight: Sight) -> None:
        """The list of choices again."""

    def unfold(self, lines: Sequence[str]) -> None:
        """The final scoring, line by line."""


class PlainScreen:
    """Linear text for pipes, logs and screen readers."""

    def __init__(self, words: Words, ask: Callable[[str, Sequence[str]], str]) -> None:
        self.words = words
        self._ask = ask
        self._turn = (0, -1)  # round and active seat when the points were last told

    @property
    def width(self) -> int | None:
        """Whoever reads breaks the lines."""
        return None

    def signs(self) -> Iterable[tuple[str, str]]:
        """None: everything is said in words."""
        return ()

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """One line of input."""
        return self._ask(prompt, completions)

    def say(self, text: str) -> None:
        """Print at once, so that a pipe's reader sees it."""
        print(text, flush=True)

    def cover(self) -> None:
        """Clear a real terminal with its scrollback; a pipe has nothing to clear."""
        if sys.stdout.isatty():
            print("\033[H\033[2J\033[3J", end="", flush=True)

    def show(self, sight: Sight) -> None:
        """The log, the question, the hand, the choices."""
        self.say("\n".join(["", *texts(sight.log), *self.status(sight)]))
        self.choices(sight)

    def status(self, sight: Sight) -> list[str]:
        """Where the game stands, once a turn, and what is asked."""
        turn = (sight.view.round, sight.view.active)
        lines = ["", *(self.standing(sight) if turn != self._turn else [])]
        self._turn = turn
        lines += [status.hand_line(sight), status.question(sight), status.detail(sight)]
        return [line for i, line in enumerate(lines) if line or i == 0]

    def standing(self, sight: Sight) -> list[str]:
        """The round, everybody's points and the viewer's mat."""
        mats = sight.view.mats
        scores = ", ".join(f"{self.words.seat(mat.seat)} {mat.score}" for mat in mats)
        lines = [status.round_line(sight) + ".", self.words.say("head-scores", scores=scores)]
        if tiles := ", ".join(plain.tile(sight, number) for number in sight.next_tiles()):
            lines.append(self.words.say("head-next", tiles=tiles))
        return [*lines, self.own(sight)] if sight.own else lines

    def own(self, sight: Sight) -> str:
        """The viewer's mat in one line."""
        assert sight.own is not None, "only called for a viewer with a mat"
        parts = plain.player(sight, sight.own)
        return f"{parts[0]}. " + " ".join(part.strip() for part in parts[1:-1])

    def choices(self, sight: Sight) -> None:
        """Every group with its numbered entries."""
        for group in sight.groups:
            self.say("\n".join(listed(group, len(sight.groups))))

    def section(self, name: str, sight: Sight) -> None:
        """A section of the table."""
        builders = {
            "board": plain.board,
            "mats": plain.mats,
            "tiles": plain.tiles,
            "places": plain.places,
            "discards": plain.discards,
        }
        self.say("\n".join(builders[name](sight)))

    def unfold(self, lines: Sequence[str]) -> None:
        """All lines."""
        for line in lines:
            self.say(line)


def listed(group: Group, groups: int) -> list[str]:
    """A group as lines; the white disc's streets were just listed, so their keys are enough."""
    if groups > 1 and group.entries[0].key.endswith(WHITE_KEY):
        return [f"{group.title} {', '.join(entry.key for entry in group.entries)}"]
    return [group.title, *(f"  {entry.key}. {entry.label}" for entry in group.entries)]

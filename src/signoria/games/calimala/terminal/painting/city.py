"""The city: nine squares, twelve streets with their stacks, read from the top."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from ....shared.terminal.painting import NOW, QUIET, STRONG
from ...view.values_of_view import values_of
from ..menu import street_number
from ..sight import CalimalaView
from ..words import Words
from .paint import disc, token

SIDE = 3
STACK = 3
GAP = 9  # columns of a street between two squares
SMALL_GAP = 8
MARGIN = 2


def legal_streets(sight: CalimalaView) -> set[int]:
    """The streets on which a disc can be placed now."""
    if sight.view.phase != "placing":
        return set()
    entries = (entry for group in sight.groups for entry in group.entries)
    return {street_number(sight.view, entry.move.street) for entry in entries}


class City:
    """Draws the grid, large with boxes or small in five lines."""

    def __init__(self, sight: CalimalaView) -> None:
        self.sight = sight
        self.words: Words = sight.words
        self.legal = legal_streets(sight)
        self.full = values_of(sight.view).stack - 1  # discs on which one more brings a seat
        self.names = [self.words.kind(kind) for kind in sight.view.squares]
        self.width = max(map(cell_len, self.names)) + MARGIN
        self.narrow = self.width - 1
        streets = sight.view.streets
        self.between = {tuple(street.squares): number for number, street in enumerate(streets)}

    def large(self) -> Text:
        """Fifteen lines: squares as boxes, stacks with the topmost disc on top.

        A street with four discs takes a line more.
        """
        lines: list[Text] = []
        for row in range(SIDE):
            lines += self.box_lines(row)
            if row < SIDE - 1:
                lines += self.below_lines(row)
        return Text("\n").join(lines)

    def box_lines(self, row: int) -> list[Text]:
        """The boxes of a row with the streets between them."""
        squares = range(SIDE * row, SIDE * (row + 1))
        lines = self.blank_lines([self.between[(at, at + 1)] for at in squares[:-1]])
        for column, square in enumerate(squares):
            for line, text in zip(lines, self.box(square, len(lines)), strict=True):
                line.append_text(text)
            if column < SIDE - 1:
                street = self.between[(square, square + 1)]
                for line, text in zip(lines, self.stack(street, GAP, len(lines)), strict=True):
                    line.append_text(text)
        return lines

    def blank_lines(self, streets: list[int]) -> list[Text]:
        """As many lines as the highest of these stacks takes, three at least."""
        heights = (len(self.sight.view.streets[street].discs) for street in streets)
        return [Text() for _ in range(max(STACK, *heights))]

    def box(self, square: int, height: int) -> list[Text]:
        """A square with its action, and nothing in the lines below it."""
        style = STRONG if square in self.acting_squares() else ""
        inside = centre(Text(self.names[square], style or STRONG), self.width)
        edge = "─" * self.width
        box = [Text(f"┌{edge}┐"), Text.assemble("│", inside, "│"), Text(f"└{edge}┘")]
        return box + [Text(" " * (self.width + 2)) for _ in range(height - len(box))]

    def acting_squares(self) -> set[int]:
        """The two squares of the street being activated."""
        activation = self.sight.view.activation
        return set(self.sight.view.streets[activation.street].squares) if activation else set()

    def below_lines(self, row: int) -> list[Text]:
        """The stacks between two rows of squares."""
        squares = range(SIDE * row, SIDE * (row + 1))
        streets = [self.between[(square, square + SIDE)] for square in squares]
        lines = self.blank_lines(streets)
        for column, street in enumerate(streets):
            for line, text in zip(
                lines, self.stack(street, self.width + 2, len(lines)), strict=True
            ):
                line.append_text(text)
                line.append(" " * GAP if column < SIDE - 1 else "")
        return lines

    def stack(self, street: int, width: int, height: int) -> list[Text]:
        """The discs from the top in these lines, the street's number beside the second."""
        discs = self.sight.view.streets[street].discs[::-1]
        first = max(min(STACK - len(discs), 1), 0)
        lines = []
        for level in range(height):
            at = level - first
            body = disc(self.words, discs[at]) if 0 <= at < len(discs) else Text("    ")
            if not discs and level == 1:
                body = Text(" ·· ", QUIET)
            lines.append(centre(Text.assemble(body, self.beside(street, level, discs)), width))
        return lines

    def beside(self, street: int, level: int, discs: list[int]) -> Text:
        """The number, and beside the lowest disc the sign that one more brings a seat."""
        if level == 1:
            return Text.assemble(" ", self.number(street))
        first = max(min(STACK - len(discs), 1), 0)
        seat = level == first + len(discs) - 1 and len(discs) == self.full
        return Text(" ▲ " if seat else "   ", QUIET)

    def number(self, street: int) -> Text:
        """A street's number, stressed if a disc can be placed there or it is being activated."""
        activation = self.sight.view.activation
        now = street in self.legal or (activation is not None and activation.street == street)
        sign = ">" if activation is not None and activation.street == street else ""
        return Text(f"{sign}{street + 1}".ljust(2), NOW if now else QUIET)

    def small(self) -> Text:
        """Five lines; each stack as letters from the top."""
        lines: list[Text] = []
        for row in range(SIDE):
            line = Text()
            for column in range(SIDE):
                square = SIDE * row + column
                line.append_text(centre(Text(self.names[square], STRONG), self.narrow, "─"))
                if column < SIDE - 1:
                    street = self.between[(square, square + 1)]
                    line.append_text(centre(self.letters(street), SMALL_GAP, "─"))
            lines.append(line)
            if row < SIDE - 1:
                lines.append(self.small_below(row))
        return Text("\n").join(lines)

    def small_below(self, row: int) -> Text:
        """One line of stacks between two rows of squares."""
        line = Text()
        for column in range(SIDE):
            square = SIDE * row + column
            street = self.between[(square, square + SIDE)]
            line.append_text(centre(self.letters(street), self.narrow))
            line.append(" " * SMALL_GAP if column < SIDE - 1 else "")
        return line

    def letters(self, street: int) -> Text:
        """Number and letters of a stack: 7:BRG."""
        discs = self.sight.view.streets[street].discs[::-1]
        number = self.number(street)
        text = Text.assemble((number.plain.strip().rjust(2), number.style))
        text.append(":" if discs else " ", QUIET)
        for owner in discs:
            text.append_text(token(self.words, owner))
        text.append(" " if discs else "")
        return text


def centre(text: Text, width: int, pad: str = " ") -> Text:
    """The text in the middle of a number of columns."""
    room = max(width - text.cell_len, 0)
    left = room // 2
    return Text.assemble((pad * left, QUIET), text, (pad * (room - left), QUIET))

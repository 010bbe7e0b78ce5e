"""What happened, in words: events become sentences for one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...shared.terminal.terminal_ui import LogLine, Value, log
from ..view import events
from ..view.events import Event
from ..view.view_types import View
from .land import Land
from .words import Words


class Narrator:
    """Tells events to one seat (None: to everybody); the view knows the map."""

    def __init__(self, words: Words, view: View, reader: int | None) -> None:
        self.words = words
        self.reader = reader
        self.players = view.players
        self.land = Land(words, view)

    def lines(self, event: Event) -> list[str]:
        """The sentences for an event; none for what goes without saying."""
        return TELLERS[type(event)](self, event)

    def sentence(self, name: str, seat: int, **values: Value) -> list[str]:
        """One sentence about a seat."""
        you = "yes" if seat == self.reader else "no"
        return [self.words.say(f"event-{name}", you=you, player=self.words.seat(seat), **values)]

    def tell_turn_began(self, event: events.TurnBegan) -> list[str]:
        """The heading of a turn."""
        name = "turn-began-last" if event.last else "turn-began"
        return self.sentence(name, event.seat, round=event.round)

    def tell_threw(self, event: events.Threw) -> list[str]:
        """Nothing: the number that comes says it."""
        return []

    def tell_rolled(self, event: events.Rolled) -> list[str]:
        """What the die shows."""
        return self.sentence("rolled", event.seat, number=event.number)

    def tell_walked(self, event: events.Walked) -> list[str]:
        """Where the figure went."""
        if event.start == event.end:
            return self.sentence("stayed", event.seat)
        return self.sentence("walked", event.seat, where=self.land.to(event.end))

    def tell_took(self, event: events.Took) -> list[str]:
        """A token collected or bought."""
        resource = self.words.one(event.resource)
        name = "bought" if event.lire else "collected"
        return self.sentence(name, event.seat, resource=resource, lire=event.lire)

    def tell_created(self, event: events.Created) -> list[str]:
        """A piece made."""
        words = self.words
        return self.sentence(
            "created",
            event.seat,
            piece=words.piece(event.piece),
            sort=words.sort(event.sort),
            artist=words.artist(event.artist),
        )

    def tell_sold(self, event: events.Sold) -> list[str]:
        """A piece sold."""
        return self.sentence(
            "sold", event.seat, piece=self.words.piece(event.piece), lire=event.lire
        )

    def tell_upgraded(self, event: events.Upgraded) -> list[str]:
        """A guild house raised."""
        name = "upgraded-first" if event.first else "upgraded"
        return self.sentence(name, event.seat, level=event.level)

    def tell_hired(self, event: events.Hired) -> list[str]:
        """An artist hired, who goes for him, and the tokens that go with that one."""
        words = self.words
        values: dict[str, Value] = {"artist": words.artist(event.artist), "lire": event.lire}
        if event.gone is None:
            return self.sentence("hired", event.seat, **values)
        lines = self.sentence("exchanged", event.seat, gone=words.artist(event.gone), **values)
        if event.returned:
            back = ", ".join(map(words.resource, event.returned))
            lines.append(words.say("event-returned", resources=back))
        return lines

    def tell_bonus(self, event: events.Bonus) -> list[str]:
        """Prestige that an artist earns."""
        artist = self.words.artist(event.artist)
        return self.sentence("bonus", event.seat, artist=artist, points=event.points)

    def tell_last_turns(self, event: events.LastTurns) -> list[str]:
        """The Dome stands; how many turns are left then (F5.1, F5.2)."""
        left = "none" if event.turns == 0 else "all" if event.turns == self.players else "some"
        return [self.words.say("event-last-turns", left=left, turns=event.turns)]

    def tell_counted(self, event: events.Counted) -> list[str]:
        """A seat's prestige, and of what it consists."""
        total = sum(line.points for line in event.lines)
        body = [
            "  " + self.words.say("event-counted-line", part=part, points=line.points)
            for line in event.lines
            if (part := self.words.say(f"part-{line.part}")) and line.points
        ]
        return [*self.sentence("counted", event.seat, points=total), *body]

    def tell_game_over(self, event: events.GameOver) -> list[str]:
        """The end; the result is told apart from the log."""
        return [self.words.say("event-game-over")]


def log_lines(
    words: Words, view: View, reader: int | None, happened: Iterable[Event]
) -> list[LogLine]:
    """Events as lines of a log; the final count begins with the first seat's (F5.3)."""
    lines = Narrator(words, view, reader).lines
    return log(happened, lines, events.TurnBegan, events.Counted)


Teller = Callable[[Narrator, Any], list[str]]
TELLERS: dict[type[Event], Teller] = {
    events.TurnBegan: Narrator.tell_turn_began,
    events.Threw: Narrator.tell_threw,
    events.Rolled: Narrator.tell_rolled,
    events.Walked: Narrator.tell_walked,
    events.Took: Narrator.tell_took,
    events.Created: Narrator.tell_created,
    events.Sold: Narrator.tell_sold,
    events.Upgraded: Narrator.tell_upgraded,
    events.Hired: Narrator.tell_hired,
    events.Bonus: Narrator.tell_bonus,
    events.LastTurns: Narrator.tell_last_turns,
    events.Counted: Narrator.tell_counted,
    events.GameOver: Narrator.tell_game_over,
}

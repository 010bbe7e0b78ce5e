"""What happened, in words: events become sentences for one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...shared.terminal.terminal_ui import LogLine, Value, log
from ..view import events
from ..view.events import Event
from ..view.view_types import Line, View
from . import ties
from .moves import action_message
from .words import WHITE, Words


class Narrator:
    """Tells events to one seat (None: to everybody); ``view`` names the streets and tiles."""

    def __init__(self, words: Words, view: View, reader: int | None) -> None:
        self.words = words
        self.reader = reader
        self.streets = [words.street(street.kinds) for street in view.streets]
        self.tiles = [words.category(tile.category) for tile in view.tiles]

    def lines(self, event: Event) -> list[str]:
        """The sentences for an event; none for what goes without saying."""
        return TELLERS[type(event)](self, event)

    def who(self, seat: int) -> dict[str, Value]:
        """The values that a sentence about a seat needs."""
        return {"you": "yes" if seat == self.reader else "no", "player": self.words.seat(seat)}

    def sentence(self, name: str, seat: int, **values: Value) -> list[str]:
        """One sentence about a seat."""
        return [self.words.say(f"event-{name}", **self.who(seat), **values)]

    def tell_kept(self, event: events.Kept) -> list[str]:
        """A seat's own card, or only that one was kept."""
        if event.card is None and event.seat == self.reader:
            return []
        card = self.words.category(event.card) if event.card else ""
        return self.sentence("kept", event.seat, card=card)

    def tell_took_start(self, event: events.TookStart) -> list[str]:
        """The starting card taken."""
        return self.sentence("took-start", event.seat, card=self.words.kind(event.card))

    def tell_turn_began(self, event: events.TurnBegan) -> list[str]:
        """The heading of a turn."""
        return self.sentence("turn-began", event.seat, round=event.round)

    def tell_placed(self, event: events.Placed) -> list[str]:
        """A disc placed."""
        name = "placed-white" if event.white else "placed"
        return self.sentence(name, event.seat, street=self.streets[event.street])

    def tell_activated(self, event: events.Activated) -> list[str]:
        """Only the lower discs: the upper one was just placed."""
        return self.sentence(f"activated-{event.depth}", event.seat) if event.depth else []

    def tell_acted(self, event: events.Acted) -> list[str]:
        """An action carried out."""
        target = tuple(event.target)
        name, values = action_message(self.words, event.kind, target, "event-acted")
        text = self.words.say(name, **self.who(event.seat), amount=event.amount, **values)
        if not event.card:
            return [text]
        return [self.words.say("event-by-card", text=text.removesuffix("."))]

    def tell_gave_up(self, event: events.GaveUp) -> list[str]:
        """An impossible action given up."""
        name = "gave-up" if event.card else "gave-up-nothing"
        return self.sentence(name, event.seat, kind=self.words.kind(event.kind))

    def tell_drew(self, event: events.Drew) -> list[str]:
        """Only the reader's own card: that others draw, they have said by giving up an action."""
        if event.card is None or event.seat != self.reader:
            return []
        return [self.words.say("event-drew", card=self.words.kind(event.card))]

    def tell_reshuffled(self, event: events.Reshuffled) -> list[str]:
        """A new deck."""
        return [self.words.say("event-reshuffled", cards=event.cards)]

    def tell_stopped(self, event: events.Stopped) -> list[str]:
        """Only what its owner chose."""
        return [] if event.by_itself else self.sentence("stopped", event.seat)

    def tell_seat_taken(self, event: events.SeatTaken) -> list[str]:
        """A seat in the council, and how the white disc was replaced."""
        values: dict[str, Value] = {"tile": event.tile, "category": self.tiles[event.tile - 1]}
        if event.from_street is not None:
            values["street"] = self.streets[event.from_street]
            return self.sentence("seat-taken-moved", event.seat, **values)
        name = "seat-taken-exchanged" if event.exchanged else "seat-taken"
        return self.sentence(name, event.seat, **values)

    def tell_disc_left(self, event: events.DiscLeft) -> list[str]:
        """A disc out of the game."""
        street = self.streets[event.street]
        if event.disc == WHITE:
            return [self.words.say("event-disc-left-white", street=street)]
        return self.sentence("disc-left", event.disc, street=street)

    def tell_scored(self, event: events.Scored) -> list[str]:
        """A scoring: its heading and a line for each seat that has cubes there."""
        category = self.words.category(event.category)
        if event.tile is not None:
            heading = self.words.say(
                "event-scored", tile=event.tile, tiles=len(self.tiles), category=category
            )
        elif event.owner is None:
            heading = self.words.say("event-scored-face-up", category=category)
        else:
            heading = self.sentence("scored-card", event.owner, category=category)[0]
        body = [self.score_line(line, event.category) for line in event.lines]
        body += [f"  {tie}" for tie in ties.tie_lines(self.words, event.lines)]
        return [heading, *(body or ["  " + self.words.say("event-scored-nobody")])]

    def score_line(self, line: Line, category: str) -> str:
        """Place, cubes and points of a seat."""
        return "  " + self.words.say(
            "score-line-palazzo" if category == "palazzo" else "score-line",
            place=line.place,
            player=self.words.seat(line.seat),
            cubes=line.cubes,
            points=line.points,
        )

    def tell_revealed(self, event: events.Revealed) -> list[str]:
        """Everybody's secret card."""
        cards = (
            self.words.say(
                "event-revealed-card",
                player=self.words.seat(seat),
                category=self.words.category(card),
            )
            for seat, card in enumerate(event.cards)
        )
        return [self.words.say("event-revealed", cards=", ".join(cards))]

    def tell_game_over(self, event: events.GameOver) -> list[str]:
        """The end; the result is told apart from the log."""
        return [self.words.say("event-game-over")]


def log_lines(
    words: Words, view: View, reader: int | None, happened: Iterable[Event]
) -> list[LogLine]:
    """Events as lines of a log; the final scoring begins when the secret cards are shown (C6.2)."""
    lines = Narrator(words, view, reader).lines
    return log(happened, lines, events.TurnBegan, events.Revealed)


Teller = Callable[[Narrator, Any], list[str]]
TELLERS: dict[type[Event], Teller] = {
    events.Kept: Narrator.tell_kept,
    events.TookStart: Narrator.tell_took_start,
    events.TurnBegan: Narrator.tell_turn_began,
    events.Placed: Narrator.tell_placed,
    events.Activated: Narrator.tell_activated,
    events.Acted: Narrator.tell_acted,
    events.GaveUp: Narrator.tell_gave_up,
    events.Drew: Narrator.tell_drew,
    events.Reshuffled: Narrator.tell_reshuffled,
    events.Stopped: Narrator.tell_stopped,
    events.SeatTaken: Narrator.tell_seat_taken,
    events.DiscLeft: Narrator.tell_disc_left,
    events.Scored: Narrator.tell_scored,
    events.Revealed: Narrator.tell_revealed,
    events.GameOver: Narrator.tell_game_over,
}

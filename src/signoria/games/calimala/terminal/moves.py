"""Moves taken apart from their notation, and their labels in words."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.values import STANDARD, Values
from ..view.view_types import Choice
from .words import Words


@dataclass(frozen=True)
class Move:
    """A move: ``verb`` is keep, take, place, white, act, card, draw, stop or seat.

    ``street`` has the two kinds of the street for place, white and seat; ``words`` what follows
    the verb otherwise, in lower case: the action's kind first, then its target.  ``values`` are the
    numbers of the rules by which it costs something.
    """

    action: int
    text: str
    verb: str
    words: tuple[str, ...] = ()
    street: tuple[str, ...] = ()
    values: Values = STANDARD

    @property
    def kind(self) -> str:
        """The action's kind, or the card."""
        return self.words[0]

    @property
    def target(self) -> tuple[str, ...]:
        """What the action is done to, as in an event."""
        return self.words[1:]


VERBS = ("keep", "take", "card", "draw", "stop")
ON_STREETS = ("place", "white", "seat")


def take_apart(choice: Choice, values: Values = STANDARD) -> Move:
    """The move that a choice's notation says."""
    first, *rest = choice.text.lower().split()
    if first in ON_STREETS:
        street = tuple(rest[0].split("|"))
        return Move(choice.action, choice.text, first, tuple(rest[1:]), street)
    if first in VERBS:
        return Move(choice.action, choice.text, first, tuple(rest), (), values)
    return Move(choice.action, choice.text, "act", (first, *rest), (), values)


def action_message(
    words: Words, kind: str, target: tuple[str, ...], stem: str
) -> tuple[str, dict[str, str]]:
    """The message for an action and its target, as ``stem`` (move or event-acted), with values."""
    name = f"{stem}-{kind}"
    if kind == "build":
        name += f"-{target[0]}"
        where = words.say(f"city-{target[1]}-in") if target[0] == "house" else ""
        return name, {"where": where}
    if kind == "artwork":
        return name, {"where": words.say(f"building-{target[0]}-to")}
    if kind in ("ship", "transport"):
        return name, {"where": words.destinations(target)}
    if kind == "contribute":
        # The notation puts the material first, an event the church.
        material, church = target if target[0] in ("wood", "brick", "marble") else target[::-1]
        where = words.say(f"building-{church}-to")
        return name, {"material": words.say(f"material-{material}"), "where": where}
    return name, {}


def price(values: Values, built: tuple[str, ...]) -> dict[str, int]:
    """The wood and brick that building takes (C4.2); nothing for anything else."""
    wood, brick = values.workshop
    costs = {"ship": (values.ship, 0), "house": (0, values.house), "workshop": (wood, brick)}
    cost = costs.get(built[0]) if built else None
    return dict(zip(("wood", "brick"), cost, strict=True)) if cost else {}


def label(words: Words, move: Move) -> str:
    """A move in words, as in a list of choices."""
    if move.verb == "keep":
        return words.say("move-keep", card=words.category(move.kind))
    if move.verb == "take":
        return words.say("move-take", card=words.kind(move.kind))
    if move.verb in ("place", "white"):
        return words.say(f"move-{move.verb}", street=words.street(move.street))
    if move.verb == "seat":
        return words.say(f"move-seat-{move.words[0]}", street=words.street(move.street))
    if move.verb == "draw":
        return words.say("move-draw", kind=words.kind(move.kind))
    if move.verb == "stop":
        return words.say("move-stop")
    name, values = action_message(words, move.kind, move.target, "move")
    text = words.say(name, **values, **price(move.values, move.target))
    return words.say("move-card", move=text) if move.verb == "card" else text

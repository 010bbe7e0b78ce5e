"""Options as they are asked for, checked against those that a game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, SupportsIndex

from ..contract import BadSetup, Option

RANDOM = "random"  # who starts, unless a seat is named
START = "start"
BadSetups = Callable[..., BadSetup]  # a game's own, which knows the words of its faults


def start_option(seats: int) -> Option:
    """Who starts: a seat from 0, or whom chance chooses."""
    return Option(START, (RANDOM, *map(str, range(seats))))


def resolve_options(
    options: tuple[Option, ...],
    players: int,
    allowed: range,
    asked: Mapping[str, Any] | None,
    bad_setup: BadSetups,
) -> dict[str, str]:
    """A value for each option, the default where none is asked for; raises ``BadSetup``."""
    low, high = allowed[0], allowed[-1]
    if not isinstance(players, SupportsIndex) or isinstance(players, bool):  # NumPy's are whole too
        kind = type(players).__name__
        raise bad_setup("players", "whole", value=repr(players), kind=kind, low=low)
    if players not in allowed:
        raise bad_setup("players", "players", value=players, low=low, high=high)
    given = dict(asked or {})
    values = {
        each.name: check_value(each, str(given.pop(each.name, each.values[0])), bad_setup)
        for each in options
    }
    if given:
        known = ", ".join(each.name for each in options)
        raise bad_setup(next(iter(given)), "unknown-option", known=known)
    if values[START] != RANDOM and int(values[START]) >= players:
        last, value = players - 1, int(values[START])
        raise bad_setup(START, "start", value=value, players=players, last=last)
    return values


def check_value(option: Option, value: str, bad_setup: BadSetups) -> str:
    """The value itself if the option has it, or takes a text of one's own; raises ``BadSetup``."""
    if value in option.values:
        return value
    if not option.text:
        raise bad_setup(option.name, "word", value=value, known=", ".join(option.values))
    if len(value) > option.text:
        raise bad_setup(option.name, "long", value=len(value), most=option.text)
    return value

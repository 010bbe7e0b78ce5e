"""A variant from its file (TOML): every fault with its line, and what would be right."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from .lines import Lines
from .schema import Fault, Number, Schema, Value

LONGEST = 60_000  # characters of a file
HEAD = ("game", "rules")  # what stands above the sections
SHOWN = 40  # characters of a value that a message shows
PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def read_file(schema: Schema, text: str) -> tuple[dict[str, Number], list[Fault]]:
    """All numbers, those not named by the rulebook's, and all that is wrong in the text."""
    if len(text) > LONGEST:
        return schema.standard, [Fault(1, "long", {"value": len(text), "most": LONGEST})]
    try:
        document = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        return schema.standard, [Fault(1, "syntax", {"problem": "nested too deeply"})]
    except ValueError as error:
        return schema.standard, [syntax_fault(str(error), text)]
    lines = Lines(text)
    if faults := list(head_faults(schema, document, lines)):
        return schema.standard, faults  # of another game: all else would be wrong, too
    found, faults = dict(schema.standard), []
    for key, value in leaves(document, schema):
        fault = check_value(schema, key, value, lines.line(key))
        if fault:
            faults.append(fault)
        else:
            found[key] = as_number(value)
    return found, faults or contradictions(schema, found, lines)


def game_of(text: str) -> str | None:
    """The game that a file names, None if it names none or cannot be read."""
    if len(text) > LONGEST:
        return None
    try:
        name = tomllib.loads(text.removeprefix("\ufeff")).get(HEAD[0])
    except (RecursionError, ValueError):
        return None
    return name if isinstance(name, str) else None


def syntax_fault(message: str, text: str) -> Fault:
    """What the parser says, and where."""
    place = PLACE.search(message)
    line = int(place[1]) if place and place[1] else text.rstrip().count("\n") + 1
    return Fault(line, "syntax", {"problem": PLACE.sub("", message)[: 3 * SHOWN]})


def head_faults(schema: Schema, document: dict[str, Any], lines: Lines) -> Iterator[Fault]:
    """Whether the file is one of this game and rules version."""
    for name, right in zip(HEAD, (schema.game, schema.rules), strict=True):
        if name not in document:
            yield Fault(1, f"no-{name}", {"right": right})
        elif document[name] != right:
            values = {"value": short_text(document[name]), "right": right}
            yield Fault(lines.line(name), name, values)


def leaves(document: dict[str, Any], schema: Schema, above: str = "") -> Iterator[tuple[str, Any]]:
    """Everything below the head by its key; a section that is there comes in parts."""
    for name, content in document.items():
        key = above + name
        if isinstance(content, dict) and schema.is_section(key):
            yield from leaves(content, schema, f"{key}.")
        elif key not in HEAD:
            yield key, content


def check_value(schema: Schema, key: str, value: Any, line: int) -> Fault | None:
    """What is wrong with a number, if anything is."""
    wanted = schema.by_key.get(key)
    if wanted is None:
        return unknown_fault(schema, key, line)
    told: dict[str, str | int] = {"key": key, "low": wanted.low, "high": wanted.high}
    numbers = value if wanted.most and isinstance(value, list | tuple) else [value]
    if wanted.most and (numbers is not value or not 1 <= len(numbers) <= wanted.most):
        return Fault(line, "list", {**told, "value": short_text(value), "most": wanted.most})
    for number in numbers:
        if reason := flaw_of(wanted, number):
            return Fault(line, reason, {**told, "step": wanted.step, "value": short_text(number)})
    return None


def flaw_of(wanted: Value, number: Any) -> str:
    """Why a number is none, or out of its range; empty if it is right."""
    if not isinstance(number, int) or isinstance(number, bool):
        return "whole"
    if not wanted.low <= number <= wanted.high:
        return "range"
    return "step" if number % wanted.step else ""


def unknown_fault(schema: Schema, key: str, line: int) -> Fault:
    """That there is no such number, with those that may have been meant."""
    section = key.rpartition(".")[0] or key
    known = [one for one in schema.by_key if one.startswith(f"{section}.")]
    near = get_close_matches(key, schema.by_key, n=3) or known or list(schema.sections)
    return Fault(line, "unknown", {"key": short_text(key), "known": ", ".join(near)})


def contradictions(schema: Schema, numbers: dict[str, Number], lines: Lines) -> list[Fault]:
    """What cannot be played in numbers that are right one by one."""
    return [
        Fault(lines.first(keys), reason, {"key": keys[0], **values})
        for keys, reason, values in schema.contradictions(numbers)
    ]


def as_number(value: Any) -> Number:
    """A number, or a list in ascending order."""
    return tuple(sorted(value)) if isinstance(value, list | tuple) else int(value)


def short_text(value: object) -> str:
    """A value as a message shows it: short, on one line."""
    try:
        text = value if isinstance(value, str) else str(value)
    except ValueError:  # more digits than Python writes
        return "…"
    text = " ".join(text.split())
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"

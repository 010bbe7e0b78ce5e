"""What no game can be played with, although each number is in its range."""

from __future__ import annotations

from collections.abc import Iterator

from ...shared.variants.schema import Contradiction, Number, Numbers
from ..rules import names
from ..rules.board import MAX_SEATS

BOOKS, PAINTINGS = 7, 8  # pieces that there are, Leonardo's painting, which comes late, apart
GIOTTOS = 2


def contradictions(numbers: Numbers) -> list[Contradiction]:
    """Each with the number to change, what it is up against, and how far that goes."""
    each = {key: whole(number) for key, number in numbers.items()}
    maxima = (*tokens(each), *houses(each))
    found: list[Contradiction] = []
    found += [(keys, why, {"most": n, "value": each[keys[0]]}) for keys, why, n in maxima]
    found += [(keys, why, {"least": n, "value": each[keys[0]]}) for keys, why, n in minima(each)]
    return found


Limits = Iterator[tuple[tuple[str, ...], str, int]]


def whole(number: Number) -> int:
    """A number; of a list its length, which nothing here is up against."""
    return number if isinstance(number, int) else len(number)


def tokens(numbers: dict[str, int]) -> Limits:
    """What pieces take must be held at once (F4.3, F4.4)."""
    limit, great = numbers["tokens.limit"], numbers["tokens.brunelleschi"]
    for sort in names.SORTS:
        for resource in names.RESOURCES:
            key = f"needs.{sort}.{resource}"
            if numbers[key] > limit:
                yield (key, "tokens.limit"), "needs", limit
    largest = max((f"needs.sculpture.{name}" for name in names.RESOURCES), key=numbers.__getitem__)
    if numbers[largest] * numbers["needs.brunelleschi.times"] > great:
        keys = ("needs.brunelleschi.times", largest, "tokens.brunelleschi")
        yield keys, "great-needs", great // max(1, numbers[largest])
    if numbers["bonus.giotto-paintings"] > GIOTTOS * numbers["copies.painting"]:
        most = GIOTTOS * numbers["copies.painting"]
        yield ("bonus.giotto-paintings", "copies.painting"), "giotto", most


def houses(numbers: dict[str, int]) -> Limits:
    """A guild house must be able to rise, and does not lose rooms (F4.7)."""
    for key, pieces, sort in (
        ("house.paintings", PAINTINGS, "painting"),
        ("house.books", BOOKS, "book"),
    ):
        if numbers[key] > pieces * numbers[f"copies.{sort}"]:
            yield (key, f"copies.{sort}"), "rise", pieces * numbers[f"copies.{sort}"]
    for level in (1, 2):
        key, following = f"rooms.level-{level}", f"rooms.level-{level + 1}"
        if numbers[key] > numbers[following]:
            yield (key, following), "rooms", numbers[following]


def minima(numbers: dict[str, int]) -> Limits:
    """What must be there: tokens for all, and money for a first painting (F1.2, F4.10)."""
    limit, great = numbers["tokens.limit"], numbers["tokens.brunelleschi"]
    if great < limit:
        yield ("tokens.brunelleschi", "tokens.limit"), "great-limit", limit
    wanted = (MAX_SEATS - 1) * limit + max(limit, great)
    if numbers["tokens.supply"] < wanted:
        yield ("tokens.supply", "tokens.limit", "tokens.brunelleschi"), "supply", wanted
    costs = [(f"price.{name}", f"needs.painting.{name}") for name in names.RESOURCES]
    first = sum(numbers[price] * numbers[needed] for price, needed in costs)
    if numbers["money.start"] < first:
        keys = [key for pair in costs if numbers[pair[0]] * numbers[pair[1]] for key in pair]
        yield ("money.start", *keys), "start", first

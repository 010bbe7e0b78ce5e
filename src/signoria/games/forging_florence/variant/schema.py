"""The numbers of Forging Florence that a variant may set, each with its range and rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ...shared.variants.schema import Number, Value
from ...shared.variants.variants import Place, number_place
from ..rules import names
from ..rules.board import COIN, FACES, MOST_FACES, RESOURCES, TOP_LEVEL
from ..rules.values import LAYOUT, STANDARD

GREAT = 5  # tokens of a resource that can be held at the most, and copies of a piece
MUCH = 200  # prestige
RICH = 500  # lire
LATER = names.ARTISTS[len(names.PAINTERS) :]  # those who do not come to every house


number = partial(number_place, LAYOUT)
lire = partial(number, low=0, high=RICH, step=COIN)  # a file counts in lire, a table in coins


def money() -> Iterator[Place]:
    """What everybody begins with, buys, sells and pays (F3.1, F4.3, F4.5, F4.8)."""
    yield lire("money.start", "first_coins", "F3.1", "start")
    for at, name in enumerate(names.RESOURCES):
        label = f"resource-{name}-label"
        yield lire(f"price.{name}", "price", "F4.3", "price", at=at, said={"resource": label})
    for at, name in enumerate(names.SORTS):
        yield lire(f"sale.{name}", "sale", "F4.5", "sale", at=at, said={"sort": f"sort-{name}"})
    for at, name in enumerate(names.ARTISTS):  # for nothing, artists could come and go for ever
        said = {"artist": f"artist-{name}"}
        yield lire(f"fee.{name}", "fee", "F4.8", "fee", at=at, low=COIN, said=said)


def means() -> Iterator[Place]:
    """Tokens that are held and that pieces take (F1.2, F4.3, F4.4), art cards (F1.3)."""
    yield number("tokens.limit", "limit", "F4.3", "limit", 1, GREAT)
    yield number("tokens.brunelleschi", "great_limit", "F4.3", "great-limit", 1, GREAT)
    yield number("tokens.supply", "tokens", "F1.2", "supply", 1, 4 * GREAT)
    for sort, name in enumerate(names.SORTS):
        for at, resource in enumerate(names.RESOURCES):
            said = {"sort": f"sort-{name}", "resource": f"resource-{resource}-label"}
            key, place = f"needs.{name}.{resource}", RESOURCES * sort + at
            yield number(key, "needs", "F4.4", "needs", 0, GREAT, place, said=said)
    yield number("needs.brunelleschi.times", "great_needs", "F4.4", "great-needs", 1, GREAT)
    for at, name in enumerate(names.SORTS):
        said = {"sort": f"sort-{name}"}
        yield number(f"copies.{name}", "copies", "F1.3", "copies", 1, GREAT, at, said=said)


def prestige() -> Iterator[Place]:
    """What counts in the end (F5.3, F5.4)."""
    for key, field in (("prestige", "worth"), ("prestige.sold", "worth_sold")):
        for at, name in enumerate(names.SORTS):
            said = {"sort": f"sort-{name}"}
            text = field.replace("_", "-")
            yield number(f"{key}.{name}", field, "F5.3", text, 0, MUCH, at, said=said)
    for at, level in enumerate(("level-2", "level-3")):
        yield number(f"prestige.house.{level}", "house", "F5.3", level, 0, MUCH, at)
    for name in ("giotto", "machiavelli", "michelangelo", "leonardo"):
        yield number(f"bonus.{name}", name, "F5.4", f"bonus-{name}", 0, MUCH)
    yield number("bonus.giotto-paintings", "giotto_paintings", "F5.4", "paintings", 1, 2 * GREAT)
    for name in ("brunelleschi", "dome"):
        yield number(f"times.{name}", name, "F5.4", f"times-{name}", 1, GREAT)


def house() -> Iterator[Place]:
    """Guild houses (F4.7, F4.8)."""
    yield number("house.paintings", "rise", "F4.7", "rise-paintings", 0, 20, 0)
    yield number("house.books", "rise", "F4.7", "rise-books", 0, 20, 1)
    for at in range(TOP_LEVEL):
        yield number(f"rooms.level-{at + 1}", "rooms", "F4.7", f"rooms-{at + 1}", 1, 10, at)
    for at, name in enumerate(names.SORTS):
        if at:  # paintings are how everybody begins
            said = {"sort": f"sort-{name}"}
            yield number(f"level.{name}", "sort_level", "F4.7", "level-sort", 1, 3, at, said=said)
    for name in LATER:
        at, said = names.ARTISTS.index(name), {"artist": f"artist-{name}"}
        yield number(f"level.{name}", "artist_level", "F4.8", "level-artist", 1, 3, at, said=said)


def course() -> Iterator[Place]:
    """The die and the end (F1.1, F5.1)."""
    faces: Number = STANDARD.face[: STANDARD.faces]
    die = Value("die.faces", faces, 1, FACES, "F1.1", "value-faces", most=MOST_FACES)
    yield Place(die, "face", length="faces")
    yield number("end.after-dome", "last_rounds", "F5.1", "after-dome", 0, 5)


PLACES = (*money(), *means(), *prestige(), *house(), *course())
VALUES = tuple(place.value for place in PLACES)

"""The setup: everything decided before the first move (F3), as a value and in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...shared.fields import Fields, is_number
from ...shared.variants import faults as variant_faults
from ...shared.variants.schema import STANDARD
from ..map import maps
from ..rules import names
from ..rules.board import SHOPS, SITES, Terrain
from ..rules.faults import FAULTS, bad_setup
from ..variant.variants import VARIANTS

if TYPE_CHECKING:
    from .position import Position

ROUNDS = (60, 300)  # the least and the most that can be chosen (F5.2)
_FIELDS = (
    "Players", "Start", "Economy", "Brunelleschi", "Shop-sites", "Rounds", "Houses", "Shops",
    "No-mill", "Painters", "Map", variant_faults.FIELD,
)  # fmt: skip


@dataclass(frozen=True)
class Setup:
    """Options, the map, and what chance has put on it (F3.1, F3.2)."""

    players: int
    start: int
    economy: str
    brunelleschi: str
    shop_sites: str  # the option: pairs or free
    rounds: int
    houses: tuple[int, ...]  # the site of each seat's guild house, in reading order from 0
    shops: tuple[str, ...]  # on each shop site, in reading order
    no_mill: int  # the mill site that stays empty, in reading order from 0
    painters: tuple[str, ...]  # by seat
    map: str  # as one line, see maps.line
    variant: str = STANDARD  # in one word, see shared/variants/compact.py

    @classmethod
    def of(cls, position: Position) -> Setup:
        """The setup of a game that is under way."""
        sites = [hex for hex, code in enumerate(position.terrain) if code == Terrain.HOUSE]
        return cls(
            players=position.players,
            start=position.start,
            economy=names.ECONOMIES[position.economy],
            brunelleschi=names.BRUNELLESCHI[position.brunelleschi],
            shop_sites=names.SHOP_OPTIONS[position.shops],
            rounds=10 * position.limit,
            houses=tuple(sites.index(hex) for hex in position.houses),
            shops=tuple(names.SHOPS[kind] for kind in position.shop_at),
            no_mill=position.empty_mill,
            painters=tuple(names.ARTISTS[hand.painter] for hand in position.hands),
            map=maps.line(position.terrain),
            variant=VARIANTS.option_value(position.values),
        )

    def to_dict(self) -> dict[str, str]:
        """The setup in words; seats and sites count from 0."""
        own = {} if self.variant == STANDARD else {variant_faults.FIELD: self.variant}
        return {
            "Players": str(self.players),
            "Start": str(self.start),
            "Economy": self.economy,
            "Brunelleschi": self.brunelleschi,
            "Shop-sites": self.shop_sites,
            "Rounds": str(self.rounds),
            "Houses": " ".join(map(str, self.houses)),
            "Shops": " ".join(self.shops),
            "No-mill": str(self.no_mill),
            "Painters": " ".join(self.painters),
            "Map": self.map,
            **own,
        }

    def options(self) -> dict[str, str]:
        """What was chosen (F3.2, F3.3, F4.4, F5.2, F5.4), the map by its name or as one line."""
        return {
            "economy": self.economy,
            "brunelleschi": self.brunelleschi,
            "shops": self.shop_sites,
            "rounds": str(self.rounds),
            "map": maps.option_value(maps.read(self.map, self.shop_sites)),
            "variant": self.variant,
            "start": str(self.start),
        }


def read(fields: Mapping[str, str]) -> Setup:
    """The inverse of ``Setup.to_dict``; raises ``BadSetup`` naming the field that is wrong."""
    usual = {variant_faults.FIELD: STANDARD}
    read = Fields({**usual, **fields}, _FIELDS, FAULTS)
    players = read.number("Players", 2, 4)
    sites = tuple(str(site) for site in range(SITES))
    shop_sites = read.word("Shop-sites", names.SHOP_OPTIONS)
    setup = Setup(
        players=players,
        start=read.number("Start", 0, players - 1),
        economy=read.word("Economy", names.ECONOMIES),
        brunelleschi=read.word("Brunelleschi", names.BRUNELLESCHI),
        shop_sites=shop_sites,
        rounds=_rounds(read["Rounds"]),
        houses=tuple(map(int, _different(read, "Houses", sites, SITES))),
        shops=_so_many(read, "Shops", names.SHOPS, SHOPS),
        no_mill=read.number("No-mill", 0, SITES - 1),
        painters=_different(read, "Painters", names.PAINTERS, players),
        map=maps.line(maps.read(read["Map"], shop_sites)),
        variant=VARIANTS.option_value(VARIANTS.from_option(read[variant_faults.FIELD])),
    )
    _check_shops(setup)
    return setup


def _rounds(text: str) -> int:
    """The limit of rounds (F5.2)."""
    if not is_number(text) or int(text) % 10 or not ROUNDS[0] <= int(text) <= ROUNDS[1]:
        raise bad_setup("Rounds", "tens", value=text, low=ROUNDS[0], high=ROUNDS[1])
    return int(text)


def _so_many(fields: Fields, name: str, allowed: tuple[str, ...], wanted: int) -> tuple[str, ...]:
    words = fields.words(name, allowed)
    if len(words) != wanted:
        raise bad_setup(name, "words", value=len(words), wanted=wanted)
    return words


def _different(fields: Fields, name: str, allowed: tuple[str, ...], wanted: int) -> tuple[str, ...]:
    words = _so_many(fields, name, allowed, wanted)
    for word in words:
        if words.count(word) > 1:
            raise bad_setup(name, "once", value=word)
    return words


def _check_shops(setup: Setup) -> None:
    """Two of each, and with pairs the same on sites with the same letter (F1.1, F3.2)."""
    for word in names.SHOPS:
        if setup.shops.count(word) != 2:
            raise bad_setup("Shops", "twice-each", value=word, times=setup.shops.count(word))
    letters = [sign for sign in setup.map if sign in "abc"]
    pairs = set(zip(letters, setup.shops, strict=True))
    if setup.shop_sites == "pairs" and len(pairs) != len(names.SHOPS):
        raise bad_setup("Shops", "pairs")

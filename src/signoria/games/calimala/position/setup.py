"""The setup: everything decided before the first move (C2), as a value and in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...shared.fields import Fields
from ...shared.variants import faults as variant_faults
from ...shared.variants.schema import STANDARD
from ..rules import editions, names
from ..rules.board import BEGINNER_SQUARE, CARDS_DEALT, KINDS, LEFT_OUT, NOTHING, Kind
from ..rules.faults import FAULTS, bad_setup
from ..variant.variants import VARIANTS

if TYPE_CHECKING:
    from .position import Position

LAYOUTS = ("random", "beginner")
_FIELDS = (
    "Players", "Edition", "Layout", "Start", "Squares", "Tiles", "Dealt", "Face-up", "Aside",
    variant_faults.FIELD,
)  # fmt: skip


@dataclass(frozen=True)
class Setup:
    """Kinds on the nine squares, categories of the fifteen tiles, scoring cards (C2.1, C2.2)."""

    players: int
    start: int
    edition: str
    layout: str
    squares: tuple[str, ...]
    tiles: tuple[str, ...]
    dealt: tuple[tuple[str, ...], ...]  # by seat
    face_up: str | None
    aside: str | None
    rules: str = editions.NEWEST  # the newest version that plays it so (C5.3)
    variant: str = STANDARD  # in one word, see shared/variants/compact.py

    @classmethod
    def of(cls, position: Position) -> Setup:
        """The setup of a game that is under way; of a blind one, what is left of it."""
        return cls(
            players=position.players,
            start=position.start,
            edition=editions.name(position.edition),
            layout=LAYOUTS[position.layout],
            squares=tuple(names.KINDS[kind] for kind in position.squares),
            tiles=tuple(names.TILES[tile] for tile in position.tiles),
            dealt=tuple(
                tuple(names.SCORING_CARDS[card] for card in mat.dealt if card != NOTHING)
                for mat in position.mats
            ),
            face_up=_card(position.face_up),
            aside=_card(position.aside),
            rules=editions.rules(position.edition),
            variant=VARIANTS.option_value(position.values),
        )

    def to_dict(self) -> dict[str, str]:
        """The setup in words; seats count from 0."""
        own = {} if self.variant == STANDARD else {variant_faults.FIELD: self.variant}
        return {
            "Players": str(self.players),
            "Edition": self.edition,
            "Layout": self.layout,
            "Start": str(self.start),
            "Squares": " ".join(self.squares),
            "Tiles": " ".join(self.tiles),
            "Dealt": ", ".join(" ".join(cards) for cards in self.dealt),
            "Face-up": self.face_up or "none",
            "Aside": self.aside or "none",
            **own,
        }

    def options(self) -> dict[str, str]:
        """The edition, the layout, the variant and the starting seat (C2.1, C5.3)."""
        return {
            "edition": self.edition,
            "layout": self.layout,
            "variant": self.variant,
            "start": str(self.start),
        }


def _card(card: int) -> str | None:
    return None if card == NOTHING else names.SCORING_CARDS[card]


def read(fields: Mapping[str, str], rules: str) -> Setup:
    """The inverse of ``Setup.to_dict`` under a rules version; raises ``BadSetup``.

    The fault names the field that is wrong.
    """
    usual = {variant_faults.FIELD: STANDARD}
    read = Fields({**usual, **fields}, _FIELDS, FAULTS)
    players = read.number("Players", 3, 5)
    edition = read.word("Edition", names.EDITIONS)
    setup = Setup(
        players=players,
        start=read.number("Start", 0, players - 1),
        edition=edition,
        layout=read.word("Layout", LAYOUTS),
        squares=_permutation(read, "Squares", names.KINDS),
        tiles=_permutation(read, "Tiles", names.TILES),
        dealt=_read_hands(read, players),
        face_up=_optional_card(read, "Face-up", players < 5),
        aside=_optional_card(read, "Aside", players == 4),
        rules=editions.rules(editions.number(edition, rules)),
        variant=VARIANTS.option_value(VARIANTS.from_option(read[variant_faults.FIELD])),
    )
    _check_squares(setup)
    _check_tiles(setup)
    _check_cards(setup)
    return setup


def _permutation(fields: Fields, name: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
    words = fields.words(name, allowed)
    for word in allowed:
        if words.count(word) != 1:
            raise bad_setup(name, "once", value=word, times=words.count(word))
    return words


def _read_hands(fields: Fields, players: int) -> tuple[tuple[str, ...], ...]:
    hands = tuple(tuple(part.split()) for part in fields["Dealt"].split(","))
    if len(hands) != players:
        raise bad_setup("Dealt", "hands", hands=len(hands), players=players)
    for hand in hands:
        if len(hand) != (cards := CARDS_DEALT[players - 3]):
            raise bad_setup("Dealt", "hand", players=players, cards=cards, value=len(hand))
        for word in hand:
            if word not in names.SCORING_CARDS:
                raise bad_setup("Dealt", "word", value=word, known=", ".join(names.SCORING_CARDS))
    return hands


def _optional_card(fields: Fields, name: str, wanted: bool) -> str | None:
    text = fields[name]
    if (text == "none") == wanted:
        raise bad_setup(name, "no-card" if wanted else "a-card", value=text)
    return fields.word(name, names.SCORING_CARDS) if wanted else None


def _check_squares(setup: Setup) -> None:
    if setup.squares[4] != names.KINDS[Kind.CONTRIBUTE]:
        raise bad_setup("Squares", "centre")
    beginner = tuple(names.KINDS[BEGINNER_SQUARE[square]] for square in range(KINDS))
    if setup.layout == "beginner" and setup.squares != beginner:
        raise bad_setup("Squares", "beginner", known=" ".join(beginner))


def _check_tiles(setup: Setup) -> None:
    """What a variant says of their places; what is not in the game stands last."""
    values = VARIANTS.from_option(setup.variant)
    for at, tile in enumerate(setup.tiles, 1):
        place = values.places[names.TILES.index(tile)]
        wrong = (
            at <= values.tiles if place == LEFT_OUT else at > values.tiles or place not in (0, at)
        )
        if wrong:
            raise bad_setup("Tiles", "tile-place", value=tile, place=at)


def _check_cards(setup: Setup) -> None:
    cards = [card for hand in setup.dealt for card in hand]
    cards += [card for card in (setup.face_up, setup.aside) if card]
    for card in names.SCORING_CARDS:
        if cards.count(card) > 1:
            raise bad_setup("Dealt", "twice", value=card)

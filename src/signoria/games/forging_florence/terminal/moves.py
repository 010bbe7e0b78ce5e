"""Moves taken apart from their notation, and their labels in words."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules import names
from ..rules.board import COIN, PIECE_ARTIST, PIECE_SORT
from ..view.values_of_view import values_of
from ..view.view_types import Choice, View
from .land import Land, Place
from .words import Words


@dataclass(frozen=True)
class Move:
    """A move: its notation's first word, and the others."""

    action: int
    text: str
    verb: str
    rest: tuple[str, ...]

    @property
    def place(self) -> Place:
        """Where a walk goes."""
        q, r = self.rest[0].split(",")
        return int(q), int(r)


def take_apart(choice: Choice) -> Move:
    """The move that a choice's notation says."""
    verb, *rest = choice.text.split()
    return Move(choice.action, choice.text, verb, tuple(rest))


def cost(view: View, resource: str) -> int:
    """The price of a resource in lire (F4.3)."""
    return COIN * values_of(view).price[names.RESOURCES.index(resource)]


def fee(view: View, artist: str) -> int:
    """What hiring an artist costs, in lire (F4.8)."""
    return COIN * values_of(view).fee[names.ARTISTS.index(artist)]


def level_for(view: View, artist: str) -> int:
    """The level of the guild house to which an artist comes (F4.8)."""
    return values_of(view).artist_level[names.ARTISTS.index(artist)]


def sort_of(piece: str) -> str:
    """Painting, book or sculpture (F1.3)."""
    return names.SORTS[PIECE_SORT[names.PIECES.index(piece)]]


def maker_of(piece: str) -> str:
    """The artist whose piece it is (F1.3)."""
    return names.ARTISTS[PIECE_ARTIST[names.PIECES.index(piece)]]


def takings(view: View, piece: str) -> int:
    """What a piece is sold for, in lire (F4.5)."""
    return COIN * values_of(view).sale[PIECE_SORT[names.PIECES.index(piece)]]


def label(words: Words, view: View, move: Move) -> str:
    """A move of the seat to move, as in a list of choices."""
    match move.verb:
        case "walk":
            return walk(words, view, move)
        case "collect" | "buy":
            return take(words, view, move)
        case "create" | "sell":
            return work(words, view, move)
        case "upgrade":
            me = view.hands[view.active]
            return words.say("move-upgrade", level=me.level + 1)
        case "hire":
            return hire(words, view, move)
        case _:
            return words.say(f"move-{move.verb}")


def walk(words: Words, view: View, move: Move) -> str:
    """Where to walk, or to stay."""
    if move.place == view.hands[view.active].hex:
        return words.say("move-stay")
    return words.say("move-walk", where=Land(words, view).to(move.place))


def take(words: Words, view: View, move: Move) -> str:
    """Collecting what is free, or buying."""
    resource, price = move.rest[0], cost(view, move.rest[0])
    return words.say(
        "move-buy" if price else "move-collect", resource=words.one(resource), price=price
    )


def work(words: Words, view: View, move: Move) -> str:
    """Making or selling a piece."""
    piece = move.rest[0]
    return words.say(
        f"move-{move.verb}",
        piece=words.piece(piece),
        sort=words.sort(sort_of(piece)),
        artist=words.artist(maker_of(piece)),
        price=takings(view, piece),
    )


def hire(words: Words, view: View, move: Move) -> str:
    """Hiring an artist, perhaps in the place of another."""
    artist, gone = move.rest[0], move.rest[2:]
    return words.say(
        "move-exchange" if gone else "move-hire",
        artist=words.artist(artist),
        price=fee(view, artist),
        gone=words.artist(gone[0]) if gone else "",
    )

"""Positions of Calimala from which lines are counted, and how long these may be."""

from __future__ import annotations

from collections.abc import Callable

from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import ENGLISH, GERMAN, GERMAN_1
from signoria.games.contract import Rng

from .table import table

STREET = "Marble|Wood"


def opening(players: int, edition: str) -> State:
    """Before the scoring cards are kept (C2.2)."""
    state: State = GAME.new_state(GAME.setup(players, {"edition": edition}, rng=Rng(players)))
    return state


def first_turn() -> State:
    """Nothing is on the mats: the duty closes streets (C3.6)."""
    state: State = table(4).state()
    return state


def hand_cards() -> State:
    """Cards that help to fulfil the duty, and others that could spoil it."""
    hand = "wood build marble contribute ship"
    setting = table(3).mat(0, hand=hand, wood=1, brick=1, cloth=(1,)).stack("Artwork|Ship", "1 0")
    state: State = setting.acting("Artwork|Ship").state()
    return state


def short_reserve() -> State:
    """One cube in reserve: what takes it may make the duty impossible."""
    setting = table(3).mat(0, hand="wood weave build ship", wood=1, brick=1, reserve=1)
    state: State = setting.state()
    return state


def white_disc() -> State:
    """Four actions, two of them impossible at first (C3.3)."""
    setting = table(3).mat(1, hand="brick").stack("Wood|Contribute", "2 1 w")
    state: State = setting.is_(active=0).acting("Wood|Contribute").state()
    return state


def rich() -> State:
    """Three ships, three houses, much cloth: every way to ship and to transport."""
    every = "troyes bruges hamburg"
    setting = table(5).mat(2, ships=3, houses=every, cloth=(4, 3, 2)).mat(2, hand="ship")
    setting.stack("Artwork|Ship", "2").is_(active=2).acting("Artwork|Ship")
    state: State = setting.state()
    return state


def reshuffle() -> State:
    """The last card of the deck is drawn, the discards come back (C3.8)."""
    setting = table(3).mat(0, hand="wood brick").piles(deck="ship").mat(1, hand="marble")
    setting.stack("Artwork|Ship", "1 0 w").is_(active=0)
    state: State = setting.acting("Artwork|Ship", duty=False).state()
    return state


def nothing_to_draw() -> State:
    """Deck and discards are empty; a card that is played becomes the new deck (C3.8)."""
    each = "wood brick marble build artwork weave ship transport contribute"
    setting = table(3)
    for seat, cards in enumerate((f"{each} {each}", f"{each} {each}", each)):
        setting.mat(seat, hand=cards)
    state: State = setting.stack("Artwork|Ship", "0").acting("Artwork|Ship", duty=False).state()
    return state


def seating(edition: int) -> State:
    """A white disc at the bottom and no coloured one in reserve: which to take (C5.3)."""
    setting = (
        table(3).stack(STREET, "w 2 1 0").stack("Wood|Weave", "0 2 0").stack("Ship|Build", "0")
    )
    setting.council(*[0] * 8).mat(0, coloured=0).is_(edition=edition, active=0)
    state: State = setting.acting(STREET, depth=2).state()
    return state


def last_turn() -> State:
    """The last disc of all, then the rest of the tiles and the end (C6.1)."""
    setting = table(3).council(*[0, 1, 2] * 4).mat(2, wood=1, brick=1, cloth=(1,), hand="build")
    state: State = setting.is_(turn=44, start=0, active=2).state()
    return state


POSITIONS: dict[str, tuple[Callable[[], State], int]] = {
    "opening of three": (lambda: opening(3, "en"), 8),
    "opening of four": (lambda: opening(4, "en"), 9),
    "opening of five, German edition": (lambda: opening(5, "de"), 10),
    "first turn": (first_turn, 6),
    "hand cards and duty": (hand_cards, 6),
    "short reserve": (short_reserve, 5),
    "white disc": (white_disc, 8),
    "rich player": (rich, 4),
    "reshuffle": (reshuffle, 7),
    "nothing to draw": (nothing_to_draw, 4),
    "seating, English edition": (lambda: seating(ENGLISH), 7),
    "seating, German edition, rules 1": (lambda: seating(GERMAN_1), 7),
    "seating, German edition": (lambda: seating(GERMAN), 7),
    "last turn": (last_turn, 6),
}

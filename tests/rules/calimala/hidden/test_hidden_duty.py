"""C8.6: while another seat's duty is open the hand guessed makes it certain, however rare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from math import comb, prod

import pytest

from signoria.games.calimala import State
from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import Duty, Entry, Kind, Phase
from signoria.games.contract import Rng
from tests.rules.calimala.support import words
from tests.rules.calimala.support.chances import fits
from tests.rules.calimala.support.duty_model import hold_of
from tests.rules.calimala.support.duty_oracle import certain, kinds_left
from tests.rules.calimala.support.table import table
from tests.rules.calimala.support.walks import TABLES, moments
from tests.support.effort import effort


def guesses(state: State, seat: int, number: int) -> Iterator[Position]:
    """So many guesses, one after another from the same generator."""
    rng = Rng(4)
    for _ in range(effort(number)):
        yield state.resample(seat, rng).position()


def duty_certain(position: Position) -> bool:
    """Whether one of the connected actions left is certain with the mover's hand (C3.6)."""
    return certain(hold_of(position, position.mover), kinds_left(position, position.left))


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_6_open_duties_are_certain_in_every_guess(players: int, edition: str) -> None:
    """At every moment of whole games, also in the middle of giving up and drawing."""
    open_duties = 0
    for seed in range(effort(6)):
        for state in moments(players, edition, seed, bool(seed % 2), every=2):
            position = state.position()
            if position.duty == Duty.OWED and position.phase == Phase.ACTING:
                for seat in set(range(players)) - {position.mover}:
                    open_duties += 1
                    guess = state.resample(seat, Rng(seed)).position()
                    assert guess.duty == Duty.OWED
                    assert duty_certain(guess)
    assert open_duties > 20


ALL_WALLS = {"fiore": 5, "miniato": 3, "croce": 4, "palazzo": 4}
LONG_WAY = "wood wood build build weave"


def long_way(others: str = "", discard: str = "") -> State:
    """Seat 1 owes Artwork or Ship and can do it with these five cards only.

    All walls are full, it has neither ship nor cloth and no cube in reserve: it must build a house
    first, take two wood, build a ship, and weave.
    """
    setting = table(3).mat(1, hand=f"{LONG_WAY} {others}", brick=2, reserve=0)
    setting.mat(2, artworks=ALL_WALLS).stack("Artwork|Ship", "1").is_(active=1)
    state: State = setting.piles(discard=discard).acting("Artwork|Ship").state()
    return state


def has_long_way(position: Position) -> bool:
    """Whether seat 1 holds the five cards."""
    hand = position.mats[1].hand
    return all(have >= need for have, need in zip(hand, words.count(LONG_WAY), strict=True))


@pytest.mark.parametrize("others", ["", "contribute marble"])
def test_c8_6_a_rare_hand_that_alone_makes_the_duty_certain_is_found(others: str) -> None:
    """One hand of five in 2,443; with more cards it is not so rare."""
    state = long_way(others)
    for seat in (0, 2):
        for position in guesses(state, seat, 20):
            assert position.duty == Duty.OWED
            assert has_long_way(position)


def test_c8_6_the_rarest_hand_is_found_too() -> None:
    """One hand in 142,506."""
    gone = "wood " * 3 + "build " * 3 + "weave " * 4 + "transport " * 5
    state = long_way(discard=gone)
    for position in guesses(state, 0, 4):
        assert position.duty == Duty.OWED
        assert has_long_way(position)


def test_c8_6_rare_hands_are_guessed_evenly_too() -> None:
    """Of the hands of six those with the five cards, each by the number of its layouts."""
    state = long_way("contribute")
    weights = {}
    for sixth in Kind:
        hand = words.count(f"{LONG_WAY} {sixth.name}")
        weights[hand] = prod(comb(5, number) for number in hand)
    hands: Counter[Hashable] = Counter(
        position.mats[1].hand for position in guesses(state, 0, 1000)
    )
    fits(hands, weights)


# Seat 0 sees its own cards; the others drew from the first deck in which one wood was left.
OWN = "marble marble marble marble ship ship weave weave"
SECOND_DECK = "wood wood wood wood marble"  # what seat 0 had played before the reshuffle


def cards_of(text: str) -> list[int]:
    """Cards as a list of kinds."""
    return [kind for kind, number in enumerate(words.count(text)) for _ in range(number)]


def history_of(old: list[int]) -> list[int]:
    """The log: seat 1 draws wood and build, later a marble, and plays the wood."""
    drawn = [18 + kind for kind in cards_of("wood build")]
    drawn += cards_of(OWN) + cards_of(SECOND_DECK)
    played = [Entry.ENTRY_PLAY + kind for kind in cards_of(SECOND_DECK)]
    marble, wood = 18 + Kind.MARBLE, 18 + Entry.ENTRY_PLAY + Kind.WOOD
    return [*drawn, *played, *(36 + kind for kind in old), marble, wood]


def explained_rarely() -> State:
    """Seat 1 owes Artwork or Ship, which only the marble makes certain.

    It has played a wood.  Only if that was the single wood among the 32 older cards can its card
    from the new deck, of which four in five are wood, be the marble.
    """
    gone = words.count(f"{OWN} {SECOND_DECK} wood build")
    rest = " ".join(kind.name.lower() for kind in Kind for _ in range(5 - gone[kind]))
    setting = table(3).mat(0, hand=OWN).mat(1, hand="build marble").mat(2, hand=rest)
    setting.piles(discard="wood").stack("Artwork|Ship", "1").is_(active=1)
    log = tuple(map(int, history_of(cards_of(rest))))
    state: State = setting.acting("Artwork|Ship").is_(log=log).state()
    return state


def test_c8_6_a_rare_explanation_of_a_card_played_is_found() -> None:
    state = explained_rarely()
    assert duty_certain(state.position())
    for seat in (0, 2):
        found = Counter(
            (position.duty, duty_certain(position)) for position in guesses(state, seat, 60)
        )
        assert set(found) == {(Duty.OWED, True)}, found

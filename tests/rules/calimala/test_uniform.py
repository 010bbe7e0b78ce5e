"""C8.6: among the states that agree with what a seat has seen, each is guessed as often as another.

Frequencies over many guesses with fixed seeds are compared with exact numbers by enumeration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations, permutations

import pytest

from signoria.games.calimala import State
from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import NOTHING, Kind
from signoria.games.contract import Rng
from tests.rules.calimala.support import words
from tests.rules.calimala.support.chances import Counts, fits, layouts, together
from tests.rules.calimala.support.duty_model import hold_of
from tests.rules.calimala.support.duty_oracle import certain, kinds_left
from tests.rules.calimala.support.playing import play
from tests.rules.calimala.support.table import Table, table
from tests.rules.calimala.support.walks import moments
from tests.support.effort import effort


def guesses(state: State, seat: int, number: int) -> Iterator[Position]:
    """So many guesses, one after another from the same generator."""
    rng = Rng(4)
    for _ in range(effort(number)):
        yield state.resample(seat, rng).position()


def tally(
    state: State, seat: int, of: Callable[[Position], Hashable], number: int = 12000
) -> Counter[Hashable]:
    """How often each outcome is guessed."""
    return Counter(map(of, guesses(state, seat, number)))


def hands_and_deck(*seats: int) -> Callable[[Position], tuple[Counts, ...]]:
    """The hands of these seats and the deck."""
    return lambda position: (*(position.mats[seat].hand for seat in seats), position.deck)


def small() -> Table:
    """Six cards that seat 0 has not seen: two in the deck, three with seat 1, one with seat 2."""
    setting = table(3).mat(1, hand="wood wood brick").mat(2, hand="ship")
    return setting.piles(deck="wood ship")


UNSEEN = words.count("wood wood wood brick ship ship")


def test_c8_6_every_layout_of_the_unseen_cards_is_as_likely_as_another() -> None:
    state = small().stack("Artwork|Ship", "1 0").acting("Artwork|Ship", depth=1).state()
    fits(tally(state, 0, hands_and_deck(1, 2)), layouts(UNSEEN, (3, 1, 2)))


def test_c8_6_the_same_when_others_have_played_cards() -> None:
    """Seat 0 has drawn and played 39 cards, hidden until they were played."""
    state = small().state()
    assert sum(state.position().discard) == 39
    fits(tally(state, 1, hands_and_deck(0, 2)), layouts(words.count("wood ship ship"), (0, 1, 2)))
    fits(
        tally(state, 2, hands_and_deck(0, 1)),
        layouts(words.count("wood wood wood brick ship"), (0, 3, 2)),
    )


def everything_but(cards: str) -> str:
    """All action cards except these."""
    return " ".join(kind.name.lower() for kind in Kind for _ in range(5 - words.count(cards)[kind]))


SECOND = "marble marble build wood"
HELD = {1: "wood brick", 2: "weave artwork"}


def reshuffle(*moves: str) -> State:
    """Seat 1 draws the last card, a ship, then from the new deck; seat 0 holds all the rest."""
    out = f"{SECOND} {HELD[1]} {HELD[2]} ship"
    setting = table(3).mat(0, hand=everything_but(out)).mat(1, hand=HELD[1]).mat(2, hand=HELD[2])
    setting.piles(deck="ship").stack("Artwork|Ship", "0 1 w").is_(active=1)
    setting.acting("Artwork|Ship", left=(2, 2), duty=False)
    return play(setting.state(), "draw ship", "drawn Ship", *moves)


FIRST_UNSEEN = words.count(f"{HELD[1]} {HELD[2]} ship")


def test_c3_8_after_a_reshuffle_each_deck_is_dealt_out_by_itself() -> None:
    """The three older cards of seat 1 come from five, the newest one from the four discards."""
    state = reshuffle("draw ship", "drawn Marble")
    first = layouts(FIRST_UNSEEN, (3, 2, 0))
    second = layouts(words.count(SECOND), (1, 0, 3))
    fits(tally(state, 0, hands_and_deck(1, 2)), together(first, second))


def test_c3_8_a_card_that_only_the_new_deck_held_came_from_it() -> None:
    """Seat 1 plays the marble: its other cards are the older ones."""
    state = reshuffle("draw ship", "drawn Marble", "card marble")
    first = layouts(FIRST_UNSEEN, (3, 2, 0))
    second = layouts(words.count("marble build wood"), (0, 0, 3))
    fits(tally(state, 0, hands_and_deck(1, 2)), together(first, second))


def test_c3_8_a_card_of_either_deck_leaves_both_possible_and_nothing_else() -> None:
    """Seat 1 plays a wood: the only one of the first deck, or the one of the second."""
    state = reshuffle("draw ship", "drawn Marble", "card wood")
    one_less = words.count(f"brick {HELD[2]} ship")
    old = together(layouts(one_less, (2, 2, 0)), layouts(words.count(SECOND), (1, 0, 3)))
    rest = layouts(words.count("marble marble build"), (0, 0, 3))
    new = together(layouts(FIRST_UNSEEN, (3, 2, 0)), rest)
    assert set(tally(state, 0, hands_and_deck(1, 2))) == set(old) | set(new)


def duty_open(position: Position) -> bool:
    """Whether one of the connected actions left is certain with the mover's hand."""
    return certain(hold_of(position, position.mover), kinds_left(position, position.left))


def test_c8_6_while_another_seats_duty_is_open_its_hand_makes_it_certain() -> None:
    """Artwork needs a marble card, Ship a weave card (there is a ship): all such hands, evenly."""
    setting = table(3).mat(1, hand="marble wood", ships=1).mat(2, hand="weave")
    setting.piles(deck="brick build weave marble").stack("Artwork|Ship", "1").is_(active=1)
    state = setting.acting("Artwork|Ship").state()
    unseen = words.count("marble wood weave brick build weave marble")
    marble, weave = int(Kind.MARBLE), int(Kind.WEAVE)
    weights = {
        hands: ways
        for hands, ways in layouts(unseen, (2, 1, 4)).items()
        if hands[0][marble] or hands[0][weave]
    }
    assert len(weights) < len(layouts(unseen, (2, 1, 4)))
    fits(tally(state, 0, hands_and_deck(1, 2)), weights)
    fits(tally(state, 0, hands_and_deck(1, 2)), weights)


def kept_and_put_back(position: Position, seat: int) -> tuple[int, tuple[int, ...]]:
    """The scoring card kept and those put back, whose order means nothing."""
    mat = position.mats[seat]
    back = sorted(card for card in mat.dealt if card not in (mat.kept, NOTHING))
    return mat.kept, tuple(back)


def test_c2_2_scoring_cards_of_three_players_are_guessed_evenly() -> None:
    """Six unseen cards: either of two seats keeps any of its three."""
    state = table(3).state()
    own = state.position().mats[0].dealt
    unseen = [card for card in range(10) if card not in (*own, state.position().face_up)]
    weights = {
        ((one, back), (other, rest)): 1
        for one in unseen
        for back in combinations([card for card in unseen if card != one], 2)
        for other in set(unseen) - {one, *back}
        for rest in [tuple(sorted(set(unseen) - {one, *back, other}))]
    }
    assert len(weights) == 180
    fits(tally(state, 0, lambda p: tuple(kept_and_put_back(p, s) for s in (1, 2))), weights)


def test_c2_2_the_card_set_aside_unseen_is_guessed_evenly_too() -> None:
    """Four players: seven unseen cards, one of them in no hand."""
    state = table(4).state()
    own = state.position().mats[1].dealt
    unseen = [card for card in range(10) if card not in (*own, state.position().face_up)]
    assert len(unseen) == 7
    weights = dict.fromkeys(permutations(unseen, 3), 1)
    fits(tally(state, 1, lambda p: (p.mats[2].kept, p.mats[0].kept, p.aside)), weights)


def test_c6_2_at_the_end_only_the_cards_put_back_are_guessed() -> None:
    """Four players: three cards put back by others and the one set aside, in any order."""
    *_, end = moments(4, "en", 5, eager=False, every=999)
    truth = end.position()
    known = {truth.face_up, *truth.mats[0].dealt, *(mat.kept for mat in truth.mats)}
    weights = dict.fromkeys(permutations(set(range(10)) - known), 1)
    assert len(weights) == 24

    def hidden_cards(position: Position) -> tuple[int, ...]:
        others = (kept_and_put_back(position, seat)[1][0] for seat in (1, 2, 3))
        return (*others, position.aside)

    fits(tally(end, 0, hidden_cards), weights)


def test_the_comparison_notices_what_is_not_even() -> None:
    """It is right to fail for an outcome seen a third too often and for an impossible one."""
    even = dict.fromkeys(range(10), 1)
    fits(Counter(dict.fromkeys(even, 500)), even)
    with pytest.raises(AssertionError, match="not below"):
        fits(Counter({**dict.fromkeys(even, 500), 3: 700}), even)
    with pytest.raises(AssertionError, match="impossible"):
        fits(Counter({10: 1, **dict.fromkeys(even, 500)}), even)

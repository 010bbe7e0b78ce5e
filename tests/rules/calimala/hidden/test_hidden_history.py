"""C8.6: a guess can be the truth, judged from nothing but the events that a seat was told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import Kind, Phase
from signoria.games.contract import Rng
from tests.rules.calimala.support import onlooker
from tests.rules.calimala.support.card_history import Draw, History, Play
from tests.rules.calimala.support.table import table
from tests.rules.calimala.support.walks import TABLES, steps
from tests.support.effort import effort


def moments(
    players: int, edition: str, seed: int, eager: bool, every: int = 6
) -> Iterator[tuple[State, list[History]]]:
    """Moments of a game from the first turn on, with what each seat remembers then."""
    histories = [History(seat) for seat in range(players)]
    rng = Rng(seed)
    for state, action in steps(players, edition, seed, eager):
        if state.position().phase >= Phase.PLACING and rng.below(every) == 0:
            yield state, histories
        for history in histories:
            if action is not None:
                history.hear(onlooker.events_for(state, action, history.seat))


def is_allowed(history: History, state: State) -> bool:
    """Whether the history allows the cards of a state."""
    position = state.position()
    return history.allows([mat.hand for mat in position.mats], position.deck)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_6_guesses_and_truth_explain_all_that_was_seen(players: int, edition: str) -> None:
    for seed in range(effort(5)):
        for state, histories in moments(players, edition, seed, eager=bool(seed % 5)):
            for history in histories:
                assert is_allowed(history, state)
                assert is_allowed(history, state.resample(history.seat, Rng(seed)))


def test_c8_6_after_several_reshuffles_too() -> None:
    decks = 0
    for seed in (6, 7, 14):
        for state, histories in moments(4, "en", seed, eager=True, every=3):
            decks = max(decks, len(histories[0].decks))
            if len(histories[0].decks) > 2:
                for history in histories:
                    for draw in range(effort(5)):
                        guess = state.resample(history.seat, Rng(draw))
                        assert is_allowed(history, guess)
    assert decks > 2


def hearing_all(state: State, histories: list[History], *moves: str) -> None:
    """Play on, told to all."""
    for move in moves:
        action = GAME.parse(state, move)
        for history in histories:
            history.hear(onlooker.events_for(state, action, history.seat))
        state.apply(action)


def dealt_out(hands: list[str]) -> tuple[State, list[History]]:
    """A table of three at which every card is in a hand, and seat 0 has placed a disc."""
    setting = table(3).stack("Artwork|Ship", "0").acting("Artwork|Ship", duty=False)
    for seat, cards in enumerate(hands):
        setting.mat(seat, hand=cards)
    state = setting.state()
    histories = [History(seat) for seat in range(3)]
    for seat, mat in enumerate(state.position().mats):
        for kind, history in product(range(9), histories):
            known = kind if history.seat == seat else None
            history.log += [Draw(seat, 0, known)] * mat.hand[kind]
    return state, histories


def test_c3_8_when_deck_and_discards_were_empty() -> None:
    """Played cards stay in the pile until one must be drawn; then all know the new deck."""
    each = "wood brick marble build artwork weave ship transport contribute"
    state, histories = dealt_out([f"{each} {each}", f"{each} {each}", each])
    moves = ["draw ship", "card wood", "card brick", "card weave", "draw artwork", "drawn Brick"]
    for move in moves:
        hearing_all(state, histories, move)
        for history in histories:
            assert is_allowed(history, state)
            for seed in range(5):
                assert is_allowed(history, state.resample(history.seat, Rng(seed)))
    assert [len(history.decks) for history in histories] == [2, 2, 2]
    for seed in range(effort(30)):
        guess = state.resample(1, Rng(seed)).position()
        assert sum(guess.deck) == 2
        assert all(guess.deck[kind] <= histories[1].decks[1][kind] for kind in range(9))


def exchanges(state: State) -> Iterator[tuple[list[list[int]], list[int]]]:
    """Hands and deck with one card of seat 1 exchanged for one of seat 2 or of the deck."""
    position = state.position()
    for pile in (2, 3):
        for mine in range(9):
            for other in range(9):
                piles = [list(mat.hand) for mat in position.mats] + [list(position.deck)]
                if mine != other and piles[1][mine] and piles[pile][other]:
                    for kind, way in ((mine, -1), (other, 1)):
                        piles[1][kind] += way
                        piles[pile][kind] -= way
                    yield piles[:3], piles[3]


def test_the_check_tells_wrong_guesses() -> None:
    """After a reshuffle some exchanges are possible and others are not."""
    verdicts = [0, 0]
    for seed in (9, 14):
        for state, histories in moments(3, "en", seed, eager=True, every=12):
            if len(histories[0].decks) > 1:
                for hands, deck in exchanges(state):
                    verdicts[histories[0].allows(hands, deck)] += 1
    assert min(verdicts) > 10, verdicts


def hand(*cards: Kind) -> tuple[int, ...]:
    """Cards by kind."""
    return tuple(cards.count(kind) for kind in Kind)


NONE = hand()


def test_the_check_knows_what_was_played_from_a_hidden_draw() -> None:
    """Seat 1 drew two of wood, wood, brick and marble, and has played a wood."""
    history = History(0, [hand(Kind.WOOD, Kind.WOOD, Kind.BRICK, Kind.MARBLE)])
    history.log += [Draw(1, 0, None), Draw(1, 0, None), Play(1, Kind.WOOD)]
    assert history.allows([NONE, hand(Kind.BRICK)], hand(Kind.WOOD, Kind.MARBLE))
    assert history.allows([NONE, hand(Kind.WOOD)], hand(Kind.BRICK, Kind.MARBLE))
    assert not history.allows([NONE, hand(Kind.BRICK)], hand(Kind.BRICK, Kind.MARBLE))
    assert not history.allows([NONE, hand(Kind.SHIP)], hand(Kind.WOOD, Kind.MARBLE))
    assert not history.allows([NONE, hand(Kind.BRICK, Kind.WOOD)], hand(Kind.MARBLE))


def test_the_check_knows_that_a_card_is_drawn_before_it_is_played() -> None:
    """Seat 1 played the only wood of the first deck before it drew its second card."""
    first, second = hand(Kind.WOOD, Kind.BRICK), hand(Kind.WOOD, Kind.SHIP)
    history = History(0, [first, second])
    history.log = [Draw(1, 0, None), Draw(2, 0, None), Play(1, Kind.WOOD), Draw(1, 1, None)]
    assert history.allows([NONE, hand(Kind.SHIP), hand(Kind.BRICK)], hand(Kind.WOOD))
    assert history.allows([NONE, hand(Kind.WOOD), hand(Kind.BRICK)], hand(Kind.SHIP))
    assert not history.allows([NONE, hand(Kind.BRICK), hand(Kind.WOOD)], hand(Kind.SHIP))


def test_the_check_knows_open_starting_cards_and_own_draws() -> None:
    history = History(0, [hand(Kind.BRICK, Kind.SHIP, Kind.WEAVE)], starts=[Play(1, Kind.WOOD)])
    history.log = [Draw(0, 0, Kind.BRICK), Draw(1, 0, None)]
    own = hand(Kind.BRICK)
    assert history.allows([own, hand(Kind.WOOD, Kind.SHIP)], hand(Kind.WEAVE))
    assert not history.allows([own, hand(Kind.WOOD, Kind.BRICK)], hand(Kind.WEAVE))
    assert not history.allows([own, hand(Kind.SHIP, Kind.WEAVE)], NONE)
    assert not history.allows([hand(Kind.SHIP), hand(Kind.WOOD, Kind.BRICK)], hand(Kind.WEAVE))


def test_the_check_knows_where_a_card_of_the_second_deck_can_be() -> None:
    """Of the first deck only the ship is not in the second; seat 2 has drawn from the second."""
    history = History(0, [hand(Kind.WOOD, Kind.SHIP), hand(Kind.WOOD)])
    history.log = [Draw(1, 0, None), Draw(1, 0, None), Play(1, Kind.WOOD), Draw(2, 1, None)]
    assert history.allows([NONE, hand(Kind.SHIP), hand(Kind.WOOD)], NONE)
    assert not history.allows([NONE, hand(Kind.WOOD), hand(Kind.SHIP)], NONE)

"""C8.5, C8.6: what a seat gets depends on nothing that it has not seen."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import Move, Phase
from signoria.games.contract import CHANCE, TERMINAL, Rng
from tests.rules.calimala.support import onlooker
from tests.rules.calimala.support.table import table
from tests.rules.calimala.support.walks import TABLES, choose, moments
from tests.support.effort import effort


def viewers(state: State, seat: int) -> tuple[int | None, ...]:
    """Who cannot tell a state from a guess of the seat: the seat and a spectator."""
    return seat, None


def guesses(
    players: int, edition: str, games: int, every: int
) -> Iterator[tuple[State, State, int]]:
    """A state of a game, a guess, and for whom; half of the games empty the deck."""
    for seed in range(effort(games)):
        for state in moments(players, edition, seed, bool(seed % 2), every):
            for seat in range(players):
                yield state, state.resample(seat, Rng(seed)), seat


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_5_a_guess_looks_the_same_to_the_seat(players: int, edition: str) -> None:
    for state, guess, seat in guesses(players, edition, games=6, every=16):
        for viewer in viewers(state, seat):
            assert onlooker.differences(state, guess, viewer) == []


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_5_whatever_happens_next_is_told_in_the_same_words(players: int, edition: str) -> None:
    for state, guess, seat in guesses(players, edition, games=6, every=12):
        actions = onlooker.common(state, guess, Rng(seat), most=4)
        for viewer in viewers(state, seat):
            assert onlooker.telling(state, guess, actions, viewer) == []


def secret(state: State, viewer: int | None) -> bool:
    """Whether what happens next is hidden: a card drawn or a scoring card kept by another."""
    position = state.position()
    return position.mover != viewer and position.phase in (Phase.DRAWING, Phase.KEEPING)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_5_others_are_told_the_same_whatever_card_is_drawn_or_kept(
    players: int, edition: str
) -> None:
    compared = 0
    for seed in range(effort(3)):
        for state in moments(players, edition, seed, eager=False, every=2):
            for viewer in (None, *range(players)):
                if secret(state, viewer):
                    told = {
                        msgspec.json.encode(onlooker.events_for(state, action, viewer))
                        for action in onlooker.possible(state)
                    }
                    assert len(told) == 1
                    compared += len(onlooker.possible(state)) - 1
    assert compared > 50


def next_steps(state: State, guess: State, seat: int, rng: Rng) -> tuple[int, int]:
    """An action for each that the seat cannot tell apart: a hidden draw may be another card."""
    first = choose(state, rng, eager=False)
    if state.to_move == CHANCE and state.position().mover != seat:
        return first, choose(guess, rng, eager=False)
    return first, first


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_5_what_looks_the_same_goes_on_looking_the_same(players: int, edition: str) -> None:
    """Through further moves, as long as the guess permits them."""
    for state, guess, seat in guesses(players, edition, games=4, every=25):
        rng = Rng(seat)
        for _ in range(12):
            if state.to_move == TERMINAL:
                break
            first, second = next_steps(state, guess, seat, rng)
            if second not in onlooker.possible(guess):
                break
            state.apply(first)
            guess.apply(second)
            if state.to_move != TERMINAL:  # the kept cards are revealed (C6.2)
                assert onlooker.public(state, seat, GAME) == onlooker.public(guess, seat, GAME)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_6_a_guess_is_made_from_what_the_seat_sees_only(players: int, edition: str) -> None:
    for state, guess, seat in guesses(players, edition, games=4, every=12):
        seen = state.seen_by(seat)
        for made_from in (state, guess, seen):
            again = made_from.resample(seat, Rng(7)).to_bytes()
            assert again == state.resample(seat, Rng(7)).to_bytes()


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c8_6_a_guess_of_a_guess_is_a_whole_state_too(players: int, edition: str) -> None:
    """For another seat; the game accepts it as a state and it can be played to the end."""
    for state, guess, seat in guesses(players, edition, games=3, every=40):
        other = (seat + 1) % state.setup.players
        twice = guess.resample(other, Rng(seat))
        assert GAME.from_bytes(twice.to_bytes()).to_bytes() == twice.to_bytes()
        assert onlooker.differences(guess, twice, other) == []
        assert twice.playouts(1, 0, 1).games == 1


def test_c8_5_hands_and_deck_of_others_may_be_exchanged_unseen() -> None:
    """The same table with the hidden cards elsewhere: seat 0 gets the same, the others do not."""
    known = {"hand": "weave weave ship"}
    hands = ["wood build", "brick artwork", "marble marble"]
    tables = []
    for first, second in [(0, 1), (1, 0), (2, 0), (1, 2)]:
        setting = table(3).mat(0, **known).mat(1, hand=hands[first]).mat(2, hand=hands[second])
        tables.append(setting.stack("Wood|Contribute", "2 1 0").acting("Wood|Contribute").state())
    for other in tables[1:]:
        assert onlooker.differences(tables[0], other, 0) == []
        assert onlooker.differences(tables[0], other, None) == []
        assert "view" in onlooker.differences(tables[0], other, 1)
        actions = onlooker.common(tables[0], other, Rng(1), most=50)
        assert {"wood", "draw contribute", "card weave"} == {
            GAME.format(tables[0], a) for a in actions
        }
        assert onlooker.telling(tables[0], other, actions, 0) == []


def hidden_choices(state: State, seat: int) -> set[tuple[int, ...]]:
    """The scoring cards that guesses give to the others and to the side."""
    cards = set()
    for seed in range(30):
        position = state.resample(seat, Rng(seed)).position()
        rest = [card for s, mat in enumerate(position.mats) if s != seat for card in mat.dealt]
        cards.add((*rest, position.aside))
    return cards


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c2_2_a_seat_remembers_the_scoring_cards_that_it_put_back(players: int) -> None:
    """Nobody else gets one in a guess, nor the face-up card; every other card can be anywhere."""
    for state in moments(players, "en", 5, eager=False, every=40):
        position = state.position()
        for seat in range(players):
            own = {card for card in position.mats[seat].dealt if card < Move.TAKE}
            assert len(own) == (3 if players == 3 else 2)
            elsewhere = set().union(*hidden_choices(state, seat))
            known = own | {position.face_up}
            if position.phase != Phase.OVER:
                assert {card for card in elsewhere if card < Move.TAKE} == set(range(10)) - known


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c6_2_at_the_end_all_know_the_kept_cards_and_still_not_those_put_back(
    players: int, edition: str
) -> None:
    *_, end = moments(players, edition, 3, eager=False, every=999)
    truth = end.position()
    assert truth.phase == Phase.OVER
    for seat in range(players):
        guess = end.resample(seat, Rng(1)).position()
        assert [mat.kept for mat in guess.mats] == [mat.kept for mat in truth.mats]
        assert [mat.score for mat in guess.mats] == [mat.score for mat in truth.mats]
        assert len(hidden_choices(end, seat)) > 1


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_c2_2_kept_cards_of_others_are_guessed_as_soon_as_they_are_kept(
    players: int, edition: str
) -> None:
    """While scoring cards are kept, clockwise, a guess has kept exactly those that have been."""
    rng = Rng(2)
    state = GAME.new_state(GAME.setup(players, {"edition": edition}, rng=rng))
    while state.position().phase == Phase.KEEPING:
        kept = [mat.kept < Move.TAKE for mat in state.position().mats]
        for seat in range(players):
            mats = state.resample(seat, rng).position().mats
            assert [mat.kept in mat.dealt and mat.kept < Move.TAKE for mat in mats] == kept
        state.apply(choose(state, rng, eager=False))

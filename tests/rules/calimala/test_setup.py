"""C2: setup, scoring cards, starting cards."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import NOTHING, Phase
from signoria.games.contract import Rng
from tests.rules.calimala.support.playing import fresh, legal_moves, of_sort, play
from tests.support.effort import examples

SEEDS = st.integers(0, 2**32)
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


def new_game(players: int, seed: int, **options: str) -> State:
    state: State = GAME.new_state(GAME.setup(players, options, rng=Rng(seed)))
    return state


def keep_all(state: State) -> State:
    while state.position().phase == Phase.KEEPING:
        play(state, legal_moves(state)[0])
    return state


def test_c2_1_tiles_are_random() -> None:
    cities = {fresh(3, "en", Rng(seed)).position().squares for seed in range(40)}
    tiles = {fresh(3, "en", Rng(seed)).position().tiles for seed in range(40)}
    assert len(cities) == len(tiles) == 40


def test_c2_1_beginners_layout() -> None:
    squares = GAME.view(new_game(4, 5, layout="beginner"), None).squares
    assert " ".join(squares) == "marble wood weave brick contribute transport artwork ship build"


@PLAYERS
def test_c2_2_cards_dealt_and_left(players: int) -> None:
    """3 each and one open; 2 each, one open and one unseen; 2 each."""
    position = fresh(players, "en", Rng(4)).position()
    dealt = [sum(card != NOTHING for card in m.dealt) for m in position.mats]
    assert dealt == [3 if players == 3 else 2] * players
    assert (position.face_up != NOTHING) == (players != 5)
    assert (position.aside != NOTHING) == (players == 4)


@PLAYERS
def test_c2_2_kept_clockwise_from_the_starting_player(players: int) -> None:
    state = new_game(players, 6, start="2")
    order = []
    while state.position().phase == Phase.KEEPING:
        order.append(state.to_move)
        own = state.position().mats[state.to_move].dealt
        assert len(state.legal_actions()) == sum(card != NOTHING for card in own)
        assert set(state.legal_actions()) == set(own) - {NOTHING}
        play(state, legal_moves(state)[-1])
    assert order == [(2 + n) % players for n in range(players)]


@PLAYERS
def test_c2_2_no_choice_is_shown_and_own_cards_stay_known(players: int) -> None:
    state = new_game(players, 8, start="0")
    before = state.clone()
    first, second = (play(state.clone(), legal_moves(state)[n]) for n in (0, 1))
    for viewer in [*range(1, players), None]:
        shown = [msgspec.json.encode(GAME.view(one, viewer)) for one in (first, second)]
        assert shown[0] == shown[1]
    events = GAME.events(before, before.legal_actions()[0])
    assert all(e.card is None for e in events if e.audience != 0 and hasattr(e, "card"))
    own = GAME.view(first, 0).mats[0]
    assert own.kept is not None
    assert own.kept in (own.dealt or [])
    assert len(own.dealt or []) == (3 if players == 3 else 2), "what was put back stays known"
    others = GAME.view(first, 1).mats[0]
    assert (others.kept, others.dealt) == (None, None)


def test_c2_2_tiles_and_open_card_are_known_before_keeping() -> None:
    view = GAME.view(new_game(4, 9), 1)
    assert view.face_up is not None
    assert len(view.tiles) == 15
    assert view.phase == "keeping"


@PLAYERS
@pytest.mark.parametrize("start", [0, 2])
def test_c2_3_taken_against_the_order_of_play(players: int, start: int) -> None:
    state = keep_all(new_game(players, 10, start=str(start)))
    assert of_sort(state, "take") == {"Wood", "Brick", "Marble", "Weave", "Build"}
    order = []
    while state.position().phase == Phase.TAKING:
        order.append(state.to_move)
        play(state, legal_moves(state)[-1])
    assert order == [(start - 1 - n) % players for n in range(players)]
    assert order[-1] == start, "the starting player picks last and begins"
    assert state.to_move == start


@PLAYERS
def test_c2_3_a_taken_card_is_gone_and_the_rest_goes_into_the_deck(players: int) -> None:
    state = keep_all(new_game(players, 11))
    seat = state.to_move
    play(state, "take Weave")
    assert "take Weave" not in legal_moves(state)
    while state.position().phase == Phase.TAKING:
        play(state, legal_moves(state)[0])
    position = state.position()
    assert position.mats[seat].hand == (0, 0, 0, 0, 0, 1, 0, 0, 0)
    assert position.deck_size == 45 - players
    assert sum(position.open_cards) == 0
    assert [5 - n for n in position.deck] == [
        sum(m.hand[kind] for m in position.mats) for kind in range(9)
    ]


@examples(40)
@given(SEEDS, st.sampled_from([3, 4, 5]))
def test_c2_4_start_is_random_or_chosen(seed: int, players: int) -> None:
    """C2.4: a seat of the game by chance, or the one asked for, which moves first."""
    assert 0 <= new_game(players, seed).setup.start < players
    chosen = seed % players
    state = new_game(players, seed, start=str(chosen))
    assert state.setup.start == state.to_move == chosen
    assert GAME.read_setup(state.setup.to_dict()) == state.setup


def test_c2_4_random_starts_reach_every_seat() -> None:
    """C2.4: by default each seat may start."""
    assert {new_game(5, seed).setup.start for seed in range(60)} == set(range(5))

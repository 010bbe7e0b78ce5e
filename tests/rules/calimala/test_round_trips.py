"""Bytes, hashes, positions and notation: there and back, and what happens to damaged ones."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.calimala import GAME, State
from signoria.games.contract import CHANCE, TERMINAL, BadNotation, Rng
from tests.rules.calimala.support.playing import random_game, somewhere, step
from tests.rules.calimala.support.table import table
from tests.support.effort import examples

SEEDS = st.integers(0, 2**32)
PLAYERS = st.sampled_from([3, 4, 5])
EDITIONS = st.sampled_from(["en", "de"])


@st.composite
def states(draw: st.DrawFn) -> State:
    return somewhere(draw(PLAYERS), draw(EDITIONS), draw(SEEDS))


@examples(8)
@given(SEEDS, PLAYERS, EDITIONS)
def test_bytes_and_positions_of_whole_games(seed: int, players: int, edition: str) -> None:
    for state in random_game(players, edition, seed):
        data = state.to_bytes()
        again = GAME.from_bytes(data)
        assert again.to_bytes() == data
        assert again.hash() == state.hash()
        assert again.legal_actions() == state.legal_actions()
        assert GAME.from_position(state.position()).to_bytes() == data


@examples(5)
@given(SEEDS, PLAYERS)
def test_different_states_of_a_game_have_different_hashes(seed: int, players: int) -> None:
    hashes, data = set(), set()
    for state in random_game(players, "en", seed):
        hashes.add(state.hash())
        data.add(state.to_bytes())
        assert 0 <= state.hash() < 2**64
    assert len(hashes) == len(data)


@examples(150)
@given(states())
def test_every_legal_action_has_one_text(state: State) -> None:
    legal = state.legal_actions()
    texts = [GAME.format(state, action) for action in legal]
    assert len(set(texts)) == len(texts)
    for action, text in zip(legal, texts, strict=True):
        assert GAME.parse(state, text) == action
        assert GAME.parse(state, "  " + text.upper().replace(" ", "   ") + " ") == action


@examples(20)
@given(SEEDS, PLAYERS)
def test_chance_outcomes_have_texts_too(seed: int, players: int) -> None:
    rng = Rng(seed)
    state = somewhere(players, "en", seed)
    for _ in range(200):
        if state.to_move == CHANCE:
            for outcome, _weight in state.chance_outcomes():
                text = GAME.format(state, outcome)
                assert text.startswith("drawn ")
                assert GAME.parse(state, text) == outcome
        if state.to_move != TERMINAL:
            step(state, rng)


VOCABULARY = """
place white wood Wood|Contribute |Contribute ship Lisbon london build house Troyes workshop artwork
Croce contribute marble card draw stop seat lower upper keep take weave transport drawn 1 -1 |
|| ß 船
"""
WORDS = st.sampled_from([*VOCABULARY.split(), "\x00", ""])


@examples(400)
@given(states(), st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=40))
def test_parse_never_raises_anything_but_bad_notation(state: State, text: str) -> None:
    action = try_parse(state, text)
    if action is not None:
        assert GAME.parse(state, GAME.format(state, action)) == action


def try_parse(state: State, text: str) -> int | None:
    """The action, or None if the text is none; then the complaint is a useful one."""
    with suppress(BadNotation):
        return GAME.parse(state, text)
    with pytest.raises(BadNotation, match=r"\S") as caught:
        GAME.parse(state, text)
    assert 1 <= caught.value.column <= len(text) + 1
    assert caught.value.expected
    return None


@pytest.mark.parametrize(
    ("text", "column"),
    [("", 1), ("plaec Wood|Weave", 1), ("build hose Troyes", 7), ("ship Lisbon Troyes", 13)],
)
def test_bad_notation_says_where_and_what_would_be_right(text: str, column: int) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(table(3).state(), text)
    assert caught.value.column == column
    assert caught.value.expected

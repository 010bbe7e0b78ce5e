"""F6: what holds in every game, and the other faces of a state: bytes, notation, views, events."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.decoders import json_decoder
from signoria.games.contract import CHANCE, TERMINAL, BadNotation, BadState, IllegalAction, Rng
from signoria.games.forging_florence import GAME, Position, State
from signoria.games.forging_florence.rules import names
from signoria.games.forging_florence.rules.board import (
    CENTRE,
    DOME,
    NOBODY,
    PIECES,
    RESOURCES,
    Move,
)
from signoria.games.forging_florence.view.events import AnyEvent, GameOver
from tests.rules.forging_florence.tables import advance, new_game, table

COPIES, TOKENS = 3, 6

OPTIONS = [
    {},
    {"economy": "tools", "shops": "free", "rounds": "60"},
    {"economy": "literal", "brunelleschi": "dome", "rounds": "60"},
]


def moments(seed: int) -> Iterator[tuple[Position, int, State]]:
    """A game: each position, the action taken in it, and the state after it."""
    rng = Rng(seed)
    state = new_game(2 + seed % 3, rng, **OPTIONS[seed // 3 % len(OPTIONS)])
    while state.to_move != TERMINAL:
        before = state.position()
        yield before, advance(state, rng), state


def check_conserved(position: Position) -> None:
    """F6.1."""
    for resource in range(RESOURCES):
        held = [hand.tokens[resource] for hand in position.hands]
        assert sum(held) <= TOKENS
        assert sum(n == 2 for n in held) <= (position.owner[8] != NOBODY)
    for piece in range(PIECES):
        made = sum(hand.made[piece] for hand in position.hands)
        assert made <= (1 if piece == DOME else COPIES)
    for seat, hand in enumerate(position.hands):
        assert 1 <= position.owner.count(seat) <= hand.level


def change(before: Position, after: Position, seat: int) -> int:
    return 5 * (after.hands[seat].coins - before.hands[seat].coins)


def allowed_changes(action: int) -> set[int]:
    """The change of money in lire that an action may bring (F6.1)."""
    if Move.TAKE <= action < Move.CREATE:
        return {-5, -10, 0}
    if Move.SELL <= action < Move.UPGRADE:
        return {10, 20, 30}
    if Move.HIRE <= action < Move.END:
        return {-15, -25, -30, -35}
    return {0}


@pytest.mark.parametrize("seed", range(9))
def test_f6_invariants(seed: int) -> None:
    holder, since = NOBODY, 0
    for before, action, state in moments(seed):
        after = state.position()
        check_conserved(after)
        assert change(before, after, before.active) in allowed_changes(action)
        for seat in range(after.players):
            assert seat == before.active or change(before, after, seat) == 0
        there = [seat for seat, hand in enumerate(after.hands) if hand.hex == CENTRE]
        assert len(there) <= 1
        if not there or there[0] != holder:
            holder, since = (there[0] if there else NOBODY), after.turns
        assert after.turns - since <= after.players or after.phase == 3
        legal = state.legal_actions()
        assert bool(legal) == (state.to_move >= 0)
        assert legal == sorted(set(legal))
        assert bool(state.chance_outcomes()) == (state.to_move == CHANCE)
    assert state.turn <= 10 * after.limit * after.players


@pytest.mark.parametrize("seed", range(9))
def test_a_state_survives_its_bytes_and_its_position(seed: int) -> None:
    for number, (_, _, state) in enumerate(moments(seed)):
        if number % 97 == 0 or state.to_move == TERMINAL:
            data = state.to_bytes()
            assert GAME.from_bytes(data).to_bytes() == data
            assert GAME.from_position(state.position()).to_bytes() == data
            assert pickle.loads(pickle.dumps(state)).hash() == state.hash()
            assert GAME.new_state(state.setup).setup == state.setup


def test_sensible_players_get_somewhere() -> None:
    """So that the games above try more than the first pages of the rules."""
    seen: set[str] = set()
    for seed in range(9):
        for _, action, state in moments(seed):
            seen.add(GAME.format(state, action).split()[0])
            if state.to_move == TERMINAL:
                seen |= {f"level {hand.level}" for hand in state.position().hands}
    assert seen >= {
        "walk", "roll", "collect", "buy", "create", "sell", "upgrade", "hire", "end", "rolled",
        "level 3",
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_names_its_rule(seed: int) -> None:
    """Whatever is not legal is refused with a rule, and changes nothing."""
    for number, (_, _, state) in enumerate(moments(seed)):
        if number % 61:
            continue
        legal = set(state.legal_actions()) | {action for action, _ in state.chance_outcomes()}
        before = state.to_bytes()
        for action in range(-1, GAME.num_actions + 7):
            told = GAME.explain(state, action)
            assert (told is None) == (action in legal)
            if told is not None:
                assert told.rule.startswith("F")
                with pytest.raises(IllegalAction):
                    state.apply(action)
        assert state.to_bytes() == before


def test_no_number_is_no_action() -> None:
    for thing in ("roll", None, 1.5, 10**30, -(10**30)):
        assert GAME.explain(table(), thing) is not None  # type: ignore[arg-type]


def test_notation_round_trip() -> None:
    state = table()
    texts = [GAME.format(state, action) for action in range(GAME.num_actions + 6)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert GAME.parse(state, text) == action
        assert GAME.parse(state, f"  {text.upper()} ".replace(" ", "  ")) == action


@given(st.text(max_size=30) | st.lists(st.sampled_from(
    ["walk", "hire", "for", "dante", "buy", "paint", "rolled", "7", "0,0", "create", "end"]
), max_size=5).map(" ".join))  # fmt: skip
def test_notation_survives_anything(text: str) -> None:
    state = table()
    try:
        action = GAME.parse(state, text)
    except BadNotation as raised:
        fault = raised
    else:
        assert GAME.format(state, action).split() == text.casefold().split()
        return
    assert 1 <= fault.column <= len(text) + 1
    assert fault.expected


@given(st.data())
def test_damaged_bytes_are_refused_or_a_state(data: st.DataObject) -> None:
    """F6 of whatever comes: a state that is accepted can be played on."""
    whole = bytearray(table().to_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(whole) - 1))
        whole[at] = data.draw(st.integers(0, 255))
    try:
        state = GAME.from_bytes(bytes(whole))
    except BadState:
        return
    rng = Rng(1)
    for _ in range(20):
        if state.to_move != TERMINAL:
            advance(state, rng)


@pytest.mark.parametrize("data", [b"", b"\0" * 903, b"\1" * 904, "text", None])
def test_what_is_no_state(data: object) -> None:
    with pytest.raises(BadState):
        GAME.from_bytes(data)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_and_events_tell_the_game(players: int) -> None:
    """They can be written as JSON; only the seat that decides is shown its choices."""
    rng = Rng(players)
    state = new_game(players, rng, rounds="60")
    viewers = [None, *range(players)]
    while state.to_move != TERMINAL:
        shown = GAME.views(state, viewers)
        for seat, view in zip(viewers, shown, strict=True):
            legal = state.legal_actions() if seat == state.to_move else []
            assert [choice.action for choice in view.legal] == legal
        assert json_decoder(GAME.view_type).decode(msgspec.json.encode(shown[1])) == shown[1]
        before = state.clone()
        action = advance(state, rng)
        told = GAME.events(before, action)
        assert told or action == Move.END
        assert GAME.reveals(before, action) == (action >= Move.ROLLED)
        assert all(event.audience is None for event in told)
        assert json_decoder(list[AnyEvent]).decode(msgspec.json.encode(told)) == told
        if state.turn > 100:
            break
    else:
        assert isinstance(told[-1], GameOver)


@pytest.mark.parametrize("seed", range(3))
def test_everybody_is_shown_the_same_but_for_the_choices(seed: int) -> None:
    """Nothing is hidden: views differ in who looks and in the choices of who decides."""
    for number, (before, _, state) in enumerate(moments(seed)):
        if number % 41:
            continue
        viewers = [None, *range(before.players)]
        shown = [msgspec.to_builtins(view) for view in GAME.views(state, viewers)]
        for seat, view in zip(viewers, shown, strict=True):
            assert view.pop("viewer") == seat
            assert bool(view.pop("legal")) == (seat == state.to_move)
        assert all(view == shown[0] for view in shown)


def test_nothing_is_hidden() -> None:
    state = new_game(3, Rng(1))
    for seat in range(3):
        assert state.seen_by(seat).to_bytes() == state.to_bytes()
        assert state.resample(seat, Rng(1)).to_bytes() == state.to_bytes()
    for call in (state.seen_by, lambda seat: state.resample(seat, Rng(1)), state.parts):
        with pytest.raises(ValueError, match="a seat is"):
            call(3)
    with pytest.raises(ValueError, match="a seat is"):
        GAME.view(state, 3)


def test_a_clone_is_independent() -> None:
    state = new_game(2, Rng(1))
    data = state.to_bytes()
    twin = state.clone()
    advance(twin, Rng(1))
    assert state.to_bytes() == data
    assert twin.to_bytes() != data


def test_playouts_can_be_split() -> None:
    whole = GAME.playouts(3, {"rounds": "60"}, 7, 0, 20)
    parts = [GAME.playouts(3, {"rounds": "60"}, 7, first, 10) for first in (0, 10)]
    assert whole.games == 20
    assert whole.decisions == sum(part.decisions for part in parts)
    assert sum(whole.wins) == pytest.approx(20)
    assert whole.rounds == 20 * 60
    assert new_game(2, Rng(2)).playouts(1, 0, 5).games == 5


def test_names_are_unique() -> None:
    for words in (names.PIECES, names.ARTISTS, names.RESOURCES, names.PARTS):
        assert len(set(words)) == len(words)

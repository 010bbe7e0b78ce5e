"""Lines that whoever asks tells whole: what is at their end, and what is wrong with them."""

from __future__ import annotations

from base64 import b64encode

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import games
from signoria.decoders import json_decoder
from signoria.games.contract import CHANCE, TERMINAL, Rng, State
from signoria.server.domain.questions import variations
from signoria.server.domain.refusals import Refusal
from signoria.server.protocol.lines import Follow, Followed, Line
from tests.support.effort import examples

from .tables import reason_of

GAME = games.load("calimala")


def play_line(seed: int, actions: int) -> tuple[Line, State]:
    """A line of random moves and where it leads."""
    setup = GAME.setup(3 + seed % 3, {}, rng=Rng(seed))
    state, rng = GAME.new_state(setup), Rng(seed + 1)
    moves: list[str] = []
    while len(moves) < actions and state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            action = rng.pick_weighted(state.chance_outcomes())
        else:
            legal = state.legal_actions()
            action = legal[rng.below(len(legal))]
        moves.append(GAME.format(state, action))
        state.apply(action)
    return Line(game=GAME.name, setup=dict(setup.to_dict()), moves=moves), state


def follow(asked: Follow) -> Followed:
    """The answer as it is sent."""
    return json_decoder(Followed).decode(msgspec.json.encode(variations.follow_line(asked)))


@examples(15)
@given(seed=st.integers(0, 10_000), actions=st.integers(0, 400), watched=st.integers(-1, 2))
def test_a_line_ends_as_its_moves_do(seed: int, actions: int, watched: int) -> None:
    line, state = play_line(seed, actions)
    seat = watched if watched >= 0 else None
    found = follow(Follow(line=line, seat=seat))
    assert found.view == msgspec.Raw(msgspec.json.encode(GAME.view(state, seat)))
    assert (found.actions, found.turn) == (len(line.moves), state.turn)
    assert [step.actions for step in found.steps] == list(range(1, len(line.moves) + 1))
    choices = dict(state.chance_outcomes()) or dict.fromkeys(state.legal_actions())
    assert {each.action for each in found.open} == set(choices)
    assert all(GAME.parse(state, each.text) == each.action for each in found.open)
    assert found.to_move == (state.to_move if state.to_move >= 0 else None)


@examples(8)
@given(seed=st.integers(0, 10_000), since=st.integers(0, 60))
def test_only_the_steps_asked_for_are_told(seed: int, since: int) -> None:
    line, _ = play_line(seed, 50)
    every, some = follow(Follow(line=line, seat=1)), follow(Follow(line=line, seat=1, since=since))
    assert some.steps == every.steps[since:]
    assert some.view == every.view


def test_events_of_others_are_not_told() -> None:
    line, _ = play_line(4, 60)
    own, others = (follow(Follow(line=line, seat=seat)).steps for seat in (0, 1))
    audiences = [
        {event["audience"] for step in steps for event in map(decode, step.events)}
        for steps in (own, others)
    ]
    assert audiences == [{None, 0}, {None, 1}]


def decode(event: msgspec.Raw) -> dict[str, object]:
    """An event as whoever gets it reads it."""
    found: dict[str, object] = msgspec.json.decode(event)
    return found


def test_a_line_may_begin_at_any_position() -> None:
    whole, state = play_line(9, 80)
    start, _ = play_line(9, 50)
    begun, middle = variations.end_of_line(start)
    text = b64encode(middle.to_bytes()).decode()
    line = Line(game="calimala", setup={}, moves=whole.moves[50:], position=text)
    assert begun is GAME
    assert variations.end_of_line(line)[1].to_bytes() == state.to_bytes()


@pytest.mark.parametrize("text", ["", "AAAA", "no base64!", "é"])
def test_what_is_no_position_is_refused(text: str) -> None:
    line = Line(game="calimala", setup={}, position=text)
    assert reason_of(lambda: variations.follow_line(Follow(line=line))) == "bad-position"


def test_what_is_wrong_with_a_line_is_told() -> None:
    line, _ = play_line(2, 30)
    with pytest.raises(Refusal) as nonsense:
        variations.follow_line(Follow(line=with_moves(line, [*line.moves[:7], "keep Atlantis"])))
    assert (nonsense.value.problem.reason, nonsense.value.problem.field) == ("no-move", "moves[7]")
    with pytest.raises(Refusal) as illegal:
        variations.follow_line(Follow(line=with_moves(line, ["stop"])))
    assert (illegal.value.problem.reason, illegal.value.problem.field) == ("illegal", "moves[0]")
    assert reason_of(lambda: variations.follow_line(Follow(line=line, seat=7))) == "no-seat"
    other = Line(game="chess", setup={})
    assert reason_of(lambda: variations.follow_line(Follow(line=other))) == "bad-game"
    empty = Line(game="calimala", setup={})
    assert reason_of(lambda: variations.follow_line(Follow(line=empty))) == "bad-setup"


def with_moves(line: Line, moves: list[str]) -> Line:
    """The line with other moves."""
    return msgspec.structs.replace(line, moves=moves)


def test_reasons_come_with_the_rule() -> None:
    line, state = play_line(6, 12)
    move = GAME.format(state, state.legal_actions()[0])
    found = follow(Follow(line=line, seat=state.to_move, why=[move, "keep Lisbon", "what"]))
    possible, illegal, nonsense = found.reasons
    assert possible is None
    assert illegal
    assert illegal.rule
    assert nonsense
    assert nonsense.reason == "no-move"

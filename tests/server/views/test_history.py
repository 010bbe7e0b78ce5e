"""The past of a match: what a viewer may look at again is what it was shown then."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.decoders import json_decoder
from signoria.games.contract import Rng
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import Person
from signoria.server.protocol.changes import ViewPatcher
from signoria.server.protocol.http import Moment
from signoria.server.protocol.socket import Hello
from signoria.server.views import history
from tests.server import frames
from tests.support.effort import examples

from ..domain.tables import ANN, BOB, CID, EVE, ME, OPEN, Table, past_opening, reason_of, three
from .test_hidden import KEEPER, OTHERS, PEOPLE, Twins, twin_models

EYES: tuple[tuple[Person | None, int | None], ...] = (
    (None, None),
    *((person, seat) for seat, person in enumerate(PEOPLE)),
)


def moment(model: Model, person: Person | None, watching: int | None, actions: int) -> Moment:
    """A moment as it is sent."""
    sent = msgspec.json.encode(history.one_moment(model, person, watching, actions))
    return json_decoder(Moment).decode(sent)


def action_count(table: Table) -> int:
    """How many actions stand."""
    assert table.model.play
    return len(table.model.play.taken)


@examples(8)
@given(seed=st.integers(0, 10_000))
def test_every_moment_is_as_it_was_seen_live(seed: int) -> None:
    table, rng = three(), Rng(seed)
    live = {(eyes, action_count(table)): current_view(table, *eyes) for eyes in EYES}
    while table.model.status == "running":
        table.play(rng, 1)
        live |= {(eyes, action_count(table)): current_view(table, *eyes) for eyes in EYES}
    assert len(live) > 3 * 100
    for ((person, watching), actions), view in live.items():
        found = moment(table.model, person, watching, actions)
        assert found.view == view
        assert (found.actions, found.of) == (actions, action_count(table))


def current_view(table: Table, person: Person | None, watching: int | None) -> Any:
    """The view that is sent now."""
    found = json_decoder(Hello).decode(table.hello(person, watching, state=False))
    sight = ViewPatcher()
    sight.patch(found.situation)
    return msgspec.Raw(msgspec.json.encode(sight.view))


def test_the_steps_are_the_log_and_lead_to_their_moments() -> None:
    table = three()
    table.play(Rng(4))
    for person, watching in EYES:
        found = history.all_moments(table.model, person, watching)
        assert found.watching == watching
        assert [step.actions for step in found.steps] == list(range(1, action_count(table) + 1))
        log = [(step.version, step.events) for step in found.steps if step.events]
        assert log == [
            (step.version, step.events) for step in table.model.log.visible_steps(watching)
        ]
        for step in found.steps[::17]:
            there = moment(table.model, person, watching, step.actions)
            assert (there.version, there.turn, there.events) == (
                step.version,
                step.turn,
                step.events,
            )
    assert found.steps[-1].turn > found.steps[0].turn == 0


@examples(10)
@given(seed=st.integers(0, 10_000))
def test_no_moment_tells_hidden_things_apart(seed: int) -> None:
    twins, rng = Twins(*twin_models(seed)), Rng(seed)
    for _ in range(80):
        if (pair := twins.decide(rng)) is None:
            break
        twins.fold(*pair)
    assert twins.one.play
    last = len(twins.one.play.taken)
    for person, watching in OTHERS:
        indexes = [history.all_moments(model, person, watching) for model in twins]
        assert indexes[0] == indexes[1]
        for actions in range(0, last + 1, 3):
            pasts = [moment(model, person, watching, actions) for model in twins]
            assert pasts[0] == pasts[1]
    own = [history.all_moments(model, BOB, KEEPER) for model in twins]
    assert own[0] != own[1], "its own seat sees the difference"


def test_what_comes_to_light_at_the_end_is_hidden_before() -> None:
    table = three()
    table.play(Rng(3))
    last = action_count(table)
    before, after = (moment(table.model, None, None, actions) for actions in (last - 1, last))
    assert b'"revealed"' in b"".join(after.events)
    hands = [msgspec.json.decode(one.view)["mats"] for one in (before, after)]
    assert all(mat["kept"] is None for mat in hands[0])
    assert all(mat["kept"] is not None for mat in hands[1])


def test_what_was_taken_back_cannot_be_reached() -> None:
    table = three()
    past_opening(table)
    table.play(Rng(5), 1)
    assert table.model.play
    own = table.model.play.find_last_own((0, 1, 2))
    assert own is not None
    seat, number = table.model.play.taken[own].seat, action_count(table)
    gone = moment(table.model, None, None, number)
    table.do(PEOPLE[seat], frames.propose(table.model.version, "undo"))
    assert table.model.proposal
    proposal = table.model.proposal.number
    for person in PEOPLE:
        if person != PEOPLE[seat]:
            table.do(person, frames.answer(proposal, True))
    assert action_count(table) == own < number
    assert (
        reason_of(lambda: history.one_moment(table.model, None, None, number)) == "no-such-moment"
    )
    steps = history.all_moments(table.model, None, None).steps
    assert [step.actions for step in steps] == list(range(1, own + 1))
    assert gone.version not in [step.version for step in steps]
    assert moment(table.model, None, None, own).view == current_view(table, None, None)


@pytest.mark.parametrize("actions", [-1, 1_000])
def test_there_is_nothing_beyond_the_present(actions: int) -> None:
    table = three()
    assert reason_of(lambda: history.one_moment(table.model, ANN, 0, actions)) == "no-such-moment"
    waiting = Table(ME, OPEN, OPEN)
    assert reason_of(lambda: history.one_moment(waiting.model, ANN, 0, 0)) == "no-such-moment"
    assert history.all_moments(waiting.model, ANN, 0).steps == []


@pytest.mark.parametrize("person", [None, EVE, CID])
def test_nobody_looks_with_the_eyes_of_another(person: Person | None) -> None:
    table = three()
    assert reason_of(lambda: history.one_moment(table.model, person, 1, 0)) == "not-seated"
    assert reason_of(lambda: history.all_moments(table.model, person, 1)) == "not-seated"

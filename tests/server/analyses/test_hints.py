"""Hints: who may have them, what they tell, and who hears of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import games
from signoria.analysis.analyst import Analyst
from signoria.analysis.findings import Advised, Decision
from signoria.analysis.questions import questions
from signoria.bots.search.budget import Budget
from signoria.games.contract import CHANCE, Rng, State
from signoria.server.analyses import analyst_worker
from signoria.server.analyses.hints import Hints
from signoria.server.domain.commands import Hint
from signoria.server.domain.handlers import hint_rules
from signoria.server.domain.match.model import Model
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import Person
from signoria.server.protocol import socket
from signoria.server.views import match_card
from tests.analysis.ends import end
from tests.server.domain.tables import ANN, BOB, BOT, DEVICE, ME, Table, reason_of
from tests.server.world import ANN as ANNA
from tests.server.world import RANDOM, Client, World, new_match, party, world
from tests.support.effort import effort

from .here import OneDesk, asynchronous

FEW = Budget(simulations=60)


def reason(table: Table, person: Person | None, version: int | None = None) -> str:
    """Why a hint is refused."""
    asked = table.model.version if version is None else version
    return reason_of(lambda: table.do(person, Hint(asked)))


def turn_of_a_person(table: Table) -> None:
    """Let bots play until a person is to move."""
    while (deciding := table.model.decider()) and deciding.kind == "bot":
        table.decision(table.legal()[0])


def test_one_person_among_bots_may_ask_and_it_is_counted() -> None:
    table = Table(ME, BOT, BOT)
    turn_of_a_person(table)
    position, version = table.model.position, table.model.version
    table.do(ANN, Hint(version))
    assert (table.model.hints, table.model.position) == ({0: 1}, position)
    table.do(ANN, Hint(version))
    assert [seat.hints for seat in match_card.card_for(table.model, None).seats] == [2, 0, 0]
    again = Model.from_snapshot(table.model.snapshot())
    assert again is not None
    assert again.hints == {0: 2}
    assert reason(table, BOB) == "not-seated"
    assert reason(table, ANN, 0) == "stale"


def test_where_there_is_one_move_no_hint_is_given_and_none_counted() -> None:
    table, rng = Table(ME, BOT, BOT), Rng(1)
    while (deciding := table.model.decider()) and (
        deciding.kind == "bot" or len(table.legal()) > 1
    ):
        table.play(rng, 1)
    with pytest.raises(Refusal, match="only one move"):
        hint_rules.ask_hint(table.model, ANN, table.model.version)
    assert reason(table, ANN) == "one-move"
    assert table.model.hints == {}


def test_among_people_only_if_it_was_agreed() -> None:
    for hints in (False, True):
        table = Table(ME, DEVICE, BOT, hints=hints)
        turn_of_a_person(table)
        assert match_card.card_for(table.model, None).hints is hints
        if hints:
            table.do(ANN, Hint(table.model.version))
            assert sum(table.model.hints.values()) == 1
        else:
            assert reason(table, ANN) == "no-hints"


def twins(game: str, seed: int) -> tuple[State, State, int]:
    """Two truths that look the same to the seat to move, in the middle of a game."""
    rng, state = Rng(seed), games.load(game).new_state(games.load(game).setup(3, rng=Rng(seed)))
    for _ in range(40 + seed):
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    while state.to_move == CHANCE:
        state.apply(rng.pick_weighted(state.chance_outcomes()))
    return state, state.resample(state.to_move, rng), state.to_move


@pytest.mark.parametrize("game", games.names())
def test_what_the_seat_has_not_seen_changes_no_hint(game: str) -> None:
    differ = 0
    for seed in range(effort(6)):
        one, other, seat = twins(game, seed)
        differ += one.to_bytes() != other.to_bytes()
        told = [hint_rules.guess_state(each, seat, 7) for each in (one, other)]
        assert told[0] == told[1]
        hints = [analyst_worker.hint(game, each, seat, 7, FEW) for each in (one.to_bytes(), *told)]
        assert hints[0] == hints[1] == hints[2]
        assert hints[0].ways
        assert not hints[0].exact
    assert differ or not games.load(game).hides


def test_a_match_under_old_rules_is_advised_by_them() -> None:
    table = Table(ME, BOT, BOT)
    turn_of_a_person(table)
    table.model.game = games.load("calimala", "1")
    asked = hint_rules.ask_hint(table.model, ANN, table.model.version)
    assert asked.rules == "1"
    assert analyst_worker.hint(*asked[:4], FEW, asked.rules).ways
    with pytest.raises(games.UnknownRules):
        analyst_worker.hint(*asked[:4], FEW, "none")


@pytest.mark.parametrize("game", games.names())
def test_a_hint_says_when_the_rest_of_the_game_was_searched_out(game: str) -> None:
    """So it is in the last decisions of a game, and so says the analysis of them."""
    match, told = end(game, 8), []
    for question in questions(match):
        if question.kind == "decision":
            budget = Budget(simulations=2000)
            found = analyst_worker.hint(game, question.state, question.seat, 7, budget)
            decision = Analyst(game, 7).answer(question, budget)
            assert isinstance(decision, Decision)
            assert found.exact >= decision.exact
            told.append(found.exact)
    assert told[-1]


async def enter_with_hints(here: World) -> tuple[Client, Hints, OneDesk]:
    """Anna, whose turn it is in a match against bots, and who gives hints."""
    study = OneDesk()
    anna = await here.enter(await new_match(here.hub, ME, RANDOM, RANDOM), ANNA)
    await anna.until(lambda: anna.legal)
    return anna, Hints(study, FEW), study


@asynchronous
async def test_a_hint_names_moves_and_is_paid_for_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, hints, study = await enter_with_hints(here)
        room, version = anna.room, anna.version
        told = await hints.hint(room, ANNA, version)
        assert told.ways
        assert {way.action for way in told.ways} <= set(anna.legal)
        assert sum(way.share for way in told.ways) <= 1.001
        assert await hints.hint(room, ANNA, version) == told
        assert (hints.given, study.asked) == (1, 1)
        await anna.wait_for_version(version + 1)
        card = anna.all(socket.Step)[-1].match
        assert card is not None
        assert card.seats[0].hints == 1
        answer = await anna.ask(socket.Move, version=version, action=told.ways[0].action)
        assert isinstance(answer, socket.Done)
        with pytest.raises(Refusal, match=r"gone on|turn"):
            await hints.hint(room, ANNA, version)


@asynchronous
@pytest.mark.parametrize("exact", [True, False])
async def test_who_asks_is_told_whether_a_hint_is_exact(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exact: bool
) -> None:
    monkeypatch.setattr(analyst_worker, "hint", lambda *_: Advised((), exact))
    async with world(tmp_path) as here:
        anna, hints, _ = await enter_with_hints(here)
        assert (await hints.hint(anna.room, ANNA, anna.version)).exact is exact


@asynchronous
async def test_who_fails_to_give_a_hint_counts_none(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, hints, study = await enter_with_hints(here)
        study.fails = True
        with pytest.raises(Refusal, match="worked out"):
            await hints.hint(anna.room, ANNA, anna.version)
        assert await anna.room.read(lambda model: model.hints) == {}
        study.fails = False
        assert (await hints.hint(anna.room, ANNA, anna.version)).ways


@asynchronous
async def test_people_are_told_who_has_taken_a_hint(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await party(here, hints=True)
        own, other = match.mover()
        assert own.viewer.person
        seat = own.situation.to_move
        told = await Hints(OneDesk(), FEW).hint(own.room, own.viewer.person, own.version)
        await match.together()
        card = other.all(socket.Step)[-1].match
        assert card is not None
        assert [each.hints for each in card.seats] == [int(one == seat) for one in range(3)]
        assert {way.action for way in told.ways} <= set(own.legal)

"""Taking back and giving up, freely or by asking."""

from __future__ import annotations

import pytest

from signoria.games.contract import Rng
from signoria.server.domain import commands
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import Abandoned, StoodIn, Undone
from signoria.server.protocol import http, socket
from signoria.server.views import match_card, perspective, projection
from tests.server import frames

from .tables import (
    ANN,
    BOB,
    BOT,
    CID,
    DEVICE,
    ME,
    PEOPLE,
    Table,
    kinds,
    mover,
    past_opening,
    reason_of,
    three,
)


def test_one_takes_back_freely_what_nobody_has_learnt_from() -> None:
    table = three()
    person, version = mover(table), table.model.version
    assert reason_of(lambda: table.do(person, frames.undo(version))) == "no-undo"
    table.do(person, frames.move(version, table.legal()[0]))
    who = perspective.perspective_of(table.model, person.id, None)
    assert projection.undo_options(table.model, who.seats).free
    made = table.do(person, frames.undo(table.model.version))
    assert kinds(made) == [Undone]
    assert mover(table) == person


def test_nobody_gains_time_by_taking_back() -> None:
    table = Table(ME, DEVICE, http.DeviceSeat(name="Emil"), clock=60)
    for left in (50_000, 40_000, 30_000):
        table.now += 10_000
        table.do(ANN, frames.move(table.model.version, table.legal()[0]))
        table.now += 25_000  # while somebody else thinks, one's own time stands still
        table.do(ANN, frames.undo(table.model.version))
        assert table.model.deadline == table.now + left


def test_beyond_a_reveal_all_others_are_asked() -> None:
    table = three()
    past_opening(table)
    rng = Rng(2)
    while not (table.model.play and table.model.play.draws):
        table.play(rng, 1)
    play = table.model.play
    own = play.find_last_own((0, 1, 2))
    assert own is not None
    seat = play.taken[own].seat
    asker, first, second = (PEOPLE["abc"[(seat + n) % 3]] for n in range(3))
    version = table.model.version
    assert reason_of(lambda: table.do(asker, frames.undo(version))) == "undo-asks"
    table.do(asker, frames.propose(version, "undo"))
    number = table.model.version
    yes = frames.answer(number, True)
    assert reason_of(lambda: table.do(asker, yes)) == "answered"
    assert reason_of(lambda: table.do(first, frames.answer(number - 1, True))) == "no-proposal"
    table.do(first, frames.answer(number, False))
    assert table.model.proposal is None
    table.do(asker, frames.propose(table.model.version, "undo"))
    yes = frames.answer(table.model.version, True)
    table.do(first, yes)
    assert reason_of(lambda: table.do(first, yes)) == "answered"
    drawn = play.draws
    assert isinstance(table.do(second, yes)[-1], Undone)
    assert table.model.play.draws == drawn
    assert table.model.play.undone_draws


@pytest.mark.parametrize("seed", range(5))
def test_a_card_that_others_have_seen_is_not_taken_back_freely(seed: int) -> None:
    table = three()
    play = table.model.play
    assert play
    rng = Rng(seed)
    while not (play.taken and play.taken[-1].reveals and play.taken[-1].by == "seat"):
        table.play(rng, 1)
    seat = play.taken[-1].seat
    assert table.model.status == "running"
    undo = frames.undo(table.model.version)
    assert reason_of(lambda: table.do(PEOPLE["abc"[seat]], undo)) == "undo-asks"
    assert projection.undo_options(table.model, (seat,)) == socket.Undoing(free=False, ask=True)


def test_alone_against_bots_everybody_agrees_at_once() -> None:
    table = Table(ME, DEVICE, BOT)
    rng = Rng(1)
    while not (table.model.play and table.model.play.find_last_own((0, 1))):
        table.play(rng, 1)
    assert isinstance(table.do(ANN, frames.propose(table.model.version, "undo"))[-1], Undone)
    made = table.do(ANN, frames.propose(table.model.version, "abandon"))
    assert kinds(made) == [Abandoned]
    assert reason_of(lambda: table.do(ANN, frames.propose(table.model.version, "undo"))) == "over"


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
def test_what_came_to_light_and_was_taken_back_is_counted_for_all_to_see(game: str) -> None:
    table, rng = Table(ME, BOT, BOT, game=game), Rng(1)
    counted = hidden = 0
    while counted < 3 or hidden < 3:
        play = table.model.play
        assert play
        own = play.find_last_own((0,))
        shown = 0 if own is None else sum(one.reveals for one in play.taken[own:])
        wanted = counted < 3 if shown else hidden < 3
        if own is not None and wanted:
            before = table.model.redrawn.get(0, 0)
            table.do(ANN, frames.propose(table.model.version, "undo"))
            assert table.model.redrawn.get(0, 0) == before + shown
            counted, hidden = counted + (shown > 0), hidden + (shown == 0)
        table.play(rng, 1)
    told = [seat.redrawn for seat in match_card.card_for(table.model, None).seats]
    assert told == [table.model.redrawn[0], 0, 0]
    again = Model.from_snapshot(table.model.snapshot())
    assert again is not None
    assert again.redrawn == table.model.redrawn


def test_who_leaves_no_longer_has_to_agree() -> None:
    table = three()
    table.do(ANN, frames.propose(table.model.version, "abandon"))
    table.do(BOB, frames.answer(table.model.version, True))
    assert kinds(table.do(CID, commands.Leave())) == [StoodIn, Abandoned]


def test_a_proposal_goes_with_who_made_it() -> None:
    table = three()
    table.do(ANN, frames.propose(table.model.version, "abandon"))
    assert kinds(table.do(ANN, commands.Leave())) == [StoodIn]
    assert table.model.proposal is None

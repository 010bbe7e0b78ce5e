"""Rematches, records, who may look, snapshots."""

from __future__ import annotations

from functools import partial

from signoria.games.contract import Rng
from signoria.record import Match, fair, proof, read, write
from signoria.server.domain import commands
from signoria.server.domain.handlers import rematch
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import Chair, Undone
from signoria.server.views import match_card, perspective, record_export
from tests.server import frames

from .tables import (
    ANN,
    BOB,
    BOT,
    CID,
    EVE,
    INVITATION,
    ME,
    OPEN,
    ROBOT,
    Table,
    fold_all,
    reason_of,
    secrets,
    three,
)


def test_after_the_end_only_a_rematch() -> None:
    table = three()
    assert reason_of(lambda: rematch.create_rematch(table.model, ANN, secrets(2), 5)) == "not-over"
    assert reason_of(lambda: record_export.finished_record(table.model)) == "not-over"
    table.play(Rng(1))
    for command in (commands.Leave(), frames.undo(1), frames.move(1, 1), commands.ComeBack()):
        assert reason_of(partial(table.do, ANN, command)) == "over"
    assert (
        reason_of(lambda: rematch.create_rematch(table.model, EVE, secrets(2), 5)) == "not-seated"
    )
    again = rematch.create_rematch(table.model, BOB, secrets(2, "a" * 16), 5)
    table.take(again.old)
    assert match_card.card_for(table.model, ANN.id).rematch == "a" * 16
    assert reason_of(lambda: rematch.create_rematch(table.model, ANN, secrets(3), 5)) == "rematched"
    new = fold_all(again.new)
    assert [chair.person or chair.invited for chair in new.chairs] == [ANN, BOB, CID]
    assert (new.status, new.created.host, new.created.rematch_of) == (
        "waiting",
        BOB,
        "abcdefghijklmnop",
    )


def test_a_rematch_keeps_stand_ins_and_asks_network_bots_again() -> None:
    table = Table(ME, OPEN, OPEN)
    table.do(ANN, commands.SeatNetworkBot(2, ROBOT))
    table.do(BOB, commands.Join(None, INVITATION))
    table.do(BOB, commands.Leave())
    table.play(Rng(1))
    new = fold_all(rematch.create_rematch(table.model, ANN, secrets(2), 5).new)
    assert new.chairs == [Chair(person=ANN), Chair(bot="heuristic"), Chair()]
    assert new.status == "waiting"


def test_the_record_tells_all_and_can_be_proved() -> None:
    table = three()
    rng = Rng(7)
    for _ in range(6):
        table.play(rng, 25)
        assert table.model.play
        own = table.model.play.find_last_own((0, 1, 2))
        assert own is not None
        table.take([Undone(at=5, seat=0, actions=own)])
    table.play(rng)
    match = record_export.finished_record(table.model)
    record = read(write(match.record()))
    assert record.headers["Seats"] == "ann, bob, cid"
    play = table.model.play
    assert play
    found = proof.check(Match.from_record(record), record)
    assert found
    assert found.draws == play.draws - len(play.undone_draws)
    assert found.undone == len(play.undone_draws)
    assert (found.scheme, found.speaking) == (fair.TOGETHER, ())
    assert play.undone_draws, "or this proves nothing about them"


def test_who_may_see_a_match() -> None:
    closed = Table(ME, OPEN, OPEN, spectators=False)
    assert perspective.may_see(closed.model, ANN.id)
    assert perspective.may_see(closed.model, None, invited=True)
    assert not perspective.may_see(closed.model, EVE.id)
    assert perspective.may_see(Table(OPEN, OPEN, OPEN).model, ANN.id), "the host looks on"
    assert perspective.may_see(Table(BOT, BOT, BOT).model, None)
    assert not perspective.may_see(
        Table(ME, BOT, BOT, spectators=False).model, EVE.id, invited=True
    )


def test_a_snapshot_of_another_form_is_not_read() -> None:
    data = three().model.snapshot()
    assert Model.from_snapshot(data)
    assert Model.from_snapshot(data[:1] + b"\x7f" + data[2:]) is None
    assert Model.from_snapshot(data[:-1]) is None
    assert Model.from_snapshot(b"") is None

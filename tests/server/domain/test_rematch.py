"""Playing once more: what is proposed, and who is asked."""

from __future__ import annotations

import pytest

from signoria.decoders import convert
from signoria.games.contract import Rng
from signoria.server.domain import commands
from signoria.server.domain.handlers import rematch
from signoria.server.domain.handlers.dispatch import decide
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import Chair, Person
from signoria.server.protocol import http
from signoria.server.protocol.clocks import ClockRules

from .tables import (
    ANN,
    BOB,
    BOT,
    CID,
    DEVICE,
    ME,
    Table,
    fold_all,
    has_begun,
    reason_of,
    secrets,
    three,
)

LAST = http.LastSeat
A, B = "a" * 64, "b" * 64


def play_out(table: Table | None = None) -> Table:
    """A match that has been played to its end."""
    table = table or three()
    table.play(Rng(1))
    assert table.model.status == "over"
    return table


def propose(table: Table, person: Person = ANN, /, **wish: object) -> Model:
    """The match that a person proposes."""
    asked = convert(wish, http.Rematch)
    return fold_all(rematch.create_rematch(table.model, person, secrets(2), 5, wish=asked).new)


def carry_out(model: Model, person: Person, command: commands.AnyCommand) -> None:
    """Carry out a command."""
    for entry in decide(model, person, command, 6):
        model.fold(entry)


def last(*seats: int) -> list[dict[str, object]]:
    """The same players in this order."""
    return [{"kind": "last", "seat": seat} for seat in seats]


def test_the_others_are_asked_and_the_last_who_accepts_begins_the_game() -> None:
    table = play_out()
    new = propose(table, BOB)
    assert new.chairs == [Chair(invited=ANN), Chair(person=BOB), Chair(invited=CID)]
    assert (new.status, new.created.options) == ("waiting", table.model.created.options)
    assert new.created.rematch_of == table.model.id
    carry_out(new, ANN, commands.Accept(A))
    assert not has_begun(new)
    carry_out(new, CID, commands.Accept(B))
    assert has_begun(new)
    assert new.values == [A, None, B]


def test_against_bots_alone_it_begins_at_once() -> None:
    new = propose(play_out(Table(ME, BOT, BOT)))
    assert new.chairs == [Chair(person=ANN), Chair(bot="random"), Chair(bot="random")]
    assert new.status == "running"


def test_seats_options_and_clock_can_be_others() -> None:
    table = play_out()
    seats = [*last(2, 0), {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    rules = ClockRules(bank=600)
    new = propose(table, seats=seats, options={"start": "1"}, clock=rules)
    assert new.chairs == [Chair(invited=CID), Chair(person=ANN), Chair(bot="random"), Chair()]
    assert new.created.options["start"] == "1"
    assert new.created.clock == rules
    assert propose(table, clock=None).created.clock is None
    timed = play_out(Table(ME, BOT, BOT, clock=120))
    assert propose(timed).created.clock == 120
    assert propose(timed, clock=None).created.clock is None


def test_everybody_at_one_device_is_asked_once() -> None:
    table = play_out(Table(ME, DEVICE, BOT))
    assert propose(table).chairs[:2] == table.model.chairs[:2]
    table.model.chairs[2] = Chair(person=BOB)
    new = propose(table, BOB)
    guest = Person(ANN.id, "Dora")
    assert new.chairs[:2] == [Chair(invited=ANN), Chair(invited=guest, device=True)]
    carry_out(new, ANN, commands.Accept(A))
    assert new.chairs[1] == Chair(person=guest, device=True, value=A)
    assert new.status == "running"


def test_nobody_asks_who_has_been_removed() -> None:
    table = play_out()
    table.model.chairs[1] = Chair(person=Person("alias", ""))
    assert propose(table).chairs == [Chair(person=ANN), Chair(), Chair(invited=CID)]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"seats": last(1, 2, 0, 0)}, "seated-twice"),
        ({"seats": last(0, 1, 5)}, "no-seat"),
        ({"seats": last(1, 2)}, "without-you"),
        ({"seats": [*last(0, 1), {"kind": "bot", "bot": "genius"}]}, "bad-bot"),
        ({"seats": last(0, 1)}, "bad-setup"),
        ({"options": {"start": "what"}}, "bad-setup"),
        ({"clock": {"bank": 600, "most": 60}}, "bank-too-small"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(wish: dict[str, object], reason: str) -> None:
    table = play_out()
    assert reason_of(lambda: propose(table, ANN, **wish)) == reason


def test_one_proposal_follows_and_another_one_when_it_does_not_count() -> None:
    table = play_out()
    table.take(rematch.create_rematch(table.model, ANN, secrets(2, "a" * 16), 5).old)
    fresh = secrets(3, "b" * 16)
    assert reason_of(lambda: rematch.create_rematch(table.model, BOB, fresh, 5)) == "rematched"
    table.take(rematch.create_rematch(table.model, BOB, fresh, 5, anew=True).old)
    assert table.model.rematch == "b" * 16

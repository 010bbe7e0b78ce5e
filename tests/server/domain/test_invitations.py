"""Seats that are kept for somebody: who may invite, accept, decline, withdraw, and sit there."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.decoders import json_decoder
from signoria.server.domain import commands
from signoria.server.domain.match.asking import asked_people, find_notices
from signoria.server.domain.match.model import Model
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import Chair, Person, Seated
from signoria.server.journal.rows import LobbyRow
from signoria.server.protocol.common import MatchCard
from signoria.server.views import match_card, perspective

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
    has_begun,
    hello,
    reason_of,
)

A, B = "a" * 64, "b" * 64
INVITE = commands.Invite(1, BOB)


def invite_bob() -> Table:
    """Ann sits, and has invited Bob to the second of three seats."""
    table = Table(ME, OPEN, OPEN)
    table.do(ANN, INVITE)
    return table


def test_who_is_invited_takes_the_seat_and_the_last_one_begins_the_game() -> None:
    table = invite_bob()
    assert table.model.chairs[1] == Chair(invited=BOB)
    table.do(BOB, commands.Accept(A))
    assert table.model.chairs[1] == Chair(person=BOB, value=A)
    assert not has_begun(table.model)
    table.do(ANN, commands.Invite(2, CID))
    table.do(CID, commands.Accept(B))
    assert has_begun(table.model)
    assert table.model.values == [None, A, B]


def test_the_game_does_not_begin_without_who_is_invited() -> None:
    table = invite_bob()
    table.do(ANN, commands.FillSeat(2, "random"))
    assert not has_begun(table.model)
    table.do(BOB, commands.Accept())
    assert has_begun(table.model)


def test_nobody_else_can_take_a_seat_that_is_kept() -> None:
    table = invite_bob()
    others: tuple[tuple[Person, commands.AnyCommand], ...] = (
        (CID, commands.Join(1, INVITATION)),
        (ANN, commands.FillSeat(1, "random")),
        (ANN, commands.SeatNetworkBot(1, ROBOT)),
        (ANN, commands.Invite(1, CID)),
    )
    for person, command in others:
        assert reason_of(partial(table.do, person, command)) == "seat-kept"
    table.do(CID, commands.Join(None, INVITATION))
    assert table.model.seats_of(CID.id) == (2,)
    assert reason_of(lambda: table.do(EVE, commands.Join(None, INVITATION))) == "full"
    for command in (commands.Accept(), commands.Decline()):
        assert reason_of(partial(table.do, CID, command)) == "not-asked"
        assert reason_of(partial(table.do, None, command)) == "no-name"


def test_only_the_host_invites_and_nobody_twice() -> None:
    table = invite_bob()
    assert reason_of(lambda: table.do(BOB, commands.Invite(2, CID))) == "not-host"
    assert reason_of(lambda: table.do(ANN, commands.Invite(0, CID))) == "seat-taken"
    assert reason_of(lambda: table.do(ANN, commands.Invite(9, CID))) == "no-seat"
    assert reason_of(lambda: table.do(ANN, commands.Invite(2, BOB))) == "here-already"
    assert reason_of(lambda: table.do(ANN, commands.Invite(2, ANN))) == "invited-oneself"
    table.do(BOB, commands.Accept())
    assert reason_of(lambda: table.do(ANN, commands.Invite(2, BOB))) == "here-already"
    table.do(CID, commands.Join(None, INVITATION))
    assert reason_of(lambda: table.do(ANN, INVITE)) == "started"


def test_who_declines_leaves_the_seat_open_and_can_be_invited_again() -> None:
    table = invite_bob()
    table.do(BOB, commands.Decline())
    assert table.model.chairs[1] == Chair(declined=BOB)
    assert table.model.chairs[1].is_open
    assert reason_of(lambda: table.do(BOB, commands.Accept())) == "not-asked"
    table.do(ANN, INVITE)
    table.do(BOB, commands.Leave())
    assert table.model.chairs[1].declined == BOB, "to leave is to decline"
    table.do(CID, commands.Join(None, INVITATION))
    assert table.model.chairs[1] == Chair(person=CID)


def test_the_host_can_withdraw_an_invitation() -> None:
    table = invite_bob()
    assert reason_of(lambda: table.do(CID, commands.FreeSeat(1))) == "not-host"
    table.do(ANN, commands.FreeSeat(1))
    assert table.model.chairs[1] == Chair()
    assert reason_of(lambda: table.do(BOB, commands.Accept())) == "not-asked"


def test_the_link_lets_who_is_invited_take_its_own_seat() -> None:
    table = invite_bob()
    table.do(BOB, commands.Join(None, None, A))
    assert table.model.chairs == [Chair(person=ANN), Chair(person=BOB, value=A), Chair()]


def test_who_is_removed_is_invited_no_more() -> None:
    table = invite_bob()
    table.do(BOB, commands.LeaveForGood())
    assert table.model.chairs[1] == Chair()
    assert b"bob" not in hello(table.model, ANN, 0)


def test_who_is_invited_may_look_and_is_told_who_asks() -> None:
    table = invite_bob()
    assert perspective.may_see(table.model, BOB.id)
    assert not perspective.may_see(table.model, CID.id)
    card = match_card.card_for(table.model, BOB.id)
    assert (card.invited_by, card.seats[1].yours) == ("ann", False)
    assert card.invitation is None
    host = match_card.card_for(table.model, ANN.id)
    assert host.invited_by is None
    assert (host.seats[1].holder, host.seats[1].name) == ("invited", "bob")
    table.do(BOB, commands.Decline())
    assert perspective.may_see(table.model, BOB.id), "it may still look what has become of it"
    assert match_card.card_for(table.model, BOB.id).invited_by is None
    seat = match_card.card_for(table.model, ANN.id).seats[1]
    assert (seat.holder, seat.name, seat.declined) == ("open", None, "bob")


@pytest.mark.parametrize("who", [None, ANN, CID])
def test_the_id_of_who_is_invited_is_told_to_nobody(who: Person | None) -> None:
    guest = Person("secret-id-of-bob", "bob")
    table = Table(ME, OPEN, OPEN, public=True)
    table.do(ANN, commands.Invite(1, guest))
    card = msgspec.json.encode(match_card.card_for(table.model, who.id if who else None))
    for told in (card, hello(table.model, who, None)):
        assert b"bob" in told
        assert b"secret" not in told


def listed_card(model: Model, person: Person) -> MatchCard:
    """The match as it stands in the list of a person who has no seat."""
    stored = match_card.encode_card(model)
    row = LobbyRow(model.id, 1, model.status, 0, 0, None, stored, [])
    return match_card.read_card(row, json_decoder(match_card.StoredCard).decode(stored), person)


def test_a_list_shows_who_is_invited_as_long_as_it_is() -> None:
    table = invite_bob()
    assert match_card.seats_by_person(table.model) == {ANN.id: [0], BOB.id: []}
    listed = listed_card(table.model, BOB)
    assert listed.invited_by == "ann"
    assert listed_card(table.model, CID).invited_by is None
    table.do(ANN, commands.Leave())
    assert table.model.status == "abandoned"
    assert match_card.seats_by_person(table.model) == {ANN.id: [0]}
    assert listed_card(table.model, BOB).invited_by is None


def notices(table: Table, person: Person, command: commands.AnyCommand) -> list[tuple[str, str]]:
    """Who is told what of a command, with ``-`` for who is asked no more."""
    asked, status = asked_people(table.model), table.model.status
    made = table.do(person, command)
    change = find_notices(table.model, asked, status, 0, made[0])
    if change is None:
        return []
    gone = [(person, "-") for person in change.withdrawn]
    return gone + [(one.person, one.kind) for one in change.added]


def test_who_is_invited_is_told_once_and_the_host_who_declines() -> None:
    table = Table(ME, OPEN, OPEN)
    assert notices(table, ANN, INVITE) == [(BOB.id, "invited")]
    assert notices(table, ANN, commands.Invite(2, CID)) == [(CID.id, "invited")]
    assert notices(table, BOB, commands.Decline()) == [(BOB.id, "-"), (ANN.id, "declined")]
    assert notices(table, ANN, commands.FreeSeat(2)) == [(CID.id, "-")]
    assert notices(table, ANN, INVITE) == [(BOB.id, "invited")]
    assert notices(table, BOB, commands.Accept()) == [(BOB.id, "-")]
    notices(table, ANN, commands.Invite(2, CID))
    assert ("c", "begun") in notices(table, CID, commands.Accept())


def test_a_host_that_gives_the_match_up_withdraws_what_was_told() -> None:
    table = invite_bob()
    assert notices(table, ANN, commands.Leave()) == [(BOB.id, "-")]


PEOPLE = (ANN, BOB, CID, EVE)
SEATS = st.integers(0, 3)
COMMANDS = st.one_of(
    st.builds(commands.Invite, SEATS, st.sampled_from(PEOPLE)),
    st.just(commands.Accept()),
    st.just(commands.Decline()),
    st.builds(commands.Join, SEATS, st.just(INVITATION)),
    st.just(commands.Join(None, INVITATION)),
    st.builds(commands.FreeSeat, SEATS),
    st.builds(commands.FillSeat, SEATS, st.just("random")),
    st.just(commands.Leave()),
    st.just(commands.LeaveForGood()),
)


# Without its host there would soon be no match.
LEAVING = (commands.Leave, commands.LeaveForGood)
ASKED = st.tuples(st.sampled_from(PEOPLE), COMMANDS).filter(
    lambda one: one[0] != ANN or not isinstance(one[1], LEAVING)
)


@given(st.lists(ASKED, max_size=30))
def test_only_who_is_invited_ever_sits_down_where_a_seat_was_kept(
    asked: list[tuple[Person, commands.AnyCommand]],
) -> None:
    table = Table(ME, OPEN, OPEN, BOT, public=True)
    table.do(ANN, INVITE)
    for person, command in asked:
        before = list(table.model.chairs)
        try:
            made = table.do(person, command)
        except Refusal:
            assert table.model.chairs == before
            continue
        for entry in made:
            if isinstance(entry, Seated) and (guest := before[entry.seat].invited):
                assert entry.chair.person in (None, guest)
                assert entry.chair.bot is None
                assert entry.chair.is_vacant or person == guest
        if table.model.status == "running":
            assert not any(chair.is_vacant for chair in table.model.chairs)
        restored = Model.from_snapshot(table.model.snapshot())
        assert restored is not None
        assert restored.chairs == table.model.chairs

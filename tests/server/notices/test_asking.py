"""Whom matches ask, and what an append therefore does to the outbox."""

from __future__ import annotations

import random

from signoria.server.domain.commands import ComeBack, Join, Leave, LetStandIn, Remind
from signoria.server.domain.match.absence import DAY
from signoria.server.domain.match.asking import Asked, asked_people, find_notices
from signoria.server.journal.entries import AnyEntry, Person
from signoria.server.journal.notice_rows import NoticeChange
from signoria.server.protocol import socket
from tests.server.domain.tables import ANN, BOB, BOT, ME, OPEN, Table


class Followed:
    """A match, and the outbox as its changes make it: by person."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: dict[str, str] = {}
        self.changes: list[NoticeChange] = []

    def do(self, person: Person, command: object) -> list[AnyEntry]:
        asked: Asked = asked_people(self.table.model)
        status = self.table.model.status
        made = self.table.do(person, command)  # type: ignore[arg-type]
        if change := find_notices(self.table.model, asked, status, 1000, made[0]):
            self.changes.append(change)
            for gone in change.withdrawn:
                del self.waiting[gone]
            for one in change.added:
                self.waiting[one.person] = one.kind
        return made


def start_match(*seats: object) -> Followed:
    """A match of Forging Florence, which two can play, after Bob has come."""
    found = Followed(Table(*seats, public=True, game="forging-florence"))  # type: ignore[arg-type]
    found.do(BOB, Join(None, None, None))
    return found


def mover(table: Table) -> Person:
    assert table.model.to_move is not None
    found = table.model.chairs[table.model.to_move].person
    assert found is not None
    return found


def move(found: Followed, rand: random.Random) -> None:
    """A legal move of whoever is to move."""
    play, version = found.table.model.play, found.table.model.version
    assert play is not None
    action = rand.choice(play.state.legal_actions())
    found.do(mover(found.table), socket.Move(id=1, version=version, action=action))


def test_the_beginning_tells_all_and_whose_turn_it_is() -> None:
    found = start_match(ME, OPEN, OPEN)
    assert found.waiting == {}
    found = start_match(ME, OPEN)
    first = mover(found.table).id
    assert found.waiting == {ANN.id: "begun", BOB.id: "begun"} | {first: "turn"}


def test_after_each_move_the_outbox_has_whom_the_match_asks() -> None:
    """And besides only that it has begun, for who has not been asked since."""
    found, rand = start_match(ME, OPEN), random.Random(1)
    for _ in range(60):
        if found.table.model.status != "running":
            break
        move(found, rand)
        asked = asked_people(found.table.model)
        assert {p: k for p, k in found.waiting.items() if k != "begun"} == asked
    assert any(one.moved for change in found.changes for one in change.added)


def test_who_has_decided_since_is_told_by_seat() -> None:
    found, rand = start_match(ME, OPEN), random.Random(2)
    for _ in range(30):
        before = len(found.changes)
        seat = found.table.model.to_move
        move(found, rand)
        for change in found.changes[before:]:
            for one in change.added:
                assert one.moved == [seat]
                assert one.at == found.table.model.last_at
                assert one.due == one.at + 1000


def test_a_proposal_asks_the_others_and_a_stand_in_nobody() -> None:
    found, rand = start_match(ME, OPEN), random.Random(3)
    first = mover(found.table)
    other = BOB if first == ANN else ANN
    while mover(found.table) == first:
        move(found, rand)
    version = found.table.model.version
    found.do(other, socket.Propose(id=1, version=version, what="abandon"))
    assert found.waiting == {other.id: "turn", first.id: "answer"}
    found.do(first, socket.Answer(id=2, proposal=version + 1, yes=False))
    assert found.waiting == {other.id: "turn"}
    found.do(other, Leave())
    assert other.id not in found.waiting


def test_who_is_reminded_or_replaced_is_told_once_each() -> None:
    found = start_match(ME, OPEN)
    late, seat = mover(found.table), found.table.model.to_move
    other = BOB if late == ANN else ANN
    assert seat is not None
    found.table.now += DAY
    found.do(other, Remind(seat))
    assert found.waiting[late.id] == "reminder"
    found.table.now += 2 * DAY
    found.do(other, LetStandIn(seat))
    assert found.waiting[late.id] == "stood-in"
    found.do(late, ComeBack())
    assert found.waiting[late.id] == "turn"


def test_the_end_is_told_to_all() -> None:
    found, rand = start_match(ME, OPEN), random.Random(4)
    while found.table.model.status == "running":
        move(found, rand)
    assert found.waiting == {ANN.id: "over", BOB.id: "over"}


def test_a_match_of_one_person_tells_nothing() -> None:
    found = Followed(Table(ME, BOT, BOT))
    assert asked_people(found.table.model) == {}

"""A newcomer takes the seat of who does not come: with all that it knows, and for good."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from signoria.games.contract import Rng
from signoria.record import Match, read, write
from signoria.server.domain import commands
from signoria.server.domain.match import checks
from signoria.server.domain.match.absence import DAY
from signoria.server.domain.match.asking import asked_people, find_notices
from signoria.server.journal.entries import AnyEntry, Person
from signoria.server.views import match_card, perspective, record_export
from tests.server import frames

from .tables import ANN, BOB, CID, EVE, mover, past_opening, reason_of, three

LINK = "come-in-the-place-of-who-does-not"


class Vacancy:
    """Three people under way, and a bot in the place of the one who does not come."""

    def __init__(self) -> None:
        self.table = three()
        past_opening(self.table)
        self.gone = mover(self.table)
        self.ask, self.other = [one for one in (ANN, BOB, CID) if one != self.gone]
        self.seat = self.table.model.seats_of(self.gone.id)[0]
        self.table.now += 3 * DAY
        self.table.do(self.ask, commands.LetStandIn(self.seat))

    def offer(self, person: Person | None = None) -> list[AnyEntry]:
        """Somebody offers the seat, the one who let the bot stand in unless it is named."""
        return self.table.do(person or self.ask, commands.OfferSeat(self.seat, LINK))

    def take_over(self, person: Person = EVE, link: str | None = LINK) -> list[AnyEntry]:
        """Somebody takes the seat."""
        return self.table.do(person, commands.Join(self.seat, link))

    def sight(self, person: Person | None, watching: int | None) -> dict[str, object]:
        """What somebody is told of the game now, from a seat or as a spectator."""
        hello = msgspec.json.decode(self.table.hello(person, watching, state=False))
        return {name: hello[name] for name in ("situation", "log", "yours")}


@pytest.fixture
def vacancy() -> Vacancy:
    return Vacancy()


def test_only_who_plays_offers_a_seat_in_which_a_bot_stands_in(vacancy: Vacancy) -> None:
    table, offer = vacancy.table, commands.OfferSeat(vacancy.seat, LINK)
    for person, reason in ((EVE, "not-seated"), (None, "not-seated"), (vacancy.gone, "away")):
        assert reason_of(partial(table.do, person, offer)) == reason
    own = table.model.seats_of(vacancy.other.id)[0]
    for seat in (own, 7):
        other = commands.OfferSeat(seat, LINK)
        assert reason_of(partial(table.do, vacancy.ask, other)) == "not-replaced"
    vacancy.offer(vacancy.other)
    assert reason_of(vacancy.offer) == "offered"


def test_only_who_has_the_link_takes_it_over(vacancy: Vacancy) -> None:
    assert reason_of(vacancy.take_over) == "started"
    vacancy.offer()
    created = vacancy.table.model.created.invitation
    for link in (None, "", created):
        assert reason_of(partial(vacancy.take_over, EVE, link)) == "not-invited"
    assert reason_of(lambda: vacancy.take_over(vacancy.other)) == "joined"
    assert reason_of(lambda: vacancy.take_over(vacancy.gone)) == "joined"
    other = vacancy.table.model.seats_of(vacancy.other.id)[0]
    join = commands.Join(other, LINK)
    assert reason_of(lambda: vacancy.table.do(EVE, join)) == "seat-taken"
    vacancy.take_over()
    assert reason_of(lambda: vacancy.take_over(Person("f", "fay"))) == "started"


def test_the_newcomer_plays_on_and_the_former_cannot_come_back(vacancy: Vacancy) -> None:
    vacancy.offer()
    vacancy.take_over()
    table = vacancy.table
    assert (table.model.to_move, mover(table)) == (vacancy.seat, EVE)
    move = frames.move(table.model.version, table.legal()[0])
    assert reason_of(lambda: table.do(vacancy.gone, commands.ComeBack())) == "not-seated"
    assert reason_of(lambda: table.do(vacancy.gone, move)) == "not-seated"
    table.do(EVE, move)
    seat = match_card.card_for(table.model, EVE.id).seats[vacancy.seat]
    assert (seat.name, seat.yours, seat.standing_in) == ("eve", True, None)
    assert (seat.offered, seat.absent, seat.before) == (False, False, [vacancy.gone.name])


def test_who_comes_back_in_time_keeps_the_seat(vacancy: Vacancy) -> None:
    vacancy.offer()
    vacancy.table.do(vacancy.gone, commands.ComeBack())
    assert reason_of(vacancy.take_over) == "started"
    assert not match_card.card_for(vacancy.table.model, ANN.id).seats[vacancy.seat].offered


def test_what_the_seat_knows_goes_to_the_newcomer_and_from_the_former(vacancy: Vacancy) -> None:
    vacancy.offer()
    before = vacancy.sight(vacancy.gone, vacancy.seat)
    spectator = vacancy.sight(None, None)
    assert vacancy.sight(EVE, vacancy.seat) == spectator
    assert before["log"] != spectator["log"]  # it hides something
    vacancy.take_over()
    now = vacancy.sight(EVE, vacancy.seat)
    for told in (before, now):
        del told["situation"]["undo"]  # type: ignore[attr-defined]
    assert now == before
    assert vacancy.sight(vacancy.gone, vacancy.seat) == vacancy.sight(None, None)
    model = vacancy.table.model
    assert perspective.perspective_of(model, vacancy.gone.id, vacancy.seat).seat is None


def test_only_who_plays_is_shown_the_link(vacancy: Vacancy) -> None:
    vacancy.offer()
    model = vacancy.table.model

    def link(person: str | None) -> str | None:
        return match_card.card_for(model, person).invitation

    assert link(vacancy.ask.id) == link(vacancy.other.id) == LINK
    assert [link(one) for one in (None, EVE.id, vacancy.gone.id)] == [None] * 3
    vacancy.take_over()
    assert link(vacancy.ask.id) is None


def test_the_link_lets_look_at_the_card_while_the_seat_is_offered(vacancy: Vacancy) -> None:
    model = vacancy.table.model
    assert not checks.is_invited(model, model.created.invitation)  # the game has begun
    vacancy.offer()
    assert checks.is_invited(model, LINK)
    assert perspective.may_see(model, EVE.id, invited=True)
    vacancy.take_over()
    assert not checks.is_invited(model, LINK)


def test_the_former_is_told(vacancy: Vacancy) -> None:
    vacancy.offer()
    model = vacancy.table.model
    asked = asked_people(model)
    made = vacancy.take_over()
    change = find_notices(model, asked, "running", 0, made[0])
    assert change
    kinds = {one.person: one.kind for one in change.added}
    assert kinds == {vacancy.gone.id: "taken-over", EVE.id: "turn"}


def test_the_record_says_who_sat_when(vacancy: Vacancy) -> None:
    vacancy.offer()
    vacancy.take_over()
    table = vacancy.table
    assert table.model.play
    actions = len(table.model.play.taken)
    table.play(Rng(3))
    assert table.model.status == "over"
    text = write(record_export.finished_record(table.model).record())
    match = Match.from_record(read(text))
    assert match.over
    said = f"seat {vacancy.seat + 1}: eve plays on for {vacancy.gone.name}"
    assert match.comments[actions] == said
    assert match.headers["Seats"].split(", ")[vacancy.seat] == "eve"
    assert write(match.record()) == text

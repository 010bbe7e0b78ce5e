"""Whose mistakes a person is given to practise: its own, and nobody else's."""

from __future__ import annotations

from signoria.games.contract import Rng
from signoria.server.domain import commands
from signoria.server.domain.match.model import Model
from signoria.server.exercises.own_moves import own_moves
from tests.server.domain.tables import ANN, BOB, BOT, CID, DEVICE, EVE, ME, Table, three
from tests.server.domain.test_succession import Vacancy


def actions_of(model: Model, *seats: int, by: str = "seat") -> dict[int, int]:
    """The actions of these seats that were decided so."""
    assert model.play
    every = enumerate(model.play.taken)
    return {moves: one.seat for moves, one in every if one.seat in seats and one.by == by}


def test_a_person_has_made_what_it_chose() -> None:
    table = three()
    assert own_moves(table.model, ANN) == {}
    table.play(Rng(1))
    for seat, person in enumerate((ANN, BOB, CID)):
        own = own_moves(table.model, person)
        assert own == actions_of(table.model, seat)
        assert len(own) > 5
    assert own_moves(table.model, EVE) == {}


def test_who_has_not_begun_has_made_nothing() -> None:
    assert own_moves(Table(ME, BOT, BOT).model, EVE) == {}


def test_others_at_one_s_device_are_others() -> None:
    table = Table(ME, DEVICE, BOT)
    table.play(Rng(2))
    assert own_moves(table.model, ANN) == actions_of(table.model, 0)
    assert actions_of(table.model, 1)


def test_who_came_later_is_not_blamed_for_what_was_before() -> None:
    vacancy = Vacancy()
    table, seat = vacancy.table, vacancy.seat
    earlier = actions_of(table.model, seat)
    vacancy.offer()
    vacancy.take_over(EVE)
    table.play(Rng(5), 60)
    own = own_moves(table.model, EVE)
    assert own
    assert set(own) == set(actions_of(table.model, seat)) - set(earlier)
    assert earlier
    assert own_moves(table.model, vacancy.gone) == {}


def test_what_a_bot_did_for_one_is_not_one_s_own() -> None:
    table = three()
    table.play(Rng(3), 40)
    table.do(BOB, commands.Leave())
    table.play(Rng(4), 60)
    own = own_moves(table.model, BOB)
    assert own == actions_of(table.model, 1)
    assert actions_of(table.model, 1, by="bot")

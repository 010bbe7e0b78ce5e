"""What people and addresses may spend."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.domain.refusals import Refusal
from signoria.server.limits.accounts import Accounts
from signoria.server.limits.budgets import (
    AT_ONCE,
    PERSON,
    REFUSING,
    SAVED,
    SHARE,
    Budgets,
    Caller,
)

from .test_token_bucket import Clock

RATE = 100.0
MOST = RATE * SAVED


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0, 300)), max_size=60))
def test_nobody_spends_more_than_was_saved_and_comes_in(steps: list[tuple[float, float]]) -> None:
    """But for the last price, as an account may be overdrawn by it."""
    clock = Clock()
    accounts, spent, price = Accounts(RATE, 500, clock), 0.0, 0.0
    for wait, price in steps:
        clock.now += wait
        if accounts.balance("a") > 0:
            accounts.spend("a", price)
            spent += price
        assert spent <= 500 + clock.now * RATE + 300 + 1e-6


def test_the_wait_is_until_nothing_is_owed() -> None:
    clock = Clock()
    accounts = Accounts(RATE, 500, clock)
    assert accounts.spend("a", 500) == 0
    assert accounts.spend("a", 50) == pytest.approx(0.5)
    clock.now = 0.5
    assert accounts.balance("a") == pytest.approx(0)
    clock.now = 1000
    assert accounts.balance("a") == 500


def test_accounts_are_apart_and_bounded_in_number() -> None:
    accounts = Accounts(RATE, 500, Clock(), remembered=3)
    for key in "abcad":
        accounts.spend(key, 100)
    assert len(accounts) == 3
    assert [accounts.balance(key) for key in "abcd"] == [300, 500, 400, 400]


def test_all_connections_of_an_address_pay_from_one_account() -> None:
    budgets = Budgets(RATE, Clock())
    many = [Caller("here", f"person {number}") for number in range(10)]
    waits = [budgets.wait(who, MOST / 5) for who in many]
    assert waits[-1] == pytest.approx(MOST / RATE)  # twice what there was
    assert budgets.is_empty("here")
    assert not budgets.is_empty("there")


def test_a_person_pays_from_one_account_wherever_it_is() -> None:
    budgets = Budgets(RATE, Clock())
    for number in range(10):
        budgets.wait(Caller(f"address {number}", "Eve"), PERSON * MOST / 10)
    with pytest.raises(Refusal, match="too fast"):
        budgets.charge_person("Eve", 1)
    budgets.charge_person("Ann", 1)
    assert budgets.wait(Caller("another", "Eve"), 1) > 0
    assert budgets.wait_person("Eve", 1) > 0
    assert budgets.wait(Caller("another", "Ann"), 1) == 0


def test_calls_of_an_empty_account_are_refused_until_it_fills() -> None:
    clock = Clock()
    budgets = Budgets(RATE, clock)
    budgets.charge("here", MOST)
    with pytest.raises(Refusal, match="too fast"):
        budgets.charge("here", 1)
    clock.now = 0.1
    budgets.charge("here", 1)


def test_also_what_was_saved_is_spent_at_half_of_the_servers_speed() -> None:
    clock = Clock()
    budgets = Budgets(RATE, clock)
    assert budgets.charge("here", AT_ONCE) == 0
    assert budgets.charge("here", SHARE) == pytest.approx(1)
    assert budgets.charge("there", AT_ONCE) == 0
    clock.now = 1
    assert budgets.charge("here", SHARE / 2) == pytest.approx(0.5)


def test_who_goes_on_asking_waits_for_each_refusal() -> None:
    budgets = Budgets(RATE, Clock())
    delays = [budgets.delay("here") for _ in range(100)]
    assert delays[0] == 0
    assert delays == sorted(delays)
    assert delays[-1] == pytest.approx((100 * REFUSING - AT_ONCE) / SHARE)

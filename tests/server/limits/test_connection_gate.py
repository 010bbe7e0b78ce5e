"""Who may hold a connection, counted before anything is parsed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server import open_files
from signoria.server.limits.connection_limit import PROBATION_EACH, ConnectionGate, Pass

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Line(asyncio.Transport):
    """A connection that can be cut."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = False

    def abort(self) -> None:
        self.cut = True


class Door:
    """A gate and what came to it."""

    def __init__(self, most: int = 1000, each: int = 1000, **how: Any) -> None:
        self.gate = ConnectionGate(most, each, **how)

    def come(self, host: str = HERE, *, busy: bool = False) -> Pass | None:
        found = self.gate.enter(Line(), host)
        if found and busy:
            self.gate.mark_busy(found)
        return found


def is_cut(found: Pass | None) -> bool:
    assert found
    assert isinstance(found.transport, Line)
    return found.transport.cut


def is_on_probation(found: Pass) -> bool:
    return found.probation


def test_an_address_has_so_many_connections_and_the_oldest_idle_one_goes_for_a_new_one() -> None:
    door = Door(each=3)
    first, second, third = door.come(busy=True), door.come(), door.come()
    fourth = door.come()
    assert [is_cut(one) for one in (first, second, third, fourth)] == [False, True, False, False]
    assert len(door.gate) == 3
    assert door.come(THERE)
    assert door.gate.closed == {"address-idle": 1}


def test_where_all_are_at_work_no_more_of_that_address_come_in() -> None:
    door = Door(each=2)
    first = door.come(busy=True)
    door.come(busy=True)
    assert door.come() is None
    assert door.come(THERE) is not None
    assert first
    door.gate.leave(first)
    door.gate.leave(first)
    assert door.come() is not None
    assert door.gate.closed == {"address-full": 1}


def test_what_was_answered_is_idle_again_and_is_the_youngest() -> None:
    door = Door(each=2)
    first = door.come(busy=True)
    second = door.come()
    assert first
    door.gate.mark_idle(first)
    door.come()
    assert is_cut(second)
    assert not is_cut(first)


@pytest.mark.parametrize("other", ["2001:db8:1:2:ffff::1", "2001:db8:1:2::"])
def test_a_network_of_ipv6_is_one_address(other: str) -> None:
    door = Door(each=1)
    door.come("2001:db8:1:2::1", busy=True)
    assert door.come(other) is None
    assert door.come("2001:db8:1:3::1") is not None


def test_a_proxy_is_no_single_person() -> None:
    door = Door(each=1, trusted="192.0.2.0/31")
    assert all(door.come("192.0.2.1", busy=True) for _ in range(10))
    assert all(door.come("::ffff:192.0.2.1", busy=True) for _ in range(10))
    assert door.come(THERE, busy=True)
    assert door.come(THERE) is None


def test_the_oldest_idle_one_of_all_goes_where_places_run_short() -> None:
    door = Door(most=80)
    all_of_them = [door.come(f"198.51.100.{number}") for number in range(70)]
    assert not any(is_cut(one) for one in all_of_them)
    door.come(THERE)
    assert [is_cut(one) for one in all_of_them] == [True] + [False] * 69
    assert door.gate.closed == {"idle": 1}


def test_the_last_places_are_on_probation_and_few_for_one_address() -> None:
    door = Door(most=80)
    for number in range(70):
        door.come(f"198.51.100.{number}", busy=True)
    tried = [door.come(busy=True) for _ in range(PROBATION_EACH + 1)]
    assert [bool(one and one.probation) for one in tried] == [True] * PROBATION_EACH + [False]
    assert tried[-1] is None
    assert tried[0]
    tried[0].admit()
    again = door.come(busy=True)
    assert again
    assert is_on_probation(again)
    again.refuse()
    assert not is_on_probation(again)
    assert door.gate.closed == {"full": 1, "reserved": 1}


def test_there_are_never_more_than_all_places() -> None:
    door = Door(most=80)
    came = [door.come(f"198.51.100.{number % 250}", busy=True) for number in range(200)]
    assert sum(one is not None for one in came) == 80
    assert len(door.gate) == 80


@given(
    st.lists(
        st.tuples(st.integers(0, 4), st.sampled_from(["come", "mark_busy", "mark_idle", "leave"]))
    )
)
def test_the_counts_hold_whatever_happens(steps: list[tuple[int, str]]) -> None:
    door = Door(most=20, each=3)
    held: list[list[Pass]] = [[] for _ in range(5)]
    for address, what in steps:
        own = [one for one in held[address] if not is_cut(one)]
        held[address] = own
        if what == "come":
            own += filter(None, [door.come(f"192.0.2.{address}")])
        elif own and what == "leave":
            door.gate.leave(own.pop())
        elif own:
            getattr(door.gate, what)(own[0])
        open_now = [one for each in held for one in each if not is_cut(one)]
        assert len(door.gate) == len(open_now) <= 20
        assert all(sum(not is_cut(one) for one in each) <= 3 for each in held)


def test_the_log_hears_of_it_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    gate = ConnectionGate(1000, 1, now=lambda: now)
    for _ in range(50):
        gate.enter(Line(), HERE)
    assert [record.getMessage() for record in caplog.records] == [
        "connections closed: address-idle=1; 1 of 1000 open"
    ]
    now = 11.0
    gate.enter(Line(), HERE)
    assert "address-idle=49" in caplog.records[-1].getMessage()


def test_some_descriptors_are_kept_for_other_things() -> None:
    assert open_files.places_for_connections(1024, 40) == 1024 - 40 - 256
    assert open_files.places_for_connections(256, 40) == 256 - 40 - 64
    assert open_files.places_for_connections(20, 40) == 1
    assert 3 <= open_files.count_open() < open_files.raise_limit() <= open_files.ENOUGH
    assert (open_files.cap_limit(-1), open_files.cap_limit(100)) == (open_files.ENOUGH, 100)

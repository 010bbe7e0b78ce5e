from __future__ import annotations

from contextlib import ExitStack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.limits.token_bucket import Bucket, Buckets, caller_network
from signoria.server.limits.websocket_limit import TooManyWebSockets, WebSocketLimiter


class Clock:
    """A clock that stands until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@given(st.lists(st.floats(0, 5), max_size=60), st.integers(1, 10), st.integers(1, 10))
def test_never_more_passes_than_the_burst_and_the_rate(
    waits: list[float], rate: int, burst: int
) -> None:
    clock = Clock()
    bucket = Bucket(rate, burst, clock)
    passed = 0
    for wait in waits:
        clock.now += wait
        passed += bucket.take()
        assert passed <= burst + clock.now * rate + 1e-6


def test_a_bucket_fills_again() -> None:
    clock = Clock()
    bucket = Bucket(1, 2, clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_keys_do_not_disturb_each_other() -> None:
    buckets = Buckets(2, Clock())
    assert [buckets.take(key) for key in "aaab"] == [True, True, False, True]


def test_memory_stays_bounded_and_the_longest_unseen_goes_first() -> None:
    buckets = Buckets(1, Clock(), remembered=3)
    for key in "abcad":  # b is the one not heard of for longest
        buckets.take(key)
    assert len(buckets) == 3
    assert not buckets.take("a")
    assert buckets.take("b")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("testclient", "testclient"),
        (None, "unknown"),
    ],
)
def test_one_host_is_one_caller(address: str | None, key: str) -> None:
    assert caller_network(address) == key


def test_places_are_limited_in_all_and_for_each() -> None:
    places = WebSocketLimiter(most=3, each=2)
    with places.hold_place("a"), places.hold_place("a"):
        with pytest.raises(TooManyWebSockets), places.hold_place("a"):
            raise AssertionError("the third place of one address")
        with places.hold_place("b"), pytest.raises(TooManyWebSockets), places.hold_place("c"):
            raise AssertionError("the fourth place in all")
    assert places.number == 0
    with places.hold_place("a"):
        assert places.number == 1


def take_place(
    places: WebSocketLimiter, key: str, names: list[str], name: str, stack: ExitStack
) -> None:
    """A spectator takes a place, and says so when it has to give it up."""
    place = stack.enter_context(places.hold_place(key))
    place.give_up = lambda: names.append(name)


def test_who_holds_a_seat_takes_the_place_of_the_oldest_spectator() -> None:
    places, names = WebSocketLimiter(most=4, each=2), list[str]()
    with ExitStack() as stack:
        for name in ("a1", "b1", "b2", "c1"):
            take_place(places, name[0], names, name, stack)
        with pytest.raises(TooManyWebSockets), places.hold_place("d"):
            raise AssertionError("a spectator")
        with places.hold_place("d", seated=True) as seated:
            assert (names, places.number, seated.seated) == (["a1"], 4, True)
            with places.hold_place("b", seated=True):
                assert names == ["a1", "b1"]  # of its own address, which is full
        assert places.number == 2
    assert (places.number, places.given_up) == (0, 2)


def test_who_holds_a_seat_comes_in_where_no_spectator_is() -> None:
    places = WebSocketLimiter(most=2, each=2)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(places.hold_place("a", seated=True))
        assert (places.number, places.given_up) == (3, 0)
    assert places.has_place("a")

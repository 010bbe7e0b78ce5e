"""Which time counts: nights by the clock on the wall, also where summer time begins or ends."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.domain.clock.counted_time import (
    add_counted,
    counted_between,
    next_nights,
    night_hours,
)
from signoria.server.protocol.clocks import Night
from tests.support.effort import examples

HOUR = 3_600_000
ZONES = (
    *("Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"),
    *("Pacific/Apia", "America/Sao_Paulo", "Africa/Casablanca"),
)
ROME = Night(23, 7, "Europe/Rome")


def moment(text: str, zone: str = "UTC") -> int:
    """A moment by a clock on the wall."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


BEGIN, END = moment("2011-01-01"), moment("2029-01-01")
moments = st.integers(BEGIN, END)
spans = st.one_of(st.integers(0, 3 * HOUR), st.integers(0, 90 * 24 * HOUR))
nights = st.one_of(
    st.none(),
    st.builds(Night, st.integers(0, 23), st.integers(0, 23), st.sampled_from(ZONES)).filter(
        lambda night: 1 <= night_hours(night) <= 16
    ),
)


@given(begin=moments, first=spans, second=spans, night=nights)
@examples(300)
def test_counted_time_adds_up(begin: int, first: int, second: int, night: Night | None) -> None:
    middle, end = begin + first, begin + first + second
    parts = counted_between(begin, middle, night) + counted_between(middle, end, night)
    assert counted_between(begin, end, night) == parts


@given(begin=moments, span=spans, more=spans, night=nights)
@examples(300)
def test_no_time_counts_twice_or_less_than_none(
    begin: int, span: int, more: int, night: Night | None
) -> None:
    found = counted_between(begin, begin + span, night)
    assert 0 <= found <= span
    assert found <= counted_between(begin, begin + span + more, night)
    assert counted_between(begin + span, begin, night) == 0  # a clock that was set back


@given(begin=moments, span=spans)
@examples(50)
def test_without_nights_all_of_it_counts(begin: int, span: int) -> None:
    assert counted_between(begin, begin + span, None) == span
    assert add_counted(begin, span, None) == begin + span


@given(begin=moments, amount=spans, night=nights)
@examples(300)
def test_the_end_is_the_first_moment_by_which_so_much_has_counted(
    begin: int, amount: int, night: Night | None
) -> None:
    end = add_counted(begin, amount, night)
    assert counted_between(begin, end, night) == amount
    if end > begin:
        assert counted_between(begin, end - 1, night) == amount - 1


@given(begin=moments, span=st.integers(0, 60 * 24), night=nights)
@examples(200)
def test_a_moment_counts_unless_a_clock_on_the_wall_shows_night(
    begin: int, span: int, night: Night | None
) -> None:
    """Each full minute by itself, as somebody at that place would say."""
    at = begin - begin % 60_000 + span * 60_000
    counts = counted_between(at, at + 60_000, night) == 60_000
    if night is None:
        assert counts
        return
    hour = datetime.fromtimestamp(at / 1000, ZoneInfo(night.zone)).hour
    asleep = (hour - night.begin) % 24 < night_hours(night)
    assert counts != asleep or on_a_day_with_another_length(at, night.zone)


def on_a_day_with_another_length(at: int, zone: str) -> bool:
    """Whether the zone's clocks are changed on that day, the day before or after."""
    place = ZoneInfo(zone)
    offsets = {
        datetime.fromtimestamp(at / 1000 + day * 86400, place).utcoffset() for day in (-2, 0, 2)
    }
    return len(offsets) > 1


@pytest.mark.parametrize(
    ("begin", "end", "hours"),
    [
        ("2026-03-28T22:00", "2026-03-29T08:00", 2),  # a night of seven hours
        ("2026-10-24T22:00", "2026-10-25T08:00", 2),  # of nine
        ("2026-06-10T22:00", "2026-06-11T08:00", 2),
        ("2026-03-29T00:00", "2026-03-30T00:00", 16),
        ("2026-10-25T00:00", "2026-10-26T00:00", 16),
    ],
)
def test_a_night_ends_by_the_clock_on_the_wall(begin: str, end: str, hours: int) -> None:
    """In Rome clocks are changed in the nights to 29 March and 25 October 2026."""
    first, last = moment(begin, "Europe/Rome"), moment(end, "Europe/Rome")
    assert counted_between(first, last, ROME) == hours * HOUR


def test_day_by_day_a_year_has_sixteen_hours_a_day() -> None:
    begin, end = moment("2026-01-01", "Europe/Rome"), moment("2027-01-01", "Europe/Rome")
    assert counted_between(begin, end, ROME) == 365 * 16 * HOUR


def test_nights_come_in_order_and_apart_also_where_a_day_is_left_out() -> None:
    """In Samoa there was no 30 December 2011."""
    begin = moment("2011-12-25")
    found = next_nights(begin, Night(22, 6, "Pacific/Apia"), 10)
    ends = [edge for night in found for edge in night]
    assert ends == sorted(set(ends))
    assert all(night.end - night.begin <= 32 * HOUR for night in found)


def test_a_zone_that_is_gone_counts_as_utc() -> None:
    at = round(datetime(2026, 6, 1, 1, tzinfo=UTC).timestamp() * 1000)
    assert counted_between(at, at + HOUR, Night(0, 6, "Atlantis/Poseidonis")) == 0

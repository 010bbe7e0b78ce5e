"""When notices go out: digests and quiet hours over a year with its two changes of clocks."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from signoria.server.domain.clock.zones import is_zone, local_time
from signoria.server.journal.notice_rows import Choice, NoticeKind, WayRow
from signoria.server.notices.schedule import (
    RETRIES,
    Drop,
    Send,
    Wait,
    next_hour,
    plan,
    retry_at,
)

HOUR = 3_600_000
YEAR = 366 * 24  # hours
BEGIN = round(datetime(2027, 1, 1, 0, 30, tzinfo=UTC).timestamp() * 1000)
ZONES = ("Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC")
WAY = WayRow(id="w", person="p", kind="webhook", target="t", created=0)
hours = st.integers(0, 23)
moments = st.integers(BEGIN, BEGIN + YEAR * HOUR)


def with_choice(choice: Choice) -> WayRow:
    return replace(WAY, choice=choice)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("hour", [0, 2, 3, 18, 23])
def test_a_digest_goes_out_once_on_each_day_of_a_year_at_its_hour(zone: str, hour: int) -> None:
    """A notice comes every hour and waits, as in the outbox, until it is due."""
    way, place = with_choice(Choice("digest", hour)), ZoneInfo(zone)
    due, sent = list[int](), list[int]()
    for now in range(BEGIN, BEGIN + YEAR * HOUR, HOUR):
        if due and min(due) <= now:
            sent.append(min(due))
            due = [each for each in due if each > now]
        waits = plan(way, zone, now, now)
        assert isinstance(waits, Wait)
        assert isinstance(plan(way, zone, now, waits.until), Send)
        due.append(waits.until)
    days = Counter(local_time(now, place).date() for now in sent)
    first, last = min(days), max(days)
    assert set(days.values()) == {1}
    assert len(days) == (last - first).days + 1 >= 365
    begun = [local_time(now, place).replace(minute=0, second=0, fold=0) for now in sent]
    late = [one for one in begun if one.hour != hour]
    assert len(late) <= 1  # the hour that summer time leaves out
    assert all(one.hour == (hour + 1) % 24 for one in late)


@given(st.sampled_from(ZONES), hours, hours, moments)
def test_nothing_goes_out_in_quiet_hours_and_everything_after_them(
    zone: str, start: int, end: int, now: int
) -> None:
    way = with_choice(Choice("at-once", quiet=(start, end)))
    hour = local_time(now, ZoneInfo(zone)).hour
    quiet = hour in {(start + each) % 24 for each in range((end - start) % 24)}
    match plan(way, zone, now, now):
        case Wait(until):
            assert quiet
            assert now < until <= now + 25 * HOUR
            assert isinstance(plan(way, zone, now, until), Send)
        case found:
            assert not quiet
            assert found == Send()


@given(st.sampled_from(ZONES), hours, moments)
def test_the_next_hour_is_later_and_within_a_day(zone: str, hour: int, at: int) -> None:
    assert at < next_hour(at, hour, ZoneInfo(zone)) <= at + 25 * HOUR


def test_one_message_in_each_absence_unless_more_are_wanted() -> None:
    told = replace(WAY, told=5)
    assert isinstance(plan(WAY, "UTC", 9, 10), Send)
    assert isinstance(plan(told, "UTC", 9, 10), Drop)
    assert isinstance(plan(told, "UTC", 9, 10, "reminder"), Send)  # others ask for it, once a day
    assert isinstance(plan(replace(told, choice=Choice("at-once")), "UTC", 9, 10), Send)


def test_a_wish_for_one_match_counts_more_than_the_way_unless_that_is_never_used() -> None:
    told = replace(WAY, told=1)
    assert isinstance(plan(told, "UTC", 5, 9), Drop)
    assert isinstance(plan(told, "UTC", 5, 9, wish="at-once"), Send)
    assert isinstance(plan(WAY, "UTC", 5, 9, wish="digest"), Wait)
    assert isinstance(plan(WAY, "UTC", 5, 9, wish="never"), Drop)
    assert isinstance(plan(with_choice(Choice("at-once")), "UTC", 5, 9, wish="absence"), Send)
    assert isinstance(plan(with_choice(Choice("never")), "UTC", 5, 9, wish="at-once"), Drop)


def test_a_way_of_a_match_tells_what_concerns_all_whatever_its_owner_wishes() -> None:
    way = replace(with_choice(Choice("at-once")), match="m", told=1)
    common = {"turn", "answer", "reminder", "begun", "over"}
    for kind in get_args(NoticeKind):
        told = isinstance(plan(way, "UTC", 5, 9, kind, wish="never"), Send)
        assert told == (kind in common)


def test_never_and_closed_ways_tell_nothing() -> None:
    assert isinstance(plan(with_choice(Choice("never")), "UTC", 9, 10), Drop)
    assert isinstance(plan(replace(WAY, open=False), "UTC", 9, 10), Drop)


def test_a_way_that_fails_waits_longer_each_time_and_then_is_given_up() -> None:
    assert plan(replace(WAY, again=20), "UTC", 9, 10) == Wait(20)
    assert isinstance(plan(replace(WAY, again=20), "UTC", 9, 20), Send)
    waits = [retry_at(failures, 0) for failures in range(len(RETRIES) + 1)]
    assert waits == [*sorted(RETRIES), None]


def test_zones_are_those_of_the_world_and_no_files() -> None:
    assert all(map(is_zone, ZONES))
    for name in ("Europe/Atlantis", "../../etc/passwd", "", "/etc/localtime", "Europe"):
        assert not is_zone(name)
    assert isinstance(plan(WAY, "Europe/Atlantis", 9, 10), Send)  # a zone that there is no more


def test_a_worked_example() -> None:
    """The night of 28 March 2027 in Rome has no hour from two to three."""
    rome = ZoneInfo("Europe/Rome")
    evening = datetime(2027, 3, 27, 22, tzinfo=rome)
    due = local_time(next_hour(round(evening.timestamp() * 1000), 2, rome), rome)
    assert due == datetime(2027, 3, 28, 3, tzinfo=rome)
    assert due.astimezone(UTC) - evening.astimezone(UTC) == timedelta(hours=4)

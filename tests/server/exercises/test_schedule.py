"""When an exercise comes back: in days, later after each right answer, soon after a wrong one."""

from __future__ import annotations

import json

from signoria.server.exercises.schedule import (
    LONGEST,
    Appointment,
    first_appointment,
    next_appointment,
)

DAY = 24 * 3600 * 1000
NOW = 1_800_000_000_123


def days(one: Appointment, now: int) -> float:
    return (one.due - now) / DAY


def test_a_new_exercise_is_due_at_once() -> None:
    first = first_appointment(NOW)
    assert first.due == NOW
    assert json.loads(first.card)["last_review"] is None
    assert first == first_appointment(NOW)


def test_after_each_right_answer_it_stays_away_for_longer() -> None:
    one, now, gaps = first_appointment(NOW), NOW, list[float]()
    for _ in range(12):
        one = next_appointment(one.card, now, right=True)
        gaps.append(days(one, now))
        now = one.due
    assert gaps[0] == 2
    assert gaps == sorted(gaps)
    assert gaps[1] > gaps[0] + 1
    assert gaps[-1] == LONGEST


def test_after_a_wrong_answer_it_comes_tomorrow() -> None:
    wrong = next_appointment(first_appointment(NOW).card, NOW, right=False)
    assert days(wrong, NOW) == 1
    known, now = first_appointment(NOW), NOW
    for _ in range(4):
        known = next_appointment(known.card, now, right=True)
        now = known.due
    forgotten = next_appointment(known.card, now, right=False)
    again = next_appointment(known.card, now, right=True)
    assert 1 <= days(forgotten, now) < days(again, now) / 4


def test_who_was_wrong_goes_up_in_smaller_steps() -> None:
    def gap(*answers: bool) -> float:
        one, now = first_appointment(NOW), NOW
        for right in answers:
            before, now = now, one.due
            one = next_appointment(one.card, now, right=right)
        assert before <= now
        return days(one, now)

    assert gap(False, True, True, True) < gap(True, True, True)


def test_who_comes_late_and_still_knows_it_need_not_come_soon() -> None:
    first = next_appointment(first_appointment(NOW).card, NOW, right=True)
    late = first.due + 30 * DAY
    on_time = next_appointment(first.card, first.due, right=True)
    assert days(next_appointment(first.card, late, right=True), late) > days(on_time, first.due)

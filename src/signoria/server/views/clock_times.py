"""How much time everybody has, as all are told it; moments are milliseconds since 1970."""

from __future__ import annotations

from ..domain.clock.counted_time import counted_between, next_nights
from ..domain.match.model import Model
from ..domain.match.timing import timed_seat
from ..protocol.clocks import BankTimes, ClockRules, Night

NIGHTS = 3  # that are told: who looks on for longer hears of the game meanwhile, or comes back


def counted_left(model: Model, deadline: int, now: int) -> int:
    """The seconds until a deadline, as far as they count."""
    return counted_between(now, deadline, night_of(model)) // 1000


def bank_times(model: Model, deadline: int | None, now: int) -> BankTimes | None:
    """What each seat has left; None where nobody has a bank and nothing is paused."""
    if model.play is None or (model.bank is None and model.paused is None):
        return None
    runs = None if deadline is None else timed_seat(model)
    left = [seat_left(model, seat, now) for seat in range(len(model.chairs))]
    if runs is not None and deadline is not None:
        left[runs] = counted_left(model, deadline, now)
    nights = next_nights(now, night_of(model), NIGHTS) if runs is not None else []
    spans = [((one.begin - now) // 1000, (one.end - now) // 1000) for one in nights]
    return BankTimes(left, runs, model.paused is not None, spans)


def seat_left(model: Model, seat: int, now: int) -> int | None:
    """The seconds that a person's seat has, where there are banks."""
    rules = model.created.clock
    if model.bank is None or model.chairs[seat].person is None or not isinstance(rules, ClockRules):
        return paused_left(model, seat)
    return model.bank.left_at(rules, seat, now) // 1000


def paused_left(model: Model, seat: int) -> int | None:
    """What is left of the seconds for a decision, while the clock stands."""
    seconds = model.created.clock
    if model.paused is None or not isinstance(seconds, int) or seat != model.to_move:
        return None
    return max(0, seconds - max(0, model.paused - model.since) // 1000)


def night_of(model: Model) -> Night | None:
    """The hours that do not count."""
    rules = model.created.clock
    return rules.night if isinstance(rules, ClockRules) else None

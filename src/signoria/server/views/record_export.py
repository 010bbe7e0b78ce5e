"""The record of a match: what anybody can replay and check once the game is over."""

from __future__ import annotations

from datetime import UTC, datetime

from ... import locales
from ...record import Match, late_moves, proof
from ..domain.match.model import Model
from ..domain.match.play import Play
from ..domain.refusals import refusal
from ..protocol.clocks import ClockRules
from . import match_card


def finished_record(model: Model) -> Match:
    """The whole game with everything that was hidden; raises ``Refusal`` while it is not over."""
    require_over(model)
    return record_so_far(model)


def record_so_far(model: Model) -> Match:
    """All that was played with everything that was hidden; raises ``Refusal`` before the start."""
    play = model.play
    if play is None:
        raise refusal("not-started")
    date = datetime.fromtimestamp(model.created.at / 1000, UTC).date()
    headers = {"Date": date.isoformat(), "Seats": ", ".join(seat_names(model))}
    created, options = model.created, model.created.options
    if created.origin is not None:  # its start follows from no options
        headers[proof.FROM] = f"after {created.origin.actions} actions of another game"
        options = {}
    if isinstance(created.clock, ClockRules):
        headers["Clock"] = clock_header(created.clock)
    headers |= proof.proof_headers(model.shuffle, options, play.undone_draws)
    match = play.history({name: value for name, value in headers.items() if value})
    note_new_players(match, model)
    for number, one in enumerate(play.taken, 1):
        if one.by == "clock":
            late_moves.note_late_move(match, number)
    return match


def unpromised_record(model: Model) -> Match:
    """All that was played where whoever plays has drawn as well, also before the end.

    Nobody else was promised a shuffle, so nothing is said of it; raises ``Refusal`` before the
    start.
    """
    match = record_so_far(model)
    proof.take_out_proof(match.headers)
    return match


def clock_header(rules: ClockRules) -> str:
    """How much time people had; all in seconds."""
    parts = [f"{rules.bank} + {rules.increment} per {rules.per}"]
    if rules.most is not None:
        parts.append(f"at most {rules.most}")
    if rules.night is not None:
        parts.append(f"nights {rules.night.begin}-{rules.night.end} {rules.night.zone}")
    return "; ".join(parts)


def note_new_players(match: Match, model: Model) -> None:
    """Comments that say who took a seat over, and from whom, in the order in which it was."""
    after: dict[int, str] = {}
    for former in reversed(model.former):
        name = after.get(former.seat) or seat_names(model)[former.seat]
        before = after[former.seat] = former.person.name or colour(former.seat)
        actions = min(former.actions, len(match.played))  # later ones may have been taken back
        text = f"seat {former.seat + 1}: {name} plays on for {before}"
        more = match.comments.get(actions)
        match.comments[actions] = f"{text}\n{more}" if more else text


def require_over(model: Model) -> Play:
    """The game of a match that is over; raises ``Refusal``."""
    if model.status != "over" or model.play is None:
        raise refusal("not-over")
    return model.play


def seat_names(model: Model) -> list[str]:
    """Who plays, by seat; a comma would part two names."""
    names = [match_card.seat_name(model, seat) for seat in range(len(model.chairs))]
    found = (
        name or chair.bot or colour(seat)
        for seat, (name, chair) in enumerate(zip(names, model.chairs, strict=True))
    )
    return [name.replace(",", " ") for name in found]


def colour(seat: int) -> str:
    """What the seat of somebody without a name is called in a record, which has one language."""
    return locales.load(locales.FALLBACK).text(f"seat-{seat}")

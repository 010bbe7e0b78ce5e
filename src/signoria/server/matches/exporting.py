"""The record of a match: what anybody can replay and check once the game is over."""

from __future__ import annotations

from datetime import UTC, datetime

from ...record import Match, proof
from .model import Model
from .refusals import refusal


def record(model: Model) -> Match:
    """The whole game with everything that was hidden; raises ``Refusal`` while it is not over."""
    if model.status != "over" or model.play is None:
        raise refusal("not-over")
    date = datetime.fromtimestamp(model.created.at / 1000, UTC).date()
    headers = {"Date": date.isoformat(), "Seats": ", ".join(names(model))}
    created, options = model.created, model.created.options
    if created.origin is not None:  # its start follows from no options
        headers[proof.FROM] = f"after {created.origin.actions} actions of another game"
        options = {}
    headers |= proof.headers(model.shuffle, options, model.play.undone_draws)
    return model.play.history({name: value for name, value in headers.items() if value})


def names(model: Model) -> list[str]:
    """Who plays, by seat; a comma would part two names."""
    found = (chair.person.name if chair.person else str(chair.bot) for chair in model.chairs)
    return [name.replace(",", " ") for name in found]

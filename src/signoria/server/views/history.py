"""The past of a match for one viewer: every moment as it was shown then.

What was taken back is in none of it, and what was hidden stays hidden until it came to light.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..domain.model import Model
from ..domain.play import Play
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..protocol import http


def all_moments(model: Model, person: Person | None, watching: int | None) -> http.Moments:
    """All actions that stand; raises ``Refusal`` if the person does not hold the seat watched."""
    require_own_seat(model, person, watching)
    play = model.play
    heard = model.log.each_visible(watching) if play else ()
    turns = turns_after(play) if play else ()
    steps = [
        http.MomentStep(number, step.version, turn, step.events, step.timed_out)
        for number, (step, turn) in enumerate(zip(heard, turns, strict=True), 1)
    ]
    return http.Moments(watching=watching, steps=steps)


def one_moment(
    model: Model, person: Person | None, watching: int | None, actions: int
) -> http.Moment:
    """The match after so many actions; raises ``Refusal`` if there were never so many."""
    require_own_seat(model, person, watching)
    play = model.play
    if play is None or not 0 <= actions <= len(play.taken):
        raise refusal("no-such-moment")
    state = play.state_at(actions)
    version, events = model.log.visible_last(actions, watching)
    return http.Moment(
        actions=actions,
        of=len(play.taken),
        version=version,
        turn=state.turn,
        view=msgspec.Raw(msgspec.json.encode(play.game.view(state, watching))),
        events=events,
    )


def require_own_seat(model: Model, person: Person | None, watching: int | None) -> None:
    """Nobody looks with the eyes of another's seat."""
    if watching is not None and (person is None or watching not in model.seats_of(person.id)):
        raise refusal("not-seated")


def turns_after(play: Play) -> Iterator[int]:
    """The number of turns completed after each action."""
    state = play.first_state()
    for one in play.taken:
        state.apply(one.action)
        yield state.turn

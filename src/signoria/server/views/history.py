"""The past of a match for one viewer: every moment as it was shown then.

What was taken back is in none of it, and what was hidden stays hidden until it came to light.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..domain.match.model import Model
from ..domain.match.play import Play
from ..domain.refusals import refusal
from ..journal.entries import Person
from ..protocol import http


def all_moments(model: Model, person: Person | None, seat: int | None) -> http.Moments:
    """All actions that stand; raises ``Refusal`` if the person does not hold the seat."""
    require_own_seat(model, person, seat)
    play = model.play
    visible = model.log.each_visible(seat) if play else ()
    courses = course(play) if play else ()
    steps = [
        http.MomentStep(number, step.version, turn, scores, step.events, step.timed_out)
        for number, (step, (turn, scores)) in enumerate(zip(visible, courses, strict=True), 1)
    ]
    return http.Moments(watching=seat, steps=steps)


def one_moment(model: Model, person: Person | None, seat: int | None, actions: int) -> http.Moment:
    """The match after a number of actions; raises ``Refusal`` if it never had that many."""
    require_own_seat(model, person, seat)
    play = model.play
    if play is None or not 0 <= actions <= len(play.taken):
        raise refusal("no-such-moment")
    state = play.state_at(actions)
    version, events = model.log.visible_last(actions, seat)
    return http.Moment(
        actions=actions,
        of=len(play.taken),
        version=version,
        turn=state.turn,
        view=msgspec.Raw(msgspec.json.encode(play.game.view(state, seat))),
        events=events,
    )


def require_own_seat(model: Model, person: Person | None, seat: int | None) -> None:
    """Raise ``Refusal`` for the seat of somebody else."""
    if seat is not None and (person is None or seat not in model.seats_of(person.id)):
        raise refusal("not-seated")


def course(play: Play) -> Iterator[tuple[int, list[int]]]:
    """The number of turns completed and the points by seat after each action."""
    state = play.first_state()
    for one in play.taken:
        state.apply(one.action)
        yield state.turn, state.scores

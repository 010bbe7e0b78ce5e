"""Variations: games that come whole with each question, so that nothing need be kept of them."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from .... import games
from ....games.contract import CHANCE, BadNotation, BadSetup, Game, State
from ...protocol.common import Problem
from ...protocol.http import MomentStep
from ...protocol.lines import Follow, Followed, Line, OpenMove
from ..match.events import encode_events, visible_events
from ..refusals import Refusal, bad_setup, illegal_move, refusal
from . import likeness
from .likeness import Likeness
from .why_not import explain_move, unreadable_move


class LineEnd(NamedTuple):
    """The game of a line and the state to which it leads."""

    game: Game
    state: State


def follow_line(question: Follow) -> Followed:
    """The end of a line as the seat that asks may see it; raises ``Refusal``."""
    game, state = start_of_line(question.line)
    if question.seat is not None and question.seat >= state.setup.players:
        raise refusal("no-seat")
    steps = follow_steps(game, state, question)
    return Followed(
        actions=len(question.line.moves),
        turn=state.turn,
        to_move=state.to_move if state.to_move >= 0 else None,
        view=msgspec.Raw(msgspec.json.encode(game.view(state, question.seat))),
        steps=steps,
        open=list_open_moves(game, state),
        reasons=explain_line_moves(game, state, question.seat, question.why),
    )


def end_of_line(line: Line) -> LineEnd:
    """The game of a line and the state at its end; raises ``Refusal``."""
    game, state = start_of_line(line)
    for number, text in enumerate(line.moves):
        state.apply(parse_action(game, state, number, text))
    return LineEnd(game, state)


def likeness_of_line(line: Line) -> Likeness:
    """By what games like the one of a line are found; raises ``Refusal``."""
    game, state = start_of_line(line)
    first, actions = state.clone(), []
    for number, text in enumerate(line.moves):
        actions.append(parse_action(game, state, number, text))
        state.apply(actions[-1])
    return likeness.of_line(game, first, actions, whole=False, known=line.position is None)


def start_of_line(line: Line) -> tuple[Game, State]:
    """The game of a line and the state before its first move; raises ``Refusal``."""
    if line.game not in games.names():
        raise refusal("bad-game", known=", ".join(games.names()))
    game = games.load(line.game)
    if line.position is not None:
        return game, read_position(game, line.position)
    try:
        return game, game.new_state(game.read_setup(line.setup))
    except BadSetup as error:
        raise bad_setup(error) from None


def read_position(game: Game, text: str) -> State:
    """The state that a text in base64 holds; raises ``Refusal``."""
    try:
        return game.from_bytes(b64decode(text, validate=True))
    except ValueError:  # no base64, or no state
        raise refusal("bad-position") from None


def follow_steps(game: Game, state: State, question: Follow) -> list[MomentStep]:
    """Take the line's moves; gives those after ``since`` as the seat that asks may know them."""
    steps = []
    for number, text in enumerate(question.line.moves):
        taken = parse_action(game, state, number, text)
        events = game.events(state, taken) if number >= question.since else []
        state.apply(taken)
        if number >= question.since:
            known = visible_events(encode_events(events), question.seat)
            at = number + 1
            steps.append(MomentStep(at, at, state.turn, state.scores, known))
    return steps


def parse_action(game: Game, state: State, number: int, text: str) -> int:
    """The move or outcome that the text at this place of the line means; raises ``Refusal``."""
    try:
        found = game.parse(state, text)
        error = game.explain(state, found)
    except BadNotation as bad:
        raise refusal_at(number, unreadable_move(bad)) from None
    if error:
        raise refusal_at(number, illegal_move(error).problem)
    return found


def refusal_at(number: int, problem: Problem) -> Refusal:
    """The refusal of a line for what is wrong at one of its moves, counted from 0."""
    return Refusal(msgspec.structs.replace(problem, field=f"moves[{number}]"))


def list_open_moves(game: Game, state: State) -> list[OpenMove]:
    """What can be done next, with its notation."""
    actions = state.legal_actions()
    if state.to_move == CHANCE:
        actions = [outcome for outcome, _ in state.chance_outcomes()]
    return [OpenMove(action, game.format(state, action)) for action in actions]


def explain_line_moves(
    game: Game, state: State, seat: int | None, moves: Sequence[str]
) -> list[Problem | None]:
    """Why each move is not possible, from what the seat has seen; None for those that are."""
    if not moves:
        return []
    seen = state.seen_by(seat)
    return [explain_move(game, seen, move) for move in moves]

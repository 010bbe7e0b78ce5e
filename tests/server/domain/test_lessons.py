"""Every guided game can be played as it is written, and brings about what its texts claim."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria.games.contract import CHANCE, Game, State
from signoria.server.domain.questions import variations
from signoria.server.protocol.lines import Line

WEB = Path(__file__).parents[3] / "web" / "src" / "games"
COURSES = sorted(WEB.glob("*/lessons/course.json"))
Json = dict[str, Any]


def test_there_are_courses() -> None:
    assert [path.parts[-3] for path in COURSES]


@pytest.mark.parametrize("path", COURSES, ids=lambda path: path.parts[-3])
def test_every_step_can_be_done_and_has_the_effect_that_it_claims(path: Path) -> None:
    course = json.loads(path.read_text("utf-8"))
    assert course["game"] == path.parts[-3]
    done: list[str] = []
    for number, chapter in enumerate(course["chapters"]):
        assert number or "setup" in chapter, "the first chapter has a setup"
        if "setup" in chapter:
            game, state = chapter_start(course["game"], chapter)
            assert len(course["names"]) == state.setup.players
        else:
            between(game, state, chapter.get("moves", []))
        for step in chapter["steps"]:
            check_step(game, state, course["seat"], step)
            done.append(step["id"])
    assert len(set(done)) == len(done), "a step's name is used once"


def chapter_start(game: str, chapter: Json) -> tuple[Game, State]:
    """Where a chapter begins."""
    return variations.end_of_line(Line(game=game, setup=chapter["setup"], moves=chapter["moves"]))


def between(game: Game, state: State, moves: list[str]) -> None:
    """What was played since the last chapter; ``state`` goes with it."""
    for text in moves:
        take_move(game, state, text)


def check_step(game: Game, state: State, learner: int, step: Json) -> None:
    """Play a step as it is written; ``state`` goes with it."""
    events = [each for text in step.get("lead", []) for each in other(game, state, learner, text)]
    for group in step.get("do", []):
        check_any_order(game, state, learner, group)
        for text in group:
            assert state.to_move == learner, f"{step['id']}: {text}"
            events += take_move(game, state, text)
    events += [each for text in step.get("then", []) for each in take_move(game, state, text)]
    if "scores" in step:
        assert state.scores == step["scores"], step["id"]
    for effect in step.get("effect", []):
        found = next((each for each in events if effect.items() <= each.items()), None)
        assert found, f"{step['id']}: nothing like {effect} among {events}"
        events.remove(found)


def other(game: Game, state: State, learner: int, text: str) -> list[Json]:
    """What somebody else does, or chance."""
    assert state.to_move != learner, text
    return take_move(game, state, text)


def take_move(game: Game, state: State, text: str) -> list[Json]:
    """Take a move that must be legal, and be written as the game writes it."""
    action = game.parse(state, text)
    assert game.format(state, action) == text
    legal = [each for each, _ in state.chance_outcomes()] or state.legal_actions()
    assert action in legal, f"{text} is not among {[game.format(state, one) for one in legal]}"
    assert (state.to_move == CHANCE) == (action >= game.num_actions)
    events = msgspec.json.decode(msgspec.json.encode(game.events(state, action)))
    state.apply(action)
    return list(events)


def check_any_order(game: Game, state: State, learner: int, group: list[str]) -> None:
    """Whatever is done first of what may be done in any order, the rest can still be done."""
    ends = set()
    for order in orders(group):
        tried = state.clone()
        for text in order:
            assert tried.to_move == learner, f"{group}: {text} comes too late"
            take_move(game, tried, text)
        ends.add((tried.to_move, tried.turn, tried.to_bytes()))
    assert len(ends) == 1, f"{group} leads elsewhere in another order"


def orders(group: list[str]) -> Iterator[list[str]]:
    """All orders of a few moves, each once."""
    if not group:
        yield []
    for text in dict.fromkeys(group):
        rest = list(group)
        rest.remove(text)
        yield from ([text, *others] for others in orders(rest))

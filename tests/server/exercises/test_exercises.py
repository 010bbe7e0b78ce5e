"""Exercises of a person: given without the answer, judged, and coming back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from signoria import games
from signoria.games.contract import Rng
from signoria.server.domain.questions import likeness
from signoria.server.domain.refusals import Refusal
from signoria.server.exercises.exercise_table import open_table, show_exercise
from signoria.server.exercises.stored_exercise import decode, make_row
from tests.server.world import ANN, BEN, asynchronous

from .lessons import SUBJECT, School, found_in, moves_of, school

GAMES = games.names()


async def reason(school: School, key: str, move: str) -> str:
    """Why a try is refused."""
    with pytest.raises(Refusal) as error:
        await school.exercises.judge(ANN, key, move, school.protection)
    return error.value.problem.reason


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_nothing_of_the_answer_is_told_before_the_try(tmp_path: Path, game: str) -> None:
    async with school(tmp_path) as here:
        first = found_in(game)[0]
        made = await here.exercises.keep(ANN, SUBJECT, [first])
        assert (made.made, made.kept) == (1, 1)
        told = await here.exercises.next(ANN)
        shown = told.exercise
        assert shown is not None
        assert (shown.game, shown.seat) == (game, first.found.seat)
        assert shown.end.to_move == first.found.seat
        assert [one.text for one in shown.end.open] == moves_of(first)
        table = open_table(first)
        seen = table.game.view(table.state, shown.seat)
        assert bytes(shown.end.view) == msgspec.json.encode(seen)
        for other in moves_of(first):  # whatever the answer is, the same is told
            way = replace(first.found.best[0], move=other, worth=0.9)
            found = replace(first.found, best=(way,), lost=0.5, worth=0.1, then=())
            row = make_row(SUBJECT, replace(first, found=found), here.clock.at)
            twin = show_exercise(row, decode(row.data))
            assert msgspec.json.encode(twin) == msgspec.json.encode(shown)


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_a_try_is_judged_and_a_wrong_one_shows_no_answer(tmp_path: Path, game: str) -> None:
    async with school(tmp_path) as here:
        one = found_in(game)[0]
        await here.exercises.keep(ANN, SUBJECT, [one])
        key, best = here.key(one), one.found.best[0].move
        wrong = await here.exercises.judge(ANN, key, one.found.move, here.protection)
        assert (wrong.right, wrong.size, wrong.lost, wrong.found) == (False, "blunder", 0.2, None)
        assert best not in msgspec.json.encode(wrong).decode()
        right = await here.exercises.judge(ANN, key, best, here.protection)
        assert (right.right, right.size, right.lost) == (True, "fine", 0)
        assert right.found is not None
        assert right.found.best == one.found.best
        assert here.analysts.asked == 0
        other = next(each for each in moves_of(one) if each not in (best, one.found.move))
        judged = await here.exercises.judge(ANN, key, other, here.protection)
        assert here.analysts.asked == 1
        assert judged.right is (judged.size == "fine") is (judged.found is not None)
        assert here.exercises.judged == 3
        solution = await here.exercises.solve(ANN, key, here.protection)
        assert solution.found == one.found


@asynchronous
async def test_the_first_try_of_a_day_decides_when_it_comes_back(tmp_path: Path) -> None:
    async with school(tmp_path) as here:
        one = found_in("calimala")[0]
        await here.exercises.keep(ANN, SUBJECT, [one])
        key, best = here.key(one), one.found.best[0].move

        async def attempt(move: str) -> int:
            found = await here.exercises.judge(ANN, key, move, here.protection)
            assert found.due is not None
            return round((found.due - here.clock.at / 1000) / 86400)

        assert await attempt(one.found.move) == 1
        assert await attempt(best) == 1  # so much was known after one had been told
        solution = await here.exercises.solve(ANN, key, here.protection)
        assert solution.due is not None
        assert (await here.exercises.next(ANN)).exercise is None
        days = list[int]()
        for _ in range(6):
            here.go_on(days[-1] if days else 1)
            assert (await here.exercises.practice(ANN)).due == 1
            days.append(await attempt(best))
            assert await attempt(one.found.move) == days[-1]  # what follows counts no more
            practice = await here.exercises.practice(ANN)
            assert (practice.due, practice.kept) == (0, 1)
            assert practice.next is not None
            assert round((practice.next - here.clock.at / 1000) / 86400) == days[-1]
        assert days == sorted(set(days))
        assert days[-1] > 14
        here.go_on(days[-1])
        assert (await here.exercises.next(ANN)).exercise is not None
        await here.exercises.solve(ANN, key, here.protection)  # who has forgotten it
        assert await attempt(best) < days[-1] / 4


@asynchronous
async def test_an_exercise_that_was_put_away_never_comes_again(tmp_path: Path) -> None:
    async with school(tmp_path) as here:
        found = found_in("calimala")[:3]
        await here.exercises.keep(ANN, SUBJECT, found)
        await here.exercises.put_away(ANN, here.key(found[1]))
        again = await here.exercises.keep(ANN, SUBJECT, found)
        assert (again.made, again.kept) == (0, 2)
        assert (await here.exercises.practice(ANN)).kept == 2
        here.go_on(1000)
        assert (await here.exercises.practice(ANN)).due == 2
        away = await here.exercises.judge(
            ANN, here.key(found[1]), found[1].found.move, here.protection
        )
        assert away.due is None
        kept = (await here.exercises.list_kept(ANN)).exercises
        assert [one.due is None for one in kept].count(True) == 1
        assert {one.key for one in kept} == {here.key(one) for one in found}


@asynchronous
async def test_exercises_are_nobody_else_s(tmp_path: Path) -> None:
    async with school(tmp_path) as here:
        one = found_in("calimala")[0]
        await here.exercises.keep(ANN, SUBJECT, [one])
        assert (await here.exercises.next(BEN)).exercise is None
        assert (await here.exercises.list_kept(BEN)).exercises == []
        for ask in (
            here.exercises.judge(BEN, here.key(one), one.found.move, here.protection),
            here.exercises.solve(BEN, here.key(one), here.protection),
            here.exercises.put_away(BEN, here.key(one)),
        ):
            with pytest.raises(Refusal) as error:
                await ask
            assert error.value.problem.reason == "no-such-exercise"
        assert (await here.exercises.practice(ANN)).due == 1


@asynchronous
async def test_moves_that_are_none_are_refused_and_count_for_nothing(tmp_path: Path) -> None:
    async with school(tmp_path) as here:
        one = found_in("calimala")[0]
        await here.exercises.keep(ANN, SUBJECT, [one])
        key = here.key(one)
        assert await reason(here, key, "jump") == "no-move"
        state = open_table(one)
        other = next(
            state.game.format(state.state, action)
            for action in range(state.game.num_actions)
            if state.game.explain(state.state, action)
        )
        assert await reason(here, key, other) == "illegal"
        assert await reason(here, "0" * 32 + "-1", one.found.move) == "no-such-exercise"
        here.analysts.fails = True
        unknown = next(
            each for each in moves_of(one) if each not in (one.found.move, one.found.best[0].move)
        )
        assert await reason(here, key, unknown) == "exercise-failed"
        assert (await here.exercises.practice(ANN)).due == 1


@asynchronous
async def test_while_others_play_at_such_a_table_nothing_is_told_of_it(tmp_path: Path) -> None:
    async with school(tmp_path) as here:
        one = found_in("calimala")[0]
        await here.exercises.keep(ANN, SUBJECT, [one])
        table = open_table(one)
        twin = table.state.resample(one.found.seat, Rng(3))
        like = likeness.of_line(table.game, twin, [], whole=False, known=False)
        here.protection._add_likeness("m", like)
        assert await reason(here, here.key(one), one.found.move) == "protected"
        with pytest.raises(Refusal, match="no advice"):
            await here.exercises.solve(ANN, here.key(one), here.protection)
        here.protection.end("m")
        assert await here.exercises.judge(ANN, here.key(one), one.found.move, here.protection)


@asynchronous
async def test_what_cannot_be_shown_any_more_is_put_away(tmp_path: Path) -> None:
    async with school(tmp_path) as here:
        first, second, third = found_in("calimala")[:3]
        old = replace(first, rules="none")
        damaged = replace(second, state=b"?")
        await here.exercises.keep(ANN, SUBJECT, [old, damaged, third])
        told = (await here.exercises.next(ANN)).exercise
        assert told is not None
        assert told.key == here.key(third)
        assert await reason(here, here.key(first), first.found.move) == "no-such-exercise"
        while told is not None:
            await here.exercises.put_away(ANN, told.key)
            told = (await here.exercises.next(ANN)).exercise
        assert (await here.exercises.practice(ANN)).kept == 0

"""The queue of analyses: in turn, for as long as somebody waits, and kept."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from signoria.analysis.findings import Finding
from signoria.analysis.questions import questions
from signoria.record import Match, read
from signoria.server.analyses.analyses import MOST
from signoria.server.analyses.analysis_job import LEASE
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.rows import StoredAnalysis
from signoria.server.journal.sql import analysis_queries
from signoria.server.protocol.analyses import AnalysisNews

from .here import asynchronous, desk, game, quick

pytestmark = pytest.mark.usefixtures(quick.__name__)
__all__ = ["quick"]


def moments(news: AnalysisNews) -> list[tuple[str, int]]:
    """What was found, and of which moments."""
    found: list[Finding] = [*news.outlooks, *news.decisions, *news.luck]
    return [(type(one).__name__, one.moves) for one in found]


@asynchronous
async def test_everything_is_found_and_kept_for_who_comes_later(tmp_path: Path) -> None:
    what = game(1)
    async with desk(tmp_path) as here:
        first = await here.analyses.ask(what, "a")
        assert (first.state, first.next) == ("waiting", 0)
        news = await here.until(what.key, "whole")
        asked = list(questions(Match.from_record(read(what.text))))
        told = {
            "outlook": [one.moves for one in news.outlooks],
            "decision": [one.moves for one in news.decisions],
            "luck": [one.moves for one in news.luck],
        }
        for kind, found in told.items():
            assert found == [one.moves for one in asked if one.kind == kind]
        assert news.decisions
        before = here.study.asked
        again = await here.fresh().ask(what, "b")
        assert (again.state, again.decisions) == ("whole", news.decisions)
        assert here.study.asked == before
        assert (here.analyses.made, len(here.analyses)) == (1, 0)


@asynchronous
async def test_news_tell_what_is_new_and_how_far_it_is(tmp_path: Path) -> None:
    what = game(1, 12)
    async with desk(tmp_path) as here:
        await here.analyses.ask(what, "a")
        seen, progress, told = 0, 0.0, set[tuple[str, int]]()
        while (news := await here.analyses.news(what.key, "a", seen)).state != "whole":
            new = moments(news)
            assert len(new) == news.next - seen
            assert news.progress >= progress
            told |= set(new)
            seen, progress = news.next, news.progress
            await asyncio.sleep(0)  # the analyst's turn
        assert told <= set(moments(news))
        assert news.next >= seen


@asynchronous
async def test_an_asker_has_one_at_a_time_and_others_wait_behind(tmp_path: Path) -> None:
    first, second, third = game(1), game(2), game(3)
    async with desk(tmp_path) as here:
        here.close_gate()
        await here.analyses.ask(first, "a")
        assert await here.refusal_reason(second, "a") == "one-analysis"
        assert (await here.analyses.ask(second, "b")).ahead == 1
        assert (await here.analyses.ask(third, "c")).ahead == 2
        here.analyses.withdraw(second.key, "b")
        assert (await here.analyses.news(third.key, "c", 0)).ahead == 1
        assert (await here.analyses.news(second.key, "b", 0)).state == "stopped"
        assert here.study.gate
        here.study.gate.set()
        assert (await here.until(third.key, "whole", asker="c")).decisions
        await here.until(first.key, "whole")


@asynchronous
async def test_who_asks_twice_at_once_has_one(tmp_path: Path) -> None:
    """As two windows of one browser do."""
    async with desk(tmp_path) as here:
        here.close_gate()
        both = await asyncio.gather(*[here.analyses.ask(game(1), "a") for _ in range(2)])
        assert [news.ahead for news in both] == [0, 0]
        assert len(here.analyses) == 1


@asynchronous
async def test_the_queue_takes_only_so_many(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        here.close_gate()
        for number in range(MOST):
            await here.analyses.ask(game(1)._replace(key=f"{number:064x}"), f"asker {number}")
        assert await here.refusal_reason(game(2), "z") == "many-analyses"
        here.now = LEASE
        assert (await here.analyses.ask(game(2), "z")).state == "waiting"


@asynchronous
async def test_it_goes_on_for_as_long_as_somebody_waits(tmp_path: Path) -> None:
    what = game(1)
    async with desk(tmp_path) as here:
        here.close_gate()
        await here.analyses.ask(what, "a")
        await here.analyses.ask(what, "b")
        here.analyses.withdraw(what.key, "a")
        assert here.study.gate
        here.study.gate.set()
        assert (await here.until(what.key, "whole", "stopped", asker="b")).state == "whole"


@asynchronous
async def test_nothing_is_worked_out_for_nobody(tmp_path: Path) -> None:
    what = game(1)
    async with desk(tmp_path) as here:
        here.close_gate()
        await here.analyses.ask(what, "a")
        while not here.study.asked:
            await here.until(what.key, "running")
        here.analyses.withdraw(what.key, "a")
        assert here.study.gate
        here.study.gate.set()
        while len(here.analyses):
            await here.journal.read(lambda db: db.execute("SELECT 1"))
        assert (await here.analyses.news(what.key, "a", 0)).state == "stopped"
        assert here.study.asked == 1


@asynchronous
async def test_what_has_failed_may_be_tried_again(tmp_path: Path) -> None:
    what = game(1)
    async with desk(tmp_path) as here:
        here.study.fails = True
        await here.analyses.ask(what, "a")
        assert (await here.until(what.key, "failed")).decisions == []
        here.study.fails = False
        await here.analyses.ask(what, "a")
        assert (await here.until(what.key, "whole", "failed")).state == "whole"


@asynchronous
async def test_an_unknown_key_is_refused(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        with pytest.raises(Refusal, match="not known"):
            await here.analyses.news("0" * 64, "a", 0)


@asynchronous
async def test_those_not_asked_for_longest_go_first(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        empty = StoredAnalysis([], [], [])
        keys = [f"key {number}" for number in range(4)]
        for used, key in enumerate([*keys[:3], keys[0], keys[3]]):
            await here.journal.write(
                partial(
                    analysis_queries.keep_analysis,
                    key=key,
                    now=used,
                    data=analysis_queries.compress(empty),
                    most=3,
                )
            )
        left = await here.journal.read(
            lambda db: [analysis_queries.find_analysis(db, key) for key in keys]
        )
        assert left == [empty, None, empty, empty]


def test_one_game_has_one_key() -> None:
    assert game(1).key == game(1).key
    assert len({game(1).key, game(2).key, game(1, 4).key}) == 3

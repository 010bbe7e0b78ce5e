"""Copies of a match among people, while it runs and once it has ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.server.domain.refusals import Refusal
from signoria.server.hub.new_matches import NewMatches
from signoria.server.protocol import http, socket
from tests.server import frames

from ..world import ANN, BEN, CAT, World, asynchronous, party, world

WISH = http.PlayOn(seat=0, bot="random")


async def give_up(here: World, match: str) -> None:
    """All agree to end a match."""
    room = await here.hub.room(match)
    version = await room.carry_out_to_end(ANN, frames.propose(room.version, "abandon"))
    for person in (BEN, CAT):
        await room.carry_out_to_end(person, frames.answer(version, True))


@asynchronous
async def test_a_copy_learns_that_the_match_has_ended(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = (await party(here)).match
        copy = await NewMatches(here.hub).fork_match(match, ANN, 0, WISH)
        assert (copy.guarded, copy.hints) == (True, False)
        ann = await here.enter(copy.id, ANN)
        assert ann.all(socket.Hello)[-1].match.guarded
        before = len(ann.all(socket.Hello))
        await give_up(here, match)
        await ann.until(lambda: len(ann.all(socket.Hello)) > before)
        told = ann.all(socket.Hello)[-1].match
        assert (told.guarded, told.hints) == (False, True)


@asynchronous
async def test_what_was_under_way_before_a_restart_is_known_at_once_and_then_closely(
    tmp_path: Path,
) -> None:
    here = World(tmp_path).open()
    match = (await party(here)).match
    await here.die()
    here = World(tmp_path).open()
    protection = await here.hub.protection()
    assert protection.is_setup_only(match)
    wish = http.PlayOn(seat=0, bot="master")
    with pytest.raises(Refusal, match="no advice"):
        await NewMatches(here.hub).fork_match(match, ANN, 0, wish)
    await here.hub.context.tasks.wait()
    assert not protection.is_setup_only(match)
    await here.close()

"""The end of a game that somebody begins badly on a server: something is to be learnt from it."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from typing import Any

from signoria import bots, games
from signoria.analysis.analyst import analyst
from signoria.analysis.findings import Decision
from signoria.analysis.questions import Question
from signoria.bots.search.budget import Budget
from signoria.games.contract import CHANCE, Rng, State
from signoria.server.protocol import socket
from tests.analysis.ends import end
from tests.server.wire.client import enter

MOMENT = Budget(simulations=60)


# Before so many last decisions of the game with this seed, one may still lose much at once.
WORTH_SOMETHING = {"calimala": (24, 10), "forging-florence": (200, 5)}
BADLY = 2  # decisions; who plays on badly has nothing to lose any more


def line_to_play(game: str) -> dict[str, Any]:
    """How a match is asked for that begins near its end."""
    match = end(game, *WORTH_SOMETHING[game])
    state = match.first()
    seat = next(one.move.seat for one in match.played if one.move.seat != CHANCE)
    position = b64encode(state.to_bytes()).decode()
    line = {"game": game, "setup": {}, "moves": [], "position": position}
    return {"line": line, "seat": seat, "bot": "heuristic"}


async def play_badly(url: str, match: str, token: str) -> None:
    """Play a match to its end, at first as badly as one can, and then as the heuristic does."""
    made = 0
    client = await enter(url, match, token, query="state=1")
    try:
        await client.until(lambda: client.table.version)
        while client.table.status == "running":
            version, now = client.table.version, client.table.situation
            if now is not None and now.state is not None and client.table.legal:
                assert client.table.card
                game = client.table.card.game
                state = games.load(game).from_bytes(b64decode(now.state))
                action = find_worst(game, state) if made < BADLY else find_good(game, state)
                made += len(state.legal_actions()) > 1
                await client.ask(socket.Move, version=version, action=action)
            await client.until(
                lambda version=version: (
                    client.table.version > version  # type: ignore[misc]
                    or client.table.status != "running"
                )
            )
    finally:
        await client.leave()


def find_worst(game: str, state: State) -> int:
    """Of some moves the one of which the least is thought after a moment."""
    legal, found = state.legal_actions(), -1.0
    worst = legal[0]
    if len(legal) == 1:
        return worst
    for action in legal[:: max(1, len(legal) // 8)]:
        question = Question("decision", game, 0, 0, state.to_bytes(), state.to_move, action)
        verdict = analyst(game, 1, None).answer(question, MOMENT)
        assert isinstance(verdict, Decision)
        if verdict.lost > found:
            worst, found = action, verdict.lost
    return worst


def find_good(game: str, state: State) -> int:
    """What the heuristic does."""
    return bots.load("heuristic", game).choose(state.seen_by(state.to_move), Rng(1))


def play_in_a_thread(url: str, match: str, token: str) -> None:
    """The same for a test in whose thread a browser has the event loop."""
    from threading import Thread

    failed: list[BaseException] = []

    def play() -> None:
        try:
            asyncio.run(play_badly(url, match, token))
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=play)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]

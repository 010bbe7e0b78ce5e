"""What a bot answers to the frames of a server: no network here, only the protocol."""

from __future__ import annotations

import secrets
from base64 import b64decode
from collections.abc import Callable

import msgspec

from ..bots import Bot
from ..decoders import json_decoder
from ..games import load
from ..games.contract import Game, Rng
from ..server.protocol.common import MatchCard, Problem
from ..server.protocol.socket import Contribute, Hello, Move, Refused, Reply, Situation, Step

PASSING = ("stale", "started")  # somebody was faster; the fresh table comes by itself


class Rejected(Exception):
    """The server refuses what the bot does, and trying again would not help."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class Player:
    """One bot on one seat of one match; ``card`` is the match as last told.

    ``make`` makes the bot, once the server has said which game is played.
    """

    def __init__(self, make: Callable[[str], Bot], rng: Rng) -> None:
        self.make = make
        self.rng = rng
        self.card: MatchCard | None = None
        self.moves = 0
        self._decoder = json_decoder(Reply)
        self._game: Game | None = None
        self._bot: Bot | None = None
        self._yours: list[int] = []

    @property
    def over(self) -> bool:
        """Whether the match has ended, with or without a result."""
        return self.card is not None and self.card.status in ("over", "abandoned")

    def hear(self, data: str | bytes) -> bytes | None:
        """Take in a frame; returns the frame with the bot's move if it is to decide.

        Before the start it adds a random value to the shuffle, once.

        Raises ``Rejected``, and ``msgspec.ValidationError`` for what is no frame.
        """
        frame = self._decoder.decode(data)
        if isinstance(frame, Refused) and frame.problem.reason not in PASSING:
            raise Rejected(frame.problem)
        if isinstance(frame, Hello):
            self._yours = frame.yours
            self._sit_down(frame.match.game)
            if self._may_contribute(frame):
                self.card = frame.match
                return msgspec.json.encode(Contribute(id=0, value=secrets.token_hex(32)))
        if not isinstance(frame, Hello | Step):
            return None
        self.card = frame.match or self.card
        return self._answer(frame.version, frame.situation) if frame.situation else None

    def _sit_down(self, game: str) -> None:
        """Get ready for a game; a line that comes back finds the bot that there is."""
        if self._game is None:
            self._game, self._bot = load(game), self.make(game)

    def _may_contribute(self, hello: Hello) -> bool:
        """Whether the shuffle still waits for what this seat adds."""
        waiting = hello.match.status == "waiting" and hello.match.commitment is not None
        return waiting and any(not hello.match.seats[seat].added for seat in self._yours)

    def _answer(self, version: int, situation: Situation) -> bytes | None:
        """The move of the seat that the bot sits on, if it is to move."""
        seat = situation.watching
        if seat is None or seat not in self._yours or situation.state is None:
            return None
        if self._game is None or self._bot is None:
            return None
        state = self._game.from_bytes(b64decode(situation.state))
        if state.to_move != seat:
            return None
        action = self._bot.choose(state.seen_by(seat), self.rng)
        self.moves += 1
        return msgspec.json.encode(Move(id=self.moves, version=version, action=action))

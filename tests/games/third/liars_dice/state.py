"""A game under way, and its setup."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from signoria.games.contract import CHANCE, TERMINAL, BadState, IllegalAction, Tally
from signoria.games.shared.engine.rng import Rng
from signoria.games.shared.plain_game import PlainState, playouts

NAME = "liars-dice"
FACES, MOST_DICE, ROUNDS, HIDDEN, NO_BID = 6, 12, 3, 0, -1
DOUBT = FACES * MOST_DICE  # below it: bids, (count - 1) * FACES + face - 1
ROLLED = DOUBT + 1  # from it on: a die shows 1 to 6
REASONS = {
    "over": ("L4", "the game is over"),
    "throwing": ("L2", "the dice are being thrown"),
    "too-low": ("L3", "a bid must be higher than the last one"),
    "too-many": ("L3", "there are {dice} dice only"),
    "no-bid": ("L3", "there is no bid to doubt"),
    "unknown": ("L3", "there is no such action"),
}


@dataclass(frozen=True)
class Setup:
    """Who plays with how many dice, and who begins (L1)."""

    players: int
    dice: int
    start: int

    def to_dict(self) -> dict[str, str]:
        """The setup in words."""
        return {"Players": str(self.players), "Dice": str(self.dice), "Start": str(self.start)}

    def options(self) -> dict[str, str]:
        """What was chosen for it."""
        return {"dice": str(self.dice), "start": str(self.start)}


@dataclass
class State(PlainState):
    """See ``signoria.games.contract.State``; ``dice`` are those thrown, from the first seat on."""

    setup: Setup
    mover: int
    points: list[int]
    dice: list[int] = field(default_factory=list)
    bid: int = NO_BID
    round: int = 1
    turn: int = 0

    @property
    def total(self) -> int:
        """How many dice there are."""
        return self.setup.players * self.setup.dice

    @property
    def to_move(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""
        if self.round > ROUNDS:
            return TERMINAL
        return CHANCE if len(self.dice) < self.total else self.mover

    @property
    def scores(self) -> list[int]:
        """Points by seat (L4)."""
        return list(self.points)

    def hand(self, seat: int) -> list[int]:
        """The dice that a seat has thrown; HIDDEN for those erased."""
        return self.dice[seat * self.setup.dice : (seat + 1) * self.setup.dice]

    def legal_actions(self) -> list[int]:
        """Every higher bid, and doubting (L3)."""
        if self.to_move < 0:
            return []
        return [*range(self.bid + 1, self.total * FACES), *([DOUBT] if self.bid >= 0 else [])]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The faces of a die, all as likely (L2)."""
        if self.to_move != CHANCE or HIDDEN in self.dice:
            return []
        return [(ROLLED + face, 1) for face in range(FACES)]

    def refusal(self, action: Any) -> IllegalAction:
        """Why an action is not legal that is not."""
        bid = isinstance(action, int) and 0 <= action < DOUBT
        reason = "too-low" if bid else "no-bid" if action == DOUBT else "unknown"
        if bid and action >= self.total * FACES:
            reason = "too-many"
        reason = {TERMINAL: "over", CHANCE: "throwing"}.get(self.to_move, reason)
        rule, message = REASONS[reason]
        values = {"dice": self.total} if reason == "too-many" else {}
        return IllegalAction(rule, reason, message.format(**values), values, NAME)

    def apply(self, action: int) -> None:
        """Carry out an action or a chance outcome; raises ``IllegalAction``."""
        if not self.allows(action):
            raise self.refusal(action)
        if action >= ROLLED:
            self.dice.append(action - ROLLED + 1)
            return
        self.turn += 1
        if action == DOUBT:
            self._settle(self.wrong())
        else:
            self.bid, self.mover = action, (self.mover + 1) % self.setup.players

    def wrong(self) -> int:
        """The seat that is wrong if the last bid is doubted now (L4)."""
        count, face = self.bid // FACES + 1, self.bid % FACES + 1
        holds = self.dice.count(face) >= count
        return self.mover if holds else (self.mover - 1) % self.setup.players

    def _settle(self, wrong: int) -> None:
        self.points = [points + (seat != wrong) for seat, points in enumerate(self.points)]
        self.dice, self.bid, self.mover, self.round = [], NO_BID, wrong, self.round + 1

    def to_bytes(self) -> bytes:
        """The whole state."""
        return json.dumps(asdict(self)).encode()

    def seen_by(self, seat: int | None) -> State:
        """A copy without the dice of others."""
        own = self.setup.dice * (self.setup.players if self.seat(seat) is None else seat or 0)
        new, hand = self.clone(), range(own, own + self.setup.dice)
        new.dice = [die if at in hand else HIDDEN for at, die in enumerate(self.dice)]
        return new

    def resample(self, seat: int, rng: Rng) -> State:
        """A copy in which the dice of others are thrown anew."""
        new = self.seen_by(seat)
        new.dice = [die if die != HIDDEN else rng.below(FACES) + 1 for die in new.dice]
        return new

    def observation(self, seat: int) -> Sequence[float]:
        """The own dice by face, the last bid, the round, the points from the own seat on."""
        self.seat(seat)
        own = [float(self.hand(seat).count(face + 1)) for face in range(FACES)]
        points = [float(n) for n in self.points[seat:] + self.points[:seat]]
        return [*own, float(self.bid), float(self.round), *points]

    def playouts(self, seed: int, first: int, games: int) -> Tally:
        """Random games from here, numbered from ``first``."""
        return playouts(self, seed, first, games)


def read(data: bytes) -> State:
    """A state from its bytes; raises ``BadState``."""
    try:
        plain = json.loads(data)
        return State(**{**plain, "setup": Setup(**plain["setup"])})
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadState(f"no state of this game: {error}") from None

"""A game with its history: what is played, saved, taken back and continued."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from ..games.contract import TERMINAL, Game, Setup, State
from . import chain, replay
from .errors import Disagreement
from .free_text import Headers, clean_comment, one_line
from .model import CHAIN, OPENING, Move, Record, Standing, Turn


class PlayedAction(NamedTuple):
    """An action that was applied, in words, in which turn, and the hash if it ended the turn."""

    action: int
    move: Move
    turn: int
    hash: str | None


class Match:
    """A game under way or over, from its setup on.

    ``game`` plays under one rules version, and so does all that follows.  After ``from_record``
    it is the one that the record names, ``recorded_rules``, if the code still has it, else the
    newest.  ``difference`` is the first hash that is not the one recorded, because the rules are
    others or because the record says that it does not know it (``?``).  Any other difference
    raises.  ``played`` is the history; ``position`` the bytes of the state with which it begins,
    None at the setup;
    ``headers`` and ``comments`` (by the number of moves before them) may be changed; a header that
    could not be read back raises ``ValueError`` when it is set.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        headers: Mapping[str, str] | None = None,
        position: bytes | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        self.state = self.first()
        self._headers = Headers(headers or {})
        self.comments: dict[int, str] = {}
        self.recorded_rules = game.rules_version
        self.difference: Disagreement | None = None
        self.played: list[PlayedAction] = []

    @classmethod
    def from_record(cls, record: Record, turns: int | None = None) -> Match:
        """The match that a record tells, ready to go on; ``turns``: only so many turns of it.

        Raises ``RecordError`` where the record and the game disagree.
        """
        game, setup = replay.prepare(record)
        headers = {name: text for name, text in record.headers.items() if name != CHAIN}
        match = cls(game, setup, headers, record.position)
        match.recorded_rules = record.rules
        replay.Replay(record, match).run(turns)
        return match

    @property
    def headers(self) -> Headers:
        """The free headers by name."""
        return self._headers

    @property
    def actions(self) -> list[int]:
        """The decisions and chance outcomes so far, in order."""
        return [played.action for played in self.played]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == TERMINAL

    @property
    def turn(self) -> int:
        """The number of the turn under way or, at the end, of the last; OPENING before the first.

        Unlike ``state.turn`` it tells the opening from turn 1.
        """
        if not self.played:
            return self.state.turn + 1 if self.state.begun else OPENING
        last = self.played[-1]
        return last.turn if last.hash is None or self.over else last.turn + 1

    @property
    def last_hash(self) -> str | None:
        """The hash of the state, if the last action has ended a turn or the opening."""
        return self.played[-1].hash if self.played else None

    def first(self) -> State:
        """The state before the first action."""
        if self.position is not None:
            return self.game.from_bytes(self.position)
        return self.game.new_state(self.setup)

    def apply(self, action: int, comment: str | None = None) -> None:
        """Carry out an action or a chance outcome.

        Raises ``IllegalAction``, naming the rule, and leaves the match as it was.
        """
        before, turn = self.state.clone(), self.turn
        self.state.apply(action)
        over = self.state.turn > before.turn or self.state.begun > before.begun
        hashed = f"{self.state.hash():016x}" if over else None
        move = Move(before.to_move, self.game.format(before, action))
        self.played.append(PlayedAction(action, move, turn, hashed))
        if comment and (text := clean_comment(comment)):
            self.comments[len(self.played)] = text

    def undo_to(self, actions: int) -> None:
        """Go back to the moment after a number of actions; raises ``ValueError``."""
        if not 0 <= actions <= len(self.played):
            raise ValueError(f"there are {len(self.played)} actions, not {actions}")
        state = self.first()
        for played in self.played[:actions]:
            state.apply(played.action)
        self.state = state
        del self.played[actions:]
        for later in [number for number in self.comments if number > actions]:
            del self.comments[later]

    def record(self) -> Record:
        """Everything so far as a record under the rules by which it was played, with its chain."""
        headers = {name: one_line(value) for name, value in self.headers.items()}
        found = Record(
            game=self.game.name,
            rules=self.game.rules_version,
            headers={name: value for name, value in headers.items() if value},
            setup=dict(self.setup.to_dict()),
            turns=self._turns(),
            result=self.result(),
            comments={number: clean_comment(text) for number, text in self.comments.items()},
            position=self.position,
        )
        return chain.with_chain(found)

    def result(self) -> tuple[Standing, ...]:
        """Points and places by seat, empty while the game goes on."""
        if not self.over:
            return ()
        ends = zip(self.state.scores, self.state.ranking(), strict=True)
        return tuple(Standing(seat, score, rank) for seat, (score, rank) in enumerate(ends))

    def _turns(self) -> tuple[Turn, ...]:
        """The actions by turn."""
        turns = []
        for number, group in groupby(self.played, key=lambda played: played.turn):
            played = list(group)
            turns.append(Turn(number, tuple(one.move for one in played), played[-1].hash))
        return tuple(turns)

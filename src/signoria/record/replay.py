"""Playing a record again, and saying where it is not true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games import registry
from ..games.contract import CHANCE, BadNotation, BadSetup, BadState, Game, IllegalAction, Setup
from .error_text import Detail
from .errors import Disagreement, RecordError
from .model import NOWHERE, OPENING, POSITION, UNKNOWN_HASH, Move, Place, Record, Standing, Turn
from .writer import CHANCE_SIGN, heading, standing_text

if TYPE_CHECKING:
    from .match import Match


def prepare(record: Record) -> tuple[Game, Setup]:
    """The game of a record and its setup; raises ``RecordError``."""
    if record.game not in registry.names():
        expected = [f"Game: {name}" for name in registry.names()]
        place = record.places.get("Game", NOWHERE)
        raise RecordError(place, "unknown-game", expected, field=record.game)
    game = game_of(record)
    if record.position is not None:
        return game, setup_of_position(game, record)
    try:
        return game, game.read_setup(record.setup)
    except BadSetup as error:
        fields = (record.places.get(name, NOWHERE) for name in record.setup)
        place = record.places.get(error.field, min(fields, default=NOWHERE))
        raise RecordError(place, "bad-setup", problem=error) from None


def game_of(record: Record) -> Game:
    """The game under the rules that the record names or, if there are none such, the newest."""
    known = record.rules in registry.rules_versions(record.game)
    return registry.load(record.game, record.rules if known else None)


def setup_of_position(game: Game, record: Record) -> Setup:
    """The setup of a game that begins at a position; raises ``RecordError``."""
    assert record.position is not None, "the caller has looked"
    try:
        setup = game.from_bytes(record.position).setup
    except BadState:
        raise RecordError(record.places.get(POSITION, NOWHERE), "bad-position") from None
    right = setup.to_dict()
    for name, value in record.setup.items():
        if right.get(name) != value:
            expected = [f"{name}: {right[name]}"] if name in right else []
            raise RecordError(record.places.get(name, NOWHERE), "other-setup", expected)
    for name in right.keys() - record.setup.keys():
        raise RecordError(record.places.get(POSITION, NOWHERE), "other-setup", [f"{name}: ..."])
    return setup


def who(seat: int) -> str:
    """A seat as the record writes it."""
    return CHANCE_SIGN if seat == CHANCE else str(seat)


def no_move(error: BadNotation, move: Move) -> RecordError:
    """The error that a text is no move of the game."""
    line, column = move.place
    place = Place(line, column + error.column - 1) if line else NOWHERE
    return RecordError(place, "bad-move", error.expected, problem=error)


class Replay:
    """Applies a record's moves to a match that stands at its setup, and checks everything."""

    def __init__(self, record: Record, match: Match) -> None:
        self.record = record
        self.match = match
        rules = (record.rules, match.game.rules_version)
        self.rules = None if rules[0] == rules[1] else rules

    def run(self, turns: int | None = None) -> None:
        """Play the record, or only its opening and the first ``turns`` turns."""
        for turn in self.record.turns:
            if turns is None or turn.number <= turns:
                self.play(turn)
        if turns is None or not self.record.turns or turns >= self.record.turns[-1].number:
            self.check_result()
        played, comments = len(self.match.actions), self.record.comments.items()
        self.match.comments.update(item for item in comments if item[0] <= played)

    def play(self, turn: Turn) -> None:
        """Play a turn; raises ``Disagreement`` where the game goes another way."""
        if self.match.over:
            raise self.differs(turn.place, "over", ["result"], turn.number)
        if self.match.turn != turn.number:
            raise self.other_turn(turn)
        for done, move in enumerate(turn.moves):
            if done and self.match.last_hash:
                expected = [f"=  {self.match.last_hash}"]
                raise self.differs(move.seat_place, "turn-over", expected, turn.number)
            self.apply(turn.number, move)
        self.check_end(turn)

    def other_turn(self, turn: Turn) -> Disagreement:
        """The error that the game does not begin with this turn."""
        reason = "no-opening" if self.match.turn == OPENING else "an-opening"
        if self.match.position is not None:
            reason = "turn-order"
        found, expected = heading(turn.number), [heading(self.match.turn)]
        return self.differs(turn.place, reason, expected, turn.number, found=found)

    def apply(self, turn: int, move: Move) -> None:
        """Apply a move; raises ``RecordError`` if it is none, ``Disagreement`` if not legal."""
        self.check_seat(turn, move)
        try:
            self.match.apply(self.match.game.parse(self.match.state, move.text))
        except BadNotation as error:
            raise no_move(error, move) from None
        except IllegalAction as error:
            told: dict[str, Detail] = {"move": move.text, "problem": error, "rule": error.rule}
            raise self.differs(move.place, "illegal", [], turn, **told) from error

    def check_seat(self, turn: int, move: Move) -> None:
        """Compare who decides; raises ``Disagreement``."""
        right = self.match.state.to_move
        if move.seat == right:
            return
        one_is_chance = CHANCE in (right, move.seat)
        expected = f"{who(right)}  ..." if one_is_chance else f"{who(right)}  {move.text}"
        told = {"found": who(move.seat), "right": who(right)}
        reason = "wrong-seat" if not one_is_chance else "no-chance" if right >= 0 else "chance"
        raise self.differs(move.seat_place, reason, [expected], turn, **told)

    def check_end(self, turn: Turn) -> None:
        """Compare the end of a turn: whether it is over, and the hash of the state."""
        right = self.match.last_hash if turn.moves else None
        if right is None and turn.hash is not None:
            seat = who(self.match.state.to_move)
            place, expected = turn.hash_place, [f"{seat}  ..."]
            raise self.differs(place, "turn-not-over", expected, turn.number, right=seat)
        if right is not None and turn.hash is None:
            raise self.differs(self.record.end, "no-hash", [f"=  {right}"], turn.number)
        if right is not None and right != turn.hash:
            self.wrong_hash(turn, right)

    def wrong_hash(self, turn: Turn, right: str) -> None:
        """Refuse a hash, or only remember it where the rules have changed or none was known."""
        unknown = turn.hash == UNKNOWN_HASH
        reason = "unknown-hash" if unknown else "wrong-hash"
        error = self.differs(turn.hash_place, reason, [f"=  {right}"], turn.number)
        if not unknown and not self.rules:
            raise error
        self.match.difference = self.match.difference or error

    def check_result(self) -> None:
        """Compare the result; raises ``Disagreement``."""
        right, found = self.match.result(), self.record.result
        for one, other in zip(found, right, strict=False):
            if one != other:
                raise self.differs(one.place, "wrong-result", [standing_text(other)], None)
        if len(found) > len(right):
            reason = "too-many" if right else "not-over"
            raise self.differs(found[len(right)].place, reason, [], None)
        if len(found) < len(right):
            self.result_missing(right[len(found) :])

    def result_missing(self, rest: tuple[Standing, ...]) -> None:
        """Refuse a record that ends before its result does."""
        expected = [standing_text(rest[0])]
        if not self.record.result:
            expected.insert(0, "result")
        raise self.differs(self.record.end, "no-result", expected, None)

    def differs(
        self, place: Place, reason: str, expected: list[str], turn: int | None, **values: Detail
    ) -> Disagreement:
        """The error that the game goes another way than the record says."""
        return Disagreement(place, reason, expected, turn, self.rules, **values)

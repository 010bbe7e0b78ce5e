"""Matches for the tests: entries and their fold, driven as a room drives them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
import pytest

from signoria.decoders import convert
from signoria.games.contract import Rng
from signoria.server.domain import commands
from signoria.server.domain.handlers import create_match
from signoria.server.domain.handlers.dispatch import decide
from signoria.server.domain.match import shuffle
from signoria.server.domain.match.model import FoldResult, Model
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import AnyEntry, Person
from signoria.server.protocol import http, socket
from signoria.server.protocol.clocks import ClockRules
from signoria.server.views import perspective, projection
from tests.server import frames

ANN, BOB, CID, EVE = (Person(name[0], name) for name in ("ann", "bob", "cid", "eve"))
ROBOT = Person("r", "robot")
PEOPLE = {person.id: person for person in (ANN, BOB, CID, EVE, ROBOT)}
ID, INVITATION = "abcdefghijklmnop", "come-and-play-with-us"
ME, OPEN, BOT = http.MySeat(), http.OpenSeat(), http.BotSeat(bot="random")
DEVICE = http.DeviceSeat(name="Dora")
NOBODY_ELSE = socket.Presence(online=[], spectators=0)


def secrets(number: int = 1, match: str = ID) -> shuffle.MatchSecrets:
    """What chance gives to a new match."""
    return shuffle.MatchSecrets(match, f"{number:064x}", INVITATION)


class Table:
    """A match; time stands still unless ``now`` is set."""

    def __init__(
        self, *seats: http.SeatWish, seed: int = 1, host: Person = ANN, **options: object
    ) -> None:
        new = convert({"game": "calimala", "seats": [], **options}, _Wishes)
        wish = http.NewMatch(seats=list(seats), **msgspec.structs.asdict(new))
        self.now = 1_000_000
        self.entries: list[AnyEntry] = []
        self.model = Model(ID)
        self.take(create_match.create_match(wish, host, secrets(seed), self.now))

    def take(self, entries: Iterable[AnyEntry]) -> list[FoldResult]:
        """Fold entries."""
        told = []
        for entry in entries:
            self.entries.append(entry)
            told.append(self.model.fold(entry))
        return told

    def do(self, person: Person | None, command: commands.AnyCommand) -> list[AnyEntry]:
        """Carry out a command; raises ``Refusal``."""
        made = decide(self.model, person, command, self.now)
        self.take(made)
        return made

    def legal(self) -> list[int]:
        """The actions open to the seat to move."""
        assert self.model.play
        return self.model.play.state.legal_actions()

    def decision(self, action: int) -> list[AnyEntry]:
        """Let whoever has to decide take an action."""
        deciding = self.model.decider()
        assert deciding
        version = self.model.version
        if deciding.kind == "bot":
            return self.do(None, commands.BotMove(deciding.seat, version, action))
        chair = self.model.chairs[deciding.seat]
        assert chair.person
        return self.do(PEOPLE[chair.person.id], frames.move(version, action))

    def play(self, rng: Rng, decisions: int = 10_000) -> None:
        """Play at random, so many decisions or to the end."""
        while decisions and self.model.status == "running":
            legal = self.legal()
            self.decision(legal[rng.below(len(legal))])
            decisions -= 1

    def hello(self, person: Person | None, watching: int | None, state: bool = True) -> bytes:
        """The whole table as a viewer gets it."""
        return hello(self.model, person, watching, state=state)


class _Wishes(msgspec.Struct, omit_defaults=True):
    """The fields of a new match besides its seats."""

    game: str
    options: dict[str, str] = {}
    public: bool = False
    spectators: bool = True
    clock: int | ClockRules | None = None
    hints: bool = False
    absence: int | None = None


def hello(
    model: Model, person: Person | None, watching: int | None, *, state: bool = True
) -> bytes:
    """The whole table as a viewer gets it."""
    who = perspective.perspective_of(model, person.id if person else None, watching, state=state)
    told = projection.hello(
        projection.Projection(model, model.deadline), who, 1_000_000, NOBODY_ELSE, []
    )
    return msgspec.json.encode(told)


def fold_all(entries: Sequence[AnyEntry]) -> Model:
    """The match that these entries make."""
    model = Model(ID)
    for entry in entries:
        model.fold(entry)
    return model


def everything(model: Model) -> dict[str, object]:
    """All that a match holds, to be compared; the log is made from it."""
    found = {name: value for name, value in vars(model).items() if name not in ("_log", "play")}
    if model.play:
        found |= vars(model.play)
        found |= {"state": model.play.state.to_bytes(), "setup": model.play.setup.to_dict()}
    return found


def has_begun(model: Model) -> bool:
    """Whether the game has begun."""
    return model.started is not None


def three() -> Table:
    """Three people at three browsers, under way."""
    table = Table(ME, OPEN, OPEN)
    table.do(BOB, commands.Join(None, INVITATION))
    table.do(CID, commands.Join(None, INVITATION))
    return table


def reason_of(call: Callable[[], object]) -> str:
    """The reason with which a command is refused."""
    with pytest.raises(Refusal) as caught:
        call()
    assert caught.value.problem.message
    return caught.value.problem.reason


def kinds(entries: list[AnyEntry]) -> list[type]:
    """The kinds of entries."""
    return [type(entry) for entry in entries]


def mover(table: Table) -> Person:
    """The person whose turn it is."""
    seat = table.model.to_move
    assert seat is not None
    person = table.model.chairs[seat].person
    assert person
    return PEOPLE[person.id]


def past_opening(table: Table) -> None:
    """On to the first turn."""
    rng = Rng(1)
    while not (table.model.play and table.model.play.state.begun):
        table.play(rng, 1)

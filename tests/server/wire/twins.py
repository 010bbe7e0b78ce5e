"""Two matches that differ only in what one seat knows, and commands that can follow in both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

from msgspec import structs

from signoria.games.contract import CHANCE, Rng
from signoria.server.domain import commands
from signoria.server.domain.handlers import create_match
from signoria.server.domain.handlers.dispatch import decide
from signoria.server.domain.match import shuffle
from signoria.server.domain.match.model import Model
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import AnyEntry, Drawn, Moved, Person
from signoria.server.protocol import http, socket
from signoria.server.protocol.common import Problem

ANN, BOB, CID, EVE = (Person(name[0] * 16, name) for name in ("Ann", "Bob", "Cid", "Eve"))
KEEPER = 1  # the seat whose hidden things differ; Bob holds it, and another one at his device
SEATS = {0: ANN, 1: BOB, 2: CID, 3: BOB}
NOW = 1_800_000_000_000
ID, INVITATION = "abcdefghijklmnop", "come-and-play-with-us"
WISHES: list[http.SeatWish] = [
    http.OpenSeat(),
    http.MySeat(),
    http.OpenSeat(),
    http.DeviceSeat("Dora"),
]


class Act(NamedTuple):
    """What somebody asks by the WebSocket."""

    person: Person
    kind: type[socket.Frame]
    fields: dict[str, Any]


class Twin:
    """One of the two: its entries and their fold."""

    def __init__(self, number: int) -> None:
        self.entries: list[AnyEntry] = []
        self.model = Model(ID)
        new = http.NewMatch(game="calimala", seats=WISHES, public=True)
        secrets = shuffle.MatchSecrets(ID, f"{number:064x}", INVITATION)
        self.take(create_match.create_match(new, BOB, secrets, NOW))
        for person in (ANN, CID):
            self.do(person, commands.Join(None, INVITATION))

    def take(self, entries: Sequence[AnyEntry]) -> None:
        """Fold entries."""
        for entry in entries:
            self.model.fold(entry)
            self.entries.append(entry)

    def do(self, person: Person, command: commands.AnyCommand) -> None:
        """Carry out a command."""
        self.take(decide(self.model, person, command, NOW))

    def try_out(
        self, person: Person, command: commands.AnyCommand
    ) -> tuple[list[AnyEntry], Problem | None]:
        """What a command would give."""
        try:
            return decide(self.model, person, command, NOW), None
        except Refusal as refused:
            return [], refused.problem

    def legal(self) -> list[int]:
        """The actions open to the seat to move."""
        assert self.model.play
        return self.model.play.state.legal_actions()


class Twins:
    """Both, going on together."""

    def __init__(self, seed: int) -> None:
        self.one, self.other = Twin(seed), Twin(seed)
        self._rng = Rng(seed)

    @property
    def model(self) -> Model:
        """The one, where only public things matter."""
        return self.one.model

    def differ(self) -> None:
        """Go on until the keeper keeps a scoring card, another one in each."""
        while self.model.to_move != KEEPER:
            self._both(self._decision())
        for twin, action in zip((self.one, self.other), self.one.legal(), strict=False):
            entry = Moved(at=NOW, seat=KEEPER, action=action)
            twin.take([entry])

    def advance(self, decisions: int) -> None:
        """Decisions and outcomes that are not the server's: the keeper draws different cards."""
        while decisions:
            assert self.model.play
            if self.model.play.state.to_move == CHANCE:
                self._draw()
            else:
                self._both(self._decision())
                decisions -= 1
        while self.model.play and self.model.play.state.to_move == CHANCE:
            self._draw()

    def script(self, length: int) -> Iterator[Act]:
        """What follows by the server itself, as long as all but the keeper see the same."""
        for _ in range(length):
            for act in self._acts():
                if self._follows(act):
                    yield act

    def _acts(self) -> Iterator[Act]:
        """Some things to be asked, mostly possible."""
        version, dice = self.model.version, self._rng.below(12)
        somebody = (ANN, BOB, CID, EVE)[self._rng.below(4)]
        if asked := self.model.proposal:
            for person in (ANN, BOB, CID):
                answer = {"proposal": asked.number, "yes": dice != 0}
                yield Act(person, socket.Answer, answer)
        if dice == 0:
            yield Act(somebody, socket.Undo, {"version": version})
        elif dice == 1:
            yield Act(somebody, socket.Propose, {"version": version, "what": "undo"})
        elif dice == 2 and somebody != BOB:  # Bob may know more of what is legal
            yield Act(somebody, socket.Move, {"version": version, "action": self._rng.below(170)})
        elif dice == 3:
            yield Act(somebody, socket.Move, {"version": 1, "action": 0})
        elif dice == 4:
            yield Act(somebody, socket.Say, {"text": "salve"})
        if self._common():
            entry = self._decision()
            move = {"version": self.model.version, "action": entry.action}
            yield Act(SEATS[entry.seat], socket.Move, move)

    def _follows(self, act: Act) -> bool:
        """Carry out an act in both if that is the same for all but the keeper."""
        if act.kind is socket.Say:
            return True
        command = cast(commands.SocketCommand, act.kind(id=0, **act.fields))
        one, refused = self.one.try_out(act.person, command)
        other, refused_too = self.other.try_out(act.person, command)
        assert refused == refused_too, "the refusal tells something"
        if not self._alike(one, other):
            return False
        self.one.take(one)
        self.other.take(other)
        return True

    def _alike(self, one: Sequence[AnyEntry], other: Sequence[AnyEntry]) -> bool:
        """Whether entries differ in the keeper's draws only."""
        assert self.model.play
        seat = self.model.play.state.to_move
        for first, second in zip(one, other, strict=False):
            if isinstance(first, Drawn) and isinstance(second, Drawn):
                if seat != KEEPER and first.outcome != second.outcome:
                    return False
            else:
                # The hash of the whole state is for the journal only.
                assert blank(first) == blank(second), "what follows by itself tells something"
                seat = first.seat if isinstance(first, Moved) else seat
        assert len(one) == len(other), "how much follows by itself tells something"
        return True

    def _common(self) -> list[int]:
        """What can be decided in both: the keeper's cards may leave it nothing in common."""
        return [action for action in self.one.legal() if action in self.other.legal()]

    def _decision(self) -> Moved:
        """A decision that is possible in both."""
        seat, both = self.model.to_move, self._common()
        assert seat is not None
        return Moved(at=NOW, seat=seat, action=both[self._rng.below(len(both))])

    def _draw(self) -> None:
        """An outcome: another one in each if the keeper draws, if there are two."""
        one, other = self.one.model.play, self.other.model.play
        assert one
        assert other
        found = [[value for value, _ in play.state.chance_outcomes()] for play in (one, other)]
        if one.taken[-1].seat == KEEPER:
            pair = found[0][0], found[1][-1]
        else:
            both = [value for value in found[0] if value in found[1]]
            pair = (both[self._rng.below(len(both))],) * 2
        for twin, value in zip((self.one, self.other), pair, strict=True):
            assert twin.model.play
            twin.take([Drawn(at=NOW, outcome=value, draw=twin.model.play.draws)])

    def _both(self, entry: Moved) -> None:
        self.one.take([entry])
        self.other.take([entry])


def blank(entry: AnyEntry) -> AnyEntry:
    """An entry without what the journal alone is told."""
    return structs.replace(entry, hash=None) if isinstance(entry, Moved | Drawn) else entry

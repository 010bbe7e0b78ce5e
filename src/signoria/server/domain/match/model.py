"""A match as the fold of its journal entries: no clock, no randomness, no input or output."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from .... import bots
from ....games.contract import CHANCE, Game
from ....record import fair
from ...journal import entries
from ...protocol.common import Status
from ..clock.bank_clock import BankClock
from . import snapshots, timing
from .events import EncodedStep, Log, encode_events
from .fold import fold
from .former import FormerHolder
from .play import Play
from .proposals import PendingProposal
from .shuffle import shuffle_of, values_of

ACTIONS = (entries.Moved, entries.Drawn)
WINDING = (entries.Created, entries.Started, entries.Moved, entries.Drawn)
REPOSITIONS = (*WINDING, entries.Undone)
RESEATING = (entries.Seated, entries.StoodIn, entries.Returned, entries.TakenOver)


class FoldResult(EncodedStep, frozen=True, kw_only=True, gc=False):
    """What folding one entry has brought: a step, to be sent to everybody.

    ``card_changed``: something on the match's card is new besides the time and whose turn it is.
    ``rewound``: something was taken back, so that steps of before must not be sent any more.
    ``reseats``: somebody's seats may be others now.
    """

    card_changed: bool
    rewound: bool
    reseats: bool


class Decider(NamedTuple):
    """Who is to decide for a seat: its person (or network bot) itself, or this bot."""

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None


class Model:
    """A match.

    ``version`` counts the entries; ``position`` is the version since which the game stands as it
    does, so that a move made at any version since is not stale.  ``since`` is when that was, in
    milliseconds since 1970, ``last_at`` the time of the last entry of all.  ``standing_in`` has
    the bots that play for people who have left, by seat; ``timed_out`` is the seat for which a bot
    decides until it is somebody else's turn; ``hints`` counts those that each seat has taken,
    ``redrawn`` the outcomes of chance and secrets that it has had taken back.  ``absent`` are those
    seats in which a bot stands in because their people did not come; ``signs`` has when a seat has
    last done anything but decide, ``late`` when a clock first ran out since its last own decision,
    ``reminded`` when somebody was last reminded.  ``vacations`` has until when the people of seats
    are away, unless they move before; ``offers`` has the invitations to seats of the
    absent, ``former`` who had seats that somebody else took over, in order.  ``guarded`` and
    ``hidden`` are set by the room: no advice is given as long as another match runs; an
    administrator has hidden it from all but its people.
    ``bank`` is the clock where it is one by rules, ``paused`` since when all clocks stand, as all
    have agreed.
    ``rules`` is the version of the rules under which it is to be played: as it was begun, or as
    it was switched to since, which may be given beforehand.  Everything else but ``id`` is set by
    the first entry.
    """

    def __init__(self, match: str, rules: str | None = None) -> None:
        self.id = match
        self.rules = rules
        self.version = 0
        self.position = 0
        self.created: entries.Created
        self.game: Game
        self.chairs: list[entries.Chair] = []
        self.status: Status = "waiting"
        self.started: entries.Started | None = None
        self.play: Play | None = None
        self.proposal: PendingProposal | None = None
        self.timed_out: int | None = None
        self.standing_in: dict[int, str] = {}
        self.rematch: str | None = None
        self.hints: dict[int, int] = {}
        self.redrawn: dict[int, int] = {}
        self.signs: dict[int, int] = {}
        self.absent: set[int] = set()
        self.late: dict[int, int] = {}
        self.reminded: int | None = None
        self.vacations: dict[int, int] = {}
        self.offers: dict[int, str] = {}
        self.former: list[FormerHolder] = []
        self.guarded = False
        self.hidden = False
        self.bank: BankClock | None = None
        self.paused: int | None = None
        self.since = 0
        self.last_at = 0
        self._log: Log | None = None

    @classmethod
    def from_snapshot(cls, data: bytes) -> Model | None:
        """The match of a snapshot; None if another version of the program has written it.

        A caller who gets None folds all entries instead.
        """
        model = cls("")
        return model if snapshots.restore_snapshot(model, data) else None

    def snapshot(self) -> bytes:
        """Everything as bytes, so that not all entries need be folded to have it again."""
        return snapshots.write_snapshot(self)

    @property
    def commitment(self) -> str:
        """The hash of the seed."""
        return fair.commitment(self.created.seed)

    @property
    def values(self) -> list[str | None]:
        """What each seat adds to the shuffle, up to now or, once the game has begun, for good."""
        return self.started.values if self.started else values_of(self.created, self.chairs)

    @property
    def shuffle(self) -> fair.Shuffle:
        """What the game's setup and draws follow from."""
        return shuffle_of(self.id, self.created, self.values)

    @property
    def revealed_seed(self) -> str | None:
        """The seed, once the game is over."""
        return self.created.seed if self.status == "over" else None

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who have left or run out of time."""
        return bots.best(self.game.name)

    @property
    def log(self) -> Log:
        """The events of all actions that stand; made when it is first asked for."""
        if self._log is None:
            self._log = Log.of_play(self.play) if self.play else Log()
        return self._log

    @property
    def rules_gone(self) -> bool:
        """Whether the code no longer has its rules, so that the newest ones are tried."""
        return self.rules is not None and self.game.rules_version != self.rules

    @property
    def bots_only(self) -> bool:
        """Whether it is under way and nobody plays but bots; network bots are bots."""
        return self.status == "running" and not any(
            chair.person and not chair.remote and seat not in self.standing_in
            for seat, chair in enumerate(self.chairs)
        )

    @property
    def to_move(self) -> int | None:
        """The seat that is to decide; None before the start, at a chance event and at the end."""
        seat = self.play.state.to_move if self.play and self.status == "running" else CHANCE
        return seat if seat >= 0 else None

    @property
    def deadline(self) -> int | None:
        """When the seat to move must have moved, in milliseconds since 1970; None without."""
        return timing.find_deadline(self)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds, also while a bot stands in."""
        chairs = enumerate(self.chairs)
        return tuple([seat for seat, chair in chairs if chair.person and chair.person.id == person])

    def seats_for(self, person: str | None) -> tuple[int, ...]:
        """The seats that are kept for a person, as long as the match waits."""
        if self.status != "waiting":
            return ()
        kept = enumerate(chair.invited for chair in self.chairs)
        return tuple([seat for seat, invited in kept if invited and invited.id == person])

    def decider(self) -> Decider | None:
        """Who is to decide now; None if nobody is."""
        seat = self.to_move
        if seat is None:
            return None
        bot = self.bot_for(seat)
        return Decider(seat, "bot" if bot else "person", bot)

    def bot_for(self, seat: int) -> str | None:
        """The bot that decides for a seat now; None if its person does."""
        bot = self.chairs[seat].bot or self.standing_in.get(seat)
        return bot or (self.stand_in if self.timed_out == seat else None)

    def fold(self, entry: entries.AnyEntry) -> FoldResult:
        """Take in the next entry.

        Raises ``ValueError`` (also as ``IllegalAction``) for one that cannot follow.
        """
        playing = isinstance(entry, ACTIONS)
        before = self._card_content_of_moves() if playing else self._card_content()
        events = encode_events(fold(self, entry, self.version + 1))
        self.version += 1
        if not isinstance(entry, entries.ServerDown):  # then nobody has done anything
            self.last_at = entry.at
        if isinstance(entry, REPOSITIONS):
            self.position = self.version
        if isinstance(entry, WINDING):
            self.since = entry.at
        timing.fold_clock(self, entry)
        after = self._card_content_of_moves() if playing else self._card_content()
        late = entry.seat if isinstance(entry, entries.Moved) and entry.by == "clock" else None
        result = FoldResult(
            self.version,
            events,
            late,
            card_changed=before != after or late is not None,
            rewound=isinstance(entry, entries.Undone),
            reseats=isinstance(entry, RESEATING),
        )
        if self._log is not None and playing:
            self._log.add(result)
        return result

    def cut_log(self, actions: int) -> None:
        """Forget the events of what was taken back."""
        if self._log is not None:
            self._log.cut(actions)

    def _card_content(self) -> tuple[Any, ...]:
        """What the match's card tells besides the time and whose turn it is."""
        chairs, away = tuple(self.chairs), tuple(self.standing_in.items())
        counts = tuple(self.hints.items()), tuple(self.redrawn.items())
        held = tuple(self.offers), tuple(self.vacations.items())
        return *self._card_content_of_moves(), chairs, away, held, self.rematch, counts

    def _card_content_of_moves(self) -> tuple[Any, ...]:
        """What of that a move can change."""
        return self.status, self.timed_out, len(self.vacations)


def is_among_people(model: Model) -> bool:
    """Whether two or more persons hold seats, network bots among them."""
    return sum(chair.person is not None for chair in model.chairs) > 1

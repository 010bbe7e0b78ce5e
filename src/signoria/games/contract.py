"""What every game offers to its drivers: server, terminal, bots, laboratory.

The words are OpenSpiel's where it has them and python-chess's manners otherwise.

* A **seat** is a number from 0, clockwise.  An **action** is one complete decision of one seat, a
  number in the game's flat space; a **chance outcome** is a number too, from ``num_actions`` on,
  so one text format and one record cover both.
* A **state** is pure: no clock, no input or output and no random generator.  The driver
  picks the chance outcomes, weighted as ``chance_outcomes`` says.
* **Hidden means hidden.**  ``seen_by``, ``view``, ``events``, ``observation`` and ``resample``
  depend only on what that seat has seen.  Two states that a seat cannot tell apart give it equal
  results.  ``to_bytes``, ``hash`` and records tell everything and are never for a player's eyes
  while the game runs.
* Public calls check their arguments and say what is wrong; nothing that they are given can harm
  the state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from .shared.engine.rng import Rng, Source

Change = tuple[
    tuple[str | int, ...], Any
]  # where in a view (names, indices), and what stands there
CHANCE = -1
TERMINAL = -2
END_OF_MOVE = "the end of the move"  # what ``BadNotation.expected`` says where a move is complete

__all__ = [
    "CHANCE",
    "END_OF_MOVE",
    "TERMINAL",
    "BadNotation",
    "BadSetup",
    "BadState",
    "Change",
    "Game",
    "IllegalAction",
    "Option",
    "Rng",
    "Setup",
    "Source",
    "State",
    "Tally",
    "Traits",
    "UnknownRules",
]


class GameFault(ValueError):
    """A fault that is told by a key and values; it can be sent to another process.

    ``game`` names the game whose own messages come before those of all games.
    """

    arguments: tuple[Any, ...]
    game: str

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (*self.arguments, self.game)


class IllegalAction(GameFault):
    """A move that the rules forbid now.

    ``rule`` is the number of the rule, ``reason`` a stable key with ``values`` from which the
    locale files make a sentence; ``str()`` is the English one.
    """

    def __init__(
        self,
        rule: str,
        reason: str,
        message: str,
        values: Mapping[str, str | int],
        game: str = "",
    ):
        super().__init__(f"{message} ({rule})")
        self.arguments = (rule, reason, message, dict(values))
        self.rule = rule
        self.game = game
        self.reason = reason
        self.values = dict(values)


class BadNotation(GameFault):
    """A text that is no move; ``column`` counts from 1, ``expected`` lists what would be right.

    ``reason`` is a stable key with ``values``, as in ``IllegalAction``.
    """

    def __init__(
        self,
        reason: str,
        message: str,
        column: int,
        expected: Sequence[str],
        values: Mapping[str, str | int],
        game: str = "",
    ):
        super().__init__(message)
        self.arguments = (reason, message, column, list(expected), dict(values))
        self.game = game
        self.reason = reason
        self.values = dict(values)
        self.column = column
        self.expected = list(expected)


class BadSetup(GameFault):
    """A setup that the rules do not allow; ``field`` names the part that is wrong.

    ``reason`` is a stable key with ``values``, as in ``IllegalAction``.
    """

    def __init__(
        self,
        field: str,
        reason: str,
        message: str,
        values: Mapping[str, str | int],
        game: str = "",
    ):
        super().__init__(f"{field}: {message}")
        self.arguments = (field, reason, message, dict(values))
        self.field = field
        self.game = game
        self.reason = reason
        self.values = dict(values)


class BadState(ValueError):
    """Bytes or a position that are no state of the game."""


class UnknownRules(ValueError):
    """A rules version that the code does not have (any more, or yet).

    ``game`` and ``version`` are what was asked for, ``known`` the versions that there are.
    """

    def __init__(self, game: str, version: str, known: Sequence[str]) -> None:
        rules = ", ".join(known)
        super().__init__(f"{game} has no rules version {version!r}; the versions are {rules}")
        self.game = game
        self.version = version
        self.known = tuple(known)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self.version, self.known)


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen before a game; the first value is the default.

    With ``text`` it also takes a text of the user's own, such as a map, of so many characters at
    the most; what the text must say, only the game knows.  A ``special`` one is for laboratories:
    where it is not named it has its default, and nobody need know of it.
    """

    name: str
    values: tuple[str, ...]
    text: int = 0
    special: bool = False


@dataclass(frozen=True)
class Tally:
    """The sums of a batch of random games, by seat where it says so.

    ``wins`` counts a shared victory in equal parts; ``rounds`` is the sum of the rounds played.
    Where games come in sets, ``blocks`` has the games and the wins once more, in blocks of sets.
    """

    games: int
    decisions: int
    rounds: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    blocks: tuple[tuple[float, ...], ...] = ()


class Traits(NamedTuple):
    """What everybody can see of a position, in pieces: by them like positions are found.

    They are the same if the seats are turned, and leave out what can be changed while hardly
    anything follows from it, such as options.  ``setup``: what was decided before the first move;
    with ``alike`` of these in common two games are on the same setup, which is ``rare`` if two
    random ones never are.  ``table``: what lies before the seats, as soon as it is enough to tell
    one game from another.
    """

    setup: frozenset[str]
    alike: int
    rare: bool
    table: frozenset[str]


class Setup(Protocol):
    """Everything decided before the first move, as a plain value."""

    @property
    def players(self) -> int: ...

    @property
    def start(self) -> int:
        """The starting seat."""

    def to_dict(self) -> dict[str, str]:
        """The setup in words, one entry a line of a record; ``Game.read_setup`` reads it back."""

    def options(self) -> dict[str, str]:
        """What was chosen for it, by option, in the words of ``Game.resolve_options``."""


class State(Protocol):
    """A game under way."""

    @property
    def setup(self) -> Setup: ...

    @property
    def to_move(self) -> int:
        """The seat that decides, or ``CHANCE``, or ``TERMINAL``."""

    @property
    def turn(self) -> int:
        """The number of turns completed."""

    @property
    def begun(self) -> bool:
        """Whether the first turn has begun; the decisions before it are the opening."""

    @property
    def scores(self) -> list[int]:
        """Points by seat as everyone sees them."""

    def legal_actions(self) -> list[int]:
        """The actions open to ``to_move``, ascending; empty at a chance event and at the end."""

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The possible outcomes with their integer weights; empty unless ``to_move`` is CHANCE."""

    def apply(self, action: int) -> None:
        """Carry out an action or a chance outcome; raises ``IllegalAction`` and changes nothing."""

    def is_forced(self) -> bool:
        """Whether public facts alone leave one action only, so that a driver may skip asking."""

    def clone(self) -> State: ...

    def ranking(self) -> list[int]:
        """The place of each seat, from 1, equal when shared."""

    def hash(self) -> int:
        """64 bits of the whole state, the same on every machine."""

    def to_bytes(self) -> bytes: ...

    def seen_by(self, seat: int | None) -> State:
        """A copy from which everything is erased that the seat (None: a spectator) has not seen.

        Legal actions, views and observations of that seat are the same on it; it cannot be played
        on past a chance event.
        """

    def resample(self, seat: int, rng: Rng) -> State:
        """A whole state drawn from those consistent with all that the seat has seen."""

    def observation(self, seat: int) -> Sequence[float]:
        """What the seat sees as numbers; layout and scale are the game's, see its features."""

    def playouts(self, seed: int, first: int, games: int) -> Tally:
        """Random games from here, numbered from ``first``; releases the interpreter lock.

        Game number i depends on ``seed`` and i only, so a batch may be split at will.
        """


class Game(Protocol):
    """The rules of one game, under one rules version.

    A setup or a state keeps for ever to the rules version of the game that made it, whichever
    takes it over: copies, bytes and positions carry it with them where the versions differ.
    """

    name: str
    rules_version: str
    players: range
    num_actions: int
    options: tuple[Option, ...]
    hides: bool  # whether a seat may know what others may not
    view_type: type  # what ``view`` gives
    event_type: Any  # the union of what ``events`` gives
    # Turns of each seat by the number of players: medians of 200 games between heuristics; or none.
    usual_turns: Mapping[int, int]
    # Events that players work towards over several turns, as moves with the fields of the event.
    aims: Mapping[type, str]

    def resolve_options(
        self, players: int, options: Mapping[str, str] | None = None
    ) -> dict[str, str]:
        """All options, those not given by their defaults, each as one word; raises ``BadSetup``.

        Equal choices give equal words, however they were written.
        """

    def setup(self, players: int, options: Mapping[str, str] | None = None, *, rng: Rng) -> Setup:
        """A random setup; raises ``BadSetup``.  ``start`` is among the options of every game."""

    def deal(
        self, players: int, options: Mapping[str, str] | None = None, *, source: Source
    ) -> Setup:
        """A random setup of which the source makes every single choice; raises ``BadSetup``.

        ``setup`` takes 64 bits from its generator and goes on from them; this one takes as much
        randomness as the source has.  Equal choices give equal setups for ever.
        """

    def read_setup(self, fields: Mapping[str, str]) -> Setup:
        """The inverse of ``Setup.to_dict``; raises ``BadSetup`` naming the field."""

    def new_state(self, setup: Setup) -> State: ...

    def from_bytes(self, data: bytes) -> State:
        """The inverse of ``State.to_bytes``; raises ``BadState``."""

    def format(self, state: State, action: int) -> str:
        """An action or chance outcome in the game's notation."""

    def parse(self, state: State, text: str) -> int:
        """The inverse of ``format`` (case and spacing are forgiven); raises ``BadNotation``."""

    def explain(self, state: State, action: int) -> IllegalAction | None:
        """Why the action is not legal now, or None if it is."""

    def view(self, state: State, seat: int | None) -> Any:
        """What the seat (None: a spectator) may know, as a typed structure."""

    def views(self, state: State, seats: Sequence[int | None]) -> list[Any]:
        """The views of several viewers, each as ``view`` gives it.

        They may share parts, so nobody may change them.
        """

    def public(self, state: State) -> Any:
        """What everybody may know: ``view(state, None)``."""

    def own(self, state: State, seat: int) -> list[Change]:
        """The changes that make the seat's view of the public one: what it alone knows."""

    def events(self, before: State, action: int) -> list[Any]:
        """What happens when the action is applied, each event with its audience."""

    def reveals(self, before: State, action: int) -> bool:
        """Whether the action lets anybody learn something, so that it is no more freely undone."""

    def traits(self, state: State) -> Traits:
        """By what positions like this one are found; of hidden things nothing goes in."""

    def playouts(
        self, players: int, options: Mapping[str, str] | None, seed: int, first: int, games: int
    ) -> Tally:
        """Random games from random setups, numbered and seeded as in ``State.playouts``."""

"""The game itself; see ``signoria.games.contract.Game`` for what each call promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from signoria.games.contract import CHANCE, TERMINAL, Change, IllegalAction, Option, Source, Traits
from signoria.games.shared import faults
from signoria.games.shared.fields import Fields
from signoria.games.shared.notation import Words
from signoria.games.shared.options import RANDOM, START, start_option
from signoria.games.shared.plain_game import PlainGame

from . import state as states
from . import view as views
from .state import DOUBT, FACES, MOST_DICE, NAME, NO_BID, ROLLED, ROUNDS, Setup, State
from .view import AnyEvent, Bid, Choice, View

DICE = ("2", "3")
FACE_NAMES = tuple(map(str, range(1, FACES + 1)))
COUNTS = tuple(map(str, range(1, MOST_DICE + 1)))
FAULTS = faults.Faults(
    NAME,
    {**faults.SETUP, "players": "liar's dice is for {low} to {high}, not {value} (L1)"},
    faults.NOTATION,
    {**faults.WANTED, "face": "a face from 1 to 6", "count": "a number of dice"},
)


class LiarsDice(PlainGame[State, View]):
    """The rules L1 to L4."""

    name = NAME
    rules_version = "1"
    players = range(2, 5)
    num_actions = DOUBT + 1
    options = (Option("dice", DICE), start_option(4))
    faults = FAULTS
    hides = True
    view_type = View
    event_type: Any = AnyEvent

    def deal(
        self, players: int, options: Mapping[str, str] | None = None, *, source: Source
    ) -> Setup:
        """A random setup of which the source makes every choice."""
        values, drawn = self.resolve_options(players, options), source.below(players)
        start = drawn if values[START] == RANDOM else int(values[START])
        return Setup(players, int(values["dice"]), start)

    def read_setup(self, given: Mapping[str, str]) -> Setup:
        """The inverse of ``Setup.to_dict``."""
        fields = Fields(given, ("Players", "Dice", "Start"), FAULTS)
        players = fields.number("Players", self.players[0], self.players[-1])
        dice = int(fields.word("Dice", DICE))
        return Setup(players, dice, fields.number("Start", 0, players - 1))

    def new_state(self, setup: Setup) -> State:
        """Nothing is thrown yet."""
        return State(setup, setup.start, [0] * setup.players)

    def read_state(self, data: bytes) -> State:
        """A state from its bytes."""
        return states.read(data)

    def refusal(self, state: State, action: int) -> IllegalAction:
        """Why an action is not legal that is not."""
        return state.refusal(action)

    def format(self, state: State, action: int) -> str:
        """``bid 3 5``, ``doubt``, ``rolled 6``."""
        if action >= ROLLED:
            return f"rolled {action - ROLLED + 1}"
        return "doubt" if action == DOUBT else f"bid {action // FACES + 1} {action % FACES + 1}"

    def parse(self, state: State, text: str) -> int:
        """The inverse of ``format``."""
        words, verbs = Words(text, FAULTS), ("bid", "doubt", "rolled")
        action = DOUBT
        match verbs[words.one_of(verbs, "move")]:
            case "bid":
                action = FACES * words.one_of(COUNTS, "count") + words.one_of(FACE_NAMES, "face")
            case "rolled":
                action = ROLLED + words.one_of(FACE_NAMES, "face")
        words.end_here()
        return action

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        """What each of the viewers may know."""
        return [self._view(state, seat) for seat in seats]

    def own(self, state: State, seat: int) -> list[Change]:
        """The own dice and choices."""
        found: list[Change] = [(("viewer",), seat), (("dice", seat), state.hand(seat))]
        legal = self._choices(state) if state.to_move == seat else []
        return [*found, (("legal",), legal)] if legal else found

    def events(self, before: State, action: int) -> list[Any]:
        """What happens when the action is applied."""
        if not before.allows(action):
            raise before.refusal(action)
        seat = before.mover
        if action >= ROLLED:
            owner = len(before.dice) // before.setup.dice
            return [views.Rolled(audience=owner, seat=owner, face=action - ROLLED + 1)]
        if action < DOUBT:
            return [views.Raised(seat=seat, count=action // FACES + 1, face=action % FACES + 1)]
        hands = [before.hand(one) for one in range(before.setup.players)]
        end = [views.GameOver()] if before.round == ROUNDS else []
        return [views.Doubted(seat=seat, dice=hands, wrong=before.wrong()), *end]

    def reveals(self, before: State, action: int) -> bool:
        """Thrown dice tell their owner something, doubting tells all."""
        if not before.allows(action):
            raise before.refusal(action)
        return action >= DOUBT

    def traits(self, state: State) -> Traits:
        """Too little is on the table to tell one game from another."""
        return Traits(frozenset(), 1, False, frozenset())

    def _view(self, state: State, seat: int | None) -> View:
        state.seat(seat)
        bid = None if state.bid == NO_BID else Bid(state.bid // FACES + 1, state.bid % FACES + 1)
        view = View(
            viewer=seat,
            players=state.setup.players,
            to_move=None if state.to_move in (CHANCE, TERMINAL) else state.to_move,
            round=min(state.round, ROUNDS),
            rounds=ROUNDS,
            dice=[state.hand(one) if one == seat else [] for one in range(state.setup.players)],
            points=state.scores,
            bid=bid,
            legal=[],
            ranking=state.ranking() if state.to_move == TERMINAL else None,
        )
        return replace(view, legal=self._choices(state)) if state.to_move == seat else view

    def _choices(self, state: State) -> list[Choice]:
        legal = state.legal_actions()
        return [Choice(action, self.format(state, action)) for action in legal]

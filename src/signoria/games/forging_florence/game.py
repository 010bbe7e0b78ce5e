"""Forging Florence: the game of that name behind the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ..contract import Change, IllegalAction, Option, Tally, Traits
from ..shared.base_game import BaseGame
from ..shared.engine.rng import Rng, Source
from ..shared.options import RANDOM, START, start_option
from ..shared.variants.schema import STANDARD
from .map import maps
from .position import setup as setups
from .position import source_deal, traits
from .position.opening import opening
from .position.position import Position
from .position.setup import Setup
from .rules import names
from .rules.board import NOBODY, Move
from .rules.faults import FAULTS
from .state import factory
from .state.factory import Options
from .state.state import State
from .text import notation, parsing, refusal
from .variant.variants import LONGEST, VARIANTS
from .view import build_view, narrate
from .view.events import AIMS, AnyEvent
from .view.view_types import View

ROUNDS = ("150", *(str(n) for n in range(60, 301, 10) if n != 150))


class ForgingFlorence(BaseGame[State, View]):
    """The rules; see ``signoria.games.contract.Game`` for what each call promises."""

    name = "forging-florence"
    rules_version = "1"
    players = range(2, 5)
    num_actions = int(Move.ACTIONS)
    faults = FAULTS
    options = (
        Option("economy", names.ECONOMIES),
        Option("brunelleschi", names.BRUNELLESCHI),
        Option("shops", names.SHOP_OPTIONS),
        Option("rounds", ROUNDS),
        Option("map", (maps.DEFAULT_NAME,), text=maps.LONGEST),
        Option("variant", (STANDARD,), text=LONGEST, special=True),
        start_option(4),
    )
    hides = False
    view_type = View
    event_type: Any = AnyEvent
    usual_turns = MappingProxyType({2: 52, 3: 51, 4: 47})
    aims = AIMS

    def resolve_options(
        self, players: int, options: Mapping[str, str] | None = None
    ) -> dict[str, str]:
        """All options, those not given by their defaults; raises ``BadSetup``."""
        values = super().resolve_options(players, options)
        return {
            **values,
            "map": maps.option_value(maps.from_option(values["map"], values["shops"])),
            "variant": VARIANTS.option_value(VARIANTS.from_option(values["variant"])),
        }

    def setup(self, players: int, options: Mapping[str, str] | None = None, *, rng: Rng) -> Setup:
        """A random setup (F3); ``map`` among the options may be a map's text (F2.3)."""
        return factory.random_setup(players, self.numbers(players, options), rng.next()).setup

    def deal(
        self, players: int, options: Mapping[str, str] | None = None, *, source: Source
    ) -> Setup:
        """A random setup (F3) of which the source makes every choice."""
        return source_deal.deal(players, self.resolve_options(players, options), source)

    def read_setup(self, fields: Mapping[str, str]) -> Setup:
        """A setup from its words; raises ``BadSetup`` naming the field that is wrong."""
        return setups.read(fields)

    def new_state(self, setup: Setup) -> State:
        """The state before the first decision."""
        return factory.from_position(opening(setups.read(setup.to_dict())))

    def read_state(self, data: bytes) -> State:
        """A state from its bytes; raises ``BadState``."""
        return factory.from_bytes(data)

    def from_position(self, position: Position) -> State:
        """A state with everything where the position says; raises ``BadState``."""
        return factory.from_position(position)

    def format(self, state: State, action: int) -> str:
        """An action or chance outcome in notation."""
        return notation.format_action(action)

    def parse(self, state: State, text: str) -> int:
        """The inverse of ``format``; raises ``BadNotation``."""
        return parsing.parse_action(text)

    def refusal(self, state: State, action: int) -> IllegalAction:
        """Why an action is not legal that is not."""
        return refusal.refusal(state, action)

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        """The views of several viewers; they share parts, so nobody may change them."""
        return build_view.views(state, seats)

    def public(self, state: State) -> View:
        """What everybody sees."""
        return build_view.shared_view(state)

    def own(self, state: State, seat: int) -> list[Change]:
        """What a seat is shown on top of that."""
        return build_view.own(state, seat)

    def events(self, before: State, action: int) -> list[AnyEvent]:
        """What happens when the action is applied."""
        return narrate.events(before, action)

    def reveals(self, before: State, action: int) -> bool:
        """Whether anybody learns something: only the die tells what nobody knew."""
        if not before.allows(action):
            raise refusal.refusal(before, action)
        return before.is_chance()

    def traits(self, state: State) -> Traits:
        """By what positions like this one are found."""
        return traits.traits(state.position())

    def playouts(
        self, players: int, options: Mapping[str, str] | None, seed: int, first: int, games: int
    ) -> Tally:
        """Random games from random setups; releases the interpreter lock."""
        return factory.random_games(players, self.numbers(players, options), seed, first, games)

    def numbers(self, players: int, options: Mapping[str, str] | None) -> Options:
        """The options as numbers; raises ``BadSetup``."""
        values = self.resolve_options(players, options)
        return Options(
            economy=names.ECONOMIES.index(values["economy"]),
            brunelleschi=names.BRUNELLESCHI.index(values["brunelleschi"]),
            shops=names.SHOP_OPTIONS.index(values["shops"]),
            limit=int(values["rounds"]) // 10,
            start=NOBODY if values[START] == RANDOM else int(values[START]),
            terrain=maps.from_option(values["map"], values["shops"]),
            values=VARIANTS.from_option(values["variant"]),
        )

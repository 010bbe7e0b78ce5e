"""Calimala: the game that ``signoria.games.load("calimala")`` gives, under one rules version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ..contract import Change, IllegalAction, Option, Tally, Traits
from ..shared.base_game import BaseGame
from ..shared.engine.rng import Rng, Source
from ..shared.options import RANDOM, START, start_option
from ..shared.variants.schema import STANDARD
from .position import setup as setups
from .position import source_deal, traits
from .position.position import Mat, Position
from .position.setup import LAYOUTS, Setup
from .rules import editions, names
from .rules.board import NOTHING, Move, Phase
from .rules.faults import FAULTS
from .state import factory
from .state.factory import Options
from .state.state import State
from .text import notation, parsing, refusal
from .variant.variants import LONGEST, VARIANTS
from .view import build_view, narrate
from .view.events import AnyEvent, Event
from .view.view_types import View


class Calimala(BaseGame[State, View]):
    """The rules of Calimala; see ``signoria.games.contract.Game`` for what each call promises."""

    name = names.GAME
    players = range(3, 6)
    num_actions = int(Move.ACTIONS)
    faults = FAULTS
    options = (
        Option("edition", names.EDITIONS),
        Option("layout", LAYOUTS),
        Option("variant", (STANDARD,), text=LONGEST, special=True),
        start_option(5),
    )
    hides = True
    view_type = View
    event_type: Any = AnyEvent
    usual_turns = MappingProxyType({3: 14, 4: 11, 5: 10})

    def __init__(self, rules_version: str = editions.NEWEST) -> None:
        self.rules_version = rules_version

    def resolve_options(
        self, players: int, options: Mapping[str, str] | None = None
    ) -> dict[str, str]:
        """Every option's value; equal variants give equal values."""
        values = super().resolve_options(players, options)
        variant = VARIANTS.option_value(VARIANTS.from_option(values["variant"]))
        return {**values, "variant": variant}

    def setup(self, players: int, options: Mapping[str, str] | None = None, *, rng: Rng) -> Setup:
        """A random setup (C2); options are ``edition``, ``layout``, ``variant`` and ``start``."""
        return factory.random_deal(players, self.numbers(players, options), rng.next()).setup

    def deal(
        self, players: int, options: Mapping[str, str] | None = None, *, source: Source
    ) -> Setup:
        """A random setup (C2) of which the source makes every choice."""
        return source_deal.deal(players, self.resolve_options(players, options), source)

    def read_setup(self, fields: Mapping[str, str]) -> Setup:
        """A setup from its words; raises ``BadSetup`` naming the field that is wrong."""
        return setups.read(fields, self.rules_version)

    def new_state(self, setup: Setup) -> State:
        """The state before the first decision, which is played under the setup's own rules."""
        return factory.from_position(opening(setups.read(setup.to_dict(), setup.rules)))

    def read_state(self, data: bytes) -> State:
        """A state from its bytes; raises ``BadState``."""
        return factory.from_bytes(data)

    def from_position(self, position: Position) -> State:
        """A state with everything where the position says; raises ``BadState``."""
        return factory.from_position(position)

    def format(self, state: State, action: int) -> str:
        """An action or chance outcome in notation."""
        return notation.format_action(state.squares_shown(), action)

    def parse(self, state: State, text: str) -> int:
        """The inverse of ``format``; raises ``BadNotation``."""
        return parsing.parse_action(state.squares_shown(), text)

    def refusal(self, state: State, action: int) -> IllegalAction:
        """Why an action is not legal that is not."""
        return refusal.refusal(state, action)

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        """What each of the viewers may know; what all may know is built once and shared."""
        return build_view.views(state, seats)

    def public(self, state: State) -> View:
        """What everybody may know."""
        return build_view.public(state)

    def own(self, state: State, seat: int) -> list[Change]:
        """What a seat knows on top of what everybody knows."""
        return build_view.own(state, seat)

    def events(self, before: State, action: int) -> list[Event]:
        """What happens when the action is applied, each event with its audience."""
        return narrate.events(before, action)

    def reveals(self, before: State, action: int) -> bool:
        """Whether somebody learns something hidden: a card drawn, played, or the final ones."""
        return narrate.reveals(before, action)

    def traits(self, state: State) -> Traits:
        """By what positions like this one are found."""
        return traits.traits(state.position())

    def playouts(
        self, players: int, options: Mapping[str, str] | None, seed: int, first: int, games: int
    ) -> Tally:
        """Random games from random setups; releases the interpreter lock."""
        chosen = self.numbers(players, options)
        return factory.random_games(players, chosen, seed, first, games)

    def numbers(self, players: int, options: Mapping[str, str] | None) -> Options:
        """The options as numbers; raises ``BadSetup``."""
        values = self.resolve_options(players, options)
        return Options(
            edition=editions.number(values["edition"], self.rules_version),
            layout=LAYOUTS.index(values["layout"]),
            start=NOTHING if values[START] == RANDOM else int(values[START]),
            values=VARIANTS.from_option(values["variant"]),
        )


def _dealt_mat(cards: tuple[str, ...], coloured: int, white: int) -> Mat:
    dealt = [names.SCORING_CARDS.index(card) for card in cards]
    return Mat(coloured=coloured, white=white, dealt=tuple(dealt + [NOTHING] * (3 - len(dealt))))


def opening(setup: Setup) -> Position:
    """The position before the first decision (C2)."""
    values = VARIANTS.from_option(setup.variant)
    coloured = values.coloured[setup.players - 3]
    white = values.white[setup.players - 3]

    def card(name: str | None) -> int:
        return NOTHING if name is None else names.SCORING_CARDS.index(name)

    return Position(
        players=setup.players,
        mats=tuple(_dealt_mat(cards, coloured, white) for cards in setup.dealt),
        squares=tuple(names.KINDS.index(kind) for kind in setup.squares),
        tiles=tuple(names.TILES.index(tile) for tile in setup.tiles),
        stacks=((),) * 12,
        edition=editions.number(setup.edition, setup.rules),
        layout=LAYOUTS.index(setup.layout),
        start=setup.start,
        face_up=card(setup.face_up),
        aside=card(setup.aside),
        open_cards=(1,) * 5,
        active=setup.start,
        mover=setup.start,
        phase=Phase.KEEPING,
        values=values,
    )

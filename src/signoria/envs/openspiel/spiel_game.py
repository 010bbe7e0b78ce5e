"""A game with its parameters, as OpenSpiel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from ... import games
from ...games.contract import Game, Option
from ..recall import check_window
from .observer import SpielObserver
from .spiel_state import OUTCOMES, SpielState

WORD = -1
RECALL = 256  # events that an information-state tensor tells one by one
LONGEST = 100_000  # decisions; no game comes near it
Parameters = Mapping[str, Any]


def kind(name: str, game: str, information: Any) -> pyspiel.GameType:
    """What OpenSpiel wants to know of all games of a sort."""
    rules = games.load(game)
    options = {option.name: default(option) for option in rules.options}
    return pyspiel.GameType(
        short_name=name,
        long_name=game.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.players[0], "recall": RECALL, **options},
    )


def default(option: Option) -> str | int:
    """What stands for the default; a number where numbers can be chosen, and -1 for a word."""
    if not option.values[-1].isdigit():
        return option.values[0]
    return int(option.values[0]) if option.values[0].isdigit() else WORD


def options_of(parameters: Parameters) -> dict[str, str]:
    """The options among the parameters, as the games take them."""
    return {
        name: str(value)
        for name, value in parameters.items()
        if name not in ("players", "recall") and value != WORD
    }


def info(rules: Game, players: int) -> pyspiel.GameInfo:
    """What OpenSpiel wants to know of one game."""
    return pyspiel.GameInfo(
        num_distinct_actions=rules.num_actions,
        max_chance_outcomes=OUTCOMES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


class SpielGame(pyspiel.Game):
    """One game with its number of players and options; raises ``BadSetup``.

    There is a class of its own for each game: OpenSpiel keeps what makes games for longer than
    Python runs, and only a class bears that.
    """

    sort: pyspiel.GameType
    rules: Game

    def __init__(self, parameters: Parameters | None = None) -> None:
        given = dict(parameters or {})
        players = int(given.get("players", self.rules.players[0]))
        self.recall = check_window(int(given.get("recall", RECALL)), least=1)
        self.options = self.rules.resolve_options(players, options_of(given))
        special = {option.name for option in self.rules.options if option.special} & given.keys()
        named = {name: self.options[name] for name in special}  # a whole file may have been given
        super().__init__(self.sort, info(self.rules, players), {**given, **named})
        self.players = players

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Before the setup is dealt."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Parameters | None = None
    ) -> SpielObserver:
        """What writes tensors and strings of states."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def load_game(text: str) -> SpielGame:
    """A game from its name and parameters; unpickling calls this."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def make_class(name: str, game: str, information: Any) -> type[SpielGame]:
    """The class of a game."""
    fields = {"sort": kind(name, game, information), "rules": games.load(game)}
    return type(name, (SpielGame,), fields)

"""Games of every sort that there is, played by whoever plays best and by chance."""

from __future__ import annotations

from collections.abc import Iterator

from signoria import bots, games
from signoria.games.contract import CHANCE, TERMINAL, Game, Rng, State

GAMES = games.names()
TABLES = [(name, players) for name in GAMES for players in games.load(name).players]


def choices(game: Game) -> list[dict[str, str]]:
    """Sets of options in which every value but some of long lists stands at least once."""
    few = {option.name: option.values[:3] for option in game.options}
    most = max(len(values) for values in few.values())
    return [{name: values[at % len(values)] for name, values in few.items()} for at in range(most)]


def start(name: str, players: int, rng: Rng, at: int = 0) -> State:
    """The beginning of a game, with one of the sets of options; any seat may start."""
    game = games.load(name)
    options = {**choices(game)[at % len(choices(game))], "start": "random"}
    return game.new_state(game.setup(players, options, rng=rng))


class Player:
    """Plays mostly as the best bot does, and otherwise anything, so that games get somewhere."""

    def __init__(self, name: str, rng: Rng) -> None:
        self.bot = bots.load(bots.best(name), name)
        self.rng = rng

    def choose(self, state: State) -> int:
        """An action, or what chance brings."""
        if state.to_move == CHANCE:
            return self.rng.pick_weighted(state.chance_outcomes())
        if self.rng.below(5):
            return self.bot.choose(state.seen_by(state.to_move), self.rng)
        legal = state.legal_actions()
        return legal[self.rng.below(len(legal))]


def steps(name: str, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Each state of one game (always the same object), and the action that comes next."""
    rng = Rng(seed)
    state = start(name, players, rng, seed)
    player = Player(name, rng)
    while state.to_move != TERMINAL:
        action = player.choose(state)
        yield state, action
        state.apply(action)


def end(name: str, players: int, seed: int) -> State:
    """The last state of that game."""
    state = None
    for state, _ in steps(name, players, seed):  # noqa: B007, it goes on with the game
        pass
    assert state is not None
    return state

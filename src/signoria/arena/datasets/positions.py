"""The positions of games while they are played, and their values when these are over."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from ...bots import Bot
from ...bots.search import SearchBot
from ...games.contract import CHANCE, TERMINAL, Rng, State
from ..play_game import Deal

Policy = Sequence[tuple[int, float]]  # actions and their shares, which add up to 1


class Positions:
    """The positions of a shard, column by column; ``actions`` is the size of the action space.

    What is by seat begins with the seat that decides and goes on clockwise.
    """

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.game, self.ply, self.turn = array("q"), array("i"), array("h")
        self.seat, self.action = array("b"), array("h")
        self.observation, self.policy, self.mask = array("f"), array("f"), array("b")
        self.win, self.place, self.points = array("f"), array("f"), array("i")

    def __len__(self) -> int:
        return len(self.game)

    def add(
        self, game: int, ply: int, state: State, legal: Sequence[int], action: int, policy: Policy
    ) -> None:
        """A decision that is about to be carried out, all but its values."""
        seat = state.to_move
        self.game.append(game)
        self.ply.append(ply)
        self.turn.append(state.turn + 1 if state.begun else 0)
        self.seat.append(seat)
        self.action.append(action)
        self.observation.extend(state.observation(seat))
        mask, shares = array("b", bytes(self.actions)), array("f", bytes(4 * self.actions))
        for one in legal:
            mask[one] = 1
        for one, share in policy:
            shares[one] = share
        self.mask.extend(mask)
        self.policy.extend(shares)

    def value(self, first: int, state: State) -> None:
        """The values of all positions from the first on: how their game has ended."""
        ranking, scores = state.ranking(), state.scores
        wins = [(place == 1) / ranking.count(1) for place in ranking]
        places = [reward(place, ranking) for place in ranking]
        for seat in self.seat[first:]:
            self.win.extend(wins[seat:] + wins[:seat])
            self.place.extend(places[seat:] + places[:seat])
            self.points.extend(scores[seat:] + scores[:seat])


def choose_with_policy(bot: Bot, seen: State, rng: Rng) -> tuple[int, Policy]:
    """The bot's action and its policy: a search's shares of visits, otherwise all for the action.

    The action is the one that ``bot.choose`` gives.
    """
    if not isinstance(bot, SearchBot):
        action = bot.choose(seen, rng)
        return action, ((action, 1.0),)
    found = bot.search(seen, rng.next())
    visits = [(line.action, line.visits) for line in found.lines]
    total = sum(count for _, count in visits)
    return visits[0][0], [(action, count / total) for action, count in visits]


def reward(place: int, ranking: Sequence[int]) -> float:
    """From 1 for the first place to -1 for the last, shared places alike, as in ``envs``."""
    ahead = place - 1 + (ranking.count(place) - 1) / 2
    return 1 - 2 * ahead / (len(ranking) - 1)


def play_and_keep(
    dealt: Deal, bots: Sequence[Bot], positions: Positions, game: int
) -> tuple[int, int]:
    """Play a game and keep its decisions between several actions; how many decisions, chances."""
    state, decisions, chances, first = dealt.state, 0, 0, len(positions)
    while (seat := state.to_move) != TERMINAL:
        if seat == CHANCE:
            state.apply(dealt.chance.pick_weighted(state.chance_outcomes()))
            chances += 1
            continue
        legal = state.legal_actions()
        action, policy = choose_with_policy(bots[seat], state.seen_by(seat), dealt.rngs[seat])
        if len(legal) > 1:
            positions.add(game, decisions + chances, state, legal, action, policy)
        state.apply(action)
        decisions += 1
    positions.value(first, state)
    return decisions, chances

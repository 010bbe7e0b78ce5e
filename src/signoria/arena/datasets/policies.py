"""What a bot chooses, and how sure it was where it can say so."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots import Bot
from ...bots.search import SearchBot
from ...games.contract import Rng, State

Policy = Sequence[tuple[int, float]]  # actions and their shares, which add up to 1


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

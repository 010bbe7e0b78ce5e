"""What has been learned from many games: a small network's judgement of positions.

``encoder`` makes the network's input, ``network`` is its forward pass, ``learned_advice`` the
advice that a search asks, ``weights`` the file that it comes from.  docs/research/search.md
describes them; ``signoria train`` makes the file.
"""

from __future__ import annotations

from importlib.resources import files

from ... import games
from ...games.shared.engine.search_state import Advice, SearchState
from .encoder import Encoder
from .learned_advice import LearnedAdvice
from .weights import BadWeights, Header, Weights, build_network, read

__all__ = [
    "FILE",
    "BadWeights",
    "Encoder",
    "Header",
    "LearnedAdvice",
    "Weights",
    "advise",
    "has_network",
    "read",
]

FILE = "value.net"  # in a game's ``bots``


def has_network(game: str) -> bool:
    """Whether a network comes with the game."""
    package = games.part(game, "bots")
    return package is not None and files(package).joinpath(FILE).is_file()


def advise(
    game: str, world: SearchState, own: Advice, content: bytes | None = None
) -> LearnedAdvice:
    """The judgement of the game's network, or of that in ``content``, beside the game's advice.

    Raises ``BadWeights`` if the file is damaged or made for other positions than these.
    """
    if content is None:
        package = games.part(game, "bots")
        if package is None or not has_network(game):
            raise BadWeights(f"no network has been trained for {game}: there is no {FILE}")
        content = files(package).joinpath(FILE).read_bytes()
    found = read(content)
    return LearnedAdvice(world, own, build_network(found, Encoder(world, own)))

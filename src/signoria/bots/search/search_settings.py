"""How a search goes about it."""

from __future__ import annotations

from dataclasses import dataclass

from .search_limits import DEEPEST

BANDITS = ("ucb", "puct")
ROLLOUTS = ("random", "advised", "considered")
JUDGES = ("own", "learned")


@dataclass(frozen=True)
class SearchSettings:
    """What can be chosen; a game may have others that suit it better (``SEARCH`` in its advice).

    ``bandit``: how a way on is selected, by UCB1 or by PUCT.  ``priors``: whether PUCT asks the
    advice for the moves that a good player would take; otherwise all are alike.  ``explore``: the
    weight of what was seldom tried.  ``first``: how much less than its parent an untried move is
    taken to be worth (PUCT).  ``rollout``: how moves are made from a leaf on: at random, as the
    advice has it at once, or as it has it after some thought.  ``stray``: the share of those
    moves that are made at random all the same, for nobody plays just as the advice has it, and who
    expects that plans on what others will not do.  ``horizon``: after how many
    turns, this one included, the advice's estimate takes the place of the end, the same for all
    simulations, so that like is compared with like; 0: at the leaf of the tree, None: never.
    ``ripe``: before so many turns of the game there is no estimate, however near the horizon, for
    early ones say too little; a horizon of 0 or None has nothing to do with it.
    ``paired``: whether all moves of the seat that searches are tried in the same worlds, with the
    same luck, in the same order, so that fewer tries tell them apart.
    ``judge``: whose estimate that is, the game's own or that of the network learned for it.
    ``firm``: by how much a move must be worth more than the one that the advice thinks likeliest,
    to be played instead of it, beyond doubt (three standard errors); 0: what was tried most often
    is played, whatever it is worth.
    ``depth``: the most moves and chance events that the tree goes deep; 1 is flat Monte Carlo.
    ``nodes``: the most nodes of the tree, of 72 bytes each.
    """

    bandit: str = "ucb"
    priors: bool = False
    explore: float = 0.5
    first: float = 0.1
    rollout: str = "random"
    stray: float = 0.0
    horizon: int | None = None
    ripe: int = 0
    paired: bool = False
    judge: str = "own"
    firm: float = 0.0
    depth: int = DEEPEST - 1
    nodes: int = 1 << 19

    def __post_init__(self) -> None:
        """Raises ``ValueError`` naming what is wrong."""
        if self.bandit not in BANDITS:
            raise ValueError(f"bandit is one of {', '.join(BANDITS)}, not {self.bandit!r}")
        if self.rollout not in ROLLOUTS:
            raise ValueError(f"rollout is one of {', '.join(ROLLOUTS)}, not {self.rollout!r}")
        if self.judge not in JUDGES:
            raise ValueError(f"judge is one of {', '.join(JUDGES)}, not {self.judge!r}")
        if not 0.0 <= self.stray <= 1.0:
            raise ValueError(f"stray is a number from 0 to 1, not {self.stray}")
        if self.horizon is not None and self.horizon < 0:
            raise ValueError(f"horizon is None or a number from 0, not {self.horizon}")
        if self.ripe < 0:
            raise ValueError(f"ripe is a number from 0, not {self.ripe}")
        if not 0.0 <= self.firm <= 1.0:
            raise ValueError(f"firm is a number from 0 to 1, not {self.firm}")
        if not 1 <= self.depth < DEEPEST:
            raise ValueError(f"depth is a number from 1 to {DEEPEST - 1}, not {self.depth}")
        if not 2 <= self.nodes < 1 << 31:
            raise ValueError(f"nodes is a number from 2 to 2**31 - 1, not {self.nodes}")

"""PPO that learns to beat the heuristic at Calimala, starting from what the heuristic thinks.

The network is told what its seat sees and what the heuristic thinks of each action.  It begins by
doing about what the heuristic would do, leaving to chance what that thinks nearly equal, and
learns, from how its games against two heuristics end, which of these are better: proximal policy
optimisation (Schulman et al. 2017) of a residual policy (Silver et al. 2018).  Illegal actions are
masked, never punished.  Everything is here, to be read from top to bottom and changed.

    pip install '.[train]'                      # in the clone
    python examples/ppo.py --out run

``run/curve.csv`` gets a line for each evaluation, ``run/policy.pt`` is the network that won most.
``python examples/ppo.py --evaluate run/policy.pt --games 6000`` lets it play other games.
"""

from __future__ import annotations

import argparse
import copy
import csv
import pickle
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

try:
    import numpy as np
    import torch
    from numpy.typing import NDArray
    from torch import nn
    from torch.distributions import Categorical
except ImportError as missing:
    sys.exit(f"this example needs {missing.name}; in the clone: pip install '.[train]'")

from signoria.envs.vector import VectorEnv
from signoria.games.calimala.bots import Heuristic
from signoria.games.contract import Rng, State

GAME, PLAYERS = "calimala", 3
SPREAD = 20.0  # points of lead that are worth as much as the victory
LEAST, NEVER = -10.0, -1e9  # logits before anything is learned: of legal actions, of others
WARM = 4  # updates in which only the value learns
DEALT_TO_COMPARE, DEALT_TO_MEASURE = 1000, 2000  # seeds of evaluations: of a run's, of --evaluate's


@dataclass
class Settings:
    """What a run is made of; each can be given on the command line."""

    minutes: float = 6.0  # of this process's processor time, over all its threads
    seed: int = 1
    threads: int = 1
    rows: int = 512  # games side by side
    steps: int = 64  # of all games between two updates
    hidden: int = 256
    cool: float = 60.0  # thousandths of points that make an action e times as likely at first
    rate: float = 5e-4  # step width at the beginning; it falls to 0
    epochs: int = 2
    minibatch: int = 1024
    discount: float = 0.999
    trace: float = 0.9  # lambda of the generalised advantage estimate
    clip: float = 0.2
    entropy: float = 0.003
    worth: float = 0.5  # weight of the value's error
    memory: float = 0.98  # of the averaged network that is evaluated, from update to update
    every: float = 1.0  # minutes of the processor between two evaluations
    games: int = 1002  # of an evaluation


class Player(nn.Module):
    """From what a seat sees and is told to a distribution of actions and to what is to come."""

    def __init__(self, seen: int, actions: int, width: int) -> None:
        super().__init__()
        layers = nn.Linear(seen + actions, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        self.body = nn.Sequential(*layers)
        self.policy, self.value = nn.Linear(width, actions + 1), nn.Linear(width, 1)
        for weights in (*self.policy.parameters(), *self.value.parameters()):
            nn.init.zeros_(weights)

    def forward(self, seen: torch.Tensor, prior: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The actions' distribution and the value of each line; ``prior`` as ``Table`` gives it.

        The network says by how much each action is better than it was told, and how far to trust
        what it was told.
        """
        known = self.body(torch.cat([seen, prior.clamp(min=2 * LEAST) / LEAST], 1))
        found = self.policy(known)
        logits = found[:, :-1] + prior * found[:, -1:].exp()
        return Categorical(logits=logits, validate_args=False), self.value(known).squeeze(-1)


def made(settings: Settings) -> Player:
    """A new player for the game."""
    with VectorEnv(GAME, batch=1, players=PLAYERS) as env:
        return Player(env.observation_size, env.num_actions, settings.hidden)


class Table:
    """Games side by side; in each one seat learns, and heuristics have the others."""

    def __init__(self, rows: int, seed: int, reward: str, cool: float) -> None:
        self.env = VectorEnv(GAME, batch=rows, players=PLAYERS, seed=seed, reward=reward)
        self.bot, self.bot_rng, self.cool = Heuristic(), Rng(seed), cool
        self.rng = np.random.default_rng(seed)
        self.learner = self.rng.integers(PLAYERS, size=rows)
        self.totals = np.zeros((rows, PLAYERS))
        self.shares: list[float] = []  # of the victories, as the games end

    def ours(self) -> NDArray[np.bool_]:
        """The rows in which the learner has a choice to make."""
        arrays = self.env.arrays
        found: NDArray[np.bool_] = (arrays.seats == self.learner) & (arrays.masks.sum(1) > 1)
        return found

    def seen(self, row: int) -> State:
        """The game of this row as the seat to move sees it."""
        return self.env.state(row).seen_by(int(self.env.arrays.seats[row]))

    def forced(self, which: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The only legal action where there is but one; in these rows the heuristic's choice."""
        masks = self.env.arrays.masks
        actions: NDArray[np.int64] = masks.argmax(1)
        for row in np.flatnonzero(which & (masks.sum(1) > 1)).tolist():
            actions[row] = self.bot.choose(self.seen(row), self.bot_rng)
        return actions

    def told(self, rows: NDArray[np.int64]) -> list[torch.Tensor]:
        """What the seats to move see there, and their prior: the heuristic's worths as logits."""
        masks = self.env.arrays.masks[rows]
        prior = np.full(masks.shape, NEVER, np.float32)
        for line, row in enumerate(rows.tolist()):
            prior[line, masks[line]] = self.bot.worths(self.seen(row))
        prior = (prior - prior.max(1, keepdims=True, initial=NEVER)) / self.cool
        prior = np.where(masks, np.maximum(prior, LEAST), NEVER).astype(np.float32)
        return [torch.from_numpy(each) for each in (self.env.arrays.observations[rows], prior)]

    def play(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One step; what it brings to the learner of each game, and which games it ended.

        A step brings the points gained on the mean of the others; the end also brings a share of
        the victory less the fair one.
        """
        arrays, rows = self.env.step(actions), np.arange(len(actions))
        self.totals += arrays.rewards
        own = arrays.rewards[rows, self.learner]
        gains = (own - (arrays.rewards.sum(1) - own) / (PLAYERS - 1)) / SPREAD
        best = self.totals == self.totals.max(1, keepdims=True)
        over, shares = arrays.done.copy(), (best / best.sum(1, keepdims=True))[rows, self.learner]
        gains[over] += shares[over] - 1 / PLAYERS
        self.shares += shares[over].tolist()
        self.learner[over] = self.rng.integers(PLAYERS, size=len(rows))[over]
        self.totals[over] = 0
        return gains.astype(np.float32), over


class Step(NamedTuple):
    """What the learners decided at one step of all games, and what it came to."""

    rows: NDArray[np.int64]
    told: list[torch.Tensor]  # as the first fields of Moments
    gains: NDArray[np.float32]
    over: NDArray[np.bool_]


@dataclass
class Moments:
    """Decisions of learners, one of each per line, and what became of them."""

    seen: torch.Tensor
    prior: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor  # logarithms of the probabilities with which they were taken
    values: torch.Tensor  # as foretold
    gains: torch.Tensor  # the advantages


def gather(player: Player, table: Table, settings: Settings) -> Moments:
    """Play so many steps of all games; all that the learners decided in them."""
    steps: list[Step] = []
    for _ in range(settings.steps):
        ours = table.ours()
        rows, actions = np.flatnonzero(ours), table.forced(~ours)
        told = table.told(rows)
        with torch.inference_mode():
            policy, values = player(*told)
            taken = policy.sample()
            told += [taken, policy.log_prob(taken), values]
        actions[rows] = taken.numpy()
        steps.append(Step(rows, told, *table.play(actions)))
    gains, known = advantages(steps, settings)
    columns = [torch.cat(column) for column in zip(*(each.told for each in steps), strict=True)]
    return Moments(*(column[known] for column in [*columns, gains]))


def advantages(steps: list[Step], settings: Settings) -> tuple[torch.Tensor, torch.Tensor]:
    """Generalised advantage estimates, game by game, from the last step to the first.

    A learner's last decision before the end of the steps, if its game goes on, has no advantage:
    its value stands for all that follows.  The second tensor says which decisions have one.
    """
    brought, worth, ahead = (np.zeros(settings.rows, np.float32) for _ in range(3))
    known = np.zeros(settings.rows, bool)
    found = []
    for rows, told, gains, over in reversed(steps):
        brought[over], worth[over], ahead[over], known[over] = 0, 0, 0, True
        brought += gains
        values = told[-1].numpy()
        delta = brought[rows] + settings.discount * worth[rows] - values
        gain = delta + settings.discount * settings.trace * ahead[rows]
        found.append((torch.from_numpy(gain), torch.from_numpy(known[rows])))
        ahead[rows] = np.where(known[rows], gain, 0)
        worth[rows], brought[rows], known[rows] = values, 0, True
    gains, which = zip(*reversed(found), strict=True)
    return torch.cat(gains), torch.cat(which)


def improve(
    player: Player, optimiser: torch.optim.Optimizer, lot: Moments, settings: Settings, warm: bool
) -> dict[str, float]:
    """PPO's epochs over these decisions; while ``warm``, only the value learns."""
    returns = lot.gains + lot.values
    gains = (lot.gains - lot.gains.mean()) / (lot.gains.std() + 1e-8)
    told = dict.fromkeys(("change", "entropy"), 0.0)
    orders = [torch.randperm(len(returns)) for _ in range(settings.epochs)]
    parts = [part for order in orders for part in order.split(settings.minibatch)]
    for part in parts:
        policy, values = player(lot.seen[part], lot.prior[part])
        log = policy.log_prob(lot.actions[part]) - lot.chances[part]
        ratio, entropy = log.exp(), policy.entropy().mean()
        near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        loss = settings.worth * (values - returns[part]).square().mean()
        if not warm:
            better = torch.minimum(ratio * gains[part], near * gains[part]).mean()
            loss = loss - better - settings.entropy * entropy
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(player.parameters(), 0.5)
        optimiser.step()
        told["entropy"] += entropy.item() / len(parts)
        told["change"] += (ratio - 1 - log).mean().item() / len(parts)
    return told


def evaluate(player: Player, settings: Settings, games: int, seed: int) -> dict[str, float]:
    """The share of victories against heuristics: the first game of each row, seats by turns."""
    table = Table(games, seed, "win", settings.cool)
    table.learner = np.arange(games) % PLAYERS
    arrays, open_, won = table.env.arrays, np.ones(games, bool), np.zeros(games)
    while open_.any():
        ours = table.ours() & open_
        rows, actions = np.flatnonzero(ours), table.forced(open_ & ~ours)
        with torch.inference_mode():
            actions[rows] = player(*table.told(rows))[0].logits.argmax(1).numpy()
        table.env.step(actions)
        ended = open_ & arrays.done
        won[ended] = arrays.rewards[np.arange(games), table.learner][ended]
        open_ &= ~arrays.done
    return {"games": games, "share": float(won.mean()), **wilson(float(won.mean()), games)}


def wilson(share: float, games: int) -> dict[str, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    z2 = 1.96**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = (share * (1 - share) / games + z2 / (4 * games**2)) ** 0.5 * 1.96 / (1 + z2 / games)
    return {"low": middle - half, "high": middle + half}


def learn(settings: Settings, out: Path) -> None:
    """The whole run; writes the curve, and the averaged network whenever it has won most so far."""
    torch.manual_seed(settings.seed)
    player = made(settings)
    mean = copy.deepcopy(player)
    table = Table(settings.rows, settings.seed, "points", settings.cool)
    optimiser = torch.optim.Adam(player.parameters(), lr=settings.rate, eps=1e-5)
    seen, update, best, due, left = 0, 0, 0.0, 0.0, 1.0
    while left > 0:
        optimiser.param_groups[0]["lr"] = settings.rate * left
        lot = gather(player, table, settings)
        told = improve(player, optimiser, lot, settings, update < WARM)
        seen, update = seen + len(lot.actions), update + 1
        with torch.no_grad():
            for old, new in zip(mean.parameters(), player.parameters(), strict=True):
                old.lerp_(new, 1 - min(settings.memory, update / (update + 10)))
        told["won"] = float(np.mean(table.shares[-3000:] or [0]))
        print(update, seen, {key: round(value, 4) for key, value in told.items()}, flush=True)
        left = 1 - time.process_time() / (60 * settings.minutes)
        if time.process_time() >= due or left <= 0:
            due = time.process_time() + 60 * settings.every
            found = evaluate(mean, settings, settings.games, DEALT_TO_COMPARE)
            note(out, {"seconds": time.process_time(), "decisions": seen, **found})
            if found["share"] >= best:
                best = found["share"]
                saved = {"settings": asdict(settings), "model": mean.state_dict()}
                torch.save(saved, out / "policy.pt")


def note(out: Path, line: dict[str, float]) -> None:
    """Add a line to the curve, and print it."""
    short = {key: round(value, 4) for key, value in line.items()}
    with (out / "curve.csv").open("a", newline="") as file:
        writer = csv.DictWriter(file, short)
        if file.tell() == 0:
            writer.writeheader()
        writer.writerow(short)
    print(short, flush=True)


def read(path: Path) -> tuple[Player, Settings]:
    """A network and what its run was made of; raises ``ValueError`` if the file has none."""
    try:
        saved = torch.load(path, weights_only=True)
        settings = Settings(**saved["settings"])
        player = made(settings)
        player.load_state_dict(saved["model"])
    except OSError as wrong:
        raise ValueError(f"{path}: {wrong.strerror}") from wrong
    except (pickle.UnpicklingError, EOFError, RuntimeError, LookupError, TypeError) as wrong:
        raise ValueError(f"{path} is not a network that this example has written") from wrong
    return player, settings


def asked() -> tuple[Settings, Path, Path | None]:
    """The command line: settings, the folder to write to, and the network to evaluate."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("run"), help="a new folder")
    parser.add_argument("--evaluate", type=Path, metavar="NETWORK", help="measure, learn nothing")
    for name, value in asdict(Settings()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"usually {value}")
    found = vars(parser.parse_args())
    out, network = found.pop("out"), found.pop("evaluate")
    for name, value in found.items():
        if value < 0 or (value == 0 and name not in ("seed", "entropy")):
            parser.error(f"--{name} must be more than 0, not {value}")
    if not network and (out / "curve.csv").exists():
        parser.error(f"{out} has the curve of another run; name a new folder with --out")
    return Settings(**found), out, network


def main() -> None:
    """Learn, or measure a network in games that no evaluation of its run has seen."""
    settings, out, network = asked()
    torch.set_num_threads(settings.threads)
    try:
        if network:
            player, made_of = read(network)
            print(evaluate(player, made_of, settings.games, DEALT_TO_MEASURE))
        else:
            out.mkdir(parents=True, exist_ok=True)
            learn(settings, out)
    except (OSError, ValueError) as wrong:
        sys.exit(f"{wrong}")
    except KeyboardInterrupt:
        sys.exit("stopped")


if __name__ == "__main__":
    main()

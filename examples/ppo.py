"""PPO that learns to play Calimala better than the heuristic that it asks for advice.

The network is told what its seat sees and what the heuristic thinks of each action.  It begins by
doing about what the heuristic would do, leaving to chance what that thinks nearly equal, and
learns, from how its games end, which of these are better: proximal policy optimisation (Schulman
et al. 2017) of a residual policy (Silver et al. 2018).  Illegal actions are masked out of the
distribution, never punished.  Everything is here, to be read from top to bottom and changed.

    pip install 'signoria[train]'
    python examples/ppo.py --hours 1 --out run

``run/curve.csv`` gets a line for each evaluation, ``run/policy.pt`` the network.
``python examples/ppo.py --evaluate run/policy.pt --games 3000`` lets it play other games.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.distributions import Categorical

from signoria.envs.vector import VectorEnv
from signoria.games.calimala.bots import Heuristic
from signoria.games.contract import Rng, State

GAME, PLAYERS = "calimala", 3
SPREAD = 20.0  # points of lead that are worth as much as the victory
LEAST, NEVER = -10.0, -1e9  # logits before anything is learned: of legal actions, of others


@dataclass
class Settings:
    """What a run is made of; each can be given on the command line."""

    hours: float = 1.0  # of this process's processor time, over all its threads
    seed: int = 1
    threads: int = 2
    rows: int = 512  # games side by side
    selfish: float = 0.75  # part of them in which all seats learn; in the others, one
    hidden: int = 128
    cool: float = 60.0  # thousandths of points that make an action e times as likely at first
    bfloat16: int = 1  # 1: calculate so in the hidden layers, twice as fast where it is built in
    steps: int = 128  # of all games between two updates
    rate: float = 1e-3
    epochs: int = 2
    minibatch: int = 4096
    discount: float = 0.999
    trace: float = 0.9  # lambda of the generalised advantage estimate
    clip: float = 0.2
    entropy: float = 0.001
    worth: float = 0.5  # weight of the value's error
    every: int = 20  # updates between two evaluations
    games: int = 402  # of an evaluation


class Player(nn.Module):
    """From what a seat sees and is told to a distribution of actions and to what is to come."""

    def __init__(self, seen: int, actions: int, settings: Settings) -> None:
        super().__init__()
        self.bfloat16, width = bool(settings.bfloat16), settings.hidden
        layers = nn.Linear(seen + actions, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        self.body = nn.Sequential(*layers)
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, prior: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The actions' distribution and the value of each line; ``prior`` as ``Table`` gives it."""
        inputs = torch.cat([seen, prior.clamp(min=2 * LEAST) / LEAST], 1)
        with torch.autocast("cpu", torch.bfloat16, enabled=self.bfloat16):
            known = self.body(inputs)
        logits = self.policy(known.float()) + prior
        values = self.value(known.float()).squeeze(-1)
        return Categorical(logits=logits, validate_args=False), values


def made(settings: Settings) -> Player:
    """A new player for the game."""
    with VectorEnv(GAME, batch=1, players=PLAYERS) as env:
        return Player(env.observation_size, env.num_actions, settings)


class Table:
    """Games side by side in which heuristics have the seats that do not learn."""

    def __init__(self, rows: int, selfish: float, seed: int, reward: str, cool: float) -> None:
        self.env = VectorEnv(GAME, batch=rows, players=PLAYERS, seed=seed, reward=reward)
        self.bot, self.bot_rng, self.cool = Heuristic(), Rng(seed), cool
        self.rng = np.random.default_rng(seed)
        self.learns = np.zeros((rows, PLAYERS), bool)
        self.all_learn = np.arange(rows) < round(selfish * rows)
        self.totals = np.zeros((rows, PLAYERS))
        self.shares: list[float] = []  # of the victories, in games against heuristics alone
        self.seat(np.ones(rows, bool))

    def seat(self, which: NDArray[np.bool_]) -> None:
        """In these rows a new game begins: say who learns in it."""
        drawn = self.rng.integers(PLAYERS, size=len(which))
        fresh = self.all_learn[:, None] | (np.arange(PLAYERS) == drawn[:, None])
        self.learns[which] = fresh[which]
        self.totals[which] = 0

    def forced(self, which: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The only legal action where there is but one; in these rows the heuristic's choice."""
        masks = self.env.arrays.masks
        actions: NDArray[np.int64] = masks.argmax(1)
        for row in np.flatnonzero(which & (masks.sum(1) > 1)).tolist():
            actions[row] = self.bot.choose(self.seen(row), self.bot_rng)
        return actions

    def told(self, rows: NDArray[np.int64]) -> list[torch.Tensor]:
        """What the seats to move see there, and their prior: the heuristic's worths as logits."""
        arrays = self.env.arrays
        prior = np.full((len(rows), self.env.num_actions), NEVER, np.float32)
        for line, row in enumerate(rows.tolist()):
            worths = np.array(self.bot.worths(self.seen(row)), np.float32)
            logits = (worths - worths.max()) / self.cool
            prior[line, arrays.masks[row]] = np.maximum(logits, LEAST)
        return [torch.from_numpy(each) for each in (arrays.observations[rows], prior)]

    def seen(self, row: int) -> State:
        """The game of this row as the seat to move sees it."""
        return self.env.state(row).seen_by(int(self.env.arrays.seats[row]))

    def ours(self) -> NDArray[np.bool_]:
        """The rows in which a learner has a choice to make."""
        arrays = self.env.arrays
        mine = self.learns[np.arange(len(arrays.seats)), arrays.seats]
        found: NDArray[np.bool_] = mine & (arrays.masks.sum(1) > 1)
        return found

    def play(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One step; what it brings to each seat, and which games it ended.

        A step brings the points gained on the mean of the others; the end also brings a share of
        the victory.  Both are differences, so they sum to 0 over the seats.
        """
        arrays = self.env.step(actions)
        self.totals += arrays.rewards
        others = (arrays.rewards.sum(1, keepdims=True) - arrays.rewards) / (PLAYERS - 1)
        gains = (arrays.rewards - others) / SPREAD
        over = arrays.done.copy()
        best = self.totals == self.totals.max(1, keepdims=True)
        shares = best / best.sum(1, keepdims=True)
        gains[over] += shares[over] - 1 / PLAYERS
        alone = over & ~self.all_learn
        self.shares += (shares * self.learns).sum(1)[alone].tolist()
        self.seat(over)
        return gains.astype(np.float32), over


class Step(NamedTuple):
    """What learners decided at one step of all games: rows, seats, and what it came to."""

    rows: NDArray[np.int64]
    seats: NDArray[np.int64]
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


def step(optimiser: torch.optim.Optimizer, player: Player, loss: torch.Tensor) -> None:
    """Down the gradient, not too far."""
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(player.parameters(), 0.5)
    optimiser.step()


def gather(player: Player, table: Table, settings: Settings) -> Moments:
    """Play so many steps of all games; all that the learners decided in them."""
    steps: list[Step] = []
    for _ in range(settings.steps):
        ours = table.ours()
        rows, actions = np.flatnonzero(ours), table.forced(~ours)
        told, seats = table.told(rows), table.env.arrays.seats[rows]
        with torch.inference_mode():
            policy, values = player(*told)
            taken = policy.sample()
            told += [taken, policy.log_prob(taken), values]
        actions[rows] = taken.numpy()
        steps.append(Step(rows, seats, told, *table.play(actions)))
    gains, known = advantages(steps, settings)
    columns = [torch.cat(column) for column in zip(*(each.told for each in steps), strict=True)]
    return Moments(*(column[known] for column in [*columns, gains]))


def advantages(steps: list[Step], settings: Settings) -> tuple[torch.Tensor, torch.Tensor]:
    """Generalised advantage estimates, seat by seat, from the last step to the first.

    A seat's last decision before the end of the steps, if its game goes on, has no advantage: its
    value stands for all that follows.  The second tensor says which decisions have one.
    """
    shape = (settings.rows, PLAYERS)
    brought, worth, ahead = (np.zeros(shape, np.float32) for _ in range(3))
    known = np.zeros(shape, bool)
    found = []
    for rows, seats, told, gains, over in reversed(steps):
        brought[over], worth[over], ahead[over], known[over] = 0, 0, 0, True
        brought += gains
        at, values = (rows, seats), told[-1].numpy()
        delta = brought[at] + settings.discount * worth[at] - values
        gain = delta + settings.discount * settings.trace * ahead[at]
        found.append((torch.from_numpy(gain), torch.from_numpy(known[at])))
        ahead[at] = np.where(known[at], gain, 0)
        worth[at], brought[at], known[at] = values, 0, True
    gains, which = zip(*reversed(found), strict=True)
    return torch.cat(gains), torch.cat(which)


def improve(
    player: Player, optimiser: torch.optim.Optimizer, lot: Moments, settings: Settings, warm: bool
) -> dict[str, float]:
    """PPO's epochs over these decisions; while ``warm``, only the value learns."""
    returns = lot.gains + lot.values
    told = dict.fromkeys(("change", "entropy", "clipped"), 0.0)
    orders = [torch.randperm(len(returns)) for _ in range(settings.epochs)]
    parts = [part for order in orders for part in order.split(settings.minibatch)]
    for part in parts:
        policy, values = player(lot.seen[part], lot.prior[part])
        log = policy.log_prob(lot.actions[part]) - lot.chances[part]
        ratio, gains = log.exp(), lot.gains[part]
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        entropy = policy.entropy().mean()
        loss = settings.worth * (values - returns[part]).square().mean()
        if not warm:
            better = torch.minimum(ratio * gains, near * gains).mean()
            loss = loss - better - settings.entropy * entropy
        told["entropy"] += entropy.item() / len(parts)
        told["change"] += (ratio - 1 - log).mean().item() / len(parts)
        told["clipped"] += (ratio != near).float().mean().item() / len(parts)
        step(optimiser, player, loss)
    told["explained"] = 1 - ((lot.gains.var()) / returns.var()).item()
    return told


def evaluate(player: Player, settings: Settings, games: int, seed: int) -> dict[str, float]:
    """The share of victories against heuristics: the first game of each row, seats by turns."""
    table = Table(games, 0.0, seed, "win", settings.cool)
    table.learns = np.arange(games)[:, None] % PLAYERS == np.arange(PLAYERS)
    arrays, open_, won = table.env.arrays, np.ones(games, bool), np.zeros(games)
    while open_.any():
        ours = table.ours() & open_
        rows, actions = np.flatnonzero(ours), table.forced(open_ & ~ours)
        with torch.inference_mode():
            actions[rows] = player(*table.told(rows))[0].probs.argmax(1).numpy()
        table.env.step(actions)
        ended = open_ & arrays.done
        won[ended] = (arrays.rewards * table.learns).sum(1)[ended]
        open_ &= ~arrays.done
    return {"games": games, "share": float(won.mean()), **wilson(float(won.mean()), games)}


def wilson(share: float, games: int) -> dict[str, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    z2 = 1.96**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = (share * (1 - share) / games + z2 / (4 * games**2)) ** 0.5 * 1.96 / (1 + z2 / games)
    return {"low": middle - half, "high": middle + half}


def learn(settings: Settings, out: Path) -> None:
    """The whole run; writes the curve and, after each evaluation, the network."""
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    out.mkdir(parents=True, exist_ok=True)
    player = made(settings)
    table = Table(settings.rows, settings.selfish, settings.seed, "points", settings.cool)
    optimiser = torch.optim.Adam(player.parameters(), lr=settings.rate, eps=1e-5)
    seen, update, budget = 0, 0, 3600 * settings.hours
    start = time.process_time()
    while True:
        left = 1 - (time.process_time() - start) / (budget - start)
        if update % settings.every == 0 or left <= 0:
            found = evaluate(player, settings, settings.games, 1000)
            note(out, {"seconds": time.process_time(), "decisions": seen, **found})
            torch.save(
                {"settings": asdict(settings), "model": player.state_dict()}, out / "policy.pt"
            )
        if left <= 0:
            break
        optimiser.param_groups[0]["lr"] = settings.rate * left
        lot = gather(player, table, settings)
        told = improve(player, optimiser, lot, settings, update < 8)
        seen, update = seen + len(lot.actions), update + 1
        if update % 5 == 0:
            told["won"] = float(np.mean(table.shares[-1000:] or [0]))
            print(update, seen, {k: round(v, 4) for k, v in told.items()}, flush=True)


def note(out: Path, line: dict[str, float]) -> None:
    """Add a line to the curve, and print it."""
    short = {key: round(value, 4) for key, value in line.items()}
    with (out / "curve.csv").open("a", newline="") as file:
        writer = csv.DictWriter(file, short)
        if file.tell() == 0:
            writer.writeheader()
        writer.writerow(short)
    print(short, flush=True)


def measure(path: Path, games: int) -> None:
    """Print how a network does in so many games that no evaluation of its run has seen."""
    saved = torch.load(path, weights_only=True)
    settings = Settings(**saved["settings"])
    player = made(settings)
    player.load_state_dict(saved["model"])
    print(evaluate(player, settings, games, 2000))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("run"))
    parser.add_argument("--evaluate", type=Path, metavar="NETWORK")
    for name, value in asdict(Settings()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    asked = vars(parser.parse_args())
    out, network = asked.pop("out"), asked.pop("evaluate")
    if network:
        measure(network, asked["games"])
    else:
        learn(Settings(**asked), out)


if __name__ == "__main__":
    main()

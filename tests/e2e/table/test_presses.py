"""How many presses a whole game takes whose decisions a heuristic bot makes."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from signoria.games import CHANCE, TERMINAL, load
from signoria.games.contract import State
from signoria.games.forging_florence.bots import Heuristic
from signoria.games.shared.engine.rng import Rng

from ..conftest import People
from ..support.florence import GAME, hex_at
from ..support.person import Person
from ..support.playing import PROMPT, over, version
from ..support.serving import Server
from ..support.watching import Watcher, watch

MOST = 70  # presses in a game against three bots
DEEDS = ("collect", "buy", "create", "sell", "upgrade", "hire")
DECIDING = f"{PROMPT}.own .decision:not([aria-busy=true])"
FAR = 400  # actions that somebody looks ahead
ALL_BY_ITSELF = "localStorage.setItem('signoria-automatic', 'on')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One on which the same decisions make the same game."""
    program = (sys.executable, "-m", "tests.e2e.support.seeded")
    one = Server(tmp_path_factory.mktemp("seeded"), program)
    yield one
    one.stop()


class Player:
    """Somebody who knows what it wants to do next, and presses what leads there."""

    def __init__(self, one: Person, watcher: Watcher) -> None:
        self.one = one
        self.watcher = watcher
        self.presses = 0
        self.bot = Heuristic()
        self.game = load(GAME)

    def decide(self) -> None:
        """Press once."""
        state = self.watcher.state(version(self.one))
        self.presses += 1
        wish = self.wish(state)
        if wish is None:
            self.play(state, self.bot.choose(state, Rng(1)))
            return
        deed, action, place = wish
        if action in state.legal_actions():
            self.play(state, action)
        else:
            self.set_out("sell" if deed.startswith("sell") else deed, place)

    def play(self, state: State, action: int) -> None:
        """Do what can be done at once."""
        verb, _, place = self.game.format(state, action).partition(" ")
        if verb == "walk":
            hex_at(self.one, place).click(force=True)
        else:
            self.press(f"{PROMPT} [data-action='{action}']")

    def set_out(self, deed: str, place: str) -> None:
        """Go on with a journey, or begin another one."""
        aim, on = f"{PROMPT} [data-deed='{deed}']", f"{PROMPT} .ways .on"
        if self.one.page.locator(f"{aim}[aria-pressed=true]").count():
            self.press(on)
        elif self.one.page.locator(aim).count():
            self.press(aim)
        else:
            hex_at(self.one, place).click(force=True)

    def press(self, selector: str) -> None:
        """Click what is there."""
        self.one.page.locator(selector).first.click()

    def wish(self, state: State) -> tuple[str, int, str] | None:
        """The next thing that the bot would do but throw and walk, and where; None to the end."""
        seat, rng, ahead = state.to_move, Rng(1), state.clone()
        for _ in range(FAR):
            if ahead.to_move == TERMINAL:
                return None
            if ahead.to_move == CHANCE:
                ahead.apply(rng.pick_weighted(ahead.chance_outcomes()))
                continue
            action = self.bot.choose(ahead, Rng(1))
            deed = self.game.format(ahead, action)
            if ahead.to_move == seat and deed.startswith(DEEDS):
                where = self.game.view(ahead, None).hands[seat].hex
                return deed, action, ",".join(map(str, where))
            ahead.apply(action)
        return None


def await_next(one: Person, player: Player) -> None:
    """Decide, and wait until that is done."""
    before = version(one)
    player.decide()
    one.until(lambda: version(one) != before or over(one), "what was pressed")


@pytest.mark.slow
def test_a_game_against_three_bots_takes_few_presses(people: People) -> None:
    one = people("Ada", reduced_motion="reduce")
    one.context.add_init_script(ALL_BY_ITSELF)
    match = one.create("me", "bot", "bot", "bot", game=GAME)
    with watch(one, match) as watcher:
        player = Player(one, watcher)
        one.go(f"/m/{match}")
        while not over(one):
            one.until(lambda: one.page.locator(DECIDING).count() > 0 or over(one), "a decision")
            if not over(one):
                await_next(one, player)
        decisions = watcher.decisions
    print(f"{player.presses} presses for {decisions} decisions")
    assert decisions > MOST  # of which each took a press before
    assert player.presses <= MOST

"""Pictures show the game: looked at pixel by pixel."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import RecordVideo

from signoria import bots, games
from signoria.envs.aec import GameEnv
from signoria.envs.pictures.paint import WIDTH, Pixels, paint
from signoria.envs.pictures.script import FOLDER, Key, Script
from signoria.envs.single import SeatEnv
from signoria.envs.vector import VectorEnv
from signoria.games import CHANCE, TERMINAL, Rng
from signoria.games.contract import State
from signoria.locales import LANGUAGES
from tests.support.every import GAMES

pytestmark = pytest.mark.skipif(
    not FOLDER.joinpath("draw.js").is_file(), reason="the pages are not built: make web"
)

SEATS = ((47, 93, 124), (217, 164, 65), (79, 138, 117), (107, 39, 55), (164, 143, 196))
PAPER = {"light": (246, 239, 224), "dark": (29, 23, 19)}
VELLUM = (252, 248, 238)
HEX, LEFT, TOP, MAP_WIDTH = 20, -227, -202, 620  # of the map of Forging Florence


def play(name: str, players: int, decisions: int, seed: int = 1) -> State:
    """A game after so many decisions of heuristic bots."""
    game, rng, bot = games.load(name), Rng(seed), bots.load("heuristic", name)
    state = game.new_state(game.setup(players, rng=rng))
    while decisions and state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            state.apply(bot.choose(state.seen_by(state.to_move), rng))
            decisions -= 1
    return state


def picture(state: State, name: str, **more: Any) -> Pixels:
    """What a spectator sees."""
    return paint(games.load(name), state, None, **more)


def near(pixels: Pixels, colour: tuple[int, int, int]) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Where there is this colour, or nearly."""
    away = np.abs(pixels.astype(np.int16) - np.array(colour)).max(-1)
    found: np.ndarray[Any, np.dtype[np.bool_]] = away <= 2
    return found


def heads(state: State) -> Iterator[tuple[int, int, bool]]:
    """Row and column of the head of each figure that is alone on its hex, and if it is its turn."""
    view: Any = games.load("forging-florence").view(state, None)
    places = [tuple(hand.hex) for hand in view.hands]
    scale = WIDTH / MAP_WIDTH
    for hand in view.hands:
        q, r = hand.hex
        if places.count((q, r)) == 1:
            x, y = math.sqrt(3) * HEX * (q + r / 2), 1.5 * HEX * r - 8
            active = hand.seat == view.active and view.phase != "over"
            yield round((y - TOP) * scale), round((x - LEFT) * scale), active


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_can_be_said(name: str, language: str) -> None:
    """Fluent puts into braces what it cannot: here there are no plurals, nor dates."""
    script = Script(Key(name, language))
    for decisions in (0, 60, 100_000):
        svg = script.draw(games.load(name), play(name, 3, decisions), None).svg
        said = re.findall(r"<text[^>]*>([^<]+)", svg)
        assert len(said) > 8
        assert not [text for text in said if "{" in text]


@pytest.mark.parametrize("decisions", [0, 90, 300])
def test_figures_stand_where_they_are(decisions: int) -> None:
    state = play("forging-florence", 4, decisions)
    view: Any = games.load("forging-florence").view(state, None)
    pixels = picture(state, "forging-florence")
    alone = [seat for seat, hand in enumerate(view.hands)
             if [other.hex for other in view.hands].count(hand.hex) == 1]  # fmt: skip
    found = list(heads(state))
    assert len(found) == len(alone) >= 2
    for seat, (row, column, active) in zip(alone, found, strict=True):
        assert tuple(pixels[row, column]) == (VELLUM if active else SEATS[seat]), seat


def test_a_disc_appears_on_its_street_and_nowhere_else_in_the_city() -> None:
    game = games.load("calimala")
    state = play("calimala", 3, 0)
    view: Any = game.view(state, None)
    while view.phase != "placing":
        state.apply(state.legal_actions()[0])
        view = game.view(state, None)
    before = picture(state, "calimala")
    state.apply(state.legal_actions()[0])
    after, then = picture(state, "calimala"), cast(Any, game.view(state, None))
    (street,) = [at for at in range(12) if view.streets[at].discs != then.streets[at].discs]
    (disc,) = then.streets[street].discs
    changed = np.argwhere((before != after).any(-1)[:, :580])
    middle = changed.mean(0)
    squares = [divmod(square, 3) for square in then.streets[street].squares]
    row, column = np.mean(squares, 0)
    assert middle == pytest.approx([8 + 61 + 218 * row, 8 + 61 + 222 * column], abs=12)
    (top, left), (bottom, right) = changed.min(0), changed.max(0)
    assert max(bottom - top, right - left) < 60
    spot = after[top:bottom, left:right]
    assert near(spot, SEATS[disc]).sum() > 100


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_shape_has_its_style(name: str, theme: Any) -> None:
    """Without one a shape is black, which is no colour of the pages; and so would be the paper."""
    pixels = picture(play(name, games.load(name).players[-1], 260), name, theme=theme)
    assert tuple(pixels[-1, -1]) == PAPER[theme]
    assert (pixels.max(-1) < 5).sum() == 0
    assert near(pixels, PAPER[theme]).mean() > 0.05


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_nothing_that_is_hidden(name: str) -> None:
    """Of all that agrees with what a spectator has seen there is one picture."""
    state = play(name, 3, 120)
    seen = picture(state, name)
    for seat in range(3):
        other = state.resample(seat, Rng(7))
        np.testing.assert_array_equal(
            paint(games.load(name), other, seat), paint(games.load(name), state, seat)
        )
    assert not np.array_equal(seen, picture(play(name, 3, 140), name))


@pytest.mark.parametrize("name", GAMES)
def test_the_size_is_asked_for_and_even(name: str) -> None:
    state = play(name, 3, 30)
    for width in (400, 801):
        shown = picture(state, name, width=width)
        assert shown.dtype == np.uint8
        assert shown.shape[1:] == (width - width % 2, 3)
        assert shown.shape[0] % 2 == 0


@pytest.mark.parametrize("name", GAMES)
def test_words_are_in_the_language_that_is_asked_for(name: str) -> None:
    state = play(name, 3, 30)
    shown = [picture(state, name, language=language) for language in ("en", "de", "es", "it")]
    for at, one in enumerate(shown):
        assert all(not np.array_equal(one, other) for other in shown[at + 1 :])


@pytest.mark.parametrize("name", GAMES)
def test_environments_draw_what_their_agent_sees(name: str) -> None:
    env = SeatEnv(name, opponents="random", seat=1, render_mode="rgb_array")
    env.reset(seed=3)
    before = env.render()
    for _ in range(9):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert not np.array_equal(before, env.render())
    np.testing.assert_array_equal(env.render(), paint(env._match.game, env._match.now, 1))
    turns = GameEnv(name, render_mode="rgb_array", render_seat=0)
    turns.reset(seed=3)
    np.testing.assert_array_equal(turns.render(), paint(turns.match.game, turns.match.now, 0))


def test_games_side_by_side_have_a_picture_each() -> None:
    """As Gymnasium's own vector of environments gives them."""
    with VectorEnv("calimala", batch=2, players=3, render_mode="rgb_array") as env:
        shown = env.render()
        assert shown is not None
        assert len(shown) == 2
        assert not np.array_equal(*shown)
        np.testing.assert_array_equal(shown[1], picture(env.state(1), "calimala"))
    with VectorEnv("calimala", batch=2, players=3) as env:
        assert env.render() is None
    many: Any = gymnasium.make_vec(
        "signoria/Calimala-v2", 2, "sync", opponents="random", render_mode="rgb_array"
    )
    many.reset(seed=1)
    one, other = many.render()
    assert one.shape == other.shape == shown[0].shape
    many.close()


@pytest.mark.filterwarnings("ignore")  # moviepy leaves its pipes to the collector
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_a_film(name: str, tmp_path: Path) -> None:
    from moviepy import VideoFileClip

    inner = SeatEnv(name, opponents="random", seat=0, render_mode="rgb_array")
    env: Any = RecordVideo(inner, str(tmp_path), episode_trigger=lambda number: True)
    env.reset(seed=1)
    shown = [inner.render()]
    for _ in range(7):
        env.step(int(np.flatnonzero(inner.action_masks())[-1]))
        shown.append(inner.render())
    env.close()
    (film,) = tmp_path.glob("*.mp4")
    with VideoFileClip(str(film)) as clip:
        frames = list(clip.iter_frames())
    assert len(frames) == len(shown)
    for frame, picture in zip(frames, shown, strict=True):
        assert frame.shape == picture.shape
        assert np.abs(frame.astype(int) - picture).mean() < 6  # a film forgets a little


@pytest.mark.parametrize("package", ["quickjs", "resvg_py", "cssselect2"])
def test_what_is_missing_is_named_at_once(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    for module in [each for each in sys.modules if each.startswith("signoria.envs.pictures")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"{package}, .*pip install 'signoria\[render\]'"):
        SeatEnv("calimala", render_mode="rgb_array")
    with pytest.raises(ImportError, match="signoria"):
        VectorEnv("calimala", batch=1, players=3, render_mode="rgb_array")

"""The wheel as somebody who studies the games installs it: the first ten minutes, out of the clone.

What pip builds from a source distribution alone is installed into a fresh environment, all in
folders as people name them, with spaces and letters of their own.  The environment borrows the
other packages from the one that runs the tests, so that nothing is fetched.  The wheel is built
uncompiled, since compiling takes minutes and ``make build`` does it anyway.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parent.parent
OWN_NAME = "Über uns/le città"
PATIENCE = 240  # seconds for one program on a busy machine
FIRST_STEPS = """
import importlib.metadata, pathlib, sys
import signoria

home = pathlib.Path(signoria.__file__).parent
assert home.is_relative_to(sys.prefix), home
from packaging.requirements import Requirement

needed = [Requirement(each) for each in importlib.metadata.requires("signoria")]
research = [each for each in needed if each.marker and each.marker.evaluate({"extra": "research"})]
assert {each.name for each in research} >= {"gymnasium", "numpy", "pettingzoo", "pyarrow"}
for each in research:
    assert importlib.metadata.version(each.name) in each.specifier, each

for name in ("locales/en/names.ftl", "locales/it/report.ftl", "reports/page.css", "py.typed"):
    assert (home / name).exists(), name
assert list(home.glob("**/value.net")), "the networks of the learned bots"
assert list(home.glob("games/forging_florence/**/*.map"))
assert (home / "games" / "calimala" / "rules" / "table.pxd").exists()

import gymnasium

env = gymnasium.make("signoria.envs.single:signoria/Calimala-v2", opponents="random")
observation, info = env.reset(seed=1)
for _ in range(5):
    observation, reward, over, cut, info = env.step(
        env.action_space.sample(observation["action_mask"])
    )

from signoria.envs import calimala_v2, forging_florence_v2

for module in (calimala_v2, forging_florence_v2):
    turns = module.env(players=3)
    turns.reset(seed=2)
    for agent in turns.agent_iter(max_iter=5):
        seen, *_ = turns.last()
        turns.step(turns.action_space(agent).sample(seen["action_mask"]))

from signoria.envs.vector import VectorEnv

with VectorEnv("forging-florence", batch=3, players=2, seed=3, threads=2) as many:
    for _ in range(5):
        many.step(many.arrays.masks.argmax(1))
    assert many.arrays.observations.any()
print("reached the end")
"""


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """What a program prints; shows all that it said if it fails."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": "", "LANG": "en", "LC_ALL": "en", **more},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, without what was built beside them but for the pages of the browser."""
    if not (ROOT / ".git").exists():
        pytest.skip("which files belong to the source is known in a clone only")
    copy = tmp_path_factory.mktemp("source") / OWN_NAME
    parts = ["src", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"]
    parts.append("web/package.json")  # without it nobody would miss the pages
    listed = ("ls-files", "--cached", "--others", "--exclude-standard")
    for name in run("git", *listed, *parts, cwd=ROOT).split():
        if not (ROOT / name).exists():
            continue  # deleted, and not committed yet
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    for folder in ("server/client", "envs/pictures/drawing"):
        shutil.copytree(ROOT / "src/signoria" / folder, copy / "src/signoria" / folder)
    return copy


@pytest.fixture(scope="module")
def distribution(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, as an index of packages would hand it out."""
    place = tmp_path_factory.mktemp("distribution")
    build = f"from setuptools import build_meta; build_meta.build_sdist({str(place)!r})"
    run(sys.executable, "-c", build, cwd=source, SIGNORIA_COMPILED="0", SIGNORIA_CLIENT="0")
    (found,) = place.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def programs(distribution: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the programs of an environment in which the wheel is installed."""
    place = tmp_path_factory.mktemp("place") / OWN_NAME
    place.mkdir(parents=True)
    wheels, home = place / "wheels", place / "home"
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, distribution,
        cwd=place, SIGNORIA_COMPILED="0", SIGNORIA_CLIENT="1", PATH="")  # fmt: skip
    venv.create(home, with_pip=False)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    packages = sysconfig.get_path("purelib", "venv", {"base": str(home)})
    Path(packages, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    run(*pip, "--python", programs / "python", "install", "--no-deps", "--no-index",
        "--ignore-installed", *wheels.glob("*.whl"), cwd=place)  # fmt: skip
    return programs


def test_the_first_steps_of_a_researcher(programs: Path, tmp_path: Path) -> None:
    assert "reached the end" in run(programs / "python", "-I", "-c", FIRST_STEPS, cwd=tmp_path)


def test_games_are_simulated_and_reported(programs: Path, tmp_path: Path) -> None:
    simulate = ("simulate", "calimala", "--bots", "random", "--games", "4", "--threads", "1")
    run(programs / "signoria", *simulate, "--vary", "edition=en,de", "--out", "runs", cwd=tmp_path)
    assert (tmp_path / "runs" / "de" / "games" / "00000.parquet").exists()
    run(programs / "signoria", "report", "runs", cwd=tmp_path)
    assert (tmp_path / "report.html").stat().st_size > 10_000


def test_the_pages_of_the_browser_are_there(programs: Path) -> None:
    found = list(programs.parent.rglob("signoria/server/client/index.html"))
    assert len(found) == 1

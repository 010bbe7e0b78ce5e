"""The build that is meant to be tested is the one that runs."""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.builds import compiled_modules

ROOT = Path(__file__).parent.parent
SETUP = ROOT / "setup.py"
OWN_NAME = "Über uns/le città"
COMPILED = not os.environ.get("SIGNORIA_PURE")


def source_suffix(module: ModuleType) -> str:
    assert module.__file__ is not None
    return Path(module.__file__).suffix


def test_there_are_compiled_modules() -> None:
    assert "signoria.games.calimala.rules.table" in compiled_modules()


@pytest.mark.parametrize("name", compiled_modules())
def test_wanted_build_runs(name: str) -> None:
    assert (source_suffix(import_module(name)) != ".py") == COMPILED


def test_a_process_of_cythons_can_read_setup_py_again() -> None:
    """Where processes are not forked each of them does, and must not begin to build."""
    code = f"import runpy; runpy.run_path({str(SETUP)!r}, run_name='__mp_main__')"
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, cwd=SETUP.parent, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


@pytest.mark.slow
@pytest.mark.skipif(
    not COMPILED or "SIGNORIA_SANITIZED" in os.environ, reason="nothing is to be compiled here"
)
def test_folders_with_names_of_ones_own_are_no_hindrance(tmp_path: Path) -> None:
    """The engine that both games share is compiled where people keep their things."""
    home, engine = tmp_path / OWN_NAME, Path("src/signoria/games/shared/engine")
    shutil.copytree(ROOT / engine, home / engine, ignore=shutil.ignore_patterns("*.so"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, home)
    for package in list(engine.parents)[:-2]:
        (home / package / "__init__.py").touch()
    code = "import signoria.games.shared.engine.search_state as found; print(found.__file__)"
    for words in (["setup.py", "--quiet", "build_ext", "--inplace"], ["-c", code]):
        run = subprocess.run(
            [sys.executable, *words],
            cwd=home,
            env={**os.environ, "SIGNORIA_COMPILED": "1", "PYTHONPATH": "src"},
            capture_output=True,
            text=True,
            check=True,
        )
    assert run.stdout.strip().endswith(sysconfig.get_config_var("EXT_SUFFIX"))
    assert OWN_NAME in run.stdout


def test_what_an_earlier_build_has_left_goes_into_no_wheel(tmp_path: Path) -> None:
    strays = [tmp_path / "signoria" / name for name in ("gone.py", "server/gone.abi3.so")]
    for stray in strays:
        stray.parent.mkdir(exist_ok=True)
        stray.touch()
    command = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path)]
    wishes = {"SIGNORIA_COMPILED": "0", "SIGNORIA_CLIENT": "0"}
    subprocess.run(command, cwd=ROOT, env={**os.environ, **wishes}, check=True)
    assert (tmp_path / "signoria" / "errors.py").exists()
    assert not [stray for stray in strays if stray.exists()]


def test_an_archive_without_pages_says_so(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src/signoria").mkdir(parents=True)
    (tmp_path / "src/signoria/__init__.py").touch()
    command = [sys.executable, "setup.py", "--quiet", "sdist"]
    made = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "this archive has no pages for the browser" in made.stderr
    assert list(tmp_path.glob("dist/*.tar.gz"))


def test_games_know_their_build() -> None:
    assert COMPILED == import_module("signoria.games.calimala").COMPILED


@pytest.mark.parametrize("name", compiled_modules())
def test_plain_is_never_compiled(plain: ModuleType, name: str) -> None:
    module = import_module(name.replace("signoria", "signoria_plain", 1))
    assert source_suffix(module) == ".py"


def test_sanitized_build_runs_when_meant() -> None:
    """The sanitizer run takes the modules of build/san, not those in src."""
    file = import_module("signoria.games.calimala.rules.table").__file__
    assert file is not None
    assert ("build/san" in file) == bool(os.environ.get("SIGNORIA_SANITIZED"))

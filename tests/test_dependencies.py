"""What is not pinned, or has no reason or licence, is found."""

from __future__ import annotations

from typing import Any

import pytest
from packaging.markers import Marker, default_environment
from packaging.requirements import Requirement

from tools.setup.dependencies import PAGE, licence_rows, of_npm, pin_faults, table_faults
from tools.setup.lock import HEAD
from tools.setup.pins import FOLDER, Lock, fingerprint, needs, read_lock, read_project

PROJECT: dict[str, Any] = {
    "build-system": {"requires": ["setuptools>=77"]},
    "project": {
        "name": "signoria",
        "dependencies": ["rich>=13.7"],
        "optional-dependencies": {"report": ["Babel>=2"], "dev": ["signoria[report]", "mypy>=1"]},
    },
}
HASH = "    --hash=sha256:" + "ab" * 32
PAGE_OF_TWO = """\
| package | licence | why |
|---|---|---|
| rich, Babel | MIT, BSD-3-Clause | tables |
| mypy (npm) | MIT | |
"""


def pins(*pins: str, of: list[str] | None = None) -> Lock:
    """A file of pins, made from these requirements."""
    head = HEAD.format(name="dev", digest=fingerprint(of or []))
    return read_lock(head + "".join(f"{pin} \\\n{HASH}\n" for pin in pins))


def test_an_extra_needs_what_the_extras_need_that_it_names() -> None:
    wanted = needs(PROJECT)
    assert wanted["build"] == ["setuptools>=77"]
    assert wanted["run"] == ["rich>=13.7", "setuptools>=77"]
    assert wanted["dev"] == ["Babel>=2", "mypy>=1", "rich>=13.7", "setuptools>=77"]


def test_pins_that_fit_are_no_faults() -> None:
    of = ["Babel>=2", "rich>=13.7"]
    lock = pins("babel==2.18.0", "rich==15.0.0 ; python_version >= '3.12'", of=of)
    assert [pin.hashes for pin in lock.pins] == [1, 1]
    assert lock.pins[1].marker == "python_version >= '3.12'"
    assert list(pin_faults({"dev": of}, {"dev": lock})) == []


@pytest.mark.parametrize(
    ("lock", "fault"),
    [
        (pins("rich==15.0.0", of=["rich>=13"]), "made from other requirements"),
        (pins("babel==2.18.0", of=["rich>=13.7"]), "rich is not pinned"),
        (pins("rich==12.0", of=["rich>=13.7"]), "rich is pinned to 12.0, but rich>=13.7"),
        (pins("rich>=15.0", of=["rich>=13.7"]), "this is no pin: rich>=15.0"),
        (read_lock("rich==15.0\n"), "rich has no hash"),
        (
            read_lock("--index-url https://elsewhere.example\nrich==15.0 \\\n" + HASH),
            "this is no pin: --index-url",
        ),
    ],
)
def test_each_fault_of_a_lock_is_told(lock: Lock, fault: str) -> None:
    assert any(fault in told for told in pin_faults({"run": ["rich>=13.7"]}, {"run": lock}))


def test_files_that_are_missing_left_over_or_at_odds_are_told() -> None:
    one, two = pins("rich==15.0"), pins("rich==15.1")
    told = list(pin_faults({"run": [], "dev": [], "ray": []}, {"run": one, "dev": two, "old": one}))
    assert any("requirements/ray.txt is missing" in fault for fault in told)
    assert any("requirements/old.txt belongs to no extra" in fault for fault in told)
    assert any("rich has other versions in other files: 15.0, 15.1" in fault for fault in told)


def test_each_package_has_its_line_its_reason_and_a_licence() -> None:
    assert list(licence_rows(PAGE_OF_TWO))[1] == ("rich", "MIT", "tables")
    assert list(table_faults(["rich", "babel"], PAGE_OF_TWO)) == []
    assert list(table_faults(["ray"], PAGE_OF_TWO)) == ["docs/dependencies.md has no line for ray"]
    assert list(table_faults(["mypy"], PAGE_OF_TWO)) == [
        "docs/dependencies.md gives no reason for mypy"
    ]
    unknown = PAGE_OF_TWO.replace("MIT, BSD-3-Clause", "MIT, Proprietary")
    assert list(table_faults(["babel"], unknown)) == [
        "docs/dependencies.md: Proprietary is no licence known for babel"
    ]


def test_ours_are_pinned_and_explained() -> None:
    wanted = needs()
    locks = {path.stem: read_lock(path.read_text()) for path in FOLDER.glob("*.txt")}
    assert list(pin_faults(wanted, locks)) == []
    names = [Requirement(each).name for some in wanted.values() for each in some]
    assert list(table_faults([*names, *of_npm()], PAGE.read_text())) == []


def test_no_file_names_a_place_to_fetch_from() -> None:
    for path in FOLDER.glob("*.txt"):
        assert "://" not in path.read_text()


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
def test_every_python_and_machine_gets_one_version_of_each(python: str, machine: str) -> None:
    """Each requirement has just one pin that holds there."""
    here: dict[str, str] = {
        **{name: str(value) for name, value in default_environment().items()},
        "python_version": python,
        "python_full_version": f"{python}.4",
        "platform_machine": machine,
        "sys_platform": "linux",
    }
    for name, some in needs(read_project()).items():
        lock = read_lock((FOLDER / f"{name}.txt").read_text())
        holding = [
            pin.name for pin in lock.pins if not pin.marker or Marker(pin.marker).evaluate(here)
        ]
        assert len(holding) == len(set(holding)), name
        for text in some:
            wanted = Requirement(text)
            if wanted.marker is None or wanted.marker.evaluate(here):
                assert read_lock(f"{wanted.name}==1").pins[0].name in holding

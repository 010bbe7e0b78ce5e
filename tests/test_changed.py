"""Which tests ``make check`` runs."""

from __future__ import annotations

from tools.changed import select_tests

TEXTS = {
    "tests/__init__.py": "",
    "tests/rules/__init__.py": "",
    "tests/rules/tables.py": "from signoria.games.calimala.rules import turn",
    "tests/rules/test_turn.py": "from .tables import table",
    "tests/rules/test_duty.py": "from signoria.games.calimala.rules.duty import owes",
    "tests/server/test_hub.py": "import signoria.server.hub.hub",
}


def test_a_module_brings_the_tests_that_import_it() -> None:
    assert select_tests(["src/signoria/server/hub/hub.py"], TEXTS) == ["tests/server/test_hub.py"]


def test_a_header_brings_the_select_tests_its_module() -> None:
    changed = ["src/signoria/games/calimala/rules/duty.pxd"]
    assert select_tests(changed, TEXTS) == ["tests/rules/test_duty.py"]


def test_a_helper_hands_the_change_on() -> None:
    changed = ["src/signoria/games/calimala/rules/turn.py"]
    assert select_tests(changed, TEXTS) == ["tests/rules/test_turn.py"]


def test_a_changed_test_runs_itself() -> None:
    assert select_tests(["tests/rules/test_duty.py"], TEXTS) == ["tests/rules/test_duty.py"]


def test_what_no_test_imports_brings_none() -> None:
    assert select_tests(["docs/index.md", "src/signoria/errors.py"], TEXTS) == []

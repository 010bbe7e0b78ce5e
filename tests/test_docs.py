"""No link of the documentation is dead, and the site's menu has every page."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
AT_THE_ROOT = sorted(ROOT.glob("*.md"))
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
ELSEWHERE = ("http://", "https://", "mailto:")


def links(page: Path) -> list[str]:
    """The targets of a page's links, without those to other sites."""
    text = CODE.sub("", page.read_text("utf-8"))
    return [link for link in LINK.findall(text) if not link.startswith(ELSEWHERE)]


def menu_pages(menu: Any) -> Iterator[str]:
    """The pages of a site's menu, at every depth."""
    if isinstance(menu, str):
        yield menu
    else:
        for part in menu.values() if isinstance(menu, dict) else menu:
            yield from menu_pages(part)


@pytest.mark.parametrize("page", [*AT_THE_ROOT, *PAGES], ids=lambda page: page.name)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    missing = []
    for link in links(page):
        path = link.partition("#")[0]
        if path and not (page.parent / path).exists():
            missing.append(link)
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_the_site_links_to_nothing_outside_it(page: Path) -> None:
    """Zensical checks links among pages, but not those to files that the site has not."""
    targets = [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
    assert [target for target in targets if not target.is_relative_to(DOCS)] == []


def test_the_menu_has_every_page_once() -> None:
    menu = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]
    assert sorted(menu_pages(menu)) == sorted(str(page.relative_to(DOCS)) for page in PAGES)


def test_the_changelog_tells_what_is_in_this_version() -> None:
    releases = re.findall(
        r"^## (\d\S+) - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(), re.M
    )
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert releases[0] == project["version"]


def test_the_map_of_where_to_change_what_names_places_that_exist() -> None:
    text = (DOCS / "code" / "where.md").read_text("utf-8")
    answers = [row.split(" | ")[1] for row in text.splitlines() if row.startswith("| ")][1:]
    assert len(answers) > 20
    paths = [path for answer in answers for path in re.findall(r"`([\w./-]+)`", answer)]
    roots = (ROOT, ROOT / "src/signoria")
    beside = ROOT / "src/signoria/games/calimala/rules"  # "beside it"
    missing = [path for path in paths if not any((at / path).exists() for at in (*roots, beside))]
    assert [path for path in missing if path != "verify"] == []


def test_the_page_for_hosts_explains_all_that_health_says() -> None:
    sources = (ROOT / "src" / "signoria" / "server").rglob("*.py")
    kinds = re.compile(r'(?:\bhealth\.add\(\s*"([a-z-]+)")|(?:"([a-z]+)": self\._describe_)')
    texts = [path.read_text("utf-8") for path in sources]
    added = {one or other for text in texts for one, other in kinds.findall(text)}
    table = (DOCS / "hosting" / "health.md").read_text("utf-8")
    rows = re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE)
    explained = {kind for row in rows for kind in re.findall(r"`([a-z-]+)`", row)}
    assert len(added) >= 6
    assert added == explained


def test_the_page_for_hosts_has_the_service_as_it_is() -> None:
    page = (DOCS / "hosting.md").read_text("utf-8")
    assert (ROOT / "deploy" / "signoria.service").read_text("utf-8") in page


def test_the_page_on_several_servers_has_the_balancer_as_it_is() -> None:
    """Whoever has installed by pip has no repository to take it from."""
    page = (DOCS / "hosting" / "postgresql.md").read_text("utf-8")
    assert (ROOT / "deploy" / "haproxy.cfg").read_text("utf-8") in page


def test_the_way_of_a_move_names_files_and_functions_that_exist() -> None:
    rows = re.findall(
        r"^\| \d+ \| `(.+?)` \| `(.+?)` \|", (DOCS / "code" / "move.md").read_text("utf-8"), re.M
    )
    assert len(rows) == 30
    roots = (ROOT / "src/signoria", ROOT / "web/src")
    for path, function in rows:
        (file,) = [root / path for root in roots if (root / path).exists()]
        pattern = rf"(def |function |^  |\s){re.escape(function)}(\[\w+\])?(\(|=)"
        assert re.search(pattern, file.read_text("utf-8"), re.M), (path, function)

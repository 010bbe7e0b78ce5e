"""What a server tells of itself: numbers with units, a dashboard and alerts of them, logs."""

from __future__ import annotations

import json
import logging
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from signoria.server.monitoring.logs import JsonFormatter
from tests.server.live import Live, live
from tests.server.ws.test_socket import ALONE, enter

ROOT = Path(__file__).parents[3]
ALERTS = ROOT / "deploy/prometheus/alerts.yaml"
DASHBOARD = ROOT / "deploy/grafana/signoria.json"
PROMTOOL = shutil.which("promtool")
NAME = re.compile(r"\b(?:signoria|process)_[a-z_]+")
UNITS = ("seconds", "bytes", "total", "info")
COUNTED = (  # gauges of how many there are, and how things stand
    *("rooms", "viewers", "damaged", "connections", "tcp_connections", "tcp_places"),
    *("one_address", "health", "analyses_waiting"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def page(server: Live) -> str:
    """The numbers after a match was played at, and something refused."""
    ada = server.browser("Ada")
    match = ada.post("/api/matches", json=ALONE).raise_for_status().json()["id"]
    line = enter(server, match, ada)
    line.say(type="ping")
    line.hear("done")
    assert ada.get("/api/matches/AAAAAAAAAAAAAAAA").status_code == 404
    return httpx.get(f"{server.numbers}/metrics", trust_env=False).text


def names(text: str) -> set[str]:
    """The metrics that a text names."""
    return set(NAME.findall(text))


def test_commands_and_calls_are_measured_in_seconds(page: str) -> None:
    assert 'signoria_command_seconds_count{kind="ping"} 1.0' in page
    assert 'signoria_request_seconds_count{call="create",outcome="answered"} 1.0' in page
    assert 'signoria_request_seconds_count{call="card",outcome="refused"} 1.0' in page
    assert "failed" not in {found[1] for found in re.finditer('outcome="([a-z]+)"', page)}


def test_names_end_in_units_or_count_what_is_there(page: str) -> None:
    families = re.findall(r"^# TYPE signoria_([a-z_]+) (\w+)$", page, re.MULTILINE)
    assert len(families) > 20
    for name, kind in families:
        known = name in COUNTED if kind == "gauge" else name.endswith(UNITS)
        assert known, f"{name} is a {kind} without a unit"


@pytest.mark.parametrize("path", [ALERTS, DASHBOARD], ids=lambda path: path.name)
def test_what_is_shown_and_alerted_is_there(path: Path, page: str) -> None:
    there = names(page)
    wanted = names(path.read_text("utf-8"))
    assert len(wanted) >= 8
    assert {name for name in wanted if name not in there} == set()


def test_the_dashboard_has_titles_and_units() -> None:
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) >= 8
    for panel in panels:
        assert panel["title"]
        assert panel["description"]
        assert panel["fieldConfig"]["defaults"]["unit"]
        assert all(target["expr"] for target in panel["targets"])


@pytest.mark.skipif(PROMTOOL is None, reason="no promtool: apt-get install prometheus")
def test_the_alerts_are_rules() -> None:
    command = [str(PROMTOOL), "check", "rules", str(ALERTS)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_event_is_a_line_of_json() -> None:
    try:
        int("somebody's secret")
    except ValueError:
        failure = sys.exc_info()
    message = ("signoria.x", logging.ERROR, __file__, 1, "match %s:\n “odd”", ("abc",), failure)
    line = JsonFormatter().format(logging.LogRecord(*message))
    event = json.loads(line)
    assert "\n" not in line
    assert event["message"] == "match abc:\n “odd”"
    assert (event["level"], event["logger"]) == ("error", "signoria.x")
    assert event["error"].startswith("ValueError at test_an_event_is_a_line_of_json:")
    assert "secret" not in line
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", event["time"])

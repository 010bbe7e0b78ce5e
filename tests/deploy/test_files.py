"""The files for hosts that are not started as a whole here are at least what they should be."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.server.settings import READERS, VARIABLE

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = ("compose.yaml", "compose.cluster.yaml", "signoria.service")
NOT_OURS = {"PUBLISH", "PASSWORD", "FRONT", "ONE", "TWO"}  # of compose files and the balancer
NOT_EVERYWHERE = re.compile("amd64|x86_64|aarch64|arm64")
HAPROXY = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
BALANCER = re.compile(r"^      (SIGNORIA_[A-Z]+): (.+)$", re.MULTILINE)


def read(name: str) -> str:
    """One of the files, without what explains it."""
    lines = (DEPLOY / name).read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("name", FILES)
def test_settings_are_those_of_the_server(name: str) -> None:
    found = set(re.findall(rf"\b{VARIABLE}([A-Z_]+)\b", read(name))) - NOT_OURS
    assert found
    assert {each.lower() for each in found} <= set(READERS)


def test_the_image_names_no_kind_of_machine() -> None:
    assert not NOT_EVERYWHERE.findall(read("Containerfile"))


def test_the_pages_are_built_from_all_that_they_import() -> None:
    """The stage that builds them cannot run where no image with Node.js is to be had."""
    stage = read("Containerfile").partition(" AS pages")[2].partition("FROM ")[0]
    copies = re.findall(r"^COPY (src/\S+)", stage, re.MULTILINE)
    web = DEPLOY.parent / "web"
    paths = [*web.glob("src/**/*.ts"), *web.glob("src/**/*.svelte"), *web.glob("plugins/*.ts")]
    texts = [path.read_text("utf-8") for path in paths if not path.name.endswith(".test.ts")]
    wanted = {each for text in texts for each in re.findall(r"\.\./(src/signoria/[\w/.-]+)", text)}
    assert len(wanted) > 1
    assert [each for each in wanted if not any(map(each.startswith, copies))] == []


@pytest.mark.parametrize("name", FILES)
def test_no_secret_stands_in_a_file(name: str) -> None:
    values = re.findall(r"PASSWORD\w*[:=] *(.+)", read(name))
    assert all(value.startswith("${SIGNORIA_PASSWORD:?") for value in values)
    assert not re.search(r"://\w+:[^$/]+@", read(name))


@pytest.mark.skipif(HAPROXY is None, reason="no HAProxy here: tools/setup/haproxy.sh as root")
def test_the_balancer_of_the_cluster_can_be_configured_as_the_compose_file_does() -> None:
    balancer = read("compose.cluster.yaml").partition("  balancer:")[2].partition("\n\n")[0]
    variables = {name: value.strip('"') for name, value in BALANCER.findall(balancer)}
    assert set(variables) == {"SIGNORIA_FRONT", "SIGNORIA_ONE", "SIGNORIA_TWO"}
    # Names that only the containers know are no fault: they are looked up again.
    command = [str(HAPROXY), "-c", "-f", str(DEPLOY / "haproxy.cfg")]
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_knows_all_that_the_service_says(tmp_path: Path) -> None:
    unit = tmp_path / "signoria.service"
    unit.write_text(read(unit.name).replace("/opt/signoria/bin/signoria", sys.executable))
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")

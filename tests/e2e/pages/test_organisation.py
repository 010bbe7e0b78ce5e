"""Signing in by an organisation in a browser: to its provider, and back as the same person."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from oidc_provider_mock import run_server_in_thread
from playwright.sync_api import expect

from ..conftest import People
from ..support.person import words
from ..support.serving import Server

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with run_server_in_thread() as provider:
        settings = {
            "SIGNORIA_OIDC_ISSUER": f"http://localhost:{provider.server_port}",
            "SIGNORIA_OIDC_CLIENT": "signoria",
            "SIGNORIA_OIDC_SECRET": "secret",
            "SIGNORIA_OIDC_NAME": "Our School",
        }
        server = Server(tmp_path_factory.mktemp("server"), **settings)
        yield server
        server.stop()


@pytest.fixture
def server(common_server: Server) -> Server:
    return common_server


def test_somebody_signs_in_by_an_organisation(people: People) -> None:
    name = words("sign-in-organisation", name="Our School")
    for own in (None, "Bea"):
        one = people(own)
        one.excused.append("NAME_NOT_RESOLVED")  # the provider's page has a sheet from elsewhere
        one.go("/device").page.get_by_role("link", name=name).click()
        one.page.get_by_placeholder("sub").fill("ada")
        one.page.get_by_role("button", name="Authorize").click()
        expect(one.page).to_have_url(one.url + ("/account" if own else "/"))
        assert one.call("GET", "/api/me")["name"] == "ada"
        if own:
            one.sees(words("former"))

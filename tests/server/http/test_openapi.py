"""The HTTP interface is as its OpenAPI page says, whatever it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from signoria.server.protocol.documents import openapi
from signoria.server.protocol.documents.schema import components
from tests.server.live import Live, live

PAGE = schemathesis.openapi.from_dict(openapi.page(components()))
NAMES = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
]
CHECKS: list[Any] = [checks.CHECKS.get_one(name) for name in NAMES]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def cookie(server: Live) -> str:
    """The cookie of a person."""
    return f"signoria={server.browser('Anna').cookies['signoria']}"


@PAGE.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_answers_are_as_published(case: schemathesis.Case[Any], server: Live, cookie: str) -> None:
    headers = {"Origin": server.url, "Cookie": cookie}
    case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS)

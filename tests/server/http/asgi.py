"""Calling an application without a network."""

from __future__ import annotations

import asyncio

import httpx
from starlette.types import ASGIApp


def call(app: ASGIApp, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """One request; underscores in the names of headers become hyphens."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.request(method, path, headers=named)

    return asyncio.run(ask())

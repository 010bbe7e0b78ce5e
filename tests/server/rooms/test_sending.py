"""Frames that go straight to the line, and those that wait for it."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.server.rooms.viewer import Viewer

from ..world import asynchronous


class Line:
    """A connection that takes frames while it is free."""

    def __init__(self) -> None:
        self.free = True
        self.sent: list[bytes] = []

    def take(self, frames: Sequence[bytes]) -> bool:
        if self.free:
            self.sent += frames
        return self.free


@asynchronous
async def test_a_free_line_takes_frames_at_once() -> None:
    viewer, line = Viewer(None), Line()
    viewer.send_now = line.take
    viewer.send([b"1", b"2"])
    viewer.close(1001, "the server stops")
    assert line.sent == [b"1", b"2"]
    assert [frame async for frame in viewer.frames()] == []


@asynchronous
async def test_nothing_overtakes_what_waits_in_the_outbox() -> None:
    viewer, line = Viewer(None), Line()
    viewer.send_now = line.take
    line.free = False
    viewer.send([b"1"])
    frames = viewer.frames()
    assert await anext(frames) == b"1"
    line.free = True  # while the first frame is still being sent
    viewer.send([b"2"])
    assert line.sent == []
    assert await anext(frames) == b"2"

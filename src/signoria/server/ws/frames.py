"""WebSocket frames as bytes, for what the general parser need not see."""

from __future__ import annotations

import struct

from websockets.utils import apply_mask as apply_mask_plainly

__all__ = ["HEAD", "WHOLE_TEXT", "apply_mask", "frame_header", "is_small_frame", "is_text"]

try:
    from websockets.speedups import apply_mask
except ImportError:
    apply_mask = apply_mask_plainly

WHOLE_TEXT = 0x81  # the first byte of a text in one frame
MASKED = 0x80  # in the second byte, with the size of a small frame
SINGLE = (WHOLE_TEXT, 0x82, 0x88, 0x89, 0x8A)  # first bytes: text, bytes, close, ping, pong
HEAD = 6  # bytes before the content of a small frame of a client, the last four a mask


def is_small_frame(data: bytes) -> bool:
    """Whether these bytes are one frame of a client, not a part of a message, and nothing else."""
    if len(data) < HEAD or not MASKED <= data[1] < MASKED | 126:
        return False
    return data[0] in SINGLE and len(data) == HEAD + data[1] - MASKED


def is_text(data: bytes) -> bool:
    """Whether these are UTF-8, as a text must be."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def frame_header(size: int) -> bytes:
    """The header of a frame from a server, for a text of ``size`` bytes."""
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)

"""Decoders of msgspec, made by one thread at a time.

msgspec works out what it needs of a type when that is first used, and while it does so other
threads find half of it: one that decodes then goes through a null pointer, and the process is gone
(msgspec 0.22; ``tests/test_decoders.py`` shows it).  Whatever reads into a type asks here, where
the types of a decoder are whole before anybody has it.
"""

from __future__ import annotations

import os
from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")
_JSON: dict[Any, msgspec.json.Decoder[Any]] = {}
_MSGPACK: dict[Any, msgspec.msgpack.Decoder[Any]] = {}
_LOCK = RLock()
if hasattr(os, "register_at_fork"):  # a fork has either all of a type or nothing
    os.register_at_fork(
        before=_LOCK.acquire, after_in_parent=_LOCK.release, after_in_child=_LOCK.release
    )


@overload
def json_decoder(kind: type[T]) -> msgspec.json.Decoder[T]: ...
@overload
def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]: ...
def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of JSON into a type; it may be used by any thread."""
    if (found := _JSON.get(kind)) is None:
        with _LOCK:
            found = _JSON.setdefault(kind, msgspec.json.Decoder(kind))
    return found


@overload
def msgpack_decoder(kind: type[T]) -> msgspec.msgpack.Decoder[T]: ...
@overload
def msgpack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]: ...
def msgpack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """The decoder of MessagePack into a type; it may be used by any thread."""
    if (found := _MSGPACK.get(kind)) is None:
        with _LOCK:
            found = _MSGPACK.setdefault(kind, msgspec.msgpack.Decoder(kind))
    return found


@overload
def convert(value: object, kind: type[T]) -> T: ...
@overload
def convert(value: object, kind: Any) -> Any: ...
def convert(value: object, kind: Any) -> Any:
    """A value of builtin types as one of this type; raises ``msgspec.ValidationError``."""
    json_decoder(kind)  # now the type is whole
    return msgspec.convert(value, kind)

"""The numbers of a game's rules as its tables hold them: a record in Python, bytes in C.

New fields go to the end: bytes of states name a number by its place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, Generic, TypeVar

Numbers = tuple[int, ...]
V = TypeVar("V")


class Layout(Generic[V]):
    """A frozen dataclass of numbers from 0 to 255; ``sizes`` has the fields of several.

    What is ``derived`` from them are properties; in C they follow the fields, so that they are
    worked out once for each variant.
    """

    def __init__(
        self,
        record: type[V],
        sizes: Mapping[str, int],
        standard: Sequence[int],
        derived: Sequence[str] = (),
    ) -> None:
        self.sizes = sizes
        self.derived = derived
        self._record = record
        self.names = tuple(field.name for field in fields(record))  # type: ignore[arg-type]
        self.standard_numbers = tuple(standard[: sum(sizes.get(name, 1) for name in self.names)])
        self.standard = self.pack(self.standard_numbers)
        self.kept: dict[bytes, bytes] = {}

    def make(self, found: Mapping[str, Any]) -> V:
        """A record from its fields by name."""
        return self._record(**found)

    def flat(self, values: V) -> Numbers:
        """All numbers in order."""
        return _in_order(values, self.names)

    def whole(self, values: V) -> Numbers:
        """The same and what is derived from them."""
        return self.flat(values) + _in_order(values, self.derived)

    def pack(self, numbers: Numbers) -> V:
        """The inverse of ``flat``."""
        found: dict[str, int | Numbers] = {}
        at = 0
        for name in self.names:
            end = at + self.sizes.get(name, 1)
            found[name] = numbers[at:end] if name in self.sizes else numbers[at]
            at = end
        return self.make(found)

    def to_bytes(self, values: V) -> bytes:
        """The numbers, a byte each, always the same object: compiled tables point into it.

        So what has been played once is kept as long as the process lives: some hundred bytes.
        """
        return _bytes_of(self, values)

    def from_bytes(self, data: bytes) -> V:
        """The numbers that a table holds."""
        found: V = _from_bytes(self, data)
        return found

    def differences(self, values: V) -> bytes:
        """What is not standard: the place and the number of each, two bytes a time."""
        pairs = enumerate(zip(self.flat(values), self.standard_numbers, strict=True))
        return bytes(byte for at, (mine, usual) in pairs if mine != usual for byte in (at, mine))

    def from_differences(self, data: bytes) -> V:
        """The inverse of ``differences``; raises ``ValueError`` for bytes that it does not give."""
        numbers = bytearray(self.standard_numbers)
        for at, number in zip(data[::2], data[1::2], strict=True):
            if at >= len(numbers):
                raise ValueError(f"there is no number at the place {at}")
            numbers[at] = number
        found = self.from_bytes(bytes(numbers))
        if self.differences(found) != data:
            raise ValueError("numbers stand there twice, out of order or for nothing")
        return found


def _in_order(values: Any, names: Sequence[str]) -> Numbers:
    found: list[int] = []
    for name in names:
        value = getattr(values, name)
        found.extend(value if isinstance(value, tuple) else [value])
    return tuple(found)


@lru_cache(maxsize=256)
def _bytes_of(layout: Layout[Any], values: Any) -> bytes:
    found = bytes(layout.whole(values))
    return layout.kept.setdefault(found, found)


@lru_cache(maxsize=256)
def _from_bytes(layout: Layout[Any], data: bytes) -> Any:
    found = layout.pack(tuple(data[: len(layout.standard_numbers)]))
    return layout.standard if found == layout.standard else found

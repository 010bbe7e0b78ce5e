"""The numbers that the model and ``docs/scaling.md`` count with, each with where it is from."""

from __future__ import annotations

from pathlib import Path

import msgspec

from signoria.decoders import json_decoder

FILE = Path(__file__).with_name("coefficients.json")


class Coefficient(msgspec.Struct, frozen=True):
    """A number; ``origin`` is the command that measures it, or why it is assumed."""

    value: float
    unit: str
    origin: str


class Coefficients(msgspec.Struct, frozen=True):
    """All numbers by their names; ``measured`` is the day, ``machine`` where."""

    measured: str
    machine: str
    numbers: dict[str, Coefficient]

    def __getitem__(self, name: str) -> float:
        if name not in self.numbers:
            raise KeyError(f"no coefficient {name}; known are {', '.join(sorted(self.numbers))}")
        return self.numbers[name].value


def load(path: Path = FILE) -> Coefficients:
    """Read them; raises ``msgspec.ValidationError`` for a file that is not of this kind."""
    return json_decoder(Coefficients).decode(path.read_bytes())


def save(found: Coefficients, path: Path = FILE) -> None:
    """Write them, for people to read as well."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=2)
    path.write_bytes(text + b"\n")

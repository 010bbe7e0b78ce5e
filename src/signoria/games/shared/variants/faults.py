"""What can be wrong with a variant, in words in English; the locale files say the same.

The keys begin with ``variant-`` there and among the faults of a setup.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from ...contract import BadSetup
from ..options import BadSetups
from .schema import Fault

FIELD = "Variant"  # of the setup
PREFIX = "variant-"

SETUP = {
    f"{PREFIX}{reason}": f"line {{line}}: {message}"
    for reason, message in {
        "long": "{value} characters are too many; {most} are allowed",
        "syntax": "this is no TOML: {problem}",
        "no-game": 'the file does not say of which game it is a variant: game = "{right}"',
        "no-rules": (
            'the file does not say to which version of the rules it belongs: rules = "{right}"'
        ),
        "game": "this is a variant of “{value}”, not of “{right}”",
        "rules": "it is for version “{value}” of the rules, not “{right}”",
        "unknown": "there is no number “{key}”; there are {known}",
        "whole": "{key} is a whole number from {low} to {high}, not “{value}”",
        "range": "{key} is from {low} to {high}, not {value}",
        "step": "{key} goes in steps of {step}, and {value} is none",
        "list": "{key} is a list of 1 to {most} numbers, not “{value}”",
        "entry": "“{value}” is no entry like key=3",
        "hash": "the hash of these numbers is {right}, not {value}",
    }.items()
}


def raise_first(faults: Sequence[Fault], bad_setup: BadSetups) -> NoReturn:
    """Raise ``BadSetup`` for the first of some faults."""
    first = faults[0]
    raise bad_setup(FIELD, f"{PREFIX}{first.reason}", line=first.line, **first.values)


def bad_setup_of(fault: Fault, game: str) -> BadSetup:
    """A fault as the error that a setup with it would be."""
    values = {"line": fault.line, **fault.values}
    return BadSetup(FIELD, f"{PREFIX}{fault.reason}", fault.reason, values, game)

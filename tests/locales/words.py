"""What each game must have messages of its own for: its keys, as ids without the game's name."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import get_args

from signoria import games
from signoria.games.shared import faults as shared_faults
from signoria.games.shared.variants import faults as variant_faults


@dataclass(frozen=True)
class Words:
    """The ids of a game's own messages; ``events`` are those that tell each type of event."""

    wanted: frozenset[str]
    events: dict[str, tuple[str, ...]]


def module_of(game: str, name: str) -> ModuleType:
    """A module of a game, such as "text.reasons"."""
    return import_module(f"signoria.games.{game.replace('-', '_')}.{name}")


def reasons(game: str) -> ModuleType:
    """Why a game refuses moves."""
    return module_of(game, "text.reasons")


def faults(game: str) -> ModuleType:
    """What is wrong with its setups and notation."""
    return module_of(game, "rules.faults")


def refusals(game: str) -> set[str]:
    """Everything that is refused: moves, setups, notation."""
    return {f"illegal-{key}" for key in reasons(game).REASONS} | bad(faults(game))


def bad(of: ModuleType) -> set[str]:
    """What may be wrong with setups and notation, by a module of faults."""
    found = {f"bad-setup-{key}" for key in of.SETUP}
    found |= {f"bad-move-{key}" for key in of.NOTATION}
    return found | {f"wanted-{key}" for key in of.WANTED}


# Said in the same words for every game.
GENERAL = frozenset(bad(shared_faults) | {f"bad-setup-{key}" for key in variant_faults.SETUP})


def cited_rules(game: str) -> set[str]:
    """The rules that refusals name, in short."""
    return {f"rule-{rule.replace('.', '-')}" for rule, _ in reasons(game).REASONS.values()}


def stats_ids(game: str) -> set[str]:
    """The headings of what a study of many games notes, and the names of all that it lists."""
    stats = games.stats_schema(game)
    found: set[str] = set()
    for kind in stats.kinds:
        found.add(kind.title)
        found |= {name for what in kind.values for name in kind.messages(what)}
    return found


def variant_ids(game: str) -> set[str]:
    """What the numbers are that a variant may set."""
    schema = games.variants(game)
    return {value.text for value in schema.values} if schema else set()


def own(game: str) -> ModuleType:
    """What only that game can say of its words: its module here."""
    return import_module(f"{__package__}.{game.replace('-', '_')}")


def words_of(game: str) -> Words:
    """All that a game must have messages for."""
    module = own(game)
    wanted = {"name"} | refusals(game) | cited_rules(game) | stats_ids(game) | module.WANTED
    wanted |= variant_ids(game)
    wanted |= {name for names in module.EVENTS.values() for name in names}
    return Words(frozenset(wanted - GENERAL), module.EVENTS)


def sample(game: str, value: str) -> str | int:
    """A key or number such as stands in a refusal for this value."""
    found: str | int = own(game).SAMPLES.get(value, 1)
    return found


def event_tags(game: str) -> set[str]:
    """The types of events that a game tells."""
    return {kind.__struct_config__.tag for kind in get_args(games.load(game).event_type)}

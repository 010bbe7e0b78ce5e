"""Between a variant's text and the numbers of a table."""

from __future__ import annotations

from ...shared.variants import reading
from ...shared.variants.schema import Schema
from ...shared.variants.variants import Variants
from ..rules import names
from ..rules.faults import bad_setup
from ..rules.values import LAYOUT
from .contradictions import contradictions
from .schema import PLACES, VALUES

SCHEMA = Schema(names.GAME, "1", VALUES, contradictions)
LONGEST = reading.LONGEST
VARIANTS = Variants(SCHEMA, PLACES, LAYOUT, bad_setup)

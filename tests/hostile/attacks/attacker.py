"""An attack as a process of its own: ``python -m tests.hostile.attacks.attacker JSON``.

It gives way to the processes of the server and the victim, as if it were on another machine.
"""

from __future__ import annotations

import asyncio
import os
import sys

import msgspec

from signoria.decoders import json_decoder

from . import ATTACKS
from .ground import BREAKS, Ground, Order

GIVES_WAY = 10  # by how much, as `nice` counts


async def attack(order: Order) -> Ground:
    """Carry out an order."""
    ground = Ground(order)
    try:
        await ATTACKS[order.attack].run(ground)
    except BREAKS:  # what it needed first was refused
        ground.broken += 1
    return ground


def main() -> None:
    """Carry out the order in the first argument."""
    os.nice(GIVES_WAY)
    order = json_decoder(Order).decode(sys.argv[1])
    print(msgspec.json.encode(asyncio.run(attack(order)).outcome).decode())


if __name__ == "__main__":
    main()

"""Games from which a network learns: played by the game's own advice, now and then at random.

Each game strays from the advice with a chance of its own, most of them seldom, so that positions
come up that good players would not bring about.  Of each game some positions are kept, every
candidate as likely as any other: the beginning of each turn and a quarter of all other moments.
"""

from __future__ import annotations

from typing import Any

import cython

from ..bots.learned import encoder as encoders
from ..bots.learned.encoder import Encoder
from ..games.shared.engine import search_state
from ..games.shared.engine.dealer import Dealer

if not cython.compiled:
    from ..bots.learned.network_limits import HEADS
    from ..envs.vector.array_memory import floats, floats_from, put_float
    from ..games.shared.engine.limits import CHANCE, MOST_CHOICES, TERMINAL
    from ..games.shared.engine.rng import below, chance, step, stream

ASIDE = 4  # one in four moments within a turn is a candidate
WILDEST = 0.2  # of the moves of a game are at random at the most


class Recorder:
    """Plays games and writes what is kept of them into the caller's arrays.

    ``arrays``: ``positions`` by place, seat and input, ``results`` by seat and head, ``turns`` by
    place, all of ``float32``; there is room for ``room`` positions.
    """

    def __init__(self, dealer: Dealer, encoder: Encoder, arrays: Any, room: int) -> None:
        self.dealer = dealer
        self.world = self.dealer.world
        self.encoder = encoder
        self.advice = self.encoder.advice
        self.keep = arrays
        self.positions = floats(arrays.positions)
        self.results = floats(arrays.results)
        self.turns = floats(arrays.turns)
        self.room = room
        self.seed = 0
        self.candidates = 0
        self.stray = 0.0
        if not cython.compiled:
            self.choices = [0] * MOST_CHOICES
            self.weights = [0.0] * MOST_CHOICES


def random(recorder: Recorder) -> int:
    """The generator, gone on by one number."""
    recorder.seed = step(recorder.seed)
    return recorder.seed


def place(recorder: Recorder) -> int:
    """Where the next candidate is kept, -1 if it is not (Vitter's reservoir, algorithm R)."""
    recorder.candidates += 1
    if recorder.candidates <= recorder.room:
        return recorder.candidates - 1
    at = below(random(recorder), recorder.candidates)
    return at if at < recorder.room else -1


def keep(recorder: Recorder, at: int) -> None:
    """Write the position as all seats see it."""
    seats = recorder.world.seats
    encoders.judge(recorder.encoder)
    for seat in range(seats):
        line = (at * seats + seat) * recorder.encoder.inputs
        encoders.encode(recorder.encoder, seat, floats_from(recorder.positions, line))
    put_float(recorder.turns, at, recorder.world.turn())


def preferred_move(recorder: Recorder, n: int) -> int:
    """The move that the advice thinks likeliest, one of the likeliest at random."""
    recorder.advice.weigh(recorder.choices, n, recorder.weights)
    highest = -1.0
    equals = 0
    chosen = 0
    for i in range(n):
        if recorder.weights[i] > highest:
            highest = recorder.weights[i]
            equals = 0
        if recorder.weights[i] == highest:
            equals += 1
            if equals == 1 or below(random(recorder), equals) == 0:
                chosen = recorder.choices[i]
    return chosen


def move(recorder: Recorder, mover: int) -> None:
    """A decision or a chance event."""
    if mover == CHANCE:
        recorder.world.apply(recorder.world.chance(random(recorder)))
        return
    n = recorder.world.legal(recorder.choices)
    if n == 1:
        recorder.world.apply(recorder.choices[0])
    elif chance(random(recorder)) < recorder.stray:
        recorder.world.apply(recorder.choices[below(random(recorder), n)])
    else:
        recorder.world.apply(preferred_move(recorder, n))


def conclude(recorder: Recorder) -> None:
    """Write the results of all seats: the victory, the place, the lead."""
    for seat in range(recorder.world.seats):
        at = HEADS * seat
        put_float(recorder.results, at, search_state.victory_share(recorder.world, seat))
        put_float(recorder.results, at + 1, search_state.beaten_share(recorder.world, seat))
        put_float(recorder.results, at + 2, search_state.lead_share(recorder.world, seat))


def play_out(recorder: Recorder) -> None:
    """A game to its end."""
    turn = -1
    mover = recorder.world.to_move()
    while mover != TERMINAL:
        if recorder.world.turn() != turn or below(random(recorder), ASIDE) == 0:
            turn = recorder.world.turn()
            at = place(recorder)
            if at >= 0:
                keep(recorder, at)
        move(recorder, mover)
        mover = recorder.world.to_move()
    conclude(recorder)


def play(recorder: Recorder, seed: int) -> tuple[int, int]:
    """The game of this seed; returns how many positions were kept, and its turns."""
    with cython.nogil:
        recorder.dealer.deal(seed)
        recorder.seed = stream(seed, 1)
        recorder.candidates = 0
        recorder.stray = chance(random(recorder))
        recorder.stray *= WILDEST * recorder.stray
        play_out(recorder)
    return min(recorder.candidates, recorder.room), recorder.world.turn()

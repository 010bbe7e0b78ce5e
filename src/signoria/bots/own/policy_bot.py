"""A policy that was exported as ONNX: of the legal actions it takes the one that it rates highest.

Its first input takes observations, ``[batch, size]`` in float32; a second one, if it has one, takes
the mask of what is legal, ``[batch, actions]``.  Its first output rates the actions.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ... import games
from ...games.contract import Rng, State
from .bot_fault import BotFault, error_text

ENDING = ".onnx"
EXTRA = "policies"
FLOATS = "tensor(float)"
MASKS = {
    FLOATS: "float32",
    "tensor(bool)": "bool",
    "tensor(int8)": "int8",
    "tensor(int64)": "int64",
}


class PolicyBot:
    """Plays as a policy in a file says; raises ``BotFault`` if it is none for this game."""

    def __init__(self, path: str, game: str) -> None:
        self.name = path
        self.actions = games.load(game).num_actions
        self.size = sum(field.size for field in games.observation_layout(game))
        self._session = open_session(path)
        self._check_shapes()

    def choose(self, seen: State, rng: Rng) -> int:
        """The legal action that is rated highest, of equal ones the first."""
        import numpy as np

        legal = seen.legal_actions()
        row = np.asarray(seen.observation(seen.to_move), np.float32)[None]
        given = {self._session.get_inputs()[0].name: row}
        for each in self._session.get_inputs()[1:]:
            mask = np.zeros((1, self.actions), MASKS[each.type])
            mask[0, legal] = 1
            given[each.name] = mask
        rates = self._session.run(None, given)[0].reshape(-1)[legal]
        if not np.isfinite(rates).any():
            raise BotFault("no-rates", bot=self.name)
        return legal[int(np.nanargmax(rates))]

    def _check_shapes(self) -> None:
        """What goes in and comes out must be what the game has."""
        inputs, outputs = self._session.get_inputs(), self._session.get_outputs()
        if not 1 <= len(inputs) <= 2:
            raise BotFault("inputs", bot=self.name, number=len(inputs))
        self._check_shape("input", inputs[0], self.size, [FLOATS])
        for each in inputs[1:]:
            self._check_shape("mask", each, self.actions, list(MASKS))
        self._check_shape("output", outputs[0], self.actions, [FLOATS])

    def _check_shape(self, what: str, given: Any, size: int, kinds: list[str]) -> None:
        """A matrix of so many columns; a side that the file leaves open fits."""
        shape = list(given.shape)
        free = [side for side in shape if not isinstance(side, int)]
        fits = len(shape) == 2 and shape[0] in (1, *free) and shape[1] in (size, *free)
        if not fits or given.type not in kinds:
            told = f"{given.type.removeprefix('tensor(').removesuffix(')')} {shape}"
            right = f"float [1, {size}]"
            raise BotFault(f"shape-{what}", bot=self.name, there=told, right=right)


def open_session(path: str) -> Any:
    """The policy, ready to be asked, by one thread; raises ``BotFault``."""
    if not Path(path).is_file():
        raise BotFault("no-file", bot=path)
    try:
        import onnxruntime
    except ImportError:
        raise BotFault("no-onnx", bot=path, extra=EXTRA) from None
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1  # games share the cores out
    settings.log_severity_level = 4
    try:
        return onnxruntime.InferenceSession(path, settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # its classes of errors are not told
        raise BotFault("onnx", bot=path, what=error_text(error)) from error

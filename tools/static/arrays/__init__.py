"""The part of NumPy that reports use, in Python alone: pages without a server have it as ``numpy``.

There is no NumPy for the Python of the pages that could be had from a registry, and the statistics
of a report shall not be written a second time.  So the report's own code runs on these arrays: some
hundred games are few enough.  What is not here fails as an unknown name; what is here gives what
NumPy gives (tests/static/test_arrays.py), but for the last digits of long sums.
"""

from __future__ import annotations

from . import typing
from .array import argmax, argmin, argsort, asarray, isnan, ndarray, where
from .array import array_of as array
from .elementwise import abs, ceil, clip, maximum, minimum, nan_to_num, rint, sign, sqrt
from .making import arange, frombuffer, full, ones, zeros
from .ordering import bincount, cumsum, diff, flatnonzero, isin, lexsort, unique
from .ordering import place_among as searchsorted
from .shaping import (
    array_equal,
    broadcast_arrays,
    concatenate,
    errstate,
    mean,
    pad,
    prod,
    ravel_multi_index,
    stack,
    sum,
)

float64, int64, bool_ = float, int, bool
nan = float("nan")

__all__ = [
    "abs",
    "arange",
    "argmax",
    "argmin",
    "argsort",
    "array",
    "array_equal",
    "asarray",
    "bincount",
    "bool_",
    "broadcast_arrays",
    "ceil",
    "clip",
    "concatenate",
    "cumsum",
    "diff",
    "errstate",
    "flatnonzero",
    "float64",
    "frombuffer",
    "full",
    "int64",
    "isin",
    "isnan",
    "lexsort",
    "maximum",
    "mean",
    "minimum",
    "nan",
    "nan_to_num",
    "ndarray",
    "ones",
    "pad",
    "prod",
    "ravel_multi_index",
    "rint",
    "searchsorted",
    "sign",
    "sqrt",
    "stack",
    "sum",
    "typing",
    "unique",
    "where",
    "zeros",
]

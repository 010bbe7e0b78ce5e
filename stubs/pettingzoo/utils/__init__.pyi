from . import wrappers as wrappers

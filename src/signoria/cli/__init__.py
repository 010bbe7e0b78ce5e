"""The commands: each in a module with ``configure(parser)`` and ``run(args) -> int``."""

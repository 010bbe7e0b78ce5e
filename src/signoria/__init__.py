"""Signoria: the board games Calimala and Forging Florence, to play, to watch and to study."""

__version__: str


def __getattr__(name: str) -> str:
    # Reading the metadata takes longer than importing all the rules, so only on request.
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("signoria")
        except PackageNotFoundError:  # run from the sources, without being installed
            return "unknown"
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

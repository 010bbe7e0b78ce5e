"""Training the network that judges positions (``signoria train``), for any game.

``sample_recorder`` plays games between heuristics and keeps some of their positions,
``sample_shards`` puts them on disk, ``fitting`` learns from them with PyTorch.  ``signoria train``
does all of it, and goes on where it was interrupted.  docs/research/search.md describes the steps.
"""

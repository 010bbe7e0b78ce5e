"""Training the network that judges positions (``signoria train``), for any game.

``recording`` plays games between heuristics and keeps some of their positions, ``shards`` puts
them on disk, ``fitting`` learns from them with PyTorch, ``command`` does it all and can be
interrupted and taken up again.  docs/search.md describes the steps.
"""

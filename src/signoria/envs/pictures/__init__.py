"""Pictures of games, drawn as the pages draw them: for ``render_mode="rgb_array"`` and films.

``script`` runs the pages' own components, which give SVG; ``styles`` and ``shapes`` make of their
style sheets what a drawing library understands, and ``paint`` makes pixels of it.
"""

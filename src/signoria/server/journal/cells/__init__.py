"""A journal over a store of plain cells, such as a browser has."""

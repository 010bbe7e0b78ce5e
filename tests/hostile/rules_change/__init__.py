"""A made-up game whose rules change between two starts of a server."""

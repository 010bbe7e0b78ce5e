"""The compiled ground of every game's rules: chance, dealing, playouts, bits, search."""

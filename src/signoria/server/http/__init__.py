"""HTTP: the application, its guards and its answers."""

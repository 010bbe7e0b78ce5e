"""What writes pages, pictures and notebooks of the documentation."""

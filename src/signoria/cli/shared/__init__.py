"""What several commands share, and the longer parts of single ones."""

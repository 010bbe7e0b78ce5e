"""Commands that join records with the words of the terminal, above both."""

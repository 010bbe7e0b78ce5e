"""Tables, players and oracles for the tests of Calimala."""

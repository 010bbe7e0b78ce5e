"""What the games share: options, setups, notation, random numbers, searches, statistics."""

"""Playing over the network: a bot that talks to a server by its published protocol."""

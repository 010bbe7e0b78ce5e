"""The queue model of several servers."""

"""The checked face of the rules: class State, how one is made, copied and checked."""

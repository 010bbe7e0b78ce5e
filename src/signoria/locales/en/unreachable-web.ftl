# topic: none
# What an installed Signoria shows where its server cannot be reached.

unreachable-title = Signoria cannot be reached
unreachable-why = This device has no network, or the server is away for a moment.
unreachable-matches = Nothing is lost: your matches are with the server, and you go on where you were as soon as it can be reached.
unreachable-again = Try again

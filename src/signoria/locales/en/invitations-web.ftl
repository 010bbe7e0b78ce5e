# topic: match
# Invitations: who asks whom, and playing again with other settings.

invited-accept = Accept
invited-decline = Decline
invited-what = { $name } invites you to play { $game }.
invited-again = { $name } proposes to play again.
invited-same = All is as the last time.
invited-other = Other than the last time:
invited-waits = invited, has not answered yet
invited-declined = { $name } has declined
invited-withdraw = Withdraw the invitation
invited-silent = Still to answer: { $names }.
again-clock = Time as the last time: { $clock }
again-what = The others are asked; the match begins when all have accepted.
again-send = Propose the match
again-start = Play
again-void = Nobody plays the match that was proposed. You can propose another one.

# topic: absence
# Where somebody does not come: what the others may do, and how one takes over again.

absence-since = { $player } has not moved since { $since }.
absence-later = A bot may stand in from { $from } on.
absence-remind = Remind
absence-stand-in = Let a bot stand in
absence-sure = Let a bot play for { $player }?
absence-what = It plays until { $player } comes back. Everybody sees it. If nobody comes back, you can offer the seat to somebody new, in the list of seats.
absence-yours = You have not moved for a long time: the bot { $bot } plays for you, so that the match goes on.
absence-return = Take over again
absence-offer = Offer the seat
absence-offer-sure = Somebody new for { $player }?
absence-offer-what = Whoever has the link takes the seat over as it stands, with all that it knows, and plays on. Until then { $player } can come back, afterwards not.
absence-offer-make = Make a link
absence-offer-link = Link to the seat of { $player }
absence-take = Take the seat over
absence-take-title = A seat is offered to you
absence-take-what = { $player } does not come, and a bot plays on. You take the seat over as it stands: its points, its things and what only it knows.
absence-watch = Only watch
problem-not-waiting = nobody waits for that seat just now
problem-own-seat = that is your own seat
problem-remind-later = you can remind after a day without a move, and once a day
problem-not-absent = the time that this match gives has not passed yet
problem-clock-runs = in this match the clock decides when a bot plays
problem-not-replaced = no bot plays there for somebody who does not come
problem-offered = that seat is offered already

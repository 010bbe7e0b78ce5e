# topic: absence
# Where somebody does not come: what the others may do, and how one takes over again.

absence-since = { $player } has not moved since { $since }.
absence-later = A bot may stand in from { $from } on.
absence-remind = Remind
absence-stand-in = Let a bot stand in
absence-sure = Let a bot play for { $player }?
absence-what = It plays until { $player } comes back, which is possible at any time. Everybody sees it.
absence-yours = You have not moved for a long time: the bot { $bot } plays for you, so that the match goes on.
absence-return = Take over again
problem-not-waiting = nobody waits for that seat just now
problem-own-seat = that is your own seat
problem-remind-later = you can remind after a day without a move, and once a day
problem-not-absent = the time that this match gives has not passed yet
problem-clock-runs = in this match the clock decides when a bot plays

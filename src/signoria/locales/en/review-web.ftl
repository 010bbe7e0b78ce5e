# topic: review
# Looking back at a match: the way through it, and whose cards are seen.

web-review-table = To the table
web-review-way = The way through the match
web-review-moment = Moment
web-review-step = step { $step } of { $steps }
web-review-opening = Before the first round
web-review-first = To the beginning
web-review-last = To the end
web-review-before = One step back
web-review-after = One step on
web-review-turn-before = Turn before
web-review-turn-after = Next turn
web-review-scoring-before = Scoring before
web-review-scoring-after = Next scoring
web-review-speed = Steps a second
web-review-eyes = Whose cards are seen
web-review-onlooker = a spectator

# Playing on from a moment.
play-on = Play on from here
play-on-what = A new match begins with this position. It is hypothetical: what your seat had not seen is drawn anew, and bots play the others.
play-on-seat = You play
play-on-open = Open for friends
play-on-open-why = A seat that is open waits for whoever gets the invitation link. The game goes on when nobody is missing.
play-on-bot = The others are played by
play-on-begin = Begin
